// The control window: the lines of the solver's own window in their order, and the next move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { openSample } from "./player.js";

const program = withProgram();

test("it has an address of its own, the lines in their order, and fits 380 pixels", () =>
  program.onPage(
    async (page) => {
      assert.deepEqual(await page.locator("dt").allTextContents(), [
        "Window",
        "Board",
        "Reading",
        "Strategy",
        "Solution",
        "Progress",
      ]);
      assert.deepEqual(await page.locator("#control > .row").first().locator("button").allTextContents(), [
        "START",
        "STOP",
      ]);
      assert.match((await page.locator("#control-board").textContent()) ?? "", /^\d+x\d+$/);
      assert.deepEqual(await page.locator("dd").nth(0).allTextContents(), ["–"]);
      assert.deepEqual(await page.locator("dd").nth(2).allTextContents(), ["–"]);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 380);
    },
    { path: "/control.html", viewport: { width: 380, height: 620 } },
  ));

test("START solves, the next move is shown, and each is ticked off", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await page.goto(`${program.address}/control.html`);
    await page.locator("#control-strategy").selectOption("greedy");
    await page.locator("#control-start").click();
    await page.locator("#control-solution", { hasText: /^Ready \(/ }).waitFor();
    await page.locator("#control-clock", { hasText: /^\d+\.\d s \/ 1 s$/ }).waitFor();
    const next = page.locator("#control-next");
    await next.filter({ hasText: /^Next, 1 of \d+: row \d+, column \d+ to/ }).waitFor();
    await page.locator("#control-forward").click();
    await next.filter({ hasText: /^Next, 2 of/ }).waitFor();
    await page.locator("#control-back").click();
    await next.filter({ hasText: /^Next, 1 of/ }).waitFor();
  }));

test("STOP cancels and the bar is back at nothing", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await page.goto(`${program.address}/control.html`);
    await page.locator("#control-strategy").selectOption("anneal");
    await page.locator("#control-start").click();
    await page.locator("#control-solution", { hasText: "Computing…" }).waitFor();
    assert.equal(await page.locator("#control-strategy").isDisabled(), true);
    await page.locator("#control-stop").click();
    await page.locator("#control-solution", { hasText: /^Cancelled$/ }).waitFor();
    assert.equal(
      await page
        .locator("#control-progress")
        .evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value),
      0,
    );
  }));

test("where the browser can, it floats above everything and follows the page", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    const [floating] = await Promise.all([
      page.context().waitForEvent("page"),
      page.locator("#open-control").click(),
    ]);
    await floating.locator("#control-board", { hasText: /^\d+x\d+$/ }).waitFor();
    await floating.locator("#control-start").click();
    await page.locator("#status", { hasText: "Ready" }).waitFor();
    await floating.locator("#control-next", { hasText: "Next, 1 of" }).waitFor();
  }));

test("elsewhere it is a pop-up that follows the puzzle on the page", () =>
  program.onPage(async (page) => {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, "documentPictureInPicture"));
    await openSample(page, "kakuro", "kite.txt");
    const [popup] = await Promise.all([page.waitForEvent("popup"), page.locator("#open-control").click()]);
    await popup.locator("#control-board", { hasText: "5x5" }).waitFor();
    await openSample(page, "tens", "classic.txt");
    await popup.locator("#control-board", { hasText: "10x16" }).waitFor();
  }));
