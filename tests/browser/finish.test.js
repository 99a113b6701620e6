// The end of a puzzle: noticed once, with the time and the picture; and the time itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cell, cellIs, drag, openFamily, readText } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

const kHeart = "width 3\nheight 3\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2\n";
const kKakuro = "3 3\nX D3 D4\nA3 . .\nA4 . .\n";

/** @param {Page} page @param {string} family @param {string} text */
async function open(page, family, text) {
  await openFamily(page, family);
  await readText(page, text);
  await page.locator("#caption", { hasText: "3x3" }).waitFor();
}

/** @param {Page} page @param {[number, number, string][]} marks */
async function write(page, marks) {
  for (const [row, col, key] of marks) {
    await page.locator("#board .cells").focus();
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < row; ++i) await page.keyboard.press("ArrowDown");
    for (let i = 0; i < col; ++i) await page.keyboard.press("ArrowRight");
    await page.keyboard.press(key);
  }
}

/** @type {[number, number, string][]} */
const kHeartMarks = [
  [0, 0, "#"],
  [0, 2, "#"],
  [1, 0, "#"],
  [1, 1, "#"],
  [1, 2, "#"],
  [2, 1, "#"],
];

/** @param {Page} page @param {string} text */
const titleIs = (page, text) => page.locator("#finish-title", { hasText: text }).waitFor();

test("a picture that is finished by hand is shown without its lines, once", () =>
  program.onPage(async (page) => {
    await open(page, "nonogram", kHeart);
    assert.ok(await page.locator("#finish").isHidden());
    await write(page, kHeartMarks);
    await titleIs(page, "Solved in 0:");
    await page.locator("#finish .finished-image").waitFor();
    await page.getByText(/^Solved in 0:\d\d\. /).waitFor({ state: "attached" }); // as a screen reader hears it
    await page.locator("#board.finished").waitFor();
    assert.equal(await page.locator("#board .rules").evaluate((lines) => getComputedStyle(lines).visibility), "hidden");
    await page.locator("#close-finish").click();
    await page.locator("#finish").waitFor({ state: "hidden" });
    await page.reload();
    await page.locator("#board.finished").waitFor();
    assert.ok(await page.locator("#finish").isHidden());
  }));

test("what is filled in wrongly to the end is said to be so, and the mistake can be looked for", () =>
  program.onPage(async (page) => {
    await open(page, "kakuro", kKakuro);
    await write(page, [
      [1, 1, "1"],
      [1, 2, "2"],
      [2, 1, "2"],
      [2, 2, "1"],
    ]);
    await titleIs(page, "Not right yet");
    await page.locator("#find-mistake").click();
    await page.locator("#help-words", { hasText: "mistake" }).waitFor();
    await write(page, [
      [1, 1, "2"],
      [1, 2, "1"],
      [2, 1, "1"],
      [2, 2, "3"],
    ]);
    await titleIs(page, "Solved in");
    await page.locator("#undo").click();
    await titleIs(page, "Not right yet");
    await page.locator("#undo").click();
    await page.locator("#undo").click();
    await cellIs(page, 2, 1, "digit 2");
    await page.locator("#start-over").click();
    await page.locator("#finish").waitFor({ state: "hidden" });
  }));

test("what has come to its end is counted once, with its time or its score", () =>
  program.onPage(async (page) => {
    const counted = () => page.evaluate(() => localStorage.getItem("quadrille:statistics") ?? "");
    const tally = async (/** @type {string} */ family) => {
      const kinds = JSON.parse((await counted()) || '{"statistics":{}}')[family];
      return Object.values(kinds ?? {})[0];
    };
    await open(page, "nonogram", kHeart);
    await write(page, kHeartMarks);
    await titleIs(page, "Solved in");
    await page.locator("#undo").click();
    await page.locator("#redo").click();
    await titleIs(page, "Solved in");
    const { played, won, best } = await tally("nonogram");
    assert.deepEqual([played, won, typeof best], [1, 1, "number"]);
    await openFamily(page, "tens");
    await readText(page, "1 9 5\n2 8 4\n");
    await page.locator("#caption", { hasText: "2x3" }).waitFor();
    await drag(page, [0, 0], [0, 1]);
    await drag(page, [1, 0], [1, 1]);
    await cellIs(page, 1, 1, "empty");
    await page.locator("#redo:disabled").waitFor();
    await page.locator("#ending").waitFor();
    const { played: rounds, won: cleared, score } = await tally("tens");
    assert.deepEqual([rounds, cleared, score], [1, 0, 4]);
  }));

test("the time goes on after a reload, stands still while the page is hidden, and can be switched off", () =>
  program.onPage(async (page) => {
    await page.clock.install();
    await open(page, "kakuro", kKakuro);
    await cell(page, 1, 1).click();
    await page.keyboard.press("2");
    await cellIs(page, 1, 1, "digit 2");
    await page.clock.runFor(75_000);
    await page.locator("#play-clock", { hasText: /^1:\d\d$/ }).waitFor();
    await page.reload();
    await page.locator("#play-clock", { hasText: /^1:\d\d$/ }).waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const before = await page.locator("#play-clock").textContent();
    await page.clock.runFor(60_000);
    assert.equal(await page.locator("#play-clock").textContent(), before);
    await page.locator("#play-bar summary", { hasText: "More" }).click();
    await page.getByLabel("Show the time").uncheck();
    assert.ok(await page.locator("#play-clock").isHidden());
    await page.reload();
    await page.locator("#hint").waitFor();
    assert.ok(await page.locator("#play-clock").isHidden());
  }));
