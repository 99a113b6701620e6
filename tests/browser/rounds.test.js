// Games in which rectangles are cleared: the running sum, score and end, the clock, the guide for a game elsewhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violationsInAnyLight } from "./axe.js";
import { withProgram } from "./harness.js";
import { between, cellIs, drag, openFamily, readText, spokenAt } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {string} board @param {string} size */
async function openRound(page, board, size) {
  await openFamily(page, "tens");
  await readText(page, board);
  await page.locator("#caption", { hasText: size }).waitFor();
}

/** @param {Page} page @param {string} words */
const endsWith = (page, words) => page.locator("#ending", { hasText: words }).waitFor();

/** @param {Page} page @param {string} id */
const figure = (page, id) => page.locator(`#${id} b`).textContent();

test("the sum of what is dragged over runs beside the pointer, and says whether it is a move", () =>
  program.onPage(async (page) => {
    await openRound(page, "1 9 5\n2 8 4\n", "2x3");
    const badge = page.locator("#board .beside");
    const { from, to } = await between(page, [0, 0], [0, 1]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    assert.equal(await badge.textContent(), "10 ✓");
    const dash = () =>
      page.locator("#board .selection").evaluate((rect) => getComputedStyle(rect).strokeDasharray);
    assert.equal(await dash(), "none");
    const far = (await between(page, [0, 0], [0, 2])).to;
    await page.mouse.move(far.x, far.y, { steps: 4 });
    assert.equal(await badge.textContent(), "15");
    assert.notEqual(await dash(), "none");
    await page.mouse.up();
    assert.equal(await badge.textContent(), "15, not 10");
    assert.equal(await page.locator("#notice").textContent(), "");
    assert.equal(await spokenAt(page, 0, 0), "one");
  }));

test("the sum runs while cells are selected with the keyboard, too", () =>
  program.onPage(async (page) => {
    await openRound(page, "1 9 5\n2 8 4\n", "2x3");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("Shift+ArrowRight");
    assert.equal(await page.locator("#board .beside").textContent(), "10 ✓");
    await page.getByRole("status").filter({ hasText: "10 ✓, a move" }).waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    await cellIs(page, 0, 0, "empty");
    assert.equal(await page.locator("#board .beside").isVisible(), false);
  }));

test("a game is played to its end: score, what is left, the plan's score and the bound", () =>
  program.onPage(async (page) => {
    await openRound(page, "1 9 5\n2 8 4\n", "2x3");
    await drag(page, [0, 0], [0, 1]);
    await cellIs(page, 0, 0, "empty");
    assert.equal(await figure(page, "cleared"), "2");
    assert.equal(await page.locator("#ending").isVisible(), false);
    await drag(page, [1, 0], [1, 1]);
    await endsWith(page, "No moves left. You cleared 4 of 6. The plan clears 4; no play clears more than");
    assert.equal(await figure(page, "left"), "2");
    assert.deepEqual(await violationsInAnyLight(page), []);
    await page.getByRole("button", { name: "Show the plan" }).click();
    await page.locator("#score", { hasText: "Score 4" }).waitFor();
    await page.getByRole("radio", { name: "Your board" }).check();
    await page.getByRole("button", { name: "Same board again" }).click();
    await cellIs(page, 0, 0, "one");
    assert.equal(await page.locator("#ending").isVisible(), false);
  }));

test("whoever plays elsewhere gets one move after the other, and a new plan after something else", () =>
  program.onPage(async (page) => {
    await openRound(page, "5 5 1\n2 3 9\n2 3 4\n", "3x3");
    await page.getByRole("button", { name: "Play elsewhere" }).click();
    const words = page.locator("#guide-words");
    await words.filter({ hasText: "Move 1 of 3; in 120 s at 2 s a move" }).waitFor();
    const first = await page.locator("#guide li").first().textContent();
    assert.match(first ?? "", /2 \+ 3 \+ 2 \+ 3 = 10: 4 cells/);
    assert.deepEqual(await violationsInAnyLight(page), []);
    await page.keyboard.press("n");
    await cellIs(page, 1, 0, "empty");
    await words.filter({ hasText: "Move 2 of 3" }).waitFor();
    await page.keyboard.press("e");
    await words.filter({ hasText: "Drag over what you played" }).waitFor();
    await drag(page, [0, 2], [1, 2]);
    await cellIs(page, 0, 2, "empty");
    await words.filter({ hasText: "Move 1 of 1" }).waitFor();
    await page.keyboard.press("n");
    await words.filter({ hasText: "There are no more moves." }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await words.filter({ hasText: "Move 1 of 1" }).waitFor();
  }));

test("a game against the clock ends when the time is up, and goes on without it for those who like", () =>
  program.onPage(async (page) => {
    await page.clock.install();
    await openFamily(page, "tens");
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: /^Fruit Box.*120 seconds/ }).click();
    await page.locator("#clock", { hasText: "2:00" }).waitFor();
    await page.clock.runFor(115_000);
    await page.locator("#clock.hurry", { hasText: "0:05" }).waitFor();
    await page.reload();
    await page.locator("#clock", { hasText: "0:05" }).waitFor();
    await page.clock.runFor(6_000);
    await endsWith(page, "Time is up. You cleared 0 of 170.");
    await page.getByRole("button", { name: "Play on without the clock" }).click();
    assert.equal(await page.locator("#ending").isVisible(), false);
    assert.equal(await page.locator("#clock").isVisible(), false);
  }));
