// Compare: strategies side by side with live bars, a table to sort, a chart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { boardNames, openSample } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {string[]} strategies */
async function compare(page, strategies) {
  const panel = page.locator("#compare details");
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
  for (const box of await page.locator('input[name="compared"]').all()) {
    await box.setChecked(strategies.includes((await box.getAttribute("value")) ?? ""));
  }
  await page.locator("#compare-start").click();
}

/** @param {Page} page @param {number} column */
const columnOf = (page, column) =>
  page.locator(`#compare tbody tr > :nth-child(${column})`).allTextContents();

test("the chosen strategies run on the same puzzle and end in a table", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "heart.non");
    await compare(page, ["auto", "probe", "sat"]);
    await page.locator("#compare table").waitFor();
    assert.deepEqual((await columnOf(page, 1)).sort(), ["Probing", "SAT solver", "Strongest"]);
    assert.deepEqual(await columnOf(page, 2), ["solved", "solved", "solved"]);
    assert.equal(await page.locator("#compare .lane").count(), 0);
  }));

test("all at once gives the same table", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.getByText("Strategies side by side").click();
    await page.locator("#at-once").check();
    await page.locator("#compare-start").click();
    await page.locator("#compare table").waitFor();
    assert.equal((await columnOf(page, 1)).length, await page.locator('input[name="compared"]').count());
  }));

test("a click on a heading sorts, a second one turns the order round", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "heart.non");
    await compare(page, ["auto", "probe", "sat", "learn"]);
    await page.locator("#compare table").waitFor();
    await page.getByRole("button", { name: "Strategy" }).click();
    const rising = await columnOf(page, 1);
    assert.deepEqual(rising, [...rising].sort());
    assert.equal(await page.locator("#compare th[aria-sort]").getAttribute("aria-sort"), "ascending");
    await page.getByRole("button", { name: "Strategy" }).click();
    assert.deepEqual(await columnOf(page, 1), rising.reverse());
    await page.getByRole("button", { name: "Nodes" }).click();
    const nodes = (await columnOf(page, 4)).map((text) => Number(text.replaceAll(",", "")));
    assert.deepEqual(
      nodes,
      [...nodes].sort((a, b) => a - b),
    );
  }));

test("one time limit holds for all, and what it comes to is said beforehand", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "heart.non");
    /** @type {{time_limit?: number, strategy?: string}[]} */ const asked = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/jobs")) asked.push(request.postDataJSON());
    });
    await page.getByText("Strategies side by side").click();
    const total = page.locator("#compare-total");
    assert.equal(await total.textContent(), "6 × 1 s: at most 6 s in all.");
    await page.getByLabel("Seconds for each").fill("15");
    assert.equal(await total.textContent(), "6 × 15 s: at most 1 min 30 s in all.");
    await page.locator("#compare-start").click();
    await page.locator("#compare table").waitFor();
    assert.deepEqual(
      asked.map(({ time_limit: limit }) => limit),
      [15, 15, 15, 15, 15, 15],
    );
  }));

test("a row opens its answer on the board", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    const before = await boardNames(page);
    await compare(page, ["auto", "mrv"]);
    await page.locator("#compare table").waitFor();
    assert.deepEqual(await boardNames(page), before);
    await page.getByRole("button", { name: "Fewest digits first" }).click();
    await page.locator("#watch").waitFor();
    assert.notDeepEqual(await boardNames(page), before);
    const pressed = page.locator('#compare tbody [aria-pressed="true"]');
    assert.deepEqual(await pressed.allTextContents(), ["Fewest digits first"]);
  }));

test("times are written as people say them", () =>
  program.onPage(async (page) => {
    const said = await page.evaluate(async () => {
      const { inTime } = await import(`${location.origin}/js/elements/durations.js`);
      return [0, 0.04, 0.42, 9.94, 35.4, 999.4, 999.6, 1234, 20_000, 59_960, 125_000].map(inTime);
    });
    assert.deepEqual(said, [
      ...["0 ms", "0 ms", "0.4 ms", "9.9 ms", "35 ms", "999 ms"],
      ...["1 s", "1.2 s", "20 s", "1 min", "2 min 5 s"],
    ]);
  }));

test("the chart shows the score or the time, each bar with its figure", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await compare(page, ["auto", "greedy"]);
    const chart = page.locator("#compare .chart svg");
    await chart.waitFor();
    assert.match(
      (await chart.getAttribute("aria-label")) ?? "",
      /^score of each strategy: (Strongest|Greedy) \d+, (Strongest|Greedy) \d+$/,
    );
    assert.equal(await chart.locator("rect").count(), 2);
    await page.getByLabel("What the chart shows").selectOption("time");
    assert.match(
      (await chart.getAttribute("aria-label")) ?? "",
      /^time of each strategy: (Strongest|Greedy) [\d.]+ m?s, (Strongest|Greedy) [\d.]+ m?s$/,
    );
  }));

test("bars are live and Stop ends the comparison", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await page.getByText("Strategies side by side").click();
    await page.getByLabel("Seconds for each").fill("3600");
    await compare(page, ["anneal", "greedy"]);
    await page.locator("#compare .lane", { hasText: /best \d+/ }).waitFor();
    await page.locator("#compare .per-cent", { hasText: /^\d+ %$/ }).first().waitFor();
    await page.locator("#compare-stop").click();
    await page.locator("#compare tbody", { hasText: "cancelled" }).waitFor();
    await page.locator("#compare-start:not([disabled])").waitFor();
  }));
