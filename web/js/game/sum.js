// What a rectangle of cells adds up to, whether that makes it a move, and how the player hears of it.

import { announce } from "../elements/announce.js";
import { bounds } from "../model/drawable.js";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {{sum: number, goal: number, fits: boolean, isOneCell: boolean}} Sum */

/** @param {import("../types.js").Weights} weights @param {Cell} a @param {Cell} b two corners @returns {Sum} */
export function sumBetween({ left, goal }, a, b) {
  const { from, to } = bounds([a, b]);
  let sum = 0;
  for (let row = from[0]; row <= to[0]; ++row)
    for (let col = from[1]; col <= to[1]; ++col) sum += left[row]?.[col] ?? 0;
  return { sum, goal, fits: sum === goal, isOneCell: from[0] === to[0] && from[1] === to[1] };
}

/** What stands beside the pointer while cells are marked. @param {Sum} sum */
export function runningSum({ sum, fits, isOneCell }) {
  if (isOneCell) return null;
  /** @type {"good"|"bad"} */ const role = fits ? "good" : "bad";
  return { text: fits ? `${sum} ✓` : `${sum}`, role };
}

/** Says quietly that this was not a move. @param {Sum} sum */
export function missed({ sum, goal, isOneCell }) {
  if (isOneCell) return null;
  announce(`${sum}, not ${goal}: not a move.`);
  return { text: `${sum}, not ${goal}`, stays: true };
}
