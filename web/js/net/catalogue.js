// What the program can solve, and the puzzle for somebody who comes for the first time. The page carries both; where it
// was served without them it asks.

import { get } from "./api.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").View} View */

/** @type {{families: Family[], first?: View}|null} */
const carried = JSON.parse(document.querySelector("#catalogue")?.textContent || "null");

/** @type {Promise<Family[]>} */
export const families = carried
  ? Promise.resolve(carried.families)
  : get("/api/families").then((answer) => answer.families);

/** Whether a family has something. @param {Family|null} family @param {import("../types.js").Capability} what */
export const can = (family, what) => family?.can.includes(what) ?? false;

/** Whether a player plays moves. @param {Family|null} family */
export const playsMoves = (family) => family?.player === "moves";

/** The view of a sample, where the page carries it. @param {string} family @param {string} name */
export function carriedSample(family, name) {
  const first = carried?.first;
  return first?.family === family && first.name === name ? first : null;
}
