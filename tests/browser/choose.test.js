// Choose: a family; a sample, text, a file, a generator's form, or a drawn board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { boardNames, cell, cellIs, openFamily, openSample, readText, spokenAt, startDrawing } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

test("every family is on offer and opens with a board", () =>
  program.onPage(async (page) => {
    const families = await page
      .locator("#families input")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value") ?? ""));
    assert.ok(families.length >= 4);
    for (const family of families) {
      await openFamily(page, family);
      assert.ok((await boardNames(page)).length > 0);
    }
  }));

test("a sample is opened from the drop-down", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await page.locator("#caption", { hasText: "target 10" }).waitFor();
  }));

test("pasted text of another family is recognised", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await readText(page, "2 3\nX D4 D3\nA4 . .\n");
    await page.locator("#title", { hasText: "kakuro" }).waitFor();
    assert.equal(await spokenAt(page, 1, 1), "empty");
  }));

test("text that is wrong is answered with its line and column, and the caret goes there", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    await readText(page, "2 3\nX D4 D3\nA4 . Q\n");
    const words = page.locator("#choose .unread");
    await words.filter({ hasText: "line 3" }).waitFor();
    const [start, end] = await page.locator("#puzzle-text").evaluate((box) => {
      const area = /** @type {HTMLTextAreaElement} */ (box);
      return [area.selectionStart, area.selectionEnd];
    });
    assert.equal("2 3\nX D4 D3\nA4 . Q\n".slice(start, end), "Q");
  }));

/** As a person pastes who has clicked on nothing in particular. @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.locator("body").evaluate((body, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("a puzzle is pasted anywhere on the page", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await paste(page, "2 3\nX D4 D3\nA4 . .\n");
    await page.locator('#title[data-family="kakuro"]').waitFor();
  }));

test("what is pasted into a text field stays there", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await page.getByRole("radio", { name: "Text", exact: true }).check();
    const isLeft = await page.locator("#puzzle-text").evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "2 3\nX D4 D3\nA4 . .\n");
      return box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    assert.ok(isLeft);
    assert.equal(await page.locator("#title").getAttribute("data-family"), "tens");
  }));

test("what cannot be read is told with the format that was tried, its place and an example that is read", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await page.locator("#open-bench").click();
    await paste(page, "mines 3\n???\n?1x\n");
    const unread = page.getByRole("alert").filter({ hasText: "could not be read" });
    await unread.waitFor();
    const { families } = await (await page.request.get(`${program.address}/api/families`)).json();
    const { title } = families.find((/** @type {any} */ family) => family.name === "mines");
    const words = (await unread.textContent()) ?? "";
    assert.ok(words.includes(`Read as ${title}, format “plain”: line 3, column 3: `), words);
    const example = (await unread.locator("pre").textContent()) ?? "";
    await page.getByRole("button", { name: "Dismiss" }).click();
    await unread.waitFor({ state: "detached" });
    await paste(page, example);
    await page.locator('#title[data-family="mines"]').waitFor();
  }));

test("puzzle text is never taken for markup", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await readText(page, "@ <img src=x onerror=alert(1)>\n19\n28\n");
    await page.locator("#title", { hasText: "<img" }).waitFor();
    assert.equal(await page.locator("#title img").count(), 0);
  }));

test("a picked file is read, and one with many puzzles lets the player choose", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await page.getByRole("radio", { name: "File", exact: true }).check();
    const buffer = Buffer.from("@ first\n19\n28\n\n@ second\n55\n37\n");
    await page.locator("#puzzle-file").setInputFiles({ name: "boards.txt", mimeType: "text/plain", buffer });
    await cellIs(page, 0, 0, "one");
    await page.locator("#puzzle-which").selectOption("second");
    await cellIs(page, 0, 0, "five");
  }));

test("a dropped file is read", () =>
  program.onPage(async (page) => {
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["2 3\nX D4 D3\nA4 . .\n"], "dropped.txt"));
      return transfer;
    });
    await page.locator("body").dispatchEvent("drop", { dataTransfer: dropped });
    await page.locator("#title", { hasText: "kakuro" }).waitFor();
  }));

test("the generator's form comes from its schema and makes a board of that size", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await page.getByRole("radio", { name: "Generate", exact: true }).check();
    await page.locator("#generator-rows").fill("4");
    await page.locator("#generator-cols").fill("6");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.locator("#caption", { hasText: "4x6" }).waitFor();
  }));

test("on a blank sheet, typing goes on to the next cell", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await page
      .getByRole("radiogroup", { name: "Where the puzzle" })
      .getByRole("radio", { name: "Draw" })
      .check();
    await page.locator("#new-rows").fill("2");
    await page.locator("#new-cols").fill("3");
    await page.getByRole("button", { name: "Blank sheet" }).click();
    await page.locator("#caption", { hasText: "2x3" }).waitFor();
    await page.locator("#board .cells").focus();
    await page.keyboard.type("19.28");
    await cellIs(page, 1, 1, "eight");
    assert.deepEqual(
      (await boardNames(page)).map((name) => name.split(": ")[1]),
      ["one", "nine", "empty", "two", "eight", "empty"],
    );
  }));

test("every family with an editor has a blank sheet to draw on", () =>
  program.onPage(async (page) => {
    const { families } = await (await page.request.get(`${program.address}/api/families`)).json();
    for (const { name, can } of families) {
      if (!can.includes("edit")) continue;
      await openFamily(page, name);
      await page
        .getByRole("radiogroup", { name: "Where the puzzle" })
        .getByRole("radio", { name: "Draw" })
        .check();
      // A size that no sample has; a family that takes only some sizes refuses it in words, and gets one that it takes.
      await page.locator("#new-rows").fill("4");
      await page.locator("#new-cols").fill("7");
      await page.getByRole("button", { name: "Blank sheet" }).click();
      const sheet = page.getByRole("grid", { name: new RegExp(`^${name} board, 4 rows and [47] columns`) });
      const refusal = page.getByText(/a (square|grid|sheet|sudoku).*(4|6|9|16)/i).first();
      await sheet.or(refusal).first().waitFor();
      if (!(await sheet.isVisible())) {
        await page.locator("#new-cols").fill("4");
        await page.getByRole("button", { name: "Blank sheet" }).click();
        await sheet.waitFor();
      }
      assert.equal(new Set((await boardNames(page)).map((cell) => cell.split(": ")[1])).size, 1, name);
      const choice = page.locator("#palette label").last();
      await choice.locator("input").check();
      await cell(page, 2, 2).click();
      await cellIs(page, 2, 2, (await choice.locator(".unseen").textContent()) ?? "");
    }
  }));

test("a generator that works from a picture takes one", () =>
  program.onPage(async (page) => {
    const buffer = await page.locator(".brand img").screenshot();
    await openFamily(page, "nonogram");
    await page.getByRole("radio", { name: "Generate", exact: true }).check();
    await page.locator("#generator").selectOption("picture");
    await page.locator("#generator-file").setInputFiles({ name: "icon.png", mimeType: "image/png", buffer });
    await page.locator("#generator-rows").fill("8");
    await page.locator("#generator-cols").fill("9");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.locator("#caption", { hasText: "8x9" }).waitFor();
  }));

test("pasting digits fills the board", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await startDrawing(page);
    const board = page.locator("#board .cells");
    await board.focus();
    await board.evaluate((node) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "9 8 7\n6 5 4");
      node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await cellIs(page, 0, 0, "nine");
    await cellIs(page, 1, 2, "four");
  }));

/** Of a small board whose lines are all 1. @param {Page} page @param {string} clues */
async function rewriteFirstClue(page, clues) {
  await openFamily(page, "nonogram");
  await readText(page, "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n");
  await page.locator("#caption", { hasText: "2x2" }).waitFor();
  await startDrawing(page);
  await page.getByRole("button", { name: "row 1: 1" }).click();
  await page.locator("#clue-line").fill(clues);
  await page.keyboard.press("Enter");
}

test("a clue line is rewritten in the editor", () =>
  program.onPage(async (page) => {
    await rewriteFirstClue(page, "2");
    await page.getByRole("button", { name: "row 1: 2" }).waitFor();
  }));

test("a clue line that cannot be is refused in words and nothing changes", () =>
  program.onPage(async (page) => {
    await rewriteFirstClue(page, "7");
    await page.locator("#notice", { hasText: "row 1" }).waitFor();
    await page.getByRole("button", { name: "row 1: 1" }).waitFor();
  }));

test("the sums of the cell at the cursor can be edited", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    await readText(page, "2 3\nX D4 D3\nA4 . .\n");
    await cellIs(page, 1, 1, "empty");
    await startDrawing(page);
    await page.locator("#board .cells").focus();
    await page.keyboard.press("ArrowDown");
    const sum = page.getByLabel("across at row 2, column 1");
    await sum.fill("5");
    await sum.press("Enter");
    await page.locator('#board #cell-1-0[aria-label*="across 5"]').waitFor({ state: "attached" });
    assert.match((await cell(page, 1, 0).getAttribute("aria-label")) ?? "", /across 5/);
  }));
