// What a player does on the page, in one place.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** Opens the first sample of a family by its address. @param {Page} page @param {string} family */
export async function openFamily(page, family) {
  const sample = await page.evaluate(async (wanted) => {
    const { families } = JSON.parse(document.querySelector("#catalogue")?.textContent || '{"families": []}');
    /** @type {import("../../web/js/types.js").Family} */
    const found = families.find((/** @type {{name: string}} */ { name }) => name === wanted);
    const [first] = found?.samples ?? []; // there is no catalogue in a page that asks for it with a token
    location.hash = new URLSearchParams({ family: wanted, ...(first && { sample: first.name }) }).toString();
    return first?.name ?? "";
  }, family);
  await titleIs(page, family, sample);
}

/** @param {Page} page @param {string} family @param {string} sample */
const titleIs = (page, family, sample) =>
  page.locator(`#title[data-family="${family}"]`, { hasText: sample.replace(/\.\w+$/, "") }).waitFor();

/** @param {Page} page @param {string} family @param {string} sample */
export async function openSample(page, family, sample) {
  await openFamily(page, family);
  await page.getByRole("radio", { name: "Sample", exact: true }).check();
  await page.locator("#sample").selectOption(sample);
  await titleIs(page, family, sample);
}

/** @param {Page} page @param {string} text */
export async function readText(page, text) {
  await page.getByRole("radio", { name: "Text", exact: true }).check();
  await page.locator("#puzzle-text").fill(text);
  await page.getByRole("button", { name: "Read" }).click();
}

/** From now on writing on the board changes the puzzle. @param {Page} page */
export const startDrawing = (page) =>
  page.getByRole("radiogroup", { name: "What writing" }).getByRole("radio", { name: "Draw" }).check();

/** @param {Page} page @param {number} row @param {number} col */
export const cell = (page, row, col) => page.locator(`#board #cell-${row}-${col}`);

/**
 * Waits until a cell is called this.
 * @param {Page} page
 * @param {number} row
 * @param {number} col
 * @param {string} spoken
 */
export const cellIs = (page, row, col, spoken) =>
  page.locator(`#board #cell-${row}-${col}[aria-label*=": ${spoken}"]`).waitFor({ state: "attached" });

/** What a cell is called. @param {Page} page @param {number} row @param {number} col */
export async function spokenAt(page, row, col) {
  const name = (await cell(page, row, col).getAttribute("aria-label")) ?? "";
  return name.slice(name.indexOf(": ") + 2);
}

/** @param {Page} page @param {string} words */
export const statusIs = (page, words) => page.locator("#status", { hasText: words }).waitFor();

/** @param {Page} page @param {{strategy?: string, limit?: number}} [how] */
export async function solve(page, { strategy, limit } = {}) {
  if (strategy) await page.locator("#strategy").selectOption(strategy);
  if (limit) await page.locator("#time-limit").fill(String(limit));
  await page.locator("#start").click();
  await statusIs(page, "Ready");
  await page.locator("#watch").waitFor();
}

/** The whole board as a screen reader has it, one name per cell. @param {Page} page */
export const boardNames = (page) =>
  page
    .locator('#board [role="gridcell"]')
    .evaluateAll((cells) => cells.map((node) => node.getAttribute("aria-label") ?? ""));

/** @param {Page} page @returns {Promise<{from: {x: number, y: number}, to: {x: number, y: number}}>} */
export async function between(page, /** @type {[number, number]} */ a, /** @type {[number, number]} */ b) {
  // What is docked to the lower edge of a phone would cover its cells.
  await page.locator("#board").evaluate((board) => board.scrollIntoView({ block: "start" }));
  const [from, to] = await Promise.all([cell(page, ...a).boundingBox(), cell(page, ...b).boundingBox()]);
  if (!from || !to) throw new Error("a cell is not on the screen");
  const middle = (/** @type {{x: number, y: number, width: number, height: number}} */ box) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  return { from: middle(from), to: middle(to) };
}

/** @param {Page} page @param {[number, number]} a @param {[number, number]} b */
export async function drag(page, a, b) {
  const { from, to } = await between(page, a, b);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}
