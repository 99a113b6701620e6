// A board of digits: a click selects, keys write, Shift and the pencil note, remarks say what clues allow, and sums are
// typed into their cells while a puzzle is drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violationsInAnyLight } from "./axe.js";
import { withProgram } from "./harness.js";
import { boardNames, cell, cellIs, drag, openSample, readText, spokenAt, startDrawing } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();
const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Small, with one answer. */
const kPuzzle = "3 3\nX D3 D4\nA4 . .\nA3 . .\n";

/** @param {Page} page */
async function openSmall(page) {
  await openSample(page, "kakuro", "kite.txt");
  await readText(page, kPuzzle);
  await page.locator("#caption", { hasText: "3x3" }).waitFor();
}

test("a click and a drag select and never write", () =>
  program.onPage(async (page) => {
    await openSmall(page);
    await cell(page, 1, 1).click();
    await drag(page, [1, 1], [2, 2]);
    await page.locator("#board .cells[aria-activedescendant=cell-2-2]").waitFor();
    for (const [row, col] of [
      [1, 1],
      [1, 2],
      [2, 2],
    ])
      assert.equal(await spokenAt(page, row ?? 0, col ?? 0), "empty");
    assert.equal(await page.locator("#undo").isDisabled(), true);
  }));

test("pencil marks are noted with Shift or the pencil, undone, kept over a reload, and cleared by Delete", () =>
  program.onPage(async (page) => {
    await openSmall(page);
    await cell(page, 1, 1).click();
    await page.keyboard.press("Shift+Digit2");
    await page.keyboard.press("Shift+Digit1");
    await cellIs(page, 1, 1, "pencil 1 2");
    await page.locator("#undo").click();
    await cellIs(page, 1, 1, "pencil 2");
    await page.getByRole("button", { name: "Pencil" }).click();
    await page.locator(".digits").getByRole("button", { name: "3", exact: true }).click();
    await cellIs(page, 1, 1, "pencil 2 3");
    await page.reload();
    await cellIs(page, 1, 1, "pencil 2 3");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Delete");
    await cellIs(page, 1, 1, "empty");
  }));

test("candidates are filled in, and the clues through a cell say what they allow", () =>
  program.onPage(async (page) => {
    await openSmall(page);
    await page.getByRole("button", { name: "Fill candidates" }).click();
    await cellIs(page, 1, 1, "pencil 1");
    assert.deepEqual(await violationsInAnyLight(page), []);
    await cell(page, 1, 1).hover();
    await page.locator("#remarks", { hasText: "across: 4 in 2 cells: 1 3" }).waitFor();
    await page.locator("#remarks", { hasText: "down: 3 in 2 cells: 1 2" }).waitFor();
  }));

test("a puzzle is finished by hand, with pencil marks on the way", () =>
  program.onPage(async (page) => {
    await openSmall(page);
    await cell(page, 2, 1).click();
    await page.keyboard.press("Shift+Digit1");
    await page.keyboard.press("Shift+Digit2");
    await cellIs(page, 2, 1, "pencil 1 2");
    await cell(page, 1, 1).click();
    for (const key of ["1", "ArrowRight", "3", "ArrowDown", "1", "ArrowLeft", "2"]) await page.keyboard.press(key);
    await cellIs(page, 2, 1, "digit 2");
    assert.deepEqual(
      (await boardNames(page)).slice(4).map((name) => name.split(": ")[1]?.split(",")[0]),
      ["digit 1", "digit 3", "black", "digit 2", "digit 1"],
    );
  }));

/** An 8x8 as a newspaper prints it: sums as down/across, # for black, . for white. */
const kNewspaper = `
#    23/  30/  #    #    27/  12/  16/
/16  .    .    #    17/24 .   .    .
/17  .    .    15/29 .   .    .    .
/35  .    .    .    .    .    12/  #
#    /7   .    .    7/8  .    .    7/
#    11/  10/16 .   .    .    .    .
/21  .    .    .    .    #    /5   .
/6   .    .    .    #    #    /3   .`
  .trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));

test("an 8x8 from a newspaper takes at most 70 actions, sums typed in place", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.getByRole("radiogroup", { name: "Where the puzzle" }).getByRole("radio", { name: "Draw" }).check();
    await page.locator("#new-rows").fill("8");
    await page.locator("#new-cols").fill("8");
    await page.getByRole("button", { name: "Blank sheet" }).click();
    await page.getByRole("grid", { name: /board, 8 rows and 8 columns/ }).waitFor();
    let actions = 0;
    const act = async (/** @type {Promise<unknown>} */ action) => {
      ++actions;
      await action;
    };
    // White inside, the black cells by a brush, then every clue with its sums, and Enter to go on.
    await act(drag(page, [1, 1], [7, 7]));
    await act(page.keyboard.type("."));
    await cellIs(page, 7, 7, "empty");
    await act(page.locator("#palette").getByRole("radio", { name: "black" }).check());
    const inside = kNewspaper.flatMap((row, r) =>
      row.flatMap((text, c) => (r > 0 && c > 0 && text !== "." ? [/** @type {[number, number]} */ ([r, c])] : [])),
    );
    for (const [row, col] of inside) {
      await act(cell(page, row, col).click());
      await cellIs(page, row, col, "black");
    }
    await act(page.locator("#palette").getByRole("radio", { name: "a tap selects" }).check());
    await act(cell(page, 0, 1).click());
    for (const text of kNewspaper.flat()) {
      if (!/\d/.test(text)) continue;
      const [down = "", across = ""] = text.split("/");
      await act(page.keyboard.type(across === "" || down === "" ? across || down : `${across}/${down}`));
      await act(page.keyboard.press("Enter"));
    }
    await cellIs(page, 5, 2, "black, across 16, down 10");
    await cellIs(page, 7, 6, "black, across 3");
    assert.ok(actions <= 70, `${actions} actions`);
    await cell(page, 5, 2).click(); // selects, and leaves the sums alone
    await page.locator("#board .cells[aria-activedescendant=cell-5-2]").waitFor();
    assert.equal(await spokenAt(page, 5, 2), "black, across 16, down 10");
  }));

test("a white cell becomes a clue, arrows choose the direction, and Escape takes it back", () =>
  program.onPage(async (page) => {
    await openSmall(page);
    await startDrawing(page);
    await cell(page, 1, 1).click();
    await page.keyboard.type("/9");
    await cellIs(page, 1, 1, "black, across 9");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("3");
    await cellIs(page, 1, 1, "black, across 9, down 3");
    await page.keyboard.press("Escape");
    await cellIs(page, 1, 1, "empty");
  }));

test("on a phone the board, its keys and what clues allow are in sight together", () =>
  program.onPage(async (page) => {
    await openSmall(page);
    await page.locator("#open-bench").tap();
    await cell(page, 1, 1).tap();
    await page.locator("#remarks p").first().waitFor();
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const key = await page.locator(".digits").getByRole("button", { name: String(digit), exact: true }).boundingBox();
      assert.ok(key && key.y > 0 && key.y + key.height <= 844 && key.x >= 0 && key.x + key.width <= 390, `${digit}`);
    }
    const last = await cell(page, 2, 2).boundingBox();
    const keys = await page.locator(".keypad").boundingBox();
    assert.ok(last && keys && last.y > 0 && last.y + last.height <= keys.y, "no key covers the board");
  }, kPhone));
