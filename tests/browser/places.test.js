// Addresses: back and forward, reload, links of the older form; what stays when one changes the family; two tabs.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { cell, cellIs, openFamily, openSample, solve } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {string} words */
const titled = (page, words) => page.locator("#title:visible", { hasText: words }).waitFor();
/** @param {Page} page */
const atDoor = (page) => page.locator("#door:not([hidden]) h1").waitFor();

test("back and forward go between door, families and puzzles", () =>
  program.onPage(
    async (page) => {
      await page.getByRole("link", { name: "Kakuro", exact: true }).click();
      await titled(page, "Kakuro:");
      await page.waitForURL(/id=/);
      await page.locator('#families input[value="sudoku"]').check();
      await titled(page, "Sudoku:");
      await page.waitForURL(/family=sudoku&id=/);
      await page.goBack();
      await titled(page, "Kakuro:");
      await page.goBack();
      await atDoor(page);
      await page.goForward();
      await titled(page, "Kakuro:");
      await page.goForward();
      await titled(page, "Sudoku:");
    },
    { path: "/" },
  ));

test("a reload stays at a puzzle that was pasted, and its address opens it elsewhere", () =>
  program.onPage(async (page) => {
    await page.getByRole("radio", { name: "Text", exact: true }).check();
    await page.locator("#puzzle-text").fill("2 3\nX D4 D3\nA4 . .\n");
    await page.getByRole("button", { name: "Read" }).click();
    await page.waitForURL(/family=kakuro&puzzle=/);
    await page.reload();
    await page.getByRole("grid", { name: "2 rows and 3 columns" }).waitFor();
    const context = await program.context();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("grid", { name: "2 rows and 3 columns" }).waitFor();
    await context.close();
  }));

test("an address that means nothing leads to the door, and says why", () =>
  program.onPage(
    async (page) => {
      await atDoor(page);
      await page.locator("#making .notice", { hasText: "chess" }).waitFor();
    },
    { path: "/#family=chess" },
  ));

test("whoever changes the family and comes back finds the plan and the position", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#board .cells").focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "6"]) await page.keyboard.press(key);
    await cellIs(page, 1, 2, "digit 6");
    await solve(page);
    await page.locator('#families input[value="sudoku"]').check();
    await titled(page, "Sudoku:");
    await page.locator("#watch").waitFor({ state: "hidden" });
    await page.locator('#families input[value="kakuro"]').check();
    await titled(page, "Kakuro: kite");
    await page.locator("#watch").waitFor();
    await page.getByRole("radio", { name: "Your board" }).check();
    await cellIs(page, 1, 2, "digit 6");
  }));

test("two tabs keep their own puzzles over a reload", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    const other = await page.context().newPage();
    await other.goto(`${program.address}/#family=sudoku&id=s-003`);
    await titled(other, "Sudoku: Mini 3");
    await page.reload();
    await titled(page, "Kakuro: kite");
    await other.reload();
    await titled(other, "Sudoku: Mini 3");
    // Each also finds in a family what it had open there itself.
    await other.locator('#families input[value="kakuro"]').check();
    await titled(other, "Kakuro:");
    await page.locator(".brand").click();
    await page.getByRole("link", { name: "Kakuro", exact: true }).click();
    await titled(page, "Kakuro: kite");
    await cell(page, 0, 0).waitFor();
  }));

test("statistics are exported, taken in by another browser once, and a foreign file is refused in words", () =>
  program.onPage(
    async (page) => {
      const tally = { played: 3, won: 2, best: 75, score: null, streak: 1, longest: 2 };
      await page.evaluate(
        (stored) => localStorage.setItem("quadrille:statistics", stored),
        JSON.stringify({ kakuro: { easy: tally, hard: "damaged" } }),
      );
      await page.getByRole("button", { name: "Statistics" }).click();
      await page.locator("#statistics tr", { hasText: "easy" }).filter({ hasText: "1:15" }).waitFor();
      assert.equal(await page.locator("#statistics tbody tr").count(), 1);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export" }).click(),
      ]);
      const name = file.suggestedFilename();
      const buffer = await readFile(await file.path());
      await page.evaluate(() => localStorage.removeItem("quadrille:statistics"));
      for (const _ of [1, 2]) {
        await page.locator("#statistics-file").setInputFiles({ name, mimeType: "application/json", buffer });
        await page.getByText("was taken in").waitFor();
        await page.locator("#statistics tr", { hasText: "2 (67 %)" }).waitFor();
      }
      const foreign = { name: "x.json", mimeType: "application/json", buffer: Buffer.from("[1]") };
      await page.locator("#statistics-file").setInputFiles(foreign);
      await page.getByText("This file has no statistics").waitFor();
    },
    { path: "/" },
  ));

test("a setting that one tab changes is not undone by another", () =>
  program.onPage(async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator("#theme").selectOption("paper");
    await page.locator("#open-bench").click();
    await openFamily(page, "kakuro");
    await page.reload();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "paper");
  }));
