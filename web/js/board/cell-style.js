// What is drawn in each cell and for each shape, and where: SVG and canvas only paint it. Sizes, pens and
// colours are those of the program's own pictures and come with the catalogue, so that none is written down twice.
// One unit is the side of a cell.

import { placeOf } from "../model/drawable.js";
import { pictureStyle } from "../net/catalogue.js";

/** @typedef {import("../model/drawable.js").Drawable} Drawable */
/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Pen} Pen */

/**
 * @typedef {object} CellContent
 * @property {string} paper
 * @property {string} ink
 * @property {import("../types.js").Hatch} hatch
 * @property {string} glyph   what is in the middle: a label's text, or the symbol's own glyph
 * @property {string} across
 * @property {string} down
 * @property {string} corner
 * @property {string} fine    what the player has noted there
 * @property {string[]} raster  everything that could be noted, in order
 */

/** @typedef {{text: string, x: number, y: number, size: number, anchor: "start"|"middle"}} Letters */
/**
 * @typedef {{kind: "box", x: number, y: number, width: number, height: number, radius: number, pen: Pen}
 *   | {kind: "ring", x: number, y: number, radius: number, pen: Pen}
 *   | {kind: "cross", x: number, y: number, reach: number, pen: Pen}} Outline  x and y: of a box its corner, else
 *   the centre
 */

/**
 * Contents are made when asked for: of a large board only a part is seen.
 * @param {Drawable} drawable
 * @returns {(index: number) => CellContent}
 */
export function contentsOf(drawable) {
  /** @type {Map<number, Partial<CellContent>>} */ const changed = new Map();
  /** @param {Cell} cell @param {Partial<CellContent>} change */
  const put = ([row, col], change) => {
    const index = row * drawable.cols + col;
    changed.set(index, { ...changed.get(index), ...change });
  };
  for (const { labels, tints } of drawable.layers) {
    for (const { cell, paper } of tints) put(cell, { paper });
    for (const { cell, place, text } of labels) put(cell, { [place === "centre" ? "glyph" : place]: text });
  }
  const raster = [...drawable.legend.values()].flatMap(({ symbol, glyph }) => (glyph.trim() ? [symbol] : []));
  return (index) => {
    const { symbol, paper, ink, hatch, glyph } = swatchAt(drawable, index);
    const letter = drawable.unlettered?.has(symbol) ? "" : glyph.trim();
    const noted = drawable.notes?.[`${Math.floor(index / drawable.cols)} ${index % drawable.cols}`] ?? "";
    const fine = letter === "" ? noted : "";
    const bare = { across: "", down: "", corner: "", fine, raster };
    return { paper, ink, hatch, glyph: letter, ...bare, ...changed.get(index) };
  };
}

/** Every symbol of a board is in its legend. @param {Drawable} drawable @param {number} index */
function swatchAt(drawable, index) {
  const swatch = drawable.legend.get(drawable.symbols[index] ?? "");
  if (swatch === undefined) throw new Error(`a symbol without a legend: ${drawable.symbols[index]}`);
  return swatch;
}

/** @param {CellContent} content whether the cell holds sums and is divided by a line */
export const isClue = ({ across, down }) => across !== "" || down !== "";

/**
 * A cell with a corner label sets the rest lower, so that nothing touches the label. In a picture all cells do
 * so together; here only those that have one, since labels come and go while an answer is played.
 * @param {CellContent|undefined} content
 */
const cellStyle = (content) => (content?.corner ? pictureStyle().cell_below_corner : pictureStyle().cell);

/** The font of all letters on a board. */
export const boardFont = () => getComputedStyle(document.body).fontFamily;

/** @type {Map<string, number>} */
const widths = new Map();
const ruler = document.createElement("canvas").getContext("2d");

/** How wide a text is, as a multiple of its size. @param {string} text */
function widthInEms(text) {
  const known = widths.get(text);
  if (known !== undefined || ruler === null) return known ?? text.length;
  const kSize = 100; // pixels: large enough that rounding to pixels does not matter
  ruler.font = `${kSize}px ${boardFont()}`;
  const width = ruler.measureText(text).width / kSize;
  widths.set(text, width);
  return width;
}

/** The size at which a text keeps within a width. @param {number} size @param {string} text @param {number} width */
const fitted = (size, text, width) => Math.min(size, width / widthInEms(text));

/** @param {CellContent} content @returns {Letters[]} from the upper left of the cell; y: their middle */
export function lettersOf(content) {
  const { corner, sum, widest_glyph: widest, fine_size: fine } = pictureStyle();
  /** @type {Letters[]} */ const letters = [];
  /** @param {string} text @param {number} x @param {number} y */
  const putSum = (text, x, y) =>
    letters.push({ text, x, y, size: fitted(sum.size, text, sum.widest), anchor: "middle" });
  if (content.across) putSum(content.across, 1 - sum.middle, sum.middle);
  if (content.down) putSum(content.down, sum.middle, 1 - sum.middle);
  if (content.glyph && !isClue(content)) {
    const { glyph_size: size, middle } = cellStyle(content);
    const text = content.glyph;
    const most = [...text].length > 1 ? fine : size;
    letters.push({ text, x: 0.5, y: middle, size: fitted(most, text, widest), anchor: "middle" });
  }
  if (content.fine) letters.push(...notesOf(content));
  if (content.corner) {
    const size = fitted(corner.size, content.corner, 1 - 2 * corner.left);
    letters.push({ text: content.corner, x: corner.left, y: corner.middle, size, anchor: "start" });
  }
  return letters;
}

const kNoteSize = 0.8; // of its place in the raster

/**
 * Every note has the place that it would have among all of them, so that it is found at a glance.
 * @param {CellContent} content
 * @returns {Letters[]}
 */
function notesOf({ fine, raster }) {
  const side = Math.ceil(Math.sqrt(raster.length));
  return [...fine].map((text) => {
    const at = Math.max(0, raster.indexOf(text));
    const [x, y] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    return { text, x: 0.06 + 0.88 * x, y: 0.06 + 0.88 * y, size: kNoteSize / side, anchor: "middle" };
  });
}

/** How a cell is hatched, softer below a glyph; null: not at all. @param {CellContent} content */
export function hatchOf({ hatch, glyph }) {
  const { strength, strength_below_glyph: below, ...hatches } = pictureStyle().hatches;
  const { width, strokes } = hatches[hatch];
  return strokes.length === 0 ? null : { width, strokes, strength: glyph === "" ? strength : below };
}

/**
 * A box goes round its cells; a ring and a cross mark each of them. What leaves the board is cut off.
 * @param {Drawable} drawable
 * @param {(index: number) => CellContent} contentAt
 * @returns {Outline[]}
 */
export function outlinesOf({ rows, cols, layers }, contentAt) {
  const { pens, box } = pictureStyle();
  return layers.flatMap(({ shapes }) =>
    shapes.flatMap(({ kind, from, to, role }) => {
      const [top, left] = [Math.max(0, from[0]), Math.max(0, from[1])];
      const [bottom, right] = [Math.min(rows, to[0] + 1), Math.min(cols, to[1] + 1)];
      const pen = pens[role];
      if (top >= bottom || left >= right) return [];
      if (kind === "box") {
        const [width, height] = [right - left - 2 * box.inset, bottom - top - 2 * box.inset];
        return [{ kind, x: left + box.inset, y: top + box.inset, width, height, radius: box.radius, pen }];
      }
      /** @type {Outline[]} */ const marks = [];
      for (let row = top; row < bottom; ++row) {
        for (let col = left; col < right; ++col) {
          const { middle, ring_radius: radius, cross_reach: reach } = cellStyle(contentAt(row * cols + col));
          const [x, y] = [col + 0.5, row + middle];
          // Two short strokes; a dash would leave only crumbs of them.
          if (kind === "cross") marks.push({ kind, x, y, reach, pen: { ...pen, dash: [] } });
          else marks.push({ kind, x, y, radius, pen });
        }
      }
      return marks;
    }),
  );
}

/**
 * A cell as a screen reader says it.
 * @param {Drawable} drawable
 * @param {CellContent} content
 * @param {number} index
 */
export function cellInWords(drawable, content, index) {
  const swatch = swatchAt(drawable, index);
  const place = placeOf([Math.floor(index / drawable.cols), index % drawable.cols]);
  const words = [`${place}: ${content.fine ? `pencil ${[...content.fine].join(" ")}` : swatch.spoken}`];
  if (content.across) words.push(`across ${content.across}`);
  if (content.down) words.push(`down ${content.down}`);
  if (content.glyph && content.glyph !== swatch.glyph.trim()) words.push(content.glyph);
  if (content.corner) words.push(`marked ${content.corner}`);
  return words.join(", ");
}

/** @typedef {"thin"|"thick"|"border"} LineKind */

/** Whole pixels at any zoom: on a screen finer steps look blurred. @type {Record<LineKind, number>} */
export const kLinePixels = { thin: 1, thick: 2, border: 2 };

/**
 * How the line above a row, or before a column, is drawn. Boards with clues beside them are counted: every fifth line
 * is thick. So are those between blocks.
 * @param {Drawable} drawable
 * @returns {{aboveRow: (row: number) => LineKind, beforeCol: (col: number) => LineKind}}
 */
export function lineKindsOf({ rows, cols, rowClues, colClues, blocks: [blockRows, blockCols] }) {
  const isCounted = rowClues.length > 0 || colClues.length > 0;
  const { thick_every: every } = pictureStyle().lines;
  /** @param {number} at @param {number} last @param {number} block @returns {LineKind} */
  const kind = (at, last, block) => {
    if (at === 0 || at === last) return "border";
    return (isCounted && at % every === 0) || (block > 0 && at % block === 0) ? "thick" : "thin";
  };
  return { aboveRow: (row) => kind(row, rows, blockRows), beforeCol: (col) => kind(col, cols, blockCols) };
}
