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

test("a PDF has rulers if they are wanted, and the answer only if that is wanted", () =>
  program.onPage(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await solve(page);
    const content = page.getByLabel("What is on the picture");
    assert.equal(await content.inputValue(), "answer");
    const pdf = await downloaded(page, "#as-pdf");
    assert.equal(pdf.name, "kakuro-kite.pdf");
    assert.equal(pdf.bytes.subarray(0, 5).toString(), "%PDF-");
    const svg = async () => (await downloaded(page, "#as-svg")).bytes.toString();
    const whole = await svg();
    await page.getByLabel("rulers").check();
    assert.ok((await svg()).length > whole.length);
    await page.getByLabel("rulers").uncheck();
    await content.selectOption("puzzle");
    assert.ok((await svg()).length < whole.length);
  }));

test("copying says that it did, and the text is on the clipboard", () =>
  program.onPage(
    async (page) => {
      await openSample(page, "tens", "tiny.txt");
      await page.getByRole("button", { name: "Copy the puzzle" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      await page.locator('[aria-live="polite"]', { hasText: "Copied" }).waitFor({ state: "attached" });
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /3775\n4399\n5128/);
      await page.locator("#as-link").click();
      await page.locator("#as-link", { hasText: "Copied" }).waitFor();
      assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        await page.locator("#link").inputValue(),
      );
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  ));

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

test("printed, the page is the board and what is said about it, on white whatever the theme", () =>
  program.onPage(
    async (page) => {
      await openFamily(page, "nonogram");
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      assert.equal(await page.locator("#solve").isVisible(), false);
      assert.equal(await page.locator(".masthead").isVisible(), false);
      assert.equal(await page.locator("#board svg").isVisible(), true);
      assert.equal(await page.locator("#title").isVisible(), true);
      const [ink, paper] = await page
        .locator("#title")
        .evaluate((title) => [
          getComputedStyle(title).color,
          getComputedStyle(title.ownerDocument.body).backgroundColor,
        ]);
      assert.deepEqual([ink, paper], ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    },
    { colorScheme: "dark" },
  ));

/** How many sheets the browser would print. @param {Page} page */
async function sheets(page) {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g)?.length;
}

test("Print gives one sheet with the puzzle and nothing else, however large it is", () =>
  program.onPage(async (page) => {
    await page.evaluate(() => (globalThis.print = () => {}));
    for (const sample of ["heart.non", "thicket.non"]) {
      await openSample(page, "nonogram", sample);
      await page.getByLabel("What is on the picture").selectOption("puzzle");
      await page.locator("#as-print").click();
      const drawing = page.locator(".print-out img");
      await drawing.waitFor({ state: "attached" });
      await page.waitForFunction(() => document.querySelector(".print-out img[style]") !== null);
      assert.equal(await drawing.isVisible(), false);
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.locator("#board").isVisible(), false);
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      assert.ok(width > 100 && height > 100, `${width} x ${height}`);
      assert.equal(await sheets(page), 1);
      await page.emulateMedia({ media: "screen" });
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await drawing.waitFor({ state: "detached" });
    }
  }));

test("the link to the board leads to its cells", () =>
  program.onPage(async (page) => {
    const skip = page.getByRole("link", { name: "To the board" });
    await skip.focus();
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "grid");
    await page.keyboard.press("ArrowRight");
    await page.locator('#board [role="grid"][aria-activedescendant="cell-0-1"]').waitFor();
  }));
