// A drawable: a picture made ready to be drawn, with its symbols in one list and only the layers that are switched on.

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Layer} Layer */
/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("../types.js").Swatch} Swatch */
/** @typedef {import("../types.js").Shape} Shape */
/** @typedef {import("../types.js").Role} Role */

/**
 * @typedef {object} Drawable
 * @property {number} rows
 * @property {number} cols
 * @property {string[]} symbols  row by row
 * @property {Map<string, Swatch>} legend
 * @property {Layer[]} layers
 * @property {import("../types.js").Field[]} rowClues
 * @property {import("../types.js").Field[]} colClues
 * @property {[number, number]} blocks  rows and columns between thick lines; 0: none
 * @property {Readonly<Record<string, string>>} [notes]  "row col" -> symbols noted small in a cell with nothing in it
 * @property {Set<string>} [unlettered]  symbols whose letters are left out
 * @property {boolean} [isBare]  a finished image: no lines, letters or clues
 */

/** @param {Picture} picture */
export const symbolsOf = (picture) => picture.board.flatMap((row) => [...row]);

/** @param {Picture} picture @returns {Map<string, Swatch>} */
export const legendOf = (picture) => new Map(picture.legend.map((swatch) => [swatch.symbol, swatch]));

/**
 * @param {Picture} picture
 * @param {object} [change]
 * @param {string[]} [change.symbols]  in place of the picture's own
 * @param {Layer[]} [change.over]      on top of its own layers
 * @param {Readonly<Record<string, boolean>>} [change.switches]  layers that the user has switched on or off
 * @returns {Drawable}
 */
export function drawableOf(picture, { symbols = symbolsOf(picture), over = [], switches = {} } = {}) {
  const own = picture.layers.filter(({ name, shown }) => switches[name] ?? shown);
  return {
    rows: picture.rows,
    cols: picture.cols,
    symbols,
    legend: legendOf(picture),
    layers: [...own, ...over],
    rowClues: picture.row_clues,
    colClues: picture.col_clues,
    blocks: picture.blocks,
  };
}

/** @param {Cell[]} cells @returns {{from: Cell, to: Cell}} */
export function bounds(cells) {
  const rows = cells.map(([row]) => row);
  const cols = cells.map(([, col]) => col);
  return { from: [Math.min(...rows), Math.min(...cols)], to: [Math.max(...rows), Math.max(...cols)] };
}

/**
 * Frames around cells: one where they fill a rectangle, else one around each.
 * @param {Cell[]} cells
 * @param {Role} role
 * @returns {Shape[]}
 */
export function framed(cells, role) {
  if (cells.length === 0) return [];
  const { from, to } = bounds(cells);
  const distinct = new Set(cells.map(([row, col]) => `${row} ${col}`)).size;
  if (distinct === (to[0] - from[0] + 1) * (to[1] - from[1] + 1)) return [{ kind: "box", from, to, role }];
  return cells.map((cell) => ({ kind: "box", from: cell, to: cell, role }));
}

/**
 * @param {string} name
 * @param {Shape[]} shapes
 * @param {import("../types.js").Label[]} [labels]
 * @returns {Layer}
 */
export const layerOf = (name, shapes, labels = []) => ({ name, shown: true, shapes, labels, tints: [] });

/** A cell for people, who count from one. @param {Cell} cell */
export const placeOf = ([row, col]) => `row ${row + 1}, column ${col + 1}`;

/** The place of a rectangle of cells, in words. @param {Cell[]} cells */
export function placeInWords(cells) {
  if (cells.length === 0) return "";
  const { from, to } = bounds(cells);
  const start = placeOf(from);
  return from[0] === to[0] && from[1] === to[1] ? start : `${start} to ${placeOf(to)}`;
}
