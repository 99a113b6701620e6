// What stands on the board because of a hint or a check, and the sentences that go with it.

import { bounds, framed, layerOf } from "./drawable.js";
import { uncheckedInWords, uncheckedLayer } from "./unchecked.js";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Mistake} Mistake */
/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").Step} Step */

/** @param {Mistake[]} mistakes */
export function mistakesLayer(mistakes) {
  const named = mistakes.flatMap((mistake) => mistake.cells);
  // A cell that belongs to several mistakes is marked once.
  const cells = [...new Map(named.map((cell) => [String(cell), cell])).values()];
  return layerOf(
    "mistakes",
    cells.map((cell) => ({ kind: "box", from: cell, to: cell, role: "bad" })),
    cells.map((cell) => ({ cell, place: "corner", text: "×" })),
  );
}

/** @param {Review} review */
export function reviewLayer({ mistakes, unchecked = [] }) {
  if (mistakes.length > 0) return mistakesLayer(mistakes);
  return unchecked.length > 0 ? uncheckedLayer(unchecked) : null;
}

/** @param {Mistake[]} mistakes */
export const countOf = (mistakes) => (mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`);

/** @param {Review} review */
export function reviewInWords({ mistakes, sure, unchecked = [] }) {
  if (mistakes.length === 0 && !sure) {
    const which = uncheckedInWords(unchecked);
    return `Not checked: no mistake was found, but not everything could be decided in time. ${which}`.trim();
  }
  if (mistakes.length === 0) return "No mistake so far.";
  return `${countOf(mistakes)}: ${mistakes.map(({ reason }) => reason).join("; ")}`;
}

/** Where a step is to be found: the cells it follows from, or else those it is about. @param {Step} step */
export const cellsOf = ({ because, marks }) => (because.length > 0 ? because : marks.map(({ cell }) => cell));

/** Where a step is to be found, in words: "row 3, columns 2 to 5". @param {Step} step */
export function whereOf(step) {
  const { from, to } = bounds(cellsOf(step));
  const range = (/** @type {string} */ name, /** @type {number} */ a, /** @type {number} */ b) =>
    a === b ? `${name} ${a + 1}` : `${name}s ${a + 1} to ${b + 1}`;
  const [rows, cols] = [range("row", from[0], to[0]), range("column", from[1], to[1])];
  return from[0] !== to[0] && from[1] === to[1] ? `${cols}, ${rows}` : `${rows}, ${cols}`;
}

/** @param {Step} step */
export const placeLayer = (step) => layerOf("where to look", framed(cellsOf(step), "focus"));

/** A rule's name at the beginning of a sentence. @param {Step} step */
export const ruleOf = ({ rule }) => rule.charAt(0).toUpperCase() + rule.slice(1).replaceAll("_", " ");
