// What the program can solve and how pictures are drawn. The page carries it; if it was served without, it asks.

import { get } from "./api.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").PictureStyle} PictureStyle */

/** @type {{families: Family[], picture_style: PictureStyle}|null} */
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

/**
 * A name without the file ending that it may have.
 * @param {string} name
 */
export const titleOf = (name) => name.replace(/(?<=.)\.[a-z]{2,4}$/i, "");
