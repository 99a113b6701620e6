// Games of which the player sees a part: by mouse, by keyboard, by touch, with advice, over a reload, from a link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { violationsInAnyLight } from "./axe.js";
import { withProgram } from "./harness.js";
import { between, cell, cellIs, openFamily, readText, spokenAt } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

// What the first cell opens leaves the last row: a mine at each of its ends.
const kGame = "rows 4 cols 4 mines 2 start 0 0\n....\n....\n....\n*..*\n";
// Below the 1s of the second row, either cell may have the mine.
const kGuess = "rows 3 cols 2 mines 1 start 0 0\n..\n..\n.*\n";

/** A link to a game that is dealt already. @param {string} game */
function linkTo(game) {
  const packed = deflateRawSync(JSON.stringify({ deal: { game, first: [0, 0] } })).toString("base64url");
  return `/#${new URLSearchParams({ family: "mines", puzzle: packed })}`;
}

/** @param {string} game @param {(page: Page) => Promise<void>} act @param {import("./harness.js").ContextOptions} [options] */
const play = (game, act, options = {}) => program.onPage(act, { path: linkTo(game), ...options });

/** @param {Page} page @param {string|RegExp} words */
const isOver = (page, words) => page.locator("#game-over", { hasText: words }).waitFor();

test("a game is won by mouse: open, flag, and a click on a number that has its flags", () =>
  play(kGame, async (page) => {
    assert.equal(await spokenAt(page, 3, 3), "closed");
    await cell(page, 0, 0).click();
    await cellIs(page, 2, 0, "open 1");
    await page.locator("#first-figure", { hasText: "2" }).waitFor();
    await page.getByRole("timer", { name: "Time played" }).waitFor();
    await cell(page, 3, 0).click({ button: "right" });
    await cellIs(page, 3, 0, "flag");
    await page.locator("#first-figure", { hasText: "1" }).waitFor();
    await cell(page, 2, 0).click();
    await cellIs(page, 3, 1, "open 1");
    await cell(page, 3, 2).click();
    await isOver(page, /Won in .* Clicks 4, 3BV 3/);
    await page.getByRole("button", { name: "Won: deal another board" }).waitFor();
  }));

test("a game is lost by mouse: what exploded and a wrong flag are shown, and undo takes it back", () =>
  play(kGame, async (page) => {
    await cell(page, 0, 0).click();
    await cellIs(page, 2, 0, "open 1");
    await cell(page, 3, 1).click({ button: "right" });
    await cellIs(page, 3, 1, "flag");
    await cell(page, 3, 0).click();
    await cellIs(page, 3, 0, "mine, exploded");
    await cellIs(page, 3, 1, "flag, wrong");
    await isOver(page, /Lost in .* Clicks 3/);
    await isOver(page, "It could have been avoided");
    assert.deepEqual(await violationsInAnyLight(page), []);
    await page.getByRole("button", { name: "Undo" }).click();
    await cellIs(page, 3, 0, "closed");
    await page.getByRole("button", { name: "Playing: deal another board" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await cellIs(page, 3, 1, "closed");
    await page.getByRole("button", { name: "Redo" }).click();
    await cellIs(page, 3, 1, "flag");
  }));

test("a game is won by keyboard: arrows, Space, F", () =>
  play(kGame, async (page) => {
    await page.locator("#board .cells").focus();
    await page.keyboard.press("Space");
    await cellIs(page, 2, 0, "open 1");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "f"]) await page.keyboard.press(key);
    await cellIs(page, 3, 0, "flag");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await cellIs(page, 3, 1, "open 1");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await isOver(page, "Won in");
  }));

test("a game is won by touch: a tap opens, a finger that rests flags", () =>
  play(
    kGame,
    async (page) => {
      await cell(page, 0, 0).tap();
      await cellIs(page, 2, 0, "open 1");
      const devtools = await page.context().newCDPSession(page);
      const { from } = await between(page, [3, 0], [3, 1]);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
      await cellIs(page, 3, 0, "flag");
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await cell(page, 2, 0).tap();
      await cellIs(page, 3, 1, "open 1");
      await cell(page, 3, 2).tap();
      await isOver(page, "Won in");
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));

test("both buttons, and the middle one, open what is left around a number", () =>
  play(kGame, async (page) => {
    await cell(page, 0, 0).click();
    await cellIs(page, 2, 0, "open 1");
    await cell(page, 3, 0).click({ button: "right" });
    await cellIs(page, 3, 0, "flag");
    await cell(page, 2, 0).click({ button: "middle" });
    await cellIs(page, 3, 1, "open 1");
    await cell(page, 3, 3).click({ button: "right" });
    await cellIs(page, 3, 3, "flag");
    const { from } = await between(page, [2, 3], [2, 2]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: "left" });
    await page.mouse.down({ button: "right" });
    await page.mouse.up({ button: "right" });
    await page.mouse.up({ button: "left" });
    await isOver(page, "Won in");
  }));

test("advice comes with every act: chances, or no more than what is safe, and the best act with its reason", () =>
  play(kGame, async (page) => {
    const advice = page.getByRole("button", { name: "Advice", exact: true });
    await advice.click();
    assert.equal(await advice.getAttribute("aria-pressed"), "true");
    await cell(page, 0, 0).click();
    await cellIs(page, 3, 1, "closed, safe");
    await cellIs(page, 3, 0, "mine");
    await page.locator("#best", { hasText: "Best: open row 4, column" }).waitFor();
    assert.deepEqual(await violationsInAnyLight(page), []);
    await page.getByRole("radio", { name: "safe cells" }).check();
    await cellIs(page, 3, 0, "closed");
    await cellIs(page, 3, 1, "closed, safe");
    await cell(page, 3, 1).click();
    await cellIs(page, 3, 1, "open 1");
    await cellIs(page, 3, 2, "closed, safe");
    await advice.click();
    await cellIs(page, 3, 2, "closed");
    assert.equal(await page.locator("#best").isVisible(), false);
  }));

test("where nothing is safe, every closed cell says its chance", () =>
  play(kGuess, async (page) => {
    await page.getByRole("button", { name: "Advice", exact: true }).click();
    await cell(page, 0, 0).click();
    await cellIs(page, 2, 0, "closed, 50%");
    await cellIs(page, 2, 1, "closed, 50%");
  }));

test("a game lasts over a reload: its acts, and undo through all of them", () =>
  play(kGame, async (page) => {
    await cell(page, 0, 0).click();
    await cellIs(page, 2, 0, "open 1");
    await cell(page, 3, 3).click({ button: "right" });
    await cellIs(page, 3, 3, "flag");
    await page.reload();
    await cellIs(page, 3, 3, "flag");
    await page.getByRole("button", { name: "Undo" }).click();
    await cellIs(page, 3, 3, "closed");
    await page.getByRole("button", { name: "Undo" }).click();
    await cellIs(page, 0, 0, "closed");
    await page.getByRole("button", { name: "Redo" }).click();
    await cellIs(page, 0, 0, "open 0");
  }));

test("an opening spreads for those who like motion, and only for them", async () => {
  for (const [reducedMotion, opened] of /** @type {const} */ ([["no-preference", 12], ["reduce", 0]])) {
    await play(
      kGame,
      async (page) => {
        await page.evaluate(() => {
          const ghosts = { count: 0 };
          Object.assign(globalThis, { ghosts });
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) if (node instanceof Element && node.matches(".opened")) ++ghosts.count;
          }).observe(/** @type {Element} */ (document.querySelector("#board")), { subtree: true, childList: true });
        });
        await cell(page, 0, 0).click();
        await cellIs(page, 2, 0, "open 1");
        assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).ghosts.count), opened);
        await page.locator(".ghost").first().waitFor({ state: "detached" });
      },
      { reducedMotion },
    );
  }
});

test("a link carries a replay", () =>
  play(kGame, async (page) => {
    await cell(page, 0, 0).click();
    await cellIs(page, 2, 0, "open 1");
    await cell(page, 3, 0).click();
    await isOver(page, "Lost in");
    await page.locator("#as-link").click();
    await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector("#link")).value !== "");
    const link = await page.locator("#link").inputValue();
    await program.onPage(
      async (visitor) => {
        await cellIs(visitor, 3, 0, "mine, exploded");
        await visitor.getByRole("button", { name: "Undo" }).click();
        await cellIs(visitor, 3, 0, "closed");
      },
      { path: link.slice(program.address.length) },
    );
  }));

test("a position from elsewhere is advised on after each entry, and what is known stays until then", () =>
  program.onPage(async (page) => {
    await openFamily(page, "mines");
    await readText(page, "mines 1\n1?\n1?\n1?\n");
    await page.locator("#caption", { hasText: "3x2" }).waitFor();
    await page.getByRole("button", { name: "Advice", exact: true }).click();
    await cellIs(page, 1, 1, "mine");
    await page.locator("#board .cells").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("1");
    await cellIs(page, 0, 1, "open 1");
    await cellIs(page, 2, 1, "closed, safe");
  }));

test("the total of an entered board can be set, and without it the page says what it assumes", () =>
  program.onPage(async (page) => {
    await readText(page, "mines 1\n1?\n1?\n1?\n");
    const total = page.getByLabel("mines in all");
    assert.equal(await total.inputValue(), "1");
    await total.fill("");
    await page.keyboard.press("Tab");
    await page.locator(".facts", { hasText: "not known" }).waitFor();
    await total.fill("7");
    await page.keyboard.press("Tab");
    await page.locator("#notice", { hasText: "a number from 0 to 6, not '7'" }).waitFor();
    await total.fill("2");
    await page.keyboard.press("Tab");
    await page.locator("#caption", { hasText: "2 mines" }).waitFor();
    assert.deepEqual(await violationsInAnyLight(page), []);
  }));

test("New game deals at the first cell, the address finds the game again, and the face deals another", () =>
  program.onPage(async (page) => {
    await openFamily(page, "mines");
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: /^Beginner, no guessing/ }).click();
    await page.locator("#title", { hasText: "Beginner, no guessing" }).waitFor();
    await cell(page, 4, 4).click();
    await cellIs(page, 4, 4, "open 0");
    await page.reload();
    await cellIs(page, 4, 4, "open 0");
    await page.getByRole("button", { name: "Playing: deal another board" }).click();
    await cellIs(page, 4, 4, "closed");
  }));

test("a board of one's own is dealt by its settings", () =>
  program.onPage(async (page) => {
    await openFamily(page, "mines");
    await page.getByText("Custom board").click();
    for (const [name, value] of [["rows", "5"], ["cols", "6"], ["mines", "3"]])
      await page.locator(`#deal-${name}`).fill(value ?? "");
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    await page.locator("#caption", { hasText: "5x6, 3 mines" }).waitFor();
    assert.deepEqual(await violationsInAnyLight(page), []);
  }));
