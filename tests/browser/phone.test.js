// A phone: the token comes with the link, and no door of the browser is open that needs a secure context.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kBoard, startServer, withProgram } from "./harness.js";
import { openFamily, openSample, solve } from "./player.js";

const program = withProgram();
/** @type {Awaited<ReturnType<typeof startServer>>} */ let guarded;

before(async () => {
  guarded = await startServer("0", "--token", "auto");
});
after(() => guarded?.stop());

/** What a browser hides from pages that came over plain HTTP from another machine. */
function closeSecureDoors() {
  Reflect.deleteProperty(globalThis, "documentPictureInPicture");
  for (const [owner, name] of /** @type {[object, string][]} */ ([
    [Navigator.prototype, "clipboard"],
    [Navigator.prototype, "serviceWorker"],
    [Crypto.prototype, "subtle"],
    [Crypto.prototype, "randomUUID"],
  ])) {
    Object.defineProperty(owner, name, { get: () => undefined });
  }
}

test("the token leaves the address at once, works, and survives a reload", async () => {
  const context = await program.bareContext();
  const page = await context.newPage();
  assert.match(guarded.link, /#token=\w+$/);
  await page.goto(guarded.link);
  await page.locator("#door:not([hidden])").waitFor();
  assert.equal(page.url(), `${guarded.address}/`);
  await openFamily(page, "kakuro");
  await solve(page);
  await page.reload();
  await page.locator("#title", { hasText: "Kakuro:" }).waitFor();
  await solve(page);
  await context.close();
});

test("without the token the page says what to do and shows nothing", async () => {
  const context = await program.bareContext();
  const page = await context.newPage();
  await page.goto(guarded.address);
  await page.locator("#notice", { hasText: "open the link" }).waitFor();
  assert.equal(await page.locator('[role="gridcell"]').count(), 0);
  await context.close();
});

test("everything works without a secure context", async () => {
  const context = await program.context();
  await context.addInitScript(closeSecureDoors);
  const page = await context.newPage();
  await page.goto(program.address + kBoard);
  await page.locator("#title", { hasText: ":" }).waitFor();
  await openSample(page, "kakuro", "kite.txt");
  await solve(page);
  await page.locator("#as-link").click();
  await page.locator('[role="status"]', { hasText: /opied/ }).waitFor({ state: "attached" });
  assert.match(await page.locator("#link").inputValue(), /#family=kakuro&puzzle=/);
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.locator("#open-control").click()]);
  await popup.locator("#control-board", { hasText: "5x5" }).waitFor();
  await context.close();
});
