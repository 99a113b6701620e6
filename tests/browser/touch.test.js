// Fingers and small screens: tap, drag, pinch, and nothing that sticks out at 360 pixels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { between, cell, cellIs, drag, openFamily, openSample, readText, solve, spokenAt } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{x: number, y: number}} Point */

const program = withProgram();
const kPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const kEmpty = `width 6\nheight 3\nrows\n${"1\n".repeat(3)}columns\n${"1\n".repeat(3)}${"0\n".repeat(3)}`;

/** Moves fingers on the screen. @param {Page} page */
async function fingers(page) {
  const devtools = await page.context().newCDPSession(page);
  return (/** @type {"touchStart"|"touchMove"|"touchEnd"} */ type, /** @type {Point[]} */ touchPoints) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
}

/**
 * Two fingers on the board, moved from one pair of places to another.
 * @param {Page} page
 * @param {[Point, Point]} from
 * @param {[Point, Point]} to
 */
async function pinch(page, from, to) {
  const send = await fingers(page);
  await send("touchStart", from);
  await send("touchMove", to);
  await send("touchEnd", []);
}

test("a tap paints and takes out again, a finger that rests rules out", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await readText(page, kEmpty);
    await cellIs(page, 2, 5, "undecided");
    await cell(page, 0, 0).tap();
    await cellIs(page, 0, 0, "black");
    await cell(page, 0, 0).tap();
    await cellIs(page, 0, 0, "undecided");
    const { from, to } = await between(page, [1, 1], [1, 3]);
    const send = await fingers(page);
    await send("touchStart", [from]);
    await cellIs(page, 1, 1, "empty");
    await send("touchMove", [to]);
    await send("touchEnd", []);
    for (const col of [1, 2, 3]) await cellIs(page, 1, col, "empty");
  }, kPhone));

test("the bar holds a symbol: a tap writes it, a second one takes it out, a drag paints", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await readText(page, kEmpty);
    await cellIs(page, 2, 5, "undecided");
    await page.locator("#palette").getByRole("radio", { name: "empty" }).check();
    await cell(page, 0, 0).tap();
    await cellIs(page, 0, 0, "empty");
    await cell(page, 0, 0).tap();
    await cellIs(page, 0, 0, "undecided");
    await drag(page, [1, 1], [1, 4]);
    for (const col of [1, 2, 3, 4]) await cellIs(page, 1, col, "empty");
    assert.equal(await spokenAt(page, 1, 5), "undecided");
    await page.locator("#undo").tap();
    await cellIs(page, 1, 1, "undecided");
    await cellIs(page, 1, 4, "undecided");
  }, kPhone));

test("a pinch zooms, and the clues stay in view while the board is panned", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "owl.non");
    await page.locator("#board").scrollIntoViewIfNeeded();
    const width = async () => (await cell(page, 0, 0).boundingBox())?.width ?? 0;
    const before = await width();
    const { from, to } = await between(page, [5, 4], [5, 6]);
    await pinch(
      page,
      [from, to],
      [
        { x: from.x - 60, y: from.y },
        { x: to.x + 60, y: to.y },
      ],
    );
    assert.ok((await width()) > 1.5 * before);
    assert.equal(await spokenAt(page, 5, 4), "undecided");
    const scroller = page.locator("#board .scroller");
    await scroller.evaluate((node) => node.scrollTo(node.scrollWidth, node.scrollHeight));
    const frame = await scroller.boundingBox();
    const rows = await page.locator(".clues.rows").boundingBox();
    const cols = await page.locator(".clues.cols").boundingBox();
    assert.ok(frame && rows && cols);
    assert.ok(Math.abs(rows.x - frame.x) < 3, "row clues stay at the left edge");
    assert.ok(Math.abs(cols.y - frame.y) < 3, "column clues stay at the upper edge");
  }, kPhone));

test("nothing is wider than a phone of 360 pixels, for any family, solved or not", () =>
  program.onPage(async (page) => {
    for (const [family, strategy] of /** @type {const} */ ([
      ["tens", "greedy"],
      ["nonogram", "auto"],
      ["kakuro", "auto"],
      ["mines", "auto"],
    ])) {
      await openFamily(page, family);
      await solve(page, { strategy });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, family);
    }
  }, kPhone));

test("zoom buttons do what a pinch does", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    const width = async () => (await cell(page, 0, 0).boundingBox())?.width ?? 0;
    const fitted = await width();
    await page.locator("#zoom-in").click();
    assert.ok((await width()) > 1.2 * fitted);
    await page.locator("#zoom-fit").click();
    assert.equal(await width(), fitted);
  }));

test("a board of more than 2,500 cells is drawn on a canvas and still takes marks", () =>
  program.onPage(async (page) => {
    await openFamily(page, "mines");
    await readText(page, `${"?".repeat(60)}\n`.repeat(50));
    await page.locator("#caption", { hasText: "50x60" }).waitFor();
    await page.locator("#board canvas").waitFor();
    assert.equal(await page.locator("#board .cells svg").count(), 0);
    await page.locator("#board .cells").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("F");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("gridcell", { name: "row 2, column 1: flag" }).waitFor({ state: "attached" });
    const painted = await page.locator("#board canvas").evaluate((node) => {
      const canvas = /** @type {HTMLCanvasElement} */ (node);
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return new Set(data).size;
    });
    assert.ok(painted > 2);
  }));

test("on a phone an expert minesweeper has cells for a finger, is panned, and its tip speaks of fingers", () =>
  program.onPage(
    async (page) => {
      const corner = page.locator("#cell-0-0");
      await corner.waitFor({ state: "attached" });
      assert.ok(((await corner.boundingBox())?.width ?? 0) >= 24);
      const last = page.locator("#cell-15-29");
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 391);
      await page.locator(".tip", { hasText: "Tap to open" }).waitFor();
    },
    {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      path: "/#family=mines&preset=expert&seed=3",
    },
  ));
