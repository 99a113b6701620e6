// A board of up to a few thousand cells as SVG: crisp at any zoom. Every cell is a named node for screen readers;
// its letters are in a group of their own, which they skip. One unit is the side of a cell. Only cells that changed
// are drawn again.

import { draw } from "../elements/dom.js";
import { pictureStyle } from "../net/catalogue.js";
import * as style from "./cell-style.js";

/** @typedef {import("../model/drawable.js").Drawable} Drawable */
/** @typedef {import("../types.js").Cell} Cell */

const kLineKinds = /** @type {const} */ (["thin", "thick", "border"]); // the last is on top

/** @param {style.CellContent} content @returns {SVGElement[]} */
function inside(content) {
  const { ink } = content;
  /** @type {SVGElement[]} */ const parts = [];
  const hatch = style.hatchOf(content);
  if (hatch) {
    const d = hatch.strokes.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
    const pen = { stroke: ink, "stroke-width": hatch.width, "stroke-opacity": hatch.strength };
    parts.push(draw("path", { d, class: "hatch", ...pen }));
  }
  if (style.isClue(content)) {
    const { line_width: width, line_strength: strength } = pictureStyle().sum;
    parts.push(
      draw("path", { d: "M0 0L1 1", stroke: ink, "stroke-width": width, "stroke-opacity": strength }),
    );
  }
  for (const { text, x, y, size, anchor } of style.lettersOf(content)) {
    const node = draw("text", { x, y, "font-size": size, "text-anchor": anchor, fill: ink, class: "glyph" });
    node.textContent = text;
    parts.push(node);
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

/** @param {style.Outline} outline */
function outlineNode(outline) {
  const { kind, x, y } = outline;
  const { colour, width, dash } = outline.pen;
  const pen = { stroke: colour, "stroke-width": width, "stroke-dasharray": dash.join(" ") };
  if (kind === "ring") return draw("circle", { cx: x, cy: y, r: outline.radius, ...pen });
  if (kind === "box")
    return draw("rect", { x, y, width: outline.width, height: outline.height, rx: outline.radius, ...pen });
  const r = outline.reach;
  return draw("path", { d: `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`, ...pen });
}

/** @param {Cell} from @param {Cell} to */
function place(from, to) {
  const [row, col] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  return { x: col, y: row, width: Math.abs(to[1] - from[1]) + 1, height: Math.abs(to[0] - from[0]) + 1 };
}

export class SvgBoard {
  #cells = draw("g");
  #lit = draw("g", { class: "lit" });
  #letters = draw("g", { class: "letters", "aria-hidden": "true" });
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
    this.#lit,
    this.#letters,
    this.#lines,
    this.#shapes,
    this.#selection,
    this.#cursor,
  );

  /** @param {Drawable} drawable */
  show(drawable) {
    const clues = drawable.rowClues.length + drawable.colClues.length;
    const size = `${drawable.rows} ${drawable.cols} ${clues} ${drawable.blocks}`;
    if (size !== this.#size) this.#rule(drawable);
    this.#size = size;
    const contentAt = style.contentsOf(drawable);
    this.#drawn.forEach((_, index) => this.#fill(drawable, contentAt(index), index));
    this.#shapes.replaceChildren(...style.outlinesOf(drawable, contentAt).map(outlineNode));
  }

  /** @param {Drawable} drawable */
  #rule(drawable) {
    const { rows, cols } = drawable;
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
    const { aboveRow, beforeCol } = style.lineKindsOf(drawable);
    const { lines: colours } = pictureStyle();
    this.#lines.replaceChildren(
      ...kLineKinds.map((kind) => {
        const d =
          rules(rows, cols, (at) => aboveRow(at) === kind, false) +
          rules(cols, rows, (at) => beforeCol(at) === kind, true);
        return draw("path", { d, stroke: colours[kind], "stroke-width": style.kLinePixels[kind] });
      }),
    );
  }

  /** @param {Drawable} drawable @param {style.CellContent} content @param {number} index */
  #fill(drawable, content, index) {
    const cell = this.#drawn[index];
    if (!cell) return;
    const words = style.cellInWords(drawable, content, index);
    const key = `${words}|${content.paper}|${content.ink}|${content.glyph}|${content.fine}`;
    if (cell.key === key) return;
    cell.key = key;
    cell.paper.setAttribute("aria-label", words);
    cell.paper.setAttribute("fill", content.paper);
    cell.letters.replaceChildren(...inside(content));
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

  /** Lights a row and a column. @param {Cell|null} cell */
  light(cell) {
    const [, , width = 0, height = 0] = (this.element.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const bars = cell
      ? [
          { x: 0, y: cell[0], width: Math.floor(width), height: 1 },
          { x: cell[1], y: 0, width: 1, height: Math.floor(height) },
        ]
      : [];
    this.#lit.replaceChildren(...bars.map((bar) => draw("rect", bar)));
  }

  /** @param {number} side of a cell in pixels */
  scale(side) {
    const [, , width = 0, height = 0] = (this.element.getAttribute("viewBox") ?? "").split(" ").map(Number);
    this.element.setAttribute("width", String(width * side));
    this.element.setAttribute("height", String(height * side));
  }
}
