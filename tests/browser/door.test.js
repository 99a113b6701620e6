// The front door and the ways to a puzzle: cards, presets, the day, the collection; rules at hand; nothing jumps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.js";
import { kBoard, withProgram } from "./harness.js";
import { boardNames, openFamily } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();
const kDoor = { path: "/" };

/** @param {Page} page */
const atDoor = (page) => page.locator("#door:not([hidden]) h1").waitFor();
/** @param {Page} page @param {string} words */
const titled = (page, words) => page.locator("#title", { hasText: words }).waitFor();
/** @param {Page} page */
const openNewGame = (page) => page.getByRole("button", { name: "New game", exact: true }).click();

/** @returns {Promise<import("../../web/js/types.js").Family[]>} */
const families = async () => (await (await fetch(`${program.address}/api/families`)).json()).families;

test("a first visit begins at the front door, where every family has a card", () =>
  program.onPage(async (page) => {
    for (const { title, goal, other_names: others } of await families()) {
      const card = page.locator(".door-card", { has: page.getByRole("link", { name: title, exact: true }) });
      await card.getByText(goal).waitFor();
      await card.getByText(others.join(", "), { exact: true }).waitFor();
      assert.equal(await card.locator("canvas").count(), 1, title);
    }
    assert.equal(await page.getByRole("gridcell").count(), 0);
  }, kDoor));

test("every card is one click from a board in play, and the brand leads back", () =>
  program.onPage(async (page) => {
    for (const { title, name } of await families()) {
      await page.getByRole("link", { name: title, exact: true }).click();
      await page.locator(`#title[data-family="${name}"]`).waitFor();
      assert.ok((await boardNames(page)).length > 0, name);
      await page.locator(".brand").click();
      await atDoor(page);
    }
  }, kDoor));

test("a later visit opens where one was, with the door one click away", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    const later = await page.context().newPage();
    await later.goto(program.address);
    await titled(later, "Kakuro: kite");
    await later.locator(".brand").click();
    await later.locator(".where", { hasText: "Continue: kite" }).waitFor();
  }));

test("a preset on a card makes a puzzle of its grade", () =>
  program.onPage(async (page) => {
    await page.getByRole("button", { name: "Kakuro, new game: Easy" }).click();
    await titled(page, "Kakuro: Easy");
    await page.locator("#grade", { hasText: "easy" }).waitFor();
  }, kDoor));

test("New game has every preset; what takes its time can be stopped", () =>
  program.onPage(async (page) => {
    await openFamily(page, "sudoku");
    const before = await page.locator("#title").textContent();
    await page.route("**/api/jobs", () => {}); // the program seems busy
    await openNewGame(page);
    const dialog = page.getByRole("dialog", { name: "New game: Sudoku" });
    const sudoku = (await families()).find(({ name }) => name === "sudoku");
    for (const { title } of sudoku?.presets ?? [])
      await dialog.locator(".offer strong", { hasText: new RegExp(`^${title}$`) }).waitFor();
    await dialog.locator(".offer", { hasText: "Hard" }).click();
    await page.locator("#making", { hasText: "Making Sudoku, Hard" }).waitFor();
    await page.locator("#making").getByRole("button", { name: "Stop" }).click();
    await page.locator("#making").waitFor({ state: "hidden" });
    assert.equal(await page.locator("#title").textContent(), before);
  }));

test("the puzzle of the day has the day's address, and is the same for everybody", () =>
  program.onPage(async (page) => {
    await openFamily(page, "sudoku");
    await openNewGame(page);
    await page.locator(".offer", { hasText: "Puzzle of the day" }).click();
    await page.waitForURL(/family=sudoku&daily=\d{4}-\d\d-\d\d$/);
    const board = await boardNames(page);
    const context = await program.context();
    const other = await context.newPage();
    await other.goto(page.url());
    await titled(other, "Sudoku: 20");
    assert.deepEqual(await boardNames(other), board);
    await context.close();
  }));

test("the collection is filtered by grade, and what is finished is marked done and counted", () =>
  program.onPage(
    async (page) => {
      await page.locator("#board .cells").focus();
      for (const row of ["2143", "4321", "3214", "1432"]) {
        for (const digit of row) {
          await page.keyboard.press(digit);
          await page.keyboard.press("ArrowRight");
        }
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowDown");
      }
      await page.waitForFunction(() => localStorage.getItem("quadrille:done")?.includes("s-001"));
      await openNewGame(page);
      const list = page.locator(".collection li");
      await list.filter({ hasText: "Mini 1" }).filter({ hasText: "done" }).first().waitFor();
      const all = await list.count();
      await page.getByLabel("not done yet").check();
      assert.equal(await list.count(), all - 1);
      await page.locator("#collection-grade").selectOption("hard");
      for (const words of await list.allTextContents()) assert.match(words, /hard/);
      await list.first().getByRole("button").click();
      await page.waitForURL(/family=sudoku&id=s-\d+$/);
      await page.locator("#grade", { hasText: "hard" }).waitFor();
      await page.locator(".brand").click();
      await page.locator(".where", { hasText: "1 of 6" }).waitFor();
      await page.getByRole("button", { name: "Statistics" }).click();
      const row = page.getByRole("dialog", { name: "Statistics" }).locator("tbody tr");
      await row.filter({ hasText: "easy" }).filter({ hasText: "1 (100 %)" }).waitFor();
    },
    { path: "/#family=sudoku&id=s-001" },
  ));

test("other sources are one click behind New game, with the bench open", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    await page.locator("#open-bench").click(); // shuts it
    await openNewGame(page);
    await page.getByRole("button", { name: "Paste one" }).click();
    await page.locator("#puzzle-text:focus").waitFor();
  }));

test("rules, other names and keys are one click away", () =>
  program.onPage(async (page) => {
    for (const { name, title, goal, rules } of await families()) {
      await openFamily(page, name);
      await page.getByRole("button", { name: "Rules and keys" }).click();
      const dialog = page.getByRole("dialog", { name: title });
      for (const sentence of [goal, ...rules]) await dialog.getByText(sentence, { exact: true }).waitFor();
      await dialog.getByText("Keys and gestures").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  }));

test("a title has no file ending, and a grade that did not come with the puzzle comes later", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    assert.equal(await page.locator("#title").textContent(), "Kakuro: kite");
    await page.locator("#grade", { hasText: "medium" }).waitFor();
  }));

for (const theme of ["light", "dark", "contrast", "paper"]) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    if (theme !== "contrast" && theme !== colorScheme && !(theme === "paper" && colorScheme === "light")) continue;
    test(`door, dialogs and board are without violation: ${theme}, ${colorScheme}`, () =>
      program.onPage(
        async (page) => {
          await page.locator("#theme").selectOption(theme);
          assert.deepEqual(await violations(page), [], "door");
          await page.getByRole("button", { name: "Statistics" }).click();
          assert.deepEqual(await violations(page), [], "statistics");
          await page.keyboard.press("Escape");
          await page.getByRole("link", { name: "Sudoku", exact: true }).click();
          await page.locator("#grade:not([hidden])").waitFor();
          assert.deepEqual(await violations(page), [], "board");
          await openNewGame(page);
          await page.locator(".collection li").first().waitFor();
          assert.deepEqual(await violations(page), [], "new game");
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: "Rules and keys" }).click();
          assert.deepEqual(await violations(page), [], "rules");
        },
        { colorScheme, ...kDoor },
      ));
  }
}

/** Runs in the page from its beginning: adds up what moves without being asked. */
function addUpShifts() {
  const page = /** @type {any} */ (globalThis);
  page.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifts += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
}

for (const [where, path] of [
  ["door", "/"],
  ["board", kBoard],
  ["board with clues", "/#family=nonogram&sample=apple.non"],
])
  for (const [device, options] of /** @type {[string, import("playwright-core").BrowserContextOptions][]} */ ([
    ["desktop", {}],
    ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ]))
    test(`nothing jumps while the page loads: ${where}, ${device}`, () =>
      program.onPage(
        async (page) => {
          await page.addInitScript(addUpShifts);
          await page.reload();
          await page.locator("[aria-busy]").waitFor({ state: "detached" });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const shifts = await page.evaluate(() => /** @type {any} */ (globalThis).shifts);
          assert.ok(shifts < 0.05, `${shifts}`);
        },
        { path: path ?? "/", ...options },
      ));
