// Watch: steps forwards and backwards with their reasons, the next moves, corrections, traces, layers,
// uniqueness.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { boardNames, cell, cellIs, openFamily, openSample, readText, solve, statusIs } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {number} step */
const isAt = (page, step) =>
  page.locator("#step-place", { hasText: new RegExp(`^Step ${step} of`) }).waitFor();

/** @param {Page} page */
const shapes = (page) => page.locator("#board .shapes > *").count();

test("first, back, forward, last and the slider walk through the steps", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    const blank = await boardNames(page);
    await solve(page);
    const answer = await boardNames(page);
    const last = Number(await page.locator("#step").getAttribute("max"));
    await page.locator("#first").click();
    await isAt(page, 0);
    assert.deepEqual(await boardNames(page), blank);
    await page.locator("#forward").click();
    await isAt(page, 1);
    await page.locator("#forward").click();
    await isAt(page, 2);
    await page.locator("#back").click();
    await isAt(page, 1);
    await page.locator("#step").fill(String(last - 1));
    await isAt(page, last - 1);
    await page.locator("#last").click();
    await isAt(page, last);
    assert.deepEqual(await boardNames(page), answer);
  }));

test("each step gives its reason and frames its cells", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page);
    await page.locator("#first").click();
    assert.equal(await shapes(page), 0);
    await page.locator("#forward").click();
    assert.match((await page.locator("#reason").textContent()) ?? "", /\w+: .+/);
    assert.ok((await shapes(page)) > 0);
  }));

test("play goes to the end by itself and pauses on request", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page);
    await page.locator("#speed").selectOption("25");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const last = Number(await page.locator("#step").getAttribute("max"));
    await isAt(page, last);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.locator("#speed").selectOption("0.5");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    await isAt(page, 0);
  }));

test("the next three moves are previewed, with the score against its bound", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await solve(page, { strategy: "greedy" });
    assert.equal(await page.locator("#next-moves li").count(), 3);
    assert.match(
      (await page.locator("#next-moves li").first().textContent()) ?? "",
      /^row \d+, column \d+ to .+= 10/,
    );
    assert.equal(await shapes(page), 3);
    assert.match(
      (await page.locator("#score").textContent()) ?? "",
      /^Score \d+; no sequence of moves scores more than \d+\.$/,
    );
    const first = await page.locator("#next-moves li").nth(1).textContent();
    await page.locator("#forward").click();
    assert.equal(await page.locator("#next-moves li").first().textContent(), first);
  }));

test("the player corrects the board at a step and solves from there", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await readText(page, "1 9 5\n2 8 4\n");
    await page.locator("#caption", { hasText: "2x3" }).waitFor();
    await solve(page, { strategy: "greedy" });
    await isAt(page, 0);
    await cell(page, 1, 2).click(); // goes on from 4 to 5
    await cellIs(page, 1, 2, "five");
    await page.locator("#solve-from-here").click();
    await page.locator("#status", { hasText: "6 of 6 cells" }).waitFor();
    await page.locator("#undo").click();
    await cellIs(page, 1, 2, "four");
  }));

test("the trace of a search plays like deductions", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#strategy").selectOption("basic");
    await page.getByText("Parameters").click();
    await page.locator("#parameter-trace").check();
    await solve(page);
    await page.locator("#step-list").selectOption("trace");
    await isAt(page, 0);
    await page.locator("#forward").click();
    await isAt(page, 1);
    assert.notEqual(await page.locator("#reason").textContent(), "");
  }));

test("probabilities, zones and actions are layers that can be switched", () =>
  program.onPage(async (page) => {
    await openSample(page, "mines", "endgame.txt");
    await solve(page);
    const chances = async () => (await boardNames(page)).filter((name) => name.includes("%")).length;
    const zones = async () => (await boardNames(page)).filter((name) => name.includes("marked")).length;
    assert.ok((await chances()) > 0);
    assert.equal(await zones(), 0);
    await page.getByLabel("probabilities").uncheck();
    assert.equal(await chances(), 0);
    await page.getByLabel("zones").check();
    assert.ok((await zones()) > 0);
    const before = await shapes(page);
    await page.locator("#layers").getByLabel("guess").uncheck();
    assert.equal(await shapes(page), before - 1);
  }));

test("the verdict on uniqueness names the differing cells and shows the other answer", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "twins.non");
    await solve(page);
    const words = (await page.locator("#verdict").textContent()) ?? "";
    const differing = Number(/differs in (\d+) cells/.exec(words)?.[1]);
    assert.equal(await shapes(page), differing);
    const one = await boardNames(page);
    await page.locator("#second").click();
    const other = await boardNames(page);
    assert.equal(one.filter((name, i) => name !== other[i]).length, differing);
  }));

test("a unique answer is said to be so", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page);
    await page.locator("#verdict", { hasText: "Unique" }).waitFor();
    assert.equal(await page.locator("#second").isHidden(), true);
  }));

test("where there is no solution the board shows the cells of the contradiction, and no player", () =>
  program.onPage(async (page) => {
    await openSample(page, "mines", "inconsistent.txt");
    await page.locator("#start").click();
    await statusIs(page, "No solution");
    await page.locator("#board .shapes > *").first().waitFor();
    const words = (await page.locator("#run-message").textContent()) ?? "";
    assert.match(words, /^There is no answer: .+ \(row \d+, column \d+\)\.$/);
    assert.ok(await page.locator("#watch").isHidden());
    assert.ok(await page.locator("#showing").isHidden());
  }));
