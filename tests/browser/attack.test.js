// A page of another origin, in the same browser, tries everything a browser lets it: nothing runs, nothing is
// read.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { until, withProgram } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const program = withProgram();
const foreign = createServer((_request, response) =>
  response.end("<!doctype html><title>foreign</title><body></body>"),
);
let origin = "";

before(async () => {
  foreign.listen(0, "127.0.0.1");
  await once(foreign, "listening");
  const bound = foreign.address();
  assert.ok(bound && typeof bound === "object");
  origin = `http://127.0.0.1:${bound.port}`;
});
after(() => foreign.close());

const kJob = { kind: "solve", family: "tens", puzzle: "19\n28\n" };

/** @returns {Promise<{jobs: number, streams: number}>} */
const health = async () => (await fetch(`${program.address}/api/health`)).json();

/**
 * Runs act on the foreign page and sees to it that the program has not noticed.
 * @param {(page: Page) => Promise<void>} act
 */
async function fromOutside(act) {
  const before = await health();
  const context = await program.bareContext();
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await act(page);
  } finally {
    await context.close();
  }
  const { jobs, streams } = await health();
  assert.deepEqual({ jobs, streams }, { jobs: before.jobs, streams: before.streams });
}

/** @param {Page} page @param {string} path */
const answerTo = (page, path) =>
  page.waitForResponse((response) => response.url() === program.address + path);

test("a form that posts is refused", () =>
  fromOutside(async (page) => {
    const answer = answerTo(page, "/api/jobs");
    await page.evaluate(
      ({ action, job }) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action, enctype: "text/plain" });
        const field = document.createElement("input");
        Object.assign(field, { name: JSON.stringify(job).slice(0, -1) + ',"x":"', value: '"}' });
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      { action: `${program.address}/api/jobs`, job: kJob },
    );
    const status = (await answer).status();
    assert.ok(status >= 400 && status < 500, String(status));
  }));

test("an image that points at the program shows nothing", () =>
  fromOutside(async (page) => {
    for (const path of ["/api/families", "/api/health", "/api/events"]) {
      const loaded = await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve(true);
            image.onerror = () => resolve(false);
            image.src = src;
          }),
        program.address + path,
      );
      assert.equal(loaded, false, path);
    }
  }));

test("a script that points at the program does not run", () =>
  fromOutside(async (page) => {
    const ran = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = document.createElement("script");
          script.onload = () => resolve(true);
          script.onerror = () => resolve(false);
          script.src = src;
          document.body.append(script);
        }),
      `${program.address}/api/families`,
    );
    assert.equal(ran, false);
  }));

test("fetch without cors starts nothing, fetch with cors reads nothing", () =>
  fromOutside(async (page) => {
    const seen = await page.evaluate(
      ({ url, job }) => {
        const request = {
          method: "POST",
          mode: /** @type {const} */ ("no-cors"),
          headers: { "Content-Type": "text/plain" },
          body: JSON.stringify(job),
        };
        return fetch(url, request).then(
          (response) => response.text(),
          () => "",
        );
      },
      { url: `${program.address}/api/jobs`, job: kJob },
    );
    assert.equal(seen, "");
    for (const path of ["/api/families", "/api/health", "/"]) {
      const read = await page.evaluate(
        (url) =>
          fetch(url).then(
            (response) => response.text(),
            () => null,
          ),
        program.address + path,
      );
      assert.equal(read, null, path);
    }
    const preflighted = await page.evaluate(
      (url) =>
        fetch(url, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-Quadrille-Token": "x" },
          body: "{}",
        }).then(
          () => true,
          () => false,
        ),
      `${program.address}/api/jobs`,
    );
    assert.equal(preflighted, false);
  }));

test("an EventSource hears nothing", () =>
  fromOutside(async (page) => {
    const heard = await page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const source = new EventSource(url);
          source.onmessage = source.onopen = () => resolve(true);
          source.onerror = () => resolve(source.readyState === EventSource.OPEN);
        }),
      `${program.address}/api/events`,
    );
    assert.equal(heard, false);
  }));

test("the page cannot be framed", () =>
  fromOutside(async (page) => {
    for (const path of ["/", "/control.html"]) {
      const framed = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
      await page.evaluate((src) => {
        const frame = document.createElement("iframe");
        frame.src = src;
        document.body.append(frame);
      }, program.address + path);
      await framed;
      for (const frame of page.frames().slice(1))
        assert.equal(await frame.locator("#main, #control").count(), 0);
    }
  }));

test("a name that was rebound to this machine is refused", () =>
  fromOutside(async (page) => {
    // Any name below localhost resolves to this machine, as a rebound name of an attacker would.
    const { port } = new URL(program.address);
    for (const path of ["/", "/api/families"]) {
      const response = await page.goto(`http://rebound.localhost:${port}${path}`);
      const status = response?.status() ?? 0;
      assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
      assert.doesNotMatch((await response?.text()) ?? "", /quadrille-token|strategies/);
    }
  }));

test("a window that the foreign page opened cannot be looked into", () =>
  fromOutside(async (page) => {
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((url) => void Object.assign(globalThis, { opened: open(url) }), program.address),
    ]);
    await popup.waitForLoadState();
    const read = await page.evaluate(() => {
      try {
        return /** @type {any} */ (globalThis).opened.document.title;
      } catch {
        return null;
      }
    });
    assert.equal(read, null);
    await popup.close();
    await until(async () => (await health()).streams === 0);
  }));

test("a link that the foreign page laid opens a puzzle and starts nothing", () =>
  fromOutside(async (page) => {
    /** @type {string[]} */ const started = [];
    page.on("request", (request) => request.url().endsWith("/api/jobs") && started.push(request.url()));
    const packed = deflateRawSync("19\n28\n").toString("base64url");
    await page.evaluate(
      (link) => location.assign(link),
      `${program.address}/#family=tens&puzzle=${packed}&strategy=auto&step=0`,
    );
    await page.locator("#status", { hasText: "Press Solve" }).waitFor();
    assert.deepEqual(started, []);
    await page.goto("about:blank");
    await until(async () => (await health()).streams === 0);
  }));
