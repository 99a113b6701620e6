// Measures what docs/performance.md says of the page: run by tools/measure-page.

import { execFileSync } from "node:child_process";
import { kBoard, openBench, startBrowser, startServer } from "./harness.js";
import { readText } from "./player.js";

const kProgram = process.argv[2] ?? "";
const kVisits = 41;
const kStops = 10;
const kActs = 120;
// The sides of the board to stop at, largest first: the first that the family's generator makes.
const kSides = ["100", "60", "40", "30", "20"];

process.env.QUADRILLE = kProgram;
const server = await startServer("0", "--threads", "2");
const browser = await startBrowser();
let isGood = true;

/** @param {number[]} values @param {number} share */
const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;

/** @param {string} what @param {number} figure in ms @param {number} bound */
function row(what, figure, bound) {
  const isMet = figure < bound;
  isGood &&= isMet;
  const remark = isMet ? "" : "  MISSED";
  console.log(`${what.padEnd(60)} ${figure.toFixed(0).padStart(4)} ms  under ${bound} ms${remark}`);
}

async function newPage() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await context.addInitScript(openBench);
  return context.newPage();
}

async function firstBoard() {
  const page = await newPage();
  await page.goto(server.address + kBoard, { waitUntil: "commit" });
  const time = await page.evaluate(
    () =>
      /** @type {Promise<number>} */ (
        new Promise((tell) => {
          const watch = new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntriesByName("first board")) tell(startTime);
          });
          watch.observe({ type: "mark", buffered: true });
        })
      ),
  );
  await page.context().close();
  return time;
}

/** A board so large that hardly a strategy is done before it is stopped. @param {string} family */
function largeBoard(family) {
  for (const side of kSides) {
    try {
      const words = ["generate", family, "--rows", side, "--cols", side, "--time-limit", "20"];
      return execFileSync(kProgram, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      // The next one.
    }
  }
  throw new Error(`${family} makes no board`);
}

/**
 * Starts, and clicks on Stop a little later. Nothing where the run was done by then.
 * @param {import("playwright-core").Page} page @param {number} after in ms
 * @returns {Promise<number|null>} ms until the screen says so
 */
async function stopped(page, after) {
  await page.locator("#start").click();
  return page.evaluate(async (wait) => {
    const find = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));
    await new Promise((done) => setTimeout(done, wait));
    const stop = find("stop");
    if (stop.disabled) return null;
    const begin = performance.now();
    stop.click();
    while (!stop.disabled) await new Promise((done) => requestAnimationFrame(done));
    const time = performance.now() - begin;
    return find("status").textContent === "Cancelled" ? time : null;
  }, after);
}

/** @param {{name: string, strategies: {name: string}[]}} family */
async function stops(family) {
  const page = await newPage();
  await page.goto(server.address + kBoard);
  await readText(page, largeBoard(family.name));
  await page.locator("#title", { hasText: family.name }).waitFor();
  for (const { name } of family.strategies) {
    await page.locator("#strategy").selectOption(name);
    await page.locator("#time-limit").fill("60");
    /** @type {number[]} */ const times = [];
    for (let attempt = 0; attempt < kStops; ++attempt) {
      const time = await stopped(page, 20 * attempt);
      if (time !== null) times.push(time);
      await page.locator("#start:enabled").waitFor();
    }
    const what = `${family.name} ${name}: Stop to Cancelled, p95 of ${times.length}`;
    if (times.length > 0) row(what, percentile(times, 0.95), 200);
    else console.log(`${what.padEnd(60)} done sooner than a person can stop it`);
  }
  await page.context().close();
}

/**
 * Opens a cell and waits until the board with all chances is drawn anew.
 * @param {import("playwright-core").Page} page @param {string} id the cell's
 * @returns {Promise<number>} ms
 */
function act(page, id) {
  return page.evaluate(
    (id) =>
      new Promise((tell) => {
        const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
        const isClosed = () => document.getElementById(id)?.getAttribute("aria-label")?.includes("closed");
        const { x, y, width, height } = /** @type {HTMLElement} */ (
          document.getElementById(id)
        ).getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1 };
        const surface = /** @type {Element} */ (document.elementFromPoint(at.clientX, at.clientY));
        Element.prototype.setPointerCapture = () => {}; // which takes no pointer that a script has made up
        const begin = performance.now();
        const watch = new MutationObserver(() => {
          if (isClosed()) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => tell(performance.now() - begin)));
        });
        watch.observe(board, { subtree: true, attributes: true, childList: true });
        surface.dispatchEvent(new PointerEvent("pointerdown", { ...at, buttons: 1 }));
        surface.dispatchEvent(new PointerEvent("pointerup", at));
      }),
    id,
  );
}

/** An expert game with advice, in which whatever is safe is opened. */
async function acts() {
  const page = await newPage();
  await page.goto(`${server.address}/#family=mines&preset=expert_no_guess&seed=11`);
  await page.locator("#cell-8-15").click();
  await page.locator('[aria-label*=": open"]').first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Advice", exact: true }).click();
  const safe = page.locator('#board [aria-label*=": closed, safe"]');
  /** @type {number[]} */ const times = [];
  while (times.length < kActs) {
    await safe.first().waitFor({ state: "attached" });
    times.push(await act(page, (await safe.first().getAttribute("id")) ?? ""));
  }
  row(`an act on an expert board, chances drawn: median of ${kActs}`, percentile(times, 0.5), 50);
  row("the same, 95th percentile", percentile(times, 0.95), 120);
  await page.context().close();
}

try {
  await acts();
  const visits = [];
  for (let visit = 0; visit < kVisits; ++visit) visits.push(await firstBoard());
  row(`first board, median of ${kVisits} visits`, percentile(visits, 0.5), 300);
  const { families } = await (await fetch(`${server.address}/api/families`)).json();
  for (const family of families) await stops(family);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(isGood ? 0 : 1);
