// Help in steps, trials, the way back, checks while playing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cell, cellIs, openFamily, openSample, readText, spokenAt } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

const kHeart = "width 3\nheight 3\nrows\n1 1\n3\n1\ncolumns\n2\n2\n2\n";

/** @param {Page} page @param {string} text */
const wordsAre = (page, text) => page.locator("#help-words", { hasText: text }).waitFor();

/**
 * Writes along the first row from the cursor on.
 * @param {Page} page
 * @param {string} keys
 * @param {string} name  of the last
 */
async function type(page, keys, name) {
  await page.locator("#board .cells").focus();
  for (const [at, key] of [...keys].entries()) {
    if (at > 0) await page.keyboard.press("ArrowRight");
    // The board shows a stroke before the program has it; a reload must not come between.
    const isLast = at === keys.length - 1;
    const answered = isLast ? page.waitForResponse((response) => response.url().endsWith("/api/fill")) : null;
    await page.keyboard.press(key);
    await answered;
  }
  await cellIs(page, 0, keys.length - 1, name);
}

/** @param {Page} page */
async function openHeart(page) {
  await openFamily(page, "nonogram");
  await readText(page, kHeart);
  await page.locator("#caption", { hasText: "3x3" }).waitFor();
}

/** @param {Page} page @param {string} name */
async function choose(page, name) {
  await page.locator("#play-bar summary", { hasText: "More" }).click();
  await page.locator("#play-bar").getByRole("button", { name, exact: true }).click();
}

test("a hint says where to look, then why, and then writes it in", () =>
  program.onPage(async (page) => {
    await openHeart(page);
    await page.locator("#hint").click();
    await page.locator("#help-words", { hasText: /^\w.*: look at row \d/ }).waitFor();
    assert.ok((await page.locator("#board .shapes > *").count()) > 0);
    assert.ok(await page.locator("#write-hint").isVisible());
    await page.locator("#explain-hint").click();
    await page.locator("#help-words", { hasNotText: "look at" }).waitFor();
    assert.ok(await page.locator("#explain-hint").isHidden());
    await page.locator("#write-hint").click();
    await page.locator("#help-words:empty").waitFor({ state: "attached" });
    assert.ok((await page.locator('#board [aria-label*=": black"]').count()) > 0);
  }));

test("the second click on Hint says why as well", () =>
  program.onPage(async (page) => {
    await openHeart(page);
    await page.locator("#hint").click();
    await wordsAre(page, "look at");
    await page.locator("#hint").click();
    await page.locator("#help-words", { hasNotText: "look at" }).waitFor();
  }));

test("a hint's safe cells are noted in minesweeper, and the next hint finds something else", () =>
  program.onPage(async (page) => {
    await openSample(page, "mines", "flags.txt");
    await page.locator("#hint").click();
    await wordsAre(page, "look at");
    await page.locator("#write-hint").click();
    await cellIs(page, 0, 2, "closed, safe");
    await wordsAre(page, "Noted as “closed, safe”");
    assert.equal(await page.locator("#notice").textContent(), "");
    await page.locator("#hint").click();
    await page.locator("#help-words", { hasNotText: "Noted" }).waitFor();
    await page.locator("#undo").click();
    await cellIs(page, 0, 2, "closed");
    await page.locator("#redo").click();
    await cellIs(page, 0, 2, "closed, safe");
    await page.reload();
    await cellIs(page, 0, 2, "closed, safe");
  }));

test("a trial is kept or taken back in one go, also after a reload", () =>
  program.onPage(async (page) => {
    await openHeart(page);
    await type(page, "#", "black");
    await page.locator("#undo:enabled").waitFor();
    await choose(page, "Try from here");
    await page.locator("#trial").waitFor();
    await type(page, "#.#", "black");
    await cellIs(page, 0, 1, "empty");
    await page.locator("#redo:disabled").waitFor();
    await page.reload();
    await page.locator("#drop-trial").click();
    await cellIs(page, 0, 1, "undecided");
    await cellIs(page, 0, 2, "undecided");
    await cellIs(page, 0, 0, "black");
    assert.ok(await page.locator("#trial").isHidden());
    await page.locator("#undo").click();
    await cellIs(page, 0, 2, "black");
    await choose(page, "Try from here");
    await page.locator("#keep-trial").click();
    await page.locator("#trial").waitFor({ state: "hidden" });
    await cellIs(page, 0, 2, "black");
  }));

test("back to before the first mistake takes back no more than that, and redo brings it again", () =>
  program.onPage(async (page) => {
    await openHeart(page);
    await type(page, "###", "black"); // the second is wrong
    await page.locator("#check").click();
    await wordsAre(page, "mistake");
    await page.locator("#words-go-back").click();
    await wordsAre(page, "Went back 2 steps");
    await cellIs(page, 0, 0, "black");
    await cellIs(page, 0, 1, "undecided");
    await page.locator("#redo").click();
    await cellIs(page, 0, 1, "black");
    await page.locator("#undo").click();
    await cellIs(page, 0, 1, "undecided");
    await choose(page, "Back to before the first mistake");
    await wordsAre(page, "No mistake so far");
  }));

test("mistakes are marked while playing for those who want it, and only for them", () =>
  program.onPage(async (page) => {
    await openHeart(page);
    const marked = page.locator('#board [aria-label$="marked ×"]');
    await type(page, "##", "black");
    await page.locator("#undo:enabled").waitFor();
    assert.equal(await marked.count(), 0);
    await page.locator("#play-bar summary", { hasText: "More" }).click();
    await page.getByLabel("Mark mistakes while I play").check();
    await marked.first().waitFor({ state: "attached" });
    await page.locator("#undo").click();
    await marked.first().waitFor({ state: "detached" });
    assert.equal(await spokenAt(page, 0, 2), "undecided"); // nothing is given away
    await page.reload();
    await page.locator("#redo").click();
    await marked.first().waitFor({ state: "attached" });
  }));

test("undo and redo reach back over a reload", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await cell(page, 1, 2).click();
    for (const [key, name] of [
      ["6", "digit 6"],
      ["7", "digit 7"],
    ]) {
      await page.keyboard.press(key ?? "");
      await cellIs(page, 1, 2, name ?? "");
    }
    await page.locator("#undo").click();
    await cellIs(page, 1, 2, "digit 6");
    await page.locator("#redo:enabled").waitFor();
    await page.reload();
    await page.locator("#redo").click();
    await cellIs(page, 1, 2, "digit 7");
    await page.locator("#undo").click();
    await page.locator("#undo").click();
    await cellIs(page, 1, 2, "empty");
    assert.ok(await page.locator("#undo").isDisabled());
  }));
