// The program goes away and comes back: what runs ends as lost, and what the player does waits.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer, withProgram } from "./harness.js";
import { cell, cellIs, openSample, statusIs } from "./player.js";

const program = withProgram();

/** A page on a server of its own, which the test may stop and start again on the same port.
 * @type {Awaited<ReturnType<typeof startServer>>} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const restart = async () => {
  server = await startServer(new URL(server.address).port);
};

/** @param {(page: import("playwright-core").Page) => Promise<void>} act */
const onOwnServer = (act) => program.onPage(act, { address: server.address });

test("a run whose program goes away ends as lost, and the next one works without a reload", () =>
  onOwnServer(async (page) => {
    await openSample(page, "tens", "classic.txt");
    await page.locator("#strategy").selectOption("anneal");
    await page.locator("#time-limit").fill("600");
    await page.locator("#start").click();
    await page.locator("#run-message:not(:empty)").waitFor();
    await server.stop();
    await page.locator("#connection", { hasText: "Connection lost, trying again" }).waitFor();
    await statusIs(page, "Connection lost");
    await page.locator("#start:enabled").waitFor();
    await restart();
    await page.locator("#connection").waitFor({ state: "hidden" });
    await page.locator("#strategy").selectOption("greedy");
    await page.locator("#start").click();
    await statusIs(page, "Ready");
  }));

test("what is filled in while the program is away is there when it is back, with all that was before", () =>
  onOwnServer(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await cell(page, 1, 2).click();
    await page.keyboard.press("1");
    await cellIs(page, 1, 2, "digit 1");
    await page.locator("#undo:enabled").waitFor();
    await server.stop();
    await page.keyboard.press("6");
    await page.locator("#connection").waitFor();
    await cellIs(page, 1, 2, "digit 6"); // shown though nobody has answered
    await restart();
    await page.locator("#connection").waitFor({ state: "hidden" });
    await page.locator("#undo").click();
    await cellIs(page, 1, 2, "digit 1");
    await page.locator("#redo").click();
    await cellIs(page, 1, 2, "digit 6");
    assert.equal(await page.locator("#notice").textContent(), "");
  }));

test("a hint that the program did not live to give can be asked for again", () =>
  onOwnServer(async (page) => {
    await openSample(page, "kakuro", "kite.txt");
    await server.stop();
    await page.locator("#hint").click();
    await page.locator("#help-words:not(:empty)").waitFor();
    await restart();
    await page.locator("#connection").waitFor({ state: "hidden" });
    await page.locator("#hint:enabled").click();
    await page.locator("#help-words", { hasText: /rows? \d/ }).waitFor();
  }));
