// Clues beside a board: their colours, how they are struck out, that none runs into another, and a finished picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { boardNames, cell, cellIs, drag, openFamily, openSample, readText } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();
const kSmall = "width 3\nheight 2\nrows\n1,1\n3\ncolumns\n2\n1\n2\n";

/** @param {Page} page @param {string} text @param {string} size */
async function openText(page, text, size) {
  await openFamily(page, "nonogram");
  await readText(page, text);
  await page.locator("#caption", { hasText: size }).waitFor();
}

/** Lines of a hundred cells with numbers of two digits in every one, next to each other. */
function wide() {
  const clue = Array.from({ length: 8 }, () => "11").join(",");
  const lines = `${clue}\n`.repeat(100);
  return `width 100\nheight 100\nrows\n${lines}columns\n${lines}`;
}

/** @param {Page} page @param {string} selector */
const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));

/** @param {{left: number, right: number, top: number, bottom: number}[]} rects */
const overlapping = (rects) =>
  rects.flatMap((a, i) =>
    rects
      .slice(i + 1)
      .filter((b) => a.left < b.right - 0.5 && b.left < a.right - 0.5)
      .filter((b) => a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5),
  );

test("a number is struck out when the player's marks settle it, by a line", () =>
  program.onPage(async (page) => {
    await openText(page, kSmall, "2x3");
    assert.equal(await page.locator(".clues .done").count(), 0);
    for (const col of [0, 1, 2]) await cell(page, 1, col).click();
    await page.locator(".clues.rows .clue:nth-child(2) .number.done").waitFor();
    const line = await page
      .locator(".clues.rows .number.done")
      .first()
      .evaluate((node) => getComputedStyle(node).textDecorationLine);
    assert.equal(line, "line-through");
  }));

test("a coloured clue is numbers on boxes of their colours, apart from each other and without letters", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "fish.xml");
    const colours = await page
      .locator(".clues.rows .clue:nth-child(3) .number")
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));
    assert.ok(new Set(colours).size > 1, colours.join());
    assert.deepEqual(overlapping(await boxes(page, ".clues .number")), []);
    assert.equal(await page.locator(".clues .letter:visible").count(), 0);
    await page.locator("#letters").click();
    assert.ok((await page.locator(".clues .letter:visible").count()) > 0);
    assert.deepEqual(overlapping(await boxes(page, ".clues .number")), []);
  }));

test("letters for colours are there from the start for those whose colours are not the page's", () =>
  program.onPage(
    async (page) => {
      await openSample(page, "nonogram", "fish.xml");
      assert.ok((await page.locator(".clues .letter:visible").count()) > 0);
    },
    { forcedColors: "active" },
  ));

test("clues of a hundred lines do not run into each other at any zoom, and stay in sight", () =>
  program.onPage(async (page) => {
    await openText(page, wide(), "100x100");
    const check = async () => {
      const rows = await boxes(page, ".clues.cols .clue:nth-child(-n+12) .number");
      assert.deepEqual(overlapping(rows), []);
      assert.deepEqual(overlapping(await boxes(page, ".clues.rows .clue:nth-child(-n+12) .number")), []);
    };
    await check();
    for (let i = 0; i < 4; ++i) await page.locator("#zoom-out").click();
    await check();
    const scroller = page.locator("#board .scroller");
    await scroller.evaluate((node) => node.scrollTo(node.scrollWidth, node.scrollHeight));
    const [frame] = await boxes(page, "#board .scroller");
    const [above] = await boxes(page, ".clues.cols");
    assert.ok(frame && above && Math.abs(above.top - frame.top) < 3);
  }));

test("zoomed, scrolled and fitted again, a board on a canvas is there", () =>
  program.onPage(async (page) => {
    await openFamily(page, "mines");
    await readText(page, `${"?".repeat(60)}\n`.repeat(50));
    await page.locator("#caption", { hasText: "50x60" }).waitFor();
    const scroller = page.locator("#board .scroller");
    for (let i = 0; i < 5; ++i) await page.locator("#zoom-in").click();
    await scroller.evaluate((node) => node.scrollTo(node.scrollWidth, node.scrollHeight));
    await page.locator("#zoom-fit").click();
    await page.waitForFunction(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#board canvas"));
      const window = canvas.closest(".scroller")?.getBoundingClientRect();
      const { left, right, top, bottom } = canvas.getBoundingClientRect();
      const isIn = window && left < window.right && right > window.left && top < window.bottom && bottom > window.top;
      const context = canvas.getContext("2d");
      const { data } = context?.getImageData(0, 0, canvas.width || 1, canvas.height || 1) ?? { data: [] };
      return isIn && canvas.width > 100 && new Set(data).size > 2;
    });
  }));

const kFlag = `width 4
height 3
color r #d00000 red
color b #0060d0 blue
rows
2r,2b
4b
2r,2b
columns
1r,1b,1r
1r,1b,1r
3b
3b
`;

test("a picture in colours, painted by hand, loses grid, marks and letters", () =>
  program.onPage(async (page) => {
    await openText(page, kFlag, "3x4");
    const hold = (/** @type {string} */ colour) =>
      page.locator("#palette").getByRole("radio", { name: colour, exact: true }).check();
    await hold("red");
    await drag(page, [0, 0], [0, 1]);
    await drag(page, [2, 0], [2, 1]);
    await cellIs(page, 2, 1, "red");
    await hold("blue");
    await drag(page, [1, 0], [1, 3]);
    await drag(page, [0, 2], [2, 2]);
    await drag(page, [0, 3], [2, 3]);
    await page.locator("#board .bare").waitFor();
    assert.equal(await page.locator("#board .rules").isVisible(), false);
    const red = "red red blue blue";
    assert.deepEqual(
      (await boardNames(page)).map((name) => name.split(": ")[1]).join(" "),
      `${red} blue blue blue blue ${red}`,
    );
  }));

test("rulers number the rows and columns from one, and are a switch", () =>
  program.onPage(async (page) => {
    await openText(page, kSmall, "2x3");
    assert.equal(await page.locator(".ruler span").count(), 0);
    await page.locator("#rulers").click();
    assert.deepEqual(await page.locator(".ruler.cols span").allTextContents(), ["1", "2", "3"]);
    assert.deepEqual(await page.locator(".ruler.rows span").allTextContents(), ["1", "2"]);
  }));

test("the lines through the pointer are lit with their clues", () =>
  program.onPage(async (page) => {
    await openText(page, kSmall, "2x3");
    await cell(page, 1, 2).hover();
    await page.locator(".clues.rows .clue:nth-child(2).lit").waitFor();
    await page.locator(".clues.cols .clue:nth-child(3).lit").waitFor();
    assert.equal(await page.locator("#board .lit rect").count(), 2);
  }));
