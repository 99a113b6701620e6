// The bench keeps what was entered into it, and tells what came of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { openFamily } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {string} strategy */
async function openParameters(page, strategy) {
  await page.locator("#strategy").selectOption(strategy);
  await page.locator("#solve summary", { hasText: "Parameters" }).waitFor();
  await page.locator("#solve details").evaluate((details) => details.setAttribute("open", ""));
}

/**
 * Enters a value as a person does, who then goes elsewhere.
 * @param {Page} page
 * @param {string} id
 * @param {string} value
 */
async function enter(page, id, value) {
  await page.locator(id).fill(value);
  await page.locator(id).blur();
}

/** Opens the page anew, with the board on it. @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.locator("[aria-busy]").waitFor({ state: "detached" });
}

test("strategies have their titles everywhere, with the description below", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    const { families } = await (await page.request.get(`${program.address}/api/families`)).json();
    /** @type {import("../../web/js/types.js").Strategy[]} */
    const strategies = families.find((/** @type {any} */ { name }) => name === "tens").strategies;
    const titles = strategies.map(({ title }) => title);
    assert.deepEqual(await page.locator("#strategy option").allTextContents(), titles);
    assert.deepEqual(
      (await page.locator("#compare .switch-list label").allTextContents()).map((text) => text.trim()),
      titles,
    );
    await page.locator("#strategy").selectOption("greedy_plus");
    const { description } = strategies.find(({ name }) => name === "greedy_plus") ?? {};
    assert.equal(await page.locator("#strategy-description").textContent(), description);
  }));

test("parameters and limits survive a change of strategy and a reload, until they are given up", () =>
  program.onPage(async (page) => {
    await openFamily(page, "tens");
    await openParameters(page, "beam");
    const width = page.locator("#parameter-beam_width");
    const usual = await width.inputValue();
    await enter(page, "#parameter-beam_width", "37");
    await enter(page, "#time-limit", "3");
    await openParameters(page, "greedy");
    assert.notEqual(await page.locator("#time-limit").inputValue(), "3");
    await openParameters(page, "beam");
    assert.equal(await width.inputValue(), "37");
    await reload(page);
    await openParameters(page, "beam");
    assert.equal(await width.inputValue(), "37");
    assert.equal(await page.locator("#time-limit").inputValue(), "3");
    await page.locator("summary", { hasText: "Parameters (1 changed)" }).waitFor();
    await page.getByRole("button", { name: "Back to the defaults" }).click();
    assert.equal(await width.inputValue(), usual);
    await reload(page);
    await openParameters(page, "beam");
    assert.equal(await width.inputValue(), usual);
  }));

test("what is kept of a form and does not fit into it is left out", () =>
  program.onPage(async (page) => {
    await page.evaluate(() =>
      localStorage.setItem(
        "quadrille:forms",
        JSON.stringify({ "strategy tens beam": { beam_width: -5, max_depth: "deep" }, "generator tens": 7 }),
      ),
    );
    await reload(page);
    await openFamily(page, "tens");
    await openParameters(page, "beam");
    await page.locator('#solve summary:text-is("Parameters")').waitFor();
  }));

test("each family's generator is as it was left, and what it made has a grade", () =>
  program.onPage(async (page) => {
    const generate = page.getByRole("radio", { name: "Generate", exact: true });
    await openFamily(page, "sudoku");
    await generate.check();
    await page.locator("#generator-size").selectOption("4");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.locator("#choose [role=status]", { hasText: /^Grade: \w+/ }).waitFor();
    await page.locator("#caption", { hasText: "4x4" }).waitFor();
    await openFamily(page, "tens");
    await page.locator("#generator-rows").waitFor();
    await reload(page);
    await openFamily(page, "sudoku");
    await generate.check();
    assert.equal(await page.locator("#generator-size").inputValue(), "4");
    assert.equal(await page.locator("#generator-seed").inputValue(), "2");
  }));

test("generating can be stopped", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    await page.getByRole("radio", { name: "Generate", exact: true }).check();
    await page.locator("#generator-rows").fill("60");
    await page.locator("#generator-cols").fill("60");
    await page.locator("#generator-grade").selectOption("easy");
    await page.getByRole("button", { name: "Generate" }).click();
    await page.locator("#choose").getByRole("button", { name: "Stop" }).click();
    await page.locator("#choose [role=status]", { hasText: "Stopped." }).waitFor();
    assert.ok(await page.getByRole("button", { name: "Generate" }).isEnabled());
  }));
