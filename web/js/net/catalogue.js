// What the program can solve, how pictures are drawn, and the puzzle that a new user sees first. The page carries
// all of it; if it was served without, it asks for the first two.

import { get } from "./api.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").PictureStyle} PictureStyle */
/** @typedef {import("../types.js").View} View */

/** @type {{families: Family[], picture_style: PictureStyle, first?: View}|null} */
const carried = JSON.parse(document.querySelector("#catalogue")?.textContent || "null");

/** @type {PictureStyle|undefined} */
let style = carried?.picture_style;

/** @type {Promise<Family[]>} */
export const families = carried
  ? Promise.resolve(carried.families)
  : get("/api/families").then((answer) => {
      style = answer.picture_style;
      return answer.families;
    });

/** How pictures are drawn; there as soon as the families are. */
export function pictureStyle() {
  if (style === undefined) throw new Error("the catalogue is not there yet");
  return style;
}

/** Whether a family has something. @param {Family|null} family @param {import("../types.js").Capability} what */
export const can = (family, what) => family?.can.includes(what) ?? false;

/** Whether a player plays moves. @param {Family|null} family */
export const playsMoves = (family) => family?.player === "moves";

/** The view of a sample, if the page carries it. @param {string} family @param {string} name */
export function carriedSample(family, name) {
  const first = carried?.first;
  return first?.family === family && first.name === name ? first : null;
}
