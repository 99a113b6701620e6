// Solve: strategies with their parameters, Start and Stop, and a status line that says what is going on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { until, withProgram } from "./harness.js";
import { openFamily, openSample, solve, statusIs } from "./player.js";

const program = withProgram();

/** @param {import("playwright-core").Page} page */
const barOf = (page) =>
  page.locator("#progress").evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).position);

test("the drop-down offers what the program has, each strategy with its description", () =>
  program.onPage(async (page) => {
    const { families } = await (await page.request.get(`${program.address}/api/families`)).json();
    for (const { name, strategies } of families) {
      await openFamily(page, name);
      const values = await page
        .locator("#strategy option")
        .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
      assert.deepEqual(
        values,
        strategies.map((/** @type {{name: string}} */ strategy) => strategy.name),
      );
      const last = strategies.at(-1);
      await page.locator("#strategy").selectOption(last.name);
      assert.equal(await page.locator("#strategy-description").textContent(), last.description);
      assert.equal(await page.locator("#time-limit").inputValue(), String(last.time_limit));
    }
  }));

test("the parameter form follows the schema, and what it holds reaches the strategy", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await page.locator("#strategy").selectOption("greedy");
    await page.getByText("Parameters").click();
    const choices = await page.locator("#parameter-prefer option").allTextContents();
    assert.deepEqual(choices, ["most", "fewest", "largest_digit"]);
    await page.locator("#parameter-prefer").selectOption("fewest");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/jobs"));
    await page.locator("#start").click();
    assert.deepEqual((await sent).postDataJSON().params, { prefer: "fewest" });
    await statusIs(page, "Ready");
  }));

test("a value outside its range is not sent", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await page.locator("#strategy").selectOption("anneal");
    await page.getByText("Parameters").click();
    await page.locator("#parameter-chains").fill("1000");
    await page.locator("#start").click();
    assert.equal(
      await page.locator("#parameter-chains").evaluate((field) => field === document.activeElement),
      true,
    );
    assert.equal(await page.locator("#status").textContent(), "");
  }));

test("a run that finishes is ready with its headline", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await solve(page, { strategy: "greedy" });
    assert.match(
      (await page.locator("#status").textContent()) ?? "",
      /^Ready \(\d+ moves, \d+ of 160 cells\)$/,
    );
    assert.match((await page.locator("#run-clock").textContent()) ?? "", /^\d+\.\d s \/ 1 s$/);
    assert.match((await page.locator("#figures").textContent()) ?? "", /nodes · best \d+$/);
    assert.equal(await barOf(page), 1);
  }));

test("a run shows its progress and locks the drop-down; Stop cancels it and resets the bar", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await page.locator("#strategy").selectOption("anneal");
    await page.locator("#start").click();
    await statusIs(page, "Computing…");
    assert.equal(await page.locator("#strategy").isDisabled(), true);
    assert.equal(await page.locator("#start").isDisabled(), true);
    await page.locator("#run-message:not(:empty)").waitFor();
    await page.locator("#figures", { hasText: /nodes · best \d+/ }).waitFor();
    await page.locator("#run-clock", { hasText: /^\d+\.\d s \/ 20 s$/ }).waitFor();
    await page.locator("#stop").click();
    await statusIs(page, "Cancelled");
    assert.equal(await page.locator("#status").textContent(), "Cancelled");
    assert.equal(await barOf(page), 0);
    assert.equal(await page.locator("#strategy").isDisabled(), false);
    assert.match((await page.locator("#run-message").textContent()) ?? "", /^Best so far: \d+ moves/);
  }));

test("neither the share nor the best so far ever falls, whatever is reported", () =>
  program.onPage(async (page) => {
    const seen = await page.evaluate(async () => {
      const runnerAt = "/js/model/runner.js"; // as the page's own scripts have it
      const { Runner } = await import(runnerAt);
      const reports = [
        { done: 0.5, message: "", best: 144, nodes: 20 },
        { done: 0.4, message: "", best: 143, nodes: 10 },
        { done: 0.6, message: "", best: null, nodes: 30 },
      ];
      /** @type {unknown[]} */ const states = [];
      const start = (/** @type {unknown} */ _, /** @type {(progress: unknown) => void} */ report) => {
        for (const each of reports) {
          report(each);
          const { done, best, nodes } = runner.store.value;
          states.push([done, best, nodes]);
        }
        return { result: Promise.reject(new Error("enough")), stop() {} };
      };
      const runner = new Runner({ start });
      await runner.start({ family: "", puzzle: "", answer: null, strategy: "", params: {}, limit: 1 });
      return states;
    });
    assert.deepEqual(seen, [
      [0.5, 144, 20],
      [0.5, 144, 20],
      [0.6, 144, 30],
    ]);
  }));

test("a run that is out of time says so and can be followed by another", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "sample21.txt");
    await page.locator("#strategy").selectOption("mrv");
    await page.locator("#time-limit").fill("0.2");
    await page.locator("#start").click();
    await statusIs(page, "Timed out");
    assert.equal(await page.locator("#status").textContent(), "Timed out");
    await solve(page, { strategy: "auto" });
  }));

test("a puzzle without an answer is reported as such, with the reason", () =>
  program.onPage(async (page) => {
    await openSample(page, "mines", "inconsistent.txt");
    await page.locator("#start").click();
    await statusIs(page, "No solution");
    assert.notEqual(await page.locator("#run-message").textContent(), "");
  }));

test("another strategy clears the old answer and its playback", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await solve(page, { strategy: "greedy" });
    await page.locator("#strategy").selectOption("auto");
    assert.equal(await page.locator("#status").textContent(), "");
    assert.equal(await page.locator("#watch").isHidden(), true);
    assert.equal(await barOf(page), 0);
  }));

test("a page that goes away takes its run with it", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await page.locator("#strategy").selectOption("anneal");
    await page.locator("#time-limit").fill("600");
    await page.locator("#start").click();
    await page.locator("#run-message:not(:empty)").waitFor();
    await page.goto("about:blank");
    await until(async () => (await (await fetch(`${program.address}/api/health`)).json()).jobs === 0);
  }));
