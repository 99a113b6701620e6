// Looks: no violation that axe-core knows, in light and dark; pictures for a person to look at.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { violations } from "./axe.js";
import { kBoard, withProgram } from "./harness.js";
import { openFamily, readText, solve } from "./player.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */

const program = withProgram();
const kWeb = fileURLToPath(new URL("../../web", import.meta.url));
const kShots = process.env.QUADRILLE_SCREENSHOTS ?? "";
if (kShots) mkdirSync(kShots, { recursive: true });

/** @type {[string, ContextOptions][]} */
const kLooks = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
];
const kFamilies = /** @type {const} */ ([
  ["tens", "greedy"],
  ["nonogram", "auto"],
  ["kakuro", "auto"],
  ["mines", "auto"],
  ["sudoku", "auto"],
]);
/** A screen, a laptop, a tablet, a phone. @type {[number, number][]} */
const kSizes = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
];

/** @param {Page} page @param {string} name */
async function picture(page, name) {
  if (!kShots) return;
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: path.join(kShots, `${name}.png`) });
}

/**
 * Every size in turn. What is between the largest and the smallest is made of the same parts.
 * @param {Page} page
 * @param {(size: string, isExtreme: boolean) => Promise<void>} look
 */
async function atEachSize(page, look) {
  for (const [at, [width, height]] of kSizes.entries()) {
    await page.setViewportSize({ width, height });
    await look(`${width}x${height}`, at === 0 || at === kSizes.length - 1);
  }
}

for (const [family, strategy] of kFamilies) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`${family}, ${colorScheme}, from the screen to the phone: no violation before and after solving`, () =>
      program.onPage(
        async (page) => {
          await openFamily(page, family);
          await atEachSize(page, async (size, isExtreme) => {
            if (isExtreme) assert.deepEqual(await violations(page), [], size);
            await picture(page, `${family}-${colorScheme}-${size}`);
          });
          await solve(page, { strategy });
          assert.deepEqual(await violations(page), []);
          if (kShots)
            await atEachSize(page, (size) => picture(page, `${family}-${colorScheme}-${size}-solved`));
        },
        { colorScheme },
      ));
  }
}

test("every theme that can be chosen is without violation, whatever the family", () =>
  program.onPage(async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const themes = await page
      .locator("#theme option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    const others = themes.filter((name) => !["auto", "light", "dark"].includes(name ?? ""));
    for (const [family] of kFamilies) {
      await openFamily(page, family);
      for (const theme of others) {
        await page.locator("#theme").selectOption(theme);
        assert.deepEqual(await violations(page, ["color-contrast"]), [], `${theme}, ${family}`);
        await picture(page, `${family}-${theme}`);
      }
    }
  }));

for (const [look, options] of kLooks) {
  test(`the course of a game, ${look}: hint, menu, trial, a full board, the end, and no program`, () =>
    program.onPage(async (page) => {
      const looksFine = async (/** @type {string} */ name) => {
        assert.deepEqual(await violations(page), [], name);
        await picture(page, `course-${look}-${name}`);
      };
      await openFamily(page, "nonogram");
      await readText(page, "width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n");
      await page.locator("#caption", { hasText: "2x2" }).waitFor();
      await page.locator("#hint").click();
      await page.locator("#explain-hint").waitFor();
      await looksFine("where");
      await page.locator("#explain-hint").click();
      await page.locator("#play-bar summary").click();
      await looksFine("why-and-menu");
      await page.locator("#try").click();
      await page.locator("#trial").waitFor();
      await looksFine("trial");
      await page.locator("#board .cells").focus();
      for (const key of ["#", "ArrowRight", "#", "ArrowDown", "#", "ArrowLeft", "."]) await page.keyboard.press(key);
      await page.locator("#find-mistake").waitFor();
      await looksFine("wrong");
      for (const key of ["#", "ArrowRight", "."]) await page.keyboard.press(key);
      await page.locator("#finish .finished-image").waitFor();
      await looksFine("won");
      await page.route("**/api/fill", (route) => route.abort());
      await page.route("**/api/health", (route) => route.abort());
      await page.keyboard.press("#");
      await page.locator("#connection").waitFor();
      await looksFine("lost");
    }, options));
}

test("the control window and every way to choose a puzzle are without violation too", () =>
  program.onPage(async (page) => {
    for (const source of ["Text", "File", "Generate", "Draw"]) {
      await page
        .getByRole("radiogroup", { name: "Where the puzzle" })
        .getByRole("radio", { name: source })
        .check();
      assert.deepEqual(await violations(page), [], source);
    }
    await readText(page, "2 3\nX D4 D3\nA4 . Q\n");
    await page.locator("#choose .unread").waitFor();
    assert.deepEqual(await violations(page), [], "a text that cannot be read");
    await page.getByText("Strategies side by side").click();
    await page.getByLabel("Seconds for each").fill("0.1");
    await page.locator("#compare-start").click();
    await page.locator("#compare table").waitFor();
    assert.deepEqual(await violations(page), [], "a comparison");
    await page.goto(`${program.address}/control.html`);
    await page.locator("#control-board", { hasText: /x/ }).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.setViewportSize({ width: 380, height: 620 });
    await picture(page, "control");
  }));

test("the theme is the system's unless the user chose one", () =>
  program.onPage(
    async (page) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await background();
      await page.locator("#theme").selectOption("light");
      const light = await background();
      assert.notEqual(light, dark);
      await page.emulateMedia({ colorScheme: "light" });
      await page.locator("#theme").selectOption("dark");
      assert.equal(await background(), dark);
    },
    { colorScheme: "dark" },
  ));

test("nothing moves by itself for those who asked for that", () =>
  program.onPage(async (page) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.locator("#progress").evaluate((bar) => {
      bar.removeAttribute("value");
      bar.closest("#run")?.removeAttribute("hidden"); // it is there only while there is something to say
    });
    assert.equal(await moving(), 0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    assert.ok((await moving()) > 0);
  }));

test("roles differ by line style, not by colour alone", async () => {
  const { picture_style } = await (await fetch(`${program.address}/api/families`)).json();
  /** @type {import("../../web/js/types.js").Pen[]} */ const pens = Object.values(picture_style.pens);
  const styles = pens.map(({ width, dash }) => JSON.stringify([width, dash]));
  assert.equal(new Set(styles).size, styles.length);
});

test("the page knows no family by name", async () => {
  const { families } = await (await fetch(`${program.address}/api/families`)).json();
  for (const name of await readdir(kWeb, { recursive: true })) {
    if (!/\.(js|html|css|svg)$/.test(name)) continue;
    const text = await readFile(path.join(kWeb, name), "utf8");
    for (const family of families) assert.doesNotMatch(text, new RegExp(`\\b${family.name}\\b`, "i"), name);
  }
});

/** How many bytes the program sends. @param {string} path @param {string} encoding @returns {Promise<number>} */
const sent = (path, encoding) =>
  new Promise((resolve, reject) => {
    const request = get(program.address + path, { headers: { "Accept-Encoding": encoding } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve(bytes);
    });
    request.on("error", reject);
  });

test("a first visit takes at most 300 KB besides the catalogue, and 130 KB in all as it travels", async () => {
  const page = await (await fetch(`${program.address}/`)).text();
  let [bytes, packed] = [-Buffer.byteLength(/id="catalogue">([^<]*)/.exec(page)?.[1] ?? ""), 0];
  for (const path of ["/", "/js/main.js", "/css/page.css"]) {
    bytes += await sent(path, "identity");
    packed += await sent(path, "gzip");
  }
  assert.ok(bytes <= 300_000, `${bytes} bytes`);
  assert.ok(packed <= 130_000, `${packed} bytes`);
});

test("a page is in one piece: one script, one style sheet", async () => {
  for (const path of [kBoard, "/control.html"]) {
    const context = await program.bareContext();
    const page = await context.newPage();
    /** @type {string[]} */ const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(program.address + path);
    await page.locator('[role="gridcell"]').first().waitFor({ state: "attached" });
    assert.equal(asked.filter((name) => name.endsWith(".js")).length, 1, path);
    assert.equal(asked.filter((name) => name.endsWith(".css")).length, 1, path);
    await context.close();
  }
});

// The folders of the page's modules: each imports from itself and from those before it.
const kFolders = ["elements", "net", "memory", "model", "opening", "game", "board", "panels", "bench", "door", "."];
const kImport = /^(?:import|\}) .*from "(\.[\w./-]+\.js)";$/gm;

/** @param {string} module @returns {Promise<string[]>} what it imports, named from web/js */
async function importsOf(module) {
  const text = await readFile(path.join(kWeb, "js", module), "utf8");
  return [...text.matchAll(kImport)].map(([, name]) => path.join(path.dirname(module), name ?? ""));
}

const modules = async () =>
  (await readdir(path.join(kWeb, "js"), { recursive: true })).filter((name) => name.endsWith(".js"));

test("no module of the page is left over", async () => {
  /** @type {Set<string>} */ const loaded = new Set(["types.js"]); // types alone, for the checker
  const load = async (/** @type {string} */ module) => {
    if (loaded.has(module)) return;
    loaded.add(module);
    for (const name of await importsOf(module)) await load(name);
  };
  await load("main.js");
  assert.deepEqual([...loaded].sort(), (await modules()).sort());
});

test("a module imports from its own folder and those below it", async () => {
  for (const module of await modules()) {
    const below = kFolders.slice(0, kFolders.indexOf(path.dirname(module)) + 1);
    for (const name of await importsOf(module))
      assert.ok(below.includes(path.dirname(name)), `${module} imports ${name}`);
  }
});
