// The real program in a real browser. One server and one browser per test file; every test gets a fresh
// context, so that nothing is remembered from one to the next, and fails on any error that the page itself reports.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */

const kChromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
// How long a condition may take to come true before a test gives up, in ms. Nothing waits this long if all is
// well.
const kDeadline = 15_000;
// A folder with the page's files, tried in place of those that the binary carries: a change needs no build.
const kPage = process.env.QUADRILLE_PAGE ?? "";

/** @param {string} [port] 0: any free one @param {...string} options of `quadrille serve` */
export async function startServer(port = "0", ...options) {
  const binary = process.env.QUADRILLE;
  assert.ok(binary, "QUADRILLE names the program under test");
  const child = spawn(binary, ["serve", "--port", port, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const link = /http:\/\/[^\s/]+\/\S*/.exec(line)?.[0];
    if (link) return { link, address: new URL(link).origin, stop: () => stopped(child) };
  }
  throw new Error("the program ended before it named its address");
}

/** Asks until the answer is yes; gives up after kDeadline. @param {() => Promise<boolean>} condition */
export async function until(condition) {
  const end = Date.now() + kDeadline;
  while (!(await condition())) assert.ok(Date.now() < end, "what was waited for did not happen");
}

/** @param {import("node:child_process").ChildProcess} child */
async function stopped(child) {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

// What the program puts into its pages is put into those of the folder.
const kFilled = [/(name="quadrille-token" content=")([^"]*)/, /(id="catalogue">)([^<]*)/];

/** @param {string} path @param {string} served the page as the program serves it */
async function pageFile(path, served) {
  const name = path === "/" ? "/index.html" : path;
  let text = await readFile(kPage + name, "utf8");
  for (const place of kFilled)
    text = text.replace(place, (_, before) => before + (place.exec(served)?.[2] ?? ""));
  return text;
}

/** @type {Record<string, string>} */
const kTypes = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };

/** @param {import("playwright-core").BrowserContext} context @param {string} address */
async function overlayFiles(context, address) {
  await context.route(
    (url) => url.origin === address && !url.pathname.startsWith("/api/"),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const ending = pathname === "/" ? "html" : (pathname.split(".").pop() ?? "");
      const page = await fetch(`${address}/`).catch(() => null);
      if (page === null) return route.abort(); // nobody is there to serve it
      const policy = page.headers.get("content-security-policy") ?? "";
      await route.fulfill({
        body: await pageFile(pathname, await page.text()),
        headers: { "Content-Type": `${kTypes[ending]}; charset=utf-8`, "Content-Security-Policy": policy },
      });
    },
  );
}

export function startBrowser() {
  // A container's root has no other sandbox to offer.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: kChromium, args });
}

// Where most tests begin. A new visitor begins at the front door.
export const kBoard = "/#family=tens&sample=classic.txt";

/** Runs in the page before anything else does: a new visitor has left the bench open. */
export function openBench() {
  try {
    if (localStorage.getItem("quadrille:settings") === null)
      localStorage.setItem("quadrille:settings", JSON.stringify({ bench: true }));
  } catch {
    // This document may not store anything.
  }
}

/** A server and a browser for the tests of one file. */
export function withProgram() {
  /** @type {Awaited<ReturnType<typeof startServer>>} */ let server;
  /** @type {import("playwright-core").Browser} */ let browser;
  before(async () => {
    server = await startServer();
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    get address() {
      return server.address;
    },

    /**
     * A browser without a history, and the page's files as the program serves them.
     * @param {ContextOptions} [options]
     */
    async bareContext(options = {}) {
      return browser.newContext({
        viewport: { width: 1280, height: 860 },
        reducedMotion: "reduce",
        ...options,
      });
    },

    /**
     * With the bench open, for most tests work there.
     * @param {ContextOptions} [options]
     * @param {string} [address]
     */
    async context(options = {}, address = server.address) {
      const context = await this.bareContext(options);
      await context.addInitScript(openBench);
      if (kPage) await overlayFiles(context, address);
      return context;
    },

    /**
     * Runs a test on an open page with a board on it: a sample, unless the path says otherwise.
     * @param {(page: Page) => Promise<void>} act
     * @param {ContextOptions & {path?: string, address?: string}} [options]  address: of another server
     */
    async onPage(act, { path = kBoard, address = server.address, ...options } = {}) {
      const context = await this.context(options, address);
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(kDeadline);
        /** @type {string[]} */ const troubles = [];
        page.on("pageerror", (error) => troubles.push(error.stack ?? error.message));
        page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
        await page.goto(address + path);
        await page.locator('[role="gridcell"], #door:not([hidden])').first().waitFor({ state: "attached" });
        await page.locator("[aria-busy]").waitFor({ state: "detached" });
        await act(page);
        // A refusal of the program is news for the user, not an error of the page.
        assert.deepEqual(
          troubles.filter((text) => !text.startsWith("Failed to load resource")),
          [],
        );
      } finally {
        await context.close();
      }
    },
  };
}
