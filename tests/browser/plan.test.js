// The answer beside the player's own board: it goes on from there, grows old, is corrected and left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cell, cellIs, drag, openFamily, openSample, readText, solve, statusIs } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

const kTens = "1 9 5 5\n2 8 4 6\n3 7 1 2\n";

/** @param {Page} page */
async function openTens(page) {
  await openFamily(page, "tens");
  await readText(page, kTens);
  await page.locator("#caption", { hasText: "3x4" }).waitFor();
}

/** @param {Page} page @param {string} name */
const show = (page, name) => page.locator("#showing").getByRole("radio", { name }).check();

test("Solve goes on from what was played, says so, and keeps it", () =>
  program.onPage(async (page) => {
    await openTens(page);
    await drag(page, [2, 0], [2, 1]);
    await cellIs(page, 2, 0, "empty");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/jobs"));
    await page.locator("#start").click();
    assert.match((await sent).postDataJSON().answer, /^2 0 2 1/);
    await statusIs(page, "Ready");
    await page.locator("#run-message", { hasText: "From your position" }).waitFor();
    await cellIs(page, 2, 0, "empty"); // before the first step
  }));

test("what leads to no answer is shown with its cells, and the puzzle as it was set can still be solved", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#board .cells").focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "1"]) await page.keyboard.press(key);
    await cellIs(page, 1, 2, "digit 1");
    await page.locator("#start").click();
    await statusIs(page, "No solution");
    await page.locator("#run-message", { hasText: /leads to no answer: .*row 2/ }).waitFor();
    await page.locator("#board .shapes > *").first().waitFor();
    assert.ok(await page.locator("#watch").isHidden());
    await page.locator("#solve-as-set").click();
    await statusIs(page, "Ready");
    await page.locator("#watch").waitFor();
    assert.ok(await page.locator("#solve-as-set").isHidden());
  }));

test("playing along moves the plan on; another way marks it as old", () =>
  program.onPage(async (page) => {
    await openTens(page);
    await solve(page, { strategy: "greedy" });
    const first = (await page.locator("#next-moves li").first().textContent()) ?? "";
    const [r1 = 0, c1 = 0, r2 = 0, c2 = 0] = [...first.matchAll(/(?:row|column) (\d+)/g)].map(([, n]) => Number(n) - 1);
    await show(page, "Your board");
    await drag(page, [r1, c1], [r2, c2]);
    await cellIs(page, r1, c1, "empty");
    await show(page, "Answer");
    await page.locator("#step-place", { hasText: "Step 1 of" }).waitFor();
    assert.ok(await page.locator("#stale").isHidden());
    await show(page, "Your board");
    await page.locator("#undo").click();
    await cellIs(page, r1, c1, /** @type {string} */ (await digitAt(page, r1, c1)));
    await drag(page, [2, 0], [2, 1]); // not the plan's first move, which takes three cells
    await cellIs(page, 2, 0, "empty");
    await show(page, "Answer");
    await page.locator("#stale", { hasText: "another way" }).waitFor();
    await page.locator("#solve-anew").click();
    await page.locator("#stale").waitFor({ state: "hidden" });
  }));

/** @param {Page} page @param {number} row @param {number} col */
async function digitAt(page, row, col) {
  await page.locator(`#board #cell-${row}-${col}:not([aria-label*="empty"])`).waitFor({ state: "attached" });
  const name = (await cell(page, row, col).getAttribute("aria-label")) ?? "";
  return name.slice(name.indexOf(": ") + 2);
}

test("on the answer a drag is a move at that step, and rewrites nothing", () =>
  program.onPage(async (page) => {
    await openTens(page);
    await solve(page, { strategy: "greedy" });
    await drag(page, [0, 0], [0, 1]);
    await page.locator("#watch").waitFor({ state: "hidden" });
    await cellIs(page, 0, 0, "empty");
    await cellIs(page, 0, 1, "empty");
    await cellIs(page, 0, 2, "five");
    await page.locator("#undo").click();
    await cellIs(page, 0, 0, "one");
  }));

test("corrections of the answer are taken back and made again", () =>
  program.onPage(async (page) => {
    await openTens(page);
    await solve(page, { strategy: "greedy" });
    await cell(page, 2, 3).click();
    await cellIs(page, 2, 3, "three");
    await cell(page, 2, 3).click();
    await cellIs(page, 2, 3, "four");
    await page.locator("#undo").click();
    await cellIs(page, 2, 3, "three");
    await page.keyboard.press("Control+z");
    await cellIs(page, 2, 3, "two");
    await page.locator("#redo").click();
    await cellIs(page, 2, 3, "three");
    assert.ok(await page.locator("#watch").isVisible());
  }));

test("a stroke over the answer writes one symbol", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await readText(page, "width 3\nheight 3\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2\n");
    await page.locator("#caption", { hasText: "3x3" }).waitFor();
    await solve(page);
    await page.locator("#first").click();
    await drag(page, [0, 0], [0, 2]);
    const names = await page
      .locator('#board [id^="cell-0-"]')
      .evaluateAll((cells) => cells.map((node) => node.getAttribute("aria-label")?.split(": ")[1]));
    assert.equal(new Set(names).size, 1);
    await page.locator("#undo").click();
    await cellIs(page, 0, 0, "undecided");
  }));
