// Take away: the answer as a file, a link that carries everything, a print.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withProgram } from "./harness.js";
import { boardNames, openFamily, openSample, solve } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();

/** @param {Page} page @param {string} button */
async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(button).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("the answer as text is the family's plain form", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page);
    const { name, bytes } = await downloaded(page, "#as-text");
    assert.equal(name, "kakuro-kite.answer.txt");
    assert.match(bytes.toString(), /^5 5\n/);
    assert.doesNotMatch(bytes.toString(), / \. /);
  }));

test("the answer as JSON is the record that scripts know", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page);
    const record = JSON.parse((await downloaded(page, "#as-json")).bytes.toString());
    assert.equal(record.status, "solved");
    assert.equal(record.unique, true);
    assert.equal(record.schema, 1);
    assert.ok(record.metrics.time_ms >= 0);
  }));

test("the answer as SVG and PNG is a picture", () =>
  program.onPage(async (page) => {
    await openSample(page, "mines", "endgame.txt");
    await solve(page);
    const svg = await downloaded(page, "#as-svg");
    assert.match(svg.bytes.toString(), /<svg/);
    assert.match(svg.bytes.toString(), /%/);
    const png = await downloaded(page, "#as-png");
    assert.deepEqual([...png.bytes.subarray(1, 4)], [...Buffer.from("PNG")]);
  }));

test("before there is an answer the page says what to do", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await page.locator("#as-json").click();
    await page.locator("#export .notice", { hasText: "press Solve" }).waitFor();
  }));

test("the puzzle is written in another format", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    const formats = await page
      .locator("#format option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
    await page.locator("#format").selectOption(formats.at(-1) ?? "");
    assert.ok((await downloaded(page, "#as-format")).bytes.length > 0);
  }));

test("a link carries puzzle, strategy and step to another browser", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page, { strategy: "gac" });
    await page.locator("#step").fill("3");
    await page.locator("#as-link").click();
    await page.locator("#link").evaluate(
      (box) =>
        new Promise((resolve) => {
          const wait = () =>
            /** @type {HTMLInputElement} */ (box).value ? resolve(null) : requestAnimationFrame(wait);
          wait();
        }),
    );
    const link = await page.locator("#link").inputValue();
    const board = await boardNames(page);

    const context = await program.context();
    const other = await context.newPage();
    await other.goto(link);
    await other.locator("#status", { hasText: "Press Solve to see step 3" }).waitFor();
    await other.locator("#start").click();
    await other.locator("#step-place", { hasText: "Step 3 of" }).waitFor();
    assert.equal(await other.locator("#strategy").inputValue(), "gac");
    assert.deepEqual(await boardNames(other), board);
    await context.close();
  }));

test("a link that would unfold to gigabytes is not unfolded", () =>
  program.onPage(async (page) => {
    const link = await page.evaluate(async () => {
      const stream = new Blob([new Uint8Array(50_000_000)])
        .stream()
        .pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      return `/#family=kakuro&puzzle=${packed}`;
    });
    /** @type {number[]} */ const sent = [];
    page.on("request", (request) => sent.push(request.postData()?.length ?? 0));
    await page.goto("about:blank");
    await page.goto(program.address + link);
    await page.locator("#title", { hasText: ":" }).waitFor();
    assert.ok(Math.max(...sent) < 1_000_000);
  }));

test("a link that is broken opens the page as if it were none", () =>
  program.onPage(
    async (page) => {
      await page.locator("#title", { hasText: ":" }).waitFor();
    },
    { path: "/#family=kakuro&puzzle=@@@&step=x" },
  ));

test("printed, the page is the board and what is said about it", () =>
  program.onPage(async (page) => {
    await openFamily(page, "nonogram");
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("#solve").isVisible(), false);
    assert.equal(await page.locator(".masthead").isVisible(), false);
    assert.equal(await page.locator("#board svg").isVisible(), true);
    assert.equal(await page.locator("#title").isVisible(), true);
  }));
