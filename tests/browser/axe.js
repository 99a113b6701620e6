// What axe-core finds wrong with a page.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const kAxe = createRequire(import.meta.url).resolve("axe-core");

/**
 * @param {import("playwright-core").Page} page
 * @param {string[]} [rules]  all, unless some are named
 * @returns {Promise<string[]>}
 */
export async function violations(page, rules) {
  // axe is injected by the test itself, past the page's policy, which forbids foreign scripts.
  await page.evaluate(await readFile(kAxe, "utf8"));
  // Only rules that are off would read the style sheets, and the policy forbids how axe does that.
  const found = await page.evaluate(
    (options) => /** @type {any} */ (globalThis).axe.run(options),
    rules ? { preload: false, runOnly: rules } : { preload: false },
  );
  return found.violations.map(
    (/** @type {any} */ violation) =>
      `${violation.id}: ${violation.nodes.map((/** @type {any} */ node) => node.html).join(" | ")}`,
  );
}

/** The same in light and dark. @param {import("playwright-core").Page} page */
export async function violationsInAnyLight(page) {
  const found = [];
  for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)));
  }
  return found;
}
