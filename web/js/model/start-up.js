// The first puzzle of a visit: the one in the address, else the one that lay on the desk, else the first
// sample.

import { sampleOf, viewOf } from "../net/api.js";
import { carriedSample } from "../net/catalogue.js";
import { kDeskKey } from "./workspace.js";
import { current, recall } from "./settings.js";
import { readLink } from "./share-link.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("./workspace.js").Desk} Desk */

/** @param {Desk} desk @returns {Promise<boolean>} whether there was one that could still be read */
export async function openLast(desk) {
  const stored = recall(kDeskKey);
  if (typeof stored !== "object" || stored === null) return false;
  const { family, origin, name } = /** @type {Record<string, unknown>} */ (stored);
  if (typeof family !== "string" || typeof origin !== "string") return false;
  try {
    await desk.open(async () => ({
      ...(await viewOf(family, origin)),
      name: typeof name === "string" ? name : "",
    }));
    return true;
  } catch {
    return false;
  }
}

/** @param {Desk} desk @param {Family} family */
async function openSample(desk, family) {
  const [sample] = family.samples;
  if (!sample) return;
  await desk.open(async () => carriedSample(family.name, sample.name) ?? sampleOf(family.name, sample.name));
}

/** @param {Desk} desk */
async function openSomething(desk) {
  if (await openLast(desk)) return;
  const [first] = desk.families;
  const family = desk.families.find(({ name }) => name === current().family) ?? first;
  if (family) await openSample(desk, family);
}

/**
 * @param {Desk} desk
 * @param {import("./solver-choice.js").Orders} orders
 */
export async function openFirst(desk, orders) {
  const shared = await readLink(location.hash);
  if (shared === null) return openSomething(desk);
  history.replaceState(null, "", location.pathname);
  try {
    await desk.open(() => viewOf(shared.family, shared.puzzle));
  } catch {
    return openSomething(desk);
  }
  if (shared.strategy !== "") orders.choose(shared.strategy);
  if (shared.step !== null) orders.awaitStep(shared.step);
}
