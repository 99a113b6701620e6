// A board of many cells on a canvas that is as large as the window onto it and is drawn again when that moves.
// Screen readers get the cell under the cursor as the grid's one present cell.

import { make } from "../elements/dom.js";
import { pictureStyle } from "../net/catalogue.js";
import * as style from "./cell-style.js";

/** @typedef {import("../model/drawable.js").Drawable} Drawable */
/** @typedef {import("../types.js").Cell} Cell */

const kLeastLettered = 9; // pixels of a side below which glyphs cannot be read and are left out
const kCursorPixels = 2.5;
// A line without length leaves no dot on a canvas; this is a part of a cell's side.
const kDot = 0.001;

export class CanvasBoard {
  #canvas = make("canvas", { class: "window", "aria-hidden": "true" });
  #present = make("span", { role: "gridcell", id: "cell-present", class: "unseen" });
  #stretch = make("div", { class: "stretch" });
  /** @type {Drawable|null} */ #drawable = null;
  /** @type {((index: number) => style.CellContent)|null} */ #contentAt = null;
  /** @type {style.Outline[]} */ #outlines = [];
  /** @type {Cell} */ #cursor = [0, 0];
  /** @type {Cell} */ #anchor = [0, 0];
  /** @type {Cell|null} */ #lit = null;
  #side = 0;
  #due = false;

  element = make("div", { class: "canvas-board", role: "row" }, this.#stretch, this.#canvas, this.#present);

  /** @param {HTMLElement} scroller the window onto the board */
  constructor(scroller) {
    this.scroller = scroller;
    scroller.addEventListener("scroll", () => this.#draw(), { passive: true });
    new ResizeObserver(() => this.#draw()).observe(scroller);
  }

  /** @param {Drawable} drawable */
  show(drawable) {
    this.#drawable = drawable;
    this.#contentAt = style.contentsOf(drawable);
    this.#outlines = style.outlinesOf(drawable, this.#contentAt);
    this.#name();
    this.#draw();
  }

  /** @param {Cell} cursor @param {Cell} anchor */
  point(cursor, anchor) {
    this.#cursor = cursor;
    this.#anchor = anchor;
    this.#name();
    this.#draw();
    return this.#present.id;
  }

  /** Lights a row and a column. @param {Cell|null} cell */
  light(cell) {
    if (String(cell) === String(this.#lit)) return;
    this.#lit = cell;
    this.#draw();
  }

  /** @param {number} side */
  scale(side) {
    this.#side = side;
    if (this.#drawable === null) return;
    this.#stretch.style.width = `${this.#drawable.cols * side}px`;
    this.#stretch.style.height = `${this.#drawable.rows * side}px`;
    this.#draw();
  }

  #name() {
    if (this.#drawable === null) return;
    const index = this.#cursor[0] * this.#drawable.cols + this.#cursor[1];
    const content = this.#contentAt?.(index);
    if (content) this.#present.textContent = style.cellInWords(this.#drawable, content, index);
  }

  // At most one drawing per frame, however much scrolls and changes.
  #draw() {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.#paint();
    });
  }

  #paint() {
    const drawable = this.#drawable;
    const context = this.#canvas.getContext("2d");
    const board = this.element.getBoundingClientRect();
    if (drawable === null || context === null || board.width === 0) return;
    const window = this.scroller.getBoundingClientRect();
    const side = this.#side;
    const left = Math.max(0, window.left - board.left);
    const top = Math.max(0, window.top - board.top);
    const width = Math.min(board.width - left, window.right - Math.max(board.left, window.left));
    const height = Math.min(board.height - top, window.bottom - Math.max(board.top, window.top));
    if (width <= 0 || height <= 0) return;
    const ratio = devicePixelRatio;
    this.#canvas.width = Math.ceil(width * ratio);
    this.#canvas.height = Math.ceil(height * ratio);
    Object.assign(this.#canvas.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    context.setTransform(ratio * side, 0, 0, ratio * side, -left * ratio, -top * ratio);
    context.textBaseline = "middle";
    context.lineCap = "round";

    const [firstRow, lastRow] = [
      Math.floor(top / side),
      Math.min(drawable.rows, Math.ceil((top + height) / side)),
    ];
    const [firstCol, lastCol] = [
      Math.floor(left / side),
      Math.min(drawable.cols, Math.ceil((left + width) / side)),
    ];
    const font = style.boardFont();
    for (let row = firstRow; row < lastRow; ++row) {
      for (let col = firstCol; col < lastCol; ++col) {
        const content = this.#contentAt?.(row * drawable.cols + col);
        if (!content) continue;
        context.fillStyle = content.paper;
        context.fillRect(col, row, 1, 1);
        if (side >= kLeastLettered && !drawable.isBare) drawContent(context, content, row, col, font);
      }
    }
    if (drawable.isBare) return;
    if (this.#lit) {
      context.fillStyle = getComputedStyle(this.element).getPropertyValue("--lit");
      context.fillRect(0, this.#lit[0], drawable.cols, 1);
      context.fillRect(this.#lit[1], 0, 1, drawable.rows);
    }
    this.#rules(context, drawable, [firstRow, firstCol], [lastRow, lastCol]);
    for (const outline of this.#outlines) drawOutline(context, outline);
    this.#marks(context);
  }

  /** @param {CanvasRenderingContext2D} context @param {Drawable} drawable @param {Cell} first @param {Cell} last */
  #rules(context, drawable, first, last) {
    const { aboveRow, beforeCol } = style.lineKindsOf(drawable);
    const { lines: colours } = pictureStyle();
    for (const kind of /** @type {const} */ (["thin", "thick", "border"])) {
      context.beginPath();
      for (let row = first[0]; row <= last[0]; ++row) {
        if (aboveRow(row) !== kind) continue;
        context.moveTo(first[1], row);
        context.lineTo(last[1], row);
      }
      for (let col = first[1]; col <= last[1]; ++col) {
        if (beforeCol(col) !== kind) continue;
        context.moveTo(col, first[0]);
        context.lineTo(col, last[0]);
      }
      context.strokeStyle = colours[kind];
      context.lineWidth = style.kLinePixels[kind] / Math.max(this.#side, 1);
      context.stroke();
    }
  }

  /** Selection and cursor, in the colours of the style sheet. @param {CanvasRenderingContext2D} context */
  #marks(context) {
    const colours = getComputedStyle(this.element);
    const [row, col] = [
      Math.min(this.#cursor[0], this.#anchor[0]),
      Math.min(this.#cursor[1], this.#anchor[1]),
    ];
    const height = Math.abs(this.#cursor[0] - this.#anchor[0]) + 1;
    const width = Math.abs(this.#cursor[1] - this.#anchor[1]) + 1;
    if (width * height > 1) {
      context.fillStyle = colours.getPropertyValue("--selected");
      context.fillRect(col, row, width, height);
    }
    context.strokeStyle = colours.getPropertyValue("--cursor");
    context.lineWidth = kCursorPixels / Math.max(this.#side, 1);
    context.strokeRect(this.#cursor[1], this.#cursor[0], 1, 1);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {style.CellContent} content
 * @param {number} row
 * @param {number} col
 * @param {string} font
 */
function drawContent(context, content, row, col, font) {
  context.strokeStyle = content.ink;
  context.fillStyle = content.ink;
  const hatch = style.hatchOf(content);
  if (hatch) {
    context.lineWidth = hatch.width;
    context.globalAlpha = hatch.strength;
    context.beginPath();
    for (const [x1, y1, x2, y2] of hatch.strokes) {
      context.moveTo(col + x1, row + y1);
      context.lineTo(col + x2 + kDot, row + y2);
    }
    context.stroke();
  }
  if (style.isClue(content)) {
    const { line_width: width, line_strength: strength } = pictureStyle().sum;
    context.lineWidth = width;
    context.globalAlpha = strength;
    context.beginPath();
    context.moveTo(col, row);
    context.lineTo(col + 1, row + 1);
    context.stroke();
  }
  context.globalAlpha = 1;
  for (const { text, x, y, size, anchor } of style.lettersOf(content)) {
    context.textAlign = anchor === "middle" ? "center" : "left";
    context.font = `${size}px ${font}`;
    context.fillText(text, col + x, row + y);
  }
}

/** @param {CanvasRenderingContext2D} context @param {style.Outline} outline */
function drawOutline(context, outline) {
  const { kind, x, y } = outline;
  const { colour, width, dash } = outline.pen;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.beginPath();
  if (kind === "ring") {
    context.arc(x, y, outline.radius, 0, 2 * Math.PI);
  } else if (kind === "box") {
    context.roundRect(x, y, outline.width, outline.height, outline.radius);
  } else {
    for (const slope of [1, -1]) {
      context.moveTo(x - outline.reach, y - slope * outline.reach);
      context.lineTo(x + outline.reach, y + slope * outline.reach);
    }
  }
  context.stroke();
  context.setLineDash([]);
}
