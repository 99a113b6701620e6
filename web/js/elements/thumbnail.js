// A small picture of a board: its colours, and its glyphs where there is room for them.

import { make } from "./dom.js";

/** @typedef {import("../types.js").Thumbnail} Thumbnail */

const kSharp = 2; // dots for a point
const kLeastGlyph = 9; // points of a cell's side below which a glyph could not be read
const kLeastLines = 4; // and below which lines would be all there is

/**
 * The upper left corner of a board, where its cells alone say what it is and not the whole picture.
 * @param {Thumbnail} thumbnail
 * @param {number} most  rows and columns
 * @returns {Thumbnail}
 */
export const cornerOf = ({ board, legend }, most) => ({
  board: board.slice(0, most).map((row) => [...row].slice(0, most).join("")),
  legend,
});

/**
 * @param {Thumbnail} thumbnail
 * @param {number} side  of the square that it is to fit into, in points
 */
export function thumbnailOf({ board, legend }, side) {
  const cells = board.map((row) => [...row]);
  const [rows, cols] = [cells.length, cells[0]?.length ?? 1];
  const step = Math.max(1, Math.floor((side * kSharp) / Math.max(rows, cols)));
  const canvas = make("canvas", { class: "thumbnail", width: cols * step, height: rows * step, "aria-hidden": "true" });
  canvas.style.width = `${(cols * step) / kSharp}px`;
  canvas.style.height = `${(rows * step) / kSharp}px`;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const swatches = new Map(legend.map((swatch) => [swatch.symbol, swatch]));
  const gap = step >= kLeastLines * kSharp ? 1 : 0;
  pen.fillStyle = "#8f8b80";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `${Math.round(step * 0.62)}px system-ui, sans-serif`;
  for (const [row, symbols] of cells.entries()) {
    for (const [col, symbol] of symbols.entries()) {
      const swatch = swatches.get(symbol);
      pen.fillStyle = swatch?.paper ?? "#ffffff";
      pen.fillRect(col * step, row * step, step - gap, step - gap);
      if (!swatch || step < kLeastGlyph * kSharp) continue;
      pen.fillStyle = swatch.ink;
      pen.fillText(swatch.glyph, (col + 0.5) * step, (row + 0.55) * step);
    }
  }
  return canvas;
}
