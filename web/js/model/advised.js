// Advice drawn onto a board: all of it, or no more than which cells are safe.

import { layerOf } from "./drawable.js";

/** @typedef {import("../types.js").Picture} Picture */

/** The cells that advice calls safe. @param {Picture} advised */
const safeBoxes = ({ layers }) =>
  layers.flatMap(({ shapes }) => shapes.filter(({ kind, role }) => kind === "box" && role === "good"));

/**
 * The board that knows nothing, with the safe cells of the one that knows all.
 * @param {Picture} plain
 * @param {Picture} advised
 * @returns {Picture}
 */
export function safeOnly(plain, advised) {
  const boxes = safeBoxes(advised);
  const rows = plain.board.map((row) => [...row]);
  for (const { from } of boxes) {
    const line = rows[from[0]];
    const symbol = [...(advised.board[from[0]] ?? "")][from[1]];
    if (line && symbol !== undefined) line[from[1]] = symbol;
  }
  return { ...plain, board: rows.map((row) => row.join("")), layers: [...plain.layers, layerOf("safe", boxes)] };
}

/**
 * Advice on a board that has changed since: what was said of the cells that have changed is left out.
 * @param {Picture} advised
 * @param {Picture} was   the board that the advice is about
 * @param {Picture} now
 * @returns {Picture}
 */
export function carriedOver(advised, was, now) {
  if (was === now) return advised;
  if (was.rows !== now.rows || was.cols !== now.cols) return now;
  const [before, after] = [was, now].map(({ board }) => board.map((row) => [...row]));
  const isSame = (/** @type {import("../types.js").Cell} */ [row, col]) =>
    before?.[row]?.[col] === after?.[row]?.[col];
  return {
    ...advised,
    board: advised.board.map((line, row) =>
      [...line].map((symbol, col) => (isSame([row, col]) ? symbol : (after?.[row]?.[col] ?? symbol))).join(""),
    ),
    layers: advised.layers.map((layer) => ({
      ...layer,
      labels: layer.labels.filter(({ cell }) => isSame(cell)),
      shapes: layer.shapes.filter(({ from }) => isSame(from)),
      tints: layer.tints.filter(({ cell }) => isSame(cell)),
    })),
  };
}
