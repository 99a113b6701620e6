// What stands in each cell of a sheet, and the pens for shapes. No two roles share a line style and no two
// symbols differ by hue alone, so that colour never speaks alone.

/** @typedef {import("../model/drawable.js").Sheet} Sheet */
/** @typedef {import("../types.js").Role} Role */

/**
 * @typedef {object} Face
 * @property {string} paper
 * @property {string} ink
 * @property {import("../types.js").Hatch} hatch
 * @property {string} glyph   what stands in the middle
 * @property {boolean} fine   the glyph is a label in fine print
 * @property {string} across
 * @property {string} down
 * @property {string} corner
 */

// Channels further apart than this are seen as a hue.
const kGreyTolerance = 24;
const kPaper = "#ffffff";
const kInk = "#1a1a1a";

/** @param {string} colour #rrggbb */
function isChromatic(colour) {
  const channels = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels) > kGreyTolerance;
}

/** @param {import("../types.js").Swatch|undefined} swatch @param {string} symbol */
export function glyphOf(swatch, symbol) {
  if (swatch === undefined) return symbol;
  const glyph = swatch.glyph.trim();
  if (glyph === "" && swatch.hatch === "none" && isChromatic(swatch.paper)) return symbol;
  return glyph;
}

/**
 * Faces are made when asked for: of a large board only a part is seen.
 * @param {Sheet} sheet
 * @returns {(index: number) => Face}
 */
export function facesOf(sheet) {
  /** @type {Map<number, Partial<Face>>} */ const changed = new Map();
  /** @param {import("../types.js").Cell} cell @param {Partial<Face>} change */
  const put = ([row, col], change) => {
    const index = row * sheet.cols + col;
    changed.set(index, { ...changed.get(index), ...change });
  };
  for (const { labels, tints } of sheet.layers) {
    for (const { cell, paper } of tints) put(cell, { paper });
    for (const { cell, place, text } of labels) {
      put(cell, place === "centre" ? { glyph: text, fine: text.length > 1 } : { [place]: text });
    }
  }
  return (index) => {
    const symbol = sheet.symbols[index] ?? "";
    const swatch = sheet.legend.get(symbol);
    return {
      paper: swatch?.paper ?? kPaper,
      ink: swatch?.ink ?? kInk,
      hatch: swatch?.hatch ?? "none",
      glyph: glyphOf(swatch, symbol),
      fine: false,
      across: "",
      down: "",
      corner: "",
      ...changed.get(index),
    };
  };
}

/**
 * A cell as a screen reader says it.
 * @param {Sheet} sheet
 * @param {Face} face
 * @param {number} index
 */
export function cellInWords(sheet, face, index) {
  const symbol = sheet.symbols[index] ?? "";
  const swatch = sheet.legend.get(symbol);
  const words = [
    `row ${Math.floor(index / sheet.cols)}, column ${index % sheet.cols}: ${swatch?.spoken ?? symbol}`,
  ];
  if (face.across) words.push(`across ${face.across}`);
  if (face.down) words.push(`down ${face.down}`);
  if (face.glyph !== glyphOf(swatch, symbol)) words.push(face.glyph);
  if (face.corner) words.push(`marked ${face.corner}`);
  return words.join(", ");
}

/**
 * @type {Record<Role, {colour: string, width: number, dash: number[]}>}  lengths as parts of a cell's side
 */
export const kPens = {
  move: { colour: "#1f5fa8", width: 0.075, dash: [] },
  good: { colour: "#1b7f3b", width: 0.11, dash: [] },
  bad: { colour: "#b3202a", width: 0.09, dash: [0.22, 0.12] },
  doubt: { colour: "#a85f00", width: 0.09, dash: [0.02, 0.14] },
  focus: { colour: "#74359c", width: 0.08, dash: [0.3, 0.12, 0.04, 0.12] },
  faded: { colour: "#8c8c8c", width: 0.04, dash: [] },
  light: { colour: "#ffffff", width: 0.13, dash: [] },
};

// Sizes as parts of a cell's side.
export const kGlyphSize = 0.58;
export const kFineSize = 0.36;
export const kSumSize = 0.34;
export const kCornerSize = 0.34;
export const kBoxInset = 0.08;
export const kRingRadius = 0.42;
export const kCrossReach = 0.3;
export const kThickEvery = 5;

/** @param {Sheet} sheet whether every fifth line is thick: boards with clues beside them are counted */
export const isCounted = (sheet) => sheet.rowClues.length > 0 || sheet.colClues.length > 0;
