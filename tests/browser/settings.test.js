// Settings survive a reload; a broken one falls back to its default.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { openFamily } from "./player.js";

const program = withProgram();

test("the last family, strategy, theme and speed are there after a reload", () =>
  program.onPage(async (page) => {
    await openFamily(page, "kakuro");
    await page.locator("#strategy").selectOption("gac");
    await page.locator("#theme").selectOption("dark");
    await page.reload();
    await page.locator("#title", { hasText: "Kakuro:" }).waitFor();
    assert.equal(await page.locator("#strategy").inputValue(), "gac");
    assert.equal(await page.locator("#theme").inputValue(), "dark");
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    assert.equal(await page.getByRole("radio", { name: "Kakuro", exact: true }).isChecked(), true);
  }));

for (const [what, broken] of [
  ["no JSON", "{{{"],
  ["of another kind", "[1,2,3]"],
  [
    "wrong in every field",
    '{"family":7,"strategies":["x"],"theme":"pink","speed":"fast","layers":{"zones":"yes"}}',
  ],
  ["about things that do not exist", '{"family":"chess","strategies":{"tens":"magic"},"theme":"dark"}'],
]) {
  test(`a stored setting that is ${what} falls back to the default`, () =>
    program.onPage(async (page) => {
      await page.evaluate((text) => {
        localStorage.clear();
        localStorage.setItem("quadrille:settings", text ?? "");
        localStorage.setItem("quadrille:desk", text ?? "");
      }, broken);
      await page.reload();
      await page.locator("#title", { hasText: ":" }).waitFor();
      assert.equal(await page.locator("#families input").first().isChecked(), true);
      assert.equal(
        await page
          .locator("#strategy")
          .evaluate((select) => /** @type {HTMLSelectElement} */ (select).selectedIndex),
        0,
      );
    }));
}

test("a browser that stores nothing still solves", () =>
  program.onPage(async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    });
    await page.reload();
    await openFamily(page, "kakuro");
    await page.locator("#start").click();
    await page.locator("#status", { hasText: "Ready" }).waitFor();
  }));
