// Which symbols can be written on a board, and where, judging by its legend alone.

import { symbolsOf } from "./drawable.js";

/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("../types.js").Swatch} Swatch */

/** Everything that can be typed: what an editor offers. @param {Picture} picture @returns {Swatch[]} */
export const typed = (picture) => picture.legend.filter(({ key }) => key !== "");

/**
 * The symbols of cells that hold clues: they belong to the puzzle, not to an answer.
 * @param {Picture} picture
 */
export function clueSymbols(picture) {
  const symbols = symbolsOf(picture);
  const found = new Set();
  for (const { labels } of picture.layers) {
    for (const { cell, place } of labels) {
      if (place === "across" || place === "down") found.add(symbols[cell[0] * picture.cols + cell[1]]);
    }
  }
  return found;
}

/** What a player may write. @param {Picture} blank @returns {Swatch[]} */
export function playable(blank) {
  const clues = clueSymbols(blank);
  return typed(blank).filter(({ symbol }) => !clues.has(symbol));
}

/** The symbol of a cell with nothing in it. @param {Swatch[]} swatches @returns {string} */
export function emptySymbol(swatches) {
  const bare = swatches.find(({ glyph, hatch }) => glyph.trim() === "" && hatch === "none");
  return (bare ?? swatches[0])?.symbol ?? "";
}

/** The symbol after this one. @param {Swatch[]} swatches @param {string} symbol */
export function following(swatches, symbol) {
  const at = swatches.findIndex((swatch) => swatch.symbol === symbol);
  return swatches[(at + 1) % swatches.length]?.symbol ?? symbol;
}

/** @param {Swatch[]} swatches @param {string} key @returns {Swatch|undefined} */
export function byKey(swatches, key) {
  return (
    swatches.find((swatch) => swatch.key === key || swatch.symbol === key) ??
    swatches.find((swatch) => swatch.key.toLowerCase() === key.toLowerCase())
  );
}

/**
 * Pasted text as symbols, one list per line; null if something in it is not a symbol of this board.
 * @param {Swatch[]} swatches
 * @param {string} text
 * @returns {string[][]|null}
 */
export function pasted(swatches, text) {
  const lines = text.split(/\r?\n/).map((line) => [...line.replace(/[\s,;]/g, "")]);
  const rows = lines
    .filter((line) => line.length > 0)
    .map((line) => line.map((key) => byKey(swatches, key)?.symbol));
  return rows.every((row) => row.every((symbol) => symbol !== undefined))
    ? /** @type {string[][]} */ (rows)
    : null;
}
