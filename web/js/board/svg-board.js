// A board of up to a few thousand cells as SVG: crisp at any zoom, every cell a named node for screen
// readers, with its lettering apart, which only eyes need. One unit is the side of a cell. Only cells that
// changed are drawn again.

import { draw } from "../elements/dom.js";
import * as look from "./cell-style.js";

/** @typedef {import("../model/drawable.js").Sheet} Sheet */
/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Shape} Shape */

/** @type {Partial<Record<import("../types.js").Hatch, string>>} */
const kHatches = {
  dots: "M.25 .25h.01M.5 .5h.01M.75 .75h.01M.75 .25h.01M.25 .75h.01",
  diagonal: "M0 .5L.5 0M0 1L1 0M.5 1L1 .5",
  cross: "M0 .5L.5 0M0 1L1 0M.5 1L1 .5M0 .5L.5 1M0 0L1 1M.5 0L1 .5",
};

/** @param {number} x @param {number} y @param {number} size @param {string} content @param {string} fill */
function lettering(x, y, size, content, fill) {
  const text = draw("text", { x, y, "font-size": size, fill, class: "glyph" });
  text.textContent = content;
  return text;
}

/** @param {look.Face} face @returns {SVGElement[]} */
function inside(face) {
  /** @type {SVGElement[]} */ const parts = [];
  const hatch = kHatches[face.hatch];
  if (hatch) parts.push(draw("path", { d: hatch, stroke: face.ink, class: "hatch" }));
  const isClue = face.across !== "" || face.down !== "";
  if (isClue) parts.push(draw("path", { d: "M0 0L1 1", stroke: face.ink, class: "divide" }));
  if (face.across) parts.push(lettering(0.7, 0.3, look.kSumSize, face.across, face.ink));
  if (face.down) parts.push(lettering(0.3, 0.72, look.kSumSize, face.down, face.ink));
  if (face.corner) parts.push(lettering(0.25, 0.26, look.kCornerSize, face.corner, face.ink));
  if (face.glyph && !isClue) {
    const size = face.fine ? Math.min(look.kFineSize, 1.4 / face.glyph.length) : look.kGlyphSize;
    parts.push(lettering(face.corner ? 0.56 : 0.5, face.corner ? 0.64 : 0.52, size, face.glyph, face.ink));
  }
  return parts;
}

/**
 * @param {number} lines
 * @param {number} across
 * @param {(at: number) => boolean} wanted
 * @param {boolean} down
 */
function rules(lines, across, wanted, down) {
  let path = "";
  for (let at = 0; at <= lines; ++at)
    if (wanted(at)) path += down ? `M${at} 0V${across}` : `M0 ${at}H${across}`;
  return path;
}

/** @param {Shape} shape */
function shapeNode({ kind, from, to, role }) {
  const [row, col] = from;
  const height = to[0] - row + 1;
  const width = to[1] - col + 1;
  const { colour, width: stroke, dash } = look.kPens[role];
  const pen = { stroke: colour, "stroke-width": stroke, "stroke-dasharray": dash.join(" "), fill: "none" };
  const [x, y] = [col + width / 2, row + height / 2];
  if (kind === "ring") return draw("circle", { cx: x, cy: y, r: look.kRingRadius, ...pen });
  if (kind === "cross") {
    const reach = look.kCrossReach;
    return draw("path", {
      d: `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`,
      ...pen,
    });
  }
  const inset = look.kBoxInset;
  return draw("rect", {
    x: col + inset,
    y: row + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: 0.18,
    ...pen,
  });
}

/** @param {Cell} from @param {Cell} to */
function place(from, to) {
  const [row, col] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  return { x: col, y: row, width: Math.abs(to[1] - from[1]) + 1, height: Math.abs(to[0] - from[0]) + 1 };
}

export class SvgBoard {
  #cells = draw("g");
  #letters = draw("g", { "aria-hidden": "true" });
  #lines = draw("g", { class: "rules" });
  #shapes = draw("g", { class: "shapes" });
  #selection = draw("rect", { class: "selection", rx: 0.1 });
  #cursor = draw("rect", { class: "cursor", rx: 0.08 });
  #size = "";
  /** @type {{paper: SVGRectElement, letters: SVGGElement, key: string}[]} */ #drawn = [];

  element = draw(
    "svg",
    { role: "presentation" },
    this.#cells,
    this.#letters,
    this.#lines,
    this.#shapes,
    this.#selection,
    this.#cursor,
  );

  /** @param {Sheet} sheet */
  show(sheet) {
    const size = `${sheet.rows} ${sheet.cols} ${look.isCounted(sheet)}`;
    if (size !== this.#size) this.#rule(sheet);
    this.#size = size;
    const faceAt = look.facesOf(sheet);
    this.#drawn.forEach((_, index) => this.#fill(sheet, faceAt(index), index));
    this.#shapes.replaceChildren(...sheet.layers.flatMap(({ shapes }) => shapes.map(shapeNode)));
  }

  /** @param {Sheet} sheet */
  #rule(sheet) {
    const { rows, cols } = sheet;
    this.element.setAttribute("viewBox", `-0.04 -0.04 ${cols + 0.08} ${rows + 0.08}`);
    this.#drawn = [];
    const lines = [];
    for (let row = 0; row < rows; ++row) {
      const line = draw("g", { role: "row" });
      for (let col = 0; col < cols; ++col) {
        // A hair over, so that no seam shows.
        const paper = draw("rect", {
          role: "gridcell",
          id: `cell-${row}-${col}`,
          x: col,
          y: row,
          width: 1.01,
          height: 1.01,
        });
        this.#drawn.push({ paper, letters: draw("g", { transform: `translate(${col} ${row})` }), key: "" });
        line.append(paper);
      }
      lines.push(line);
    }
    this.#cells.replaceChildren(...lines);
    this.#letters.replaceChildren(...this.#drawn.map(({ letters }) => letters));
    /** @param {number} at @param {number} last */
    const isThick = (at, last) =>
      at === 0 || at === last || (look.isCounted(sheet) && at % look.kThickEvery === 0);
    const path = (/** @type {boolean} */ thick) =>
      rules(rows, cols, (at) => isThick(at, rows) === thick, false) +
      rules(cols, rows, (at) => isThick(at, cols) === thick, true);
    this.#lines.replaceChildren(
      draw("path", { d: path(false), class: "thin" }),
      draw("path", { d: path(true), class: "thick" }),
    );
  }

  /** @param {Sheet} sheet @param {look.Face} face @param {number} index */
  #fill(sheet, face, index) {
    const cell = this.#drawn[index];
    if (!cell) return;
    const words = look.cellInWords(sheet, face, index);
    const key = `${words}|${face.paper}|${face.ink}|${face.glyph}`;
    if (cell.key === key) return;
    cell.key = key;
    cell.paper.setAttribute("aria-label", words);
    cell.paper.setAttribute("fill", face.paper);
    cell.letters.replaceChildren(...inside(face));
  }

  /** @param {Cell} cursor @param {Cell} anchor the other corner of what is selected */
  point(cursor, anchor) {
    for (const [name, value] of Object.entries(place(cursor, cursor)))
      this.#cursor.setAttribute(name, String(value));
    const selected = cursor[0] !== anchor[0] || cursor[1] !== anchor[1];
    this.#selection.classList.toggle("empty", !selected);
    for (const [name, value] of Object.entries(place(cursor, anchor)))
      this.#selection.setAttribute(name, String(value));
    return `cell-${cursor[0]}-${cursor[1]}`;
  }

  /** @param {number} side of a cell in pixels */
  scale(side) {
    const [, , width = 0, height = 0] = (this.element.getAttribute("viewBox") ?? "").split(" ").map(Number);
    this.element.setAttribute("width", String(width * side));
    this.element.setAttribute("height", String(height * side));
  }
}
