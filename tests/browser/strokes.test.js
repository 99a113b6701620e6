// What a hand does on a board that is painted: strokes, both buttons, and what a stroke leaves alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { between, cell, cellIs, drag, openFamily, readText, spokenAt } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();
const kEmpty = `width 6\nheight 3\nrows\n${"1\n".repeat(3)}columns\n${"1\n".repeat(3)}${"0\n".repeat(3)}`;

/** @param {Page} page */
async function openEmpty(page) {
  await openFamily(page, "nonogram");
  await readText(page, kEmpty);
  await page.locator("#caption", { hasText: "3x6" }).waitFor();
}

/** @param {Page} page @param {[number, number]} a @param {[number, number]} b @param {"left"|"right"} button */
async function dragWith(page, a, b, button) {
  const { from, to } = await between(page, a, b);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up({ button });
}

/** @param {Page} page @param {number} row */
const rowOf = async (page, row) =>
  (await Promise.all([0, 1, 2, 3, 4, 5].map((col) => spokenAt(page, row, col)))).map((name) => name[0]).join("");

test("the right button marks cells as empty, and no menu comes", () =>
  program.onPage(async (page) => {
    await openEmpty(page);
    /** @type {boolean[]} */ const menus = [];
    await page.exposeFunction("menu", (/** @type {boolean} */ isKept) => menus.push(isKept));
    await page.evaluate(() =>
      addEventListener("contextmenu", (event) => /** @type {any} */ (globalThis).menu(event.defaultPrevented)),
    );
    await dragWith(page, [0, 1], [0, 4], "right");
    await cellIs(page, 0, 4, "empty");
    assert.equal(await rowOf(page, 0), "ueeeeu");
    await cell(page, 1, 1).click({ button: "right" });
    await cellIs(page, 1, 1, "empty");
    await cell(page, 1, 1).click({ button: "right" });
    await cellIs(page, 1, 1, "undecided");
    assert.ok(menus.every((isPrevented) => isPrevented));
  }));

test("a stroke keeps to its row and tells its length until it ends", () =>
  program.onPage(async (page) => {
    await openEmpty(page);
    const { from, to } = await between(page, [0, 0], [2, 4]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, from.y, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator("#board .beside", { hasText: "5" }).waitFor();
    await page.mouse.up();
    await page.locator("#board .beside").waitFor({ state: "hidden" });
    await cellIs(page, 0, 4, "black");
    assert.deepEqual([await rowOf(page, 0), await rowOf(page, 1)], ["bbbbbu", "uuuuuu"]);
  }));

test("a stroke leaves alone what was filled in before, unless it began there", () =>
  program.onPage(async (page) => {
    await openEmpty(page);
    await dragWith(page, [0, 2], [0, 3], "right");
    await cellIs(page, 0, 3, "empty");
    await drag(page, [0, 0], [0, 5]);
    await cellIs(page, 0, 5, "black");
    assert.equal(await rowOf(page, 0), "bbeebb");
    await drag(page, [0, 0], [0, 4]); // takes out what it began on
    await cellIs(page, 0, 0, "undecided");
    assert.equal(await rowOf(page, 0), "uueeub");
    await drag(page, [0, 3], [0, 0]); // paints over what it began on
    await cellIs(page, 0, 2, "black");
    assert.equal(await rowOf(page, 0), "uubbub");
  }));
