// Keyboard and screen reader: everything can be reached, is named, and shows where it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cellIs, openFamily, openSample, readText, spokenAt } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page */
const active = (page) => page.locator("#board .cells").getAttribute("aria-activedescendant");

test("arrows walk in the board, Home and End go to its edges", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    assert.equal(await active(page), "cell-1-1");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await active(page), "cell-1-0");
    await page.keyboard.press("End");
    assert.equal(await active(page), "cell-1-15");
    await page.keyboard.press("Control+End");
    assert.equal(await active(page), "cell-9-15");
    await page.keyboard.press("Control+Home");
    assert.equal(await active(page), "cell-0-0");
  }));

test("Tab leaves the board in both directions", () =>
  program.onPage(async (page) => {
    const isInBoard = () => page.evaluate(() => document.activeElement?.classList.contains("cells") ?? false);
    await openFamily(page, "kakuro");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("Tab");
    assert.equal(await isInBoard(), false);
    await page.keyboard.press("Shift+Tab");
    assert.equal(await isInBoard(), true);
    await page.keyboard.press("Shift+Tab");
    assert.equal(await isInBoard(), false);
  }));

test("a puzzle is chosen, solved, stepped through and stopped without a mouse", () =>
  program.onPage(async (page) => {
    await page.locator("#families input:checked").focus();
    await page.keyboard.press("ArrowRight");
    await page.locator("#title", { hasText: "Nonogram:" }).waitFor();
    await page.keyboard.press("Control+Enter");
    await page.locator("#status", { hasText: "Ready" }).waitFor();
    await page.locator("#step").focus();
    await page.keyboard.press("Home");
    await page.locator("#step-place", { hasText: "Step 0 of" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator("#step-place", { hasText: "Step 1 of" }).waitFor();
    await openSample(page, "tens", "classic.txt");
    await page.locator("#strategy").selectOption("anneal");
    await page.keyboard.press("Control+Enter");
    await page.locator("#status", { hasText: "Computing…" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#status", { hasText: "Cancelled" }).waitFor();
  }));

test("symbols are typed, Enter goes on to the next one, Backspace takes it out", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await readText(page, "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n");
    await page.locator("#caption", { hasText: "2x2" }).waitFor();
    await page.locator("#board .cells").focus();
    await page.keyboard.press(".");
    await cellIs(page, 0, 0, "empty");
    await page.keyboard.press("Enter");
    await cellIs(page, 0, 0, "undecided");
    await page.keyboard.press("Enter");
    await cellIs(page, 0, 0, "black");
    await page.keyboard.press("Backspace");
    await cellIs(page, 0, 0, "undecided");
  }));

test("a move is selected with Shift and arrows and played with Enter", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await readText(page, "1 9 5\n2 8 4\n");
    await page.locator("#caption", { hasText: "2x3" }).waitFor();
    await page.locator("#board .cells").focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await cellIs(page, 0, 1, "empty");
    assert.equal(await spokenAt(page, 0, 2), "five");
  }));

test("the board is a grid whose cells say what they hold, and the clues of a line are announced on the way", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await readText(page, "width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n");
    await page.locator("#caption", { hasText: "2x2" }).waitFor();
    const board = page.getByRole("grid", { name: "nonogram board, 2 rows and 2 columns" });
    assert.equal(await board.getByRole("row").count(), 2);
    assert.equal(await board.getByRole("gridcell", { name: "row 1, column 2: undecided" }).count(), 1);
    await board.focus();
    await page.keyboard.press("ArrowDown");
    await page.locator('[role="status"]', { hasText: "row 2: 1" }).waitFor({ state: "attached" });
  }));

test("what happens is announced", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#start").click();
    await page
      .locator('[role="status"]', { hasText: "Ready (5x5, 12 cells)" })
      .waitFor({ state: "attached" });
  }));

test("focus is always visible", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    await page.locator("body").press("Tab");
    const seen = new Set();
    for (let i = 0; i < 40; ++i) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(() => {
        const node = document.activeElement;
        if (node === null || node === document.body) return null;
        const ringed =
          node instanceof HTMLInputElement &&
          node.nextElementSibling &&
          getComputedStyle(node).opacity === "0"
            ? node.nextElementSibling
            : node;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return {
          name: node.id || node.className || node.tagName,
          isRinged: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
        };
      });
      if (focus === null) break;
      seen.add(focus.name);
      assert.ok(focus.isRinged, `${focus.name} shows its focus`);
    }
    assert.ok(seen.size > 10);
  }));
