// What the program's referee could not decide is neither right nor wrong. The page says so in words and marks every
// cell concerned with a question mark.

import { layerOf } from "./drawable.js";

/** @typedef {import("../types.js").Cell} Cell */

/** @param {Cell[]} cells */
export const uncheckedLayer = (cells) =>
  layerOf(
    "not checked",
    cells.map((cell) => ({ kind: "box", from: cell, to: cell, role: "doubt" })),
    cells.map((cell) => ({ cell, place: "corner", text: "?" })),
  );

/** Says which cells are meant; "" if there are none. @param {Cell[]} cells */
export function uncheckedInWords(cells) {
  if (cells.length === 0) return "";
  return cells.length === 1 ? "1 cell is marked ?." : `${cells.length.toLocaleString("en")} cells are marked ?.`;
}
