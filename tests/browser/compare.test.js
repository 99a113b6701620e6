// Compare: strategies side by side with live bars, a table to sort, a chart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { openSample } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {string[]} strategies */
async function compare(page, strategies) {
  await page.getByText("Strategies side by side").click();
  for (const box of await page.locator('input[name="compared"]').all()) {
    await box.setChecked(strategies.includes((await box.getAttribute("value")) ?? ""));
  }
  await page.locator("#compare-start").click();
}

/** @param {Page} page @param {number} column */
const columnOf = (page, column) =>
  page.locator(`#compare tbody tr > :nth-child(${column})`).allTextContents();

test("the chosen strategies run on the same puzzle and end in a table", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "heart.non");
    await compare(page, ["auto", "probe", "sat"]);
    await page.locator("#compare table").waitFor();
    assert.deepEqual((await columnOf(page, 1)).sort(), ["auto", "probe", "sat"]);
    assert.deepEqual(await columnOf(page, 2), ["solved", "solved", "solved"]);
    assert.equal(await page.locator("#compare .lane progress").count(), 3);
  }));

test("all at once gives the same table", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.getByText("Strategies side by side").click();
    await page.locator("#at-once").check();
    await page.locator("#compare-start").click();
    await page.locator("#compare table").waitFor();
    assert.equal((await columnOf(page, 1)).length, await page.locator('input[name="compared"]').count());
  }));

test("a click on a heading sorts, a second one turns the order round", () =>
  program.onPage(async (page) => {
    await openSample(page, "nonogram", "heart.non");
    await compare(page, ["auto", "probe", "sat", "learn"]);
    await page.locator("#compare table").waitFor();
    await page.getByRole("button", { name: "Strategy" }).click();
    const rising = await columnOf(page, 1);
    assert.deepEqual(rising, [...rising].sort());
    assert.equal(await page.locator("#compare th[aria-sort]").getAttribute("aria-sort"), "ascending");
    await page.getByRole("button", { name: "Strategy" }).click();
    assert.deepEqual(await columnOf(page, 1), rising.reverse());
    await page.getByRole("button", { name: "Nodes" }).click();
    const nodes = (await columnOf(page, 4)).map((text) => Number(text.replaceAll(",", "")));
    assert.deepEqual(
      nodes,
      [...nodes].sort((a, b) => a - b),
    );
  }));

test("the chart shows the score or the time, each bar with its figure", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "tiny.txt");
    await compare(page, ["auto", "greedy"]);
    const chart = page.locator("#compare .chart svg");
    await chart.waitFor();
    assert.match(
      (await chart.getAttribute("aria-label")) ?? "",
      /^score of each strategy: auto \d+, greedy \d+$/,
    );
    assert.equal(await chart.locator("rect").count(), 2);
    await page.getByLabel("What the chart shows").selectOption("time");
    assert.match(
      (await chart.getAttribute("aria-label")) ?? "",
      /^time of each strategy: auto .*s, greedy .*s$/,
    );
  }));

test("bars are live and Stop ends the comparison", () =>
  program.onPage(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await compare(page, ["anneal", "greedy"]);
    await page.locator("#compare .lane", { hasText: /best \d+/ }).waitFor();
    await page.locator("#compare-stop").click();
    await page.locator("#compare .lane", { hasText: "Cancelled" }).waitFor();
    await page.locator("#compare-start:not([disabled])").waitFor();
  }));
