// Measures what docs/performance.md says of the page: run by tools/measure-page.

import { execFileSync } from "node:child_process";
import { kBoard, startBrowser, startServer } from "./harness.js";
import { readText } from "./player.js";

const kProgram = process.argv[2] ?? "";
const kVisits = 41;
const kStops = 10;
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

try {
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
