// Help: hints and checks from the player's own position, undo and redo, and nothing is lost over a reload.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cell, cellIs, drag, openFamily, openSample, readText, spokenAt } from "./player.js";

const program = withProgram();

const kHeart = "width 3\nheight 3\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2\n";

test("there is nothing to write in before a hint was given", () =>
  program.onPage(async (page) => assert.ok(await page.locator("#write-hint").isHidden())));

test("a hint gives one step with its reason from what is filled in, and can be written in", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#hint").click();
    const words = page.locator("#help-words");
    await words.filter({ hasText: /\w+: .+/ }).waitFor();
    const first = await words.textContent();
    assert.ok((await page.locator("#board .shapes > *").count()) > 0);
    await page.locator("#write-hint").click();
    await page.locator("#help-words:empty").waitFor({ state: "attached" });
    await page.locator("#hint").click();
    await words.filter({ hasText: /\w+: .+/ }).waitFor();
    assert.notEqual(await words.textContent(), first);
  }));

test("every family that can hint does", () =>
  program.onPage(async (page) => {
    /** @type {{families: {name: string, can: string[]}[]}} */
    const { families } = await (await page.request.get(`${program.address}/api/families`)).json();
    const hinting = families.filter(({ can }) => can.includes("hint"));
    assert.ok(hinting.length > 0);
    for (const { name } of hinting) {
      await openFamily(page, name);
      await page.locator("#hint").click();
      await page.locator("#help-words:not(:empty)").waitFor();
    }
  }));

test("Check marks mistakes without giving the answer away", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await readText(page, kHeart);
    await page.locator("#caption", { hasText: "3x3" }).waitFor();
    await page.locator("#check").click();
    await page.locator("#help-words", { hasText: "Nothing is filled in" }).waitFor();
    await page.locator("#board .cells").focus();
    await page.keyboard.press("#");
    await cellIs(page, 0, 0, "black");
    await page.locator("#check").click();
    await page.locator("#help-words", { hasText: "No mistake" }).waitFor();
    await page.keyboard.press("Tab");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("#");
    await cellIs(page, 0, 1, "black");
    await page.locator("#check").click();
    await page.locator("#help-words", { hasText: "mistake" }).waitFor();
    assert.match((await page.locator("#help-words").textContent()) ?? "", /^\d+ mistakes?: row 1 /);
    assert.match((await cell(page, 0, 1).getAttribute("aria-label")) ?? "", /black, marked ×$/);
    // All cells of the row that cannot be finished, each once.
    assert.equal(await page.locator('#board [aria-label$="marked ×"]').count(), 3);
    assert.ok((await page.locator("#board .shapes > *").count()) > 0);
  }));

test("undo takes marks back, redo brings them again", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    await cellIs(page, 1, 2, "digit 6");
    await page.keyboard.press("7");
    await cellIs(page, 1, 2, "digit 7");
    await page.locator("#undo").click();
    await cellIs(page, 1, 2, "digit 6");
    await page.keyboard.press("Control+z");
    await cellIs(page, 1, 2, "empty");
    assert.equal(await page.locator("#undo").isDisabled(), true);
    await page.keyboard.press("Control+y");
    await cellIs(page, 1, 2, "digit 6");
    await page.locator("#redo").click();
    await cellIs(page, 1, 2, "digit 7");
  }));

test("what the player filled in is there after a reload, per puzzle", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await cell(page, 1, 2).click();
    await page.keyboard.press("1");
    await cellIs(page, 1, 2, "digit 1");
    await openSample(page, "tens", "tiny.txt");
    await page.reload();
    await page.locator("#title", { hasText: "tiny" }).waitFor();
    await openSample(page, "kakuro", "kite.txt");
    await cellIs(page, 1, 2, "digit 1");
    await page.locator("#start-over").click();
    await cellIs(page, 1, 2, "empty");
  }));

test("a position that is edited in place is kept as well", () =>
  program.onPage(async (page) => {
    await openSample(page, "mines", "endgame.txt");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("F");
    await page.locator("#undo:enabled").waitFor(); // shown at once, it is done when it can be undone
    await page.reload();
    await cellIs(page, 0, 0, "flag");
  }));

test("a move is played by dragging over its cells, and one that is none is refused in words", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await readText(page, "1 9 5\n2 8 4\n");
    await page.locator("#caption", { hasText: "2x3" }).waitFor();
    await drag(page, [0, 0], [0, 1]);
    await cellIs(page, 0, 0, "empty");
    await cellIs(page, 0, 1, "empty");
    await drag(page, [0, 2], [1, 2]);
    await page.locator("#board .beside", { hasText: "9" }).waitFor();
    assert.equal(await spokenAt(page, 0, 2), "five");
  }));

test("a square that belongs to the puzzle is not written on", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await cell(page, 0, 0).click();
    assert.equal(await spokenAt(page, 0, 0), "black");
    assert.equal(await page.locator("#undo").isDisabled(), true);
  }));
