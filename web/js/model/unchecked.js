// What the program's referee could not decide is neither right nor wrong, and is shown as that: in words, and as
// a question mark in every cell it is about.

import { layerOf } from "./drawable.js";

/** @typedef {import("../types.js").Cell} Cell */

/** @param {Cell[]} cells */
export const uncheckedLayer = (cells) =>
  layerOf(
    "not checked",
    cells.map((cell) => ({ kind: "box", from: cell, to: cell, role: "doubt" })),
    cells.map((cell) => ({ cell, place: "corner", text: "?" })),
  );

/** Which cells are meant; "" where it is none by itself. @param {Cell[]} cells */
export function uncheckedInWords(cells) {
  if (cells.length === 0) return "";
  return cells.length === 1 ? "1 cell is marked ?." : `${cells.length.toLocaleString("en")} cells are marked ?.`;
}
