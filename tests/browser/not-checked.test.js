// What the program's referee could not decide: said in words, marked in the cells, and never shown as right. The
// boards of these tests are decided at once, so the program's words are changed on their way to the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cell, cellIs, openFamily, readText, statusIs } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

const kPlus = "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n";

/** From now on every answer is one that could not be checked, as these cells show. @param {Page} page */
const leaveUnchecked = (page, /** @type {[number, number][]} */ cells) =>
  page.addInitScript((unchecked) => {
    const fetched = window.fetch;
    window.fetch = async (request, options) => {
      const response = await fetched(request, options);
      if (!String(request).includes("/api/events") || response.body === null) return response;
      const changed = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream({
          transform: (text, controller) =>
            controller.enqueue(
              text.replace(
                '"status":"solved"',
                `"status":"not_checked","unchecked":${JSON.stringify(unchecked)}`,
              ),
            ),
        }),
      );
      return new Response(changed.pipeThrough(new TextEncoderStream()), response);
    };
  }, cells);

test("an answer that could not be checked says so in words and marks its cells, and is not called ready", () =>
  program.onPage(async (page) => {
    await leaveUnchecked(page, [
      [0, 1],
      [1, 0],
    ]);
    await page.reload();
    await openFamily(page, "nonogram");
    await readText(page, kPlus);
    await page.locator("#caption", { hasText: "3x3" }).waitFor();
    await page.locator("#start").click();
    await statusIs(page, "Not checked");
    const status = page.locator("#status");
    assert.doesNotMatch((await status.textContent()) ?? "", /ready|solved|right/i);
    assert.equal(await status.getAttribute("data-state"), "not_checked");
    assert.match(
      (await page.locator("#run-message").textContent()) ?? "",
      /^This answer could not be checked completely .* 2 cells are marked \?\.$/,
    );
    assert.equal(await page.locator("#reason").textContent(), "An answer that was not checked.");
    assert.equal(await page.locator("#verdict").textContent(), "");
    for (const [row, col] of [[0, 1], [1, 0]])
      assert.match((await cell(page, Number(row), Number(col)).getAttribute("aria-label")) ?? "", /marked \?$/);
    assert.doesNotMatch((await cell(page, 1, 1).getAttribute("aria-label")) ?? "", /marked \?/);
  }));

test("a check that could not decide everything does not say that there is no mistake", () =>
  program.onPage(async (page) => {
    await page.route("**/api/check", (route) =>
      route.fulfill({
        json: { valid: null, verdict: "not_checked", sure: false, mistakes: [], unchecked: [[0, 0]] },
      }),
    );
    await openFamily(page, "nonogram");
    await readText(page, kPlus);
    await page.locator("#caption", { hasText: "3x3" }).waitFor();
    await page.locator("#board .cells").focus();
    await page.keyboard.press("#");
    await cellIs(page, 0, 0, "black");
    await page.locator("#check").click();
    const words = page.locator("#help-words", { hasText: "Not checked" });
    await words.waitFor();
    assert.match((await words.textContent()) ?? "", /1 cell is marked \?\.$/);
    assert.match((await cell(page, 0, 0).getAttribute("aria-label")) ?? "", /black, marked \?$/);
  }));
