// A board of many cells on a canvas that is as large as the window onto it and is drawn anew when that moves.
// Screen readers get the cell under the cursor as a grid's one present cell.

import { make } from "../elements/dom.js";
import * as look from "./cell-style.js";

/** @typedef {import("../model/drawable.js").Sheet} Sheet */
/** @typedef {import("../types.js").Cell} Cell */

const kLeastLettered = 9; // pixels of a side below which glyphs are not readable and are left out

export class CanvasBoard {
  #canvas = make("canvas", { class: "window", "aria-hidden": "true" });
  #present = make("span", { role: "gridcell", id: "cell-present", class: "unseen" });
  #stretch = make("div", { class: "stretch" });
  /** @type {Sheet|null} */ #sheet = null;
  /** @type {ReturnType<typeof look.facesOf>|null} */ #faceAt = null;
  /** @type {Cell} */ #cursor = [0, 0];
  /** @type {Cell} */ #anchor = [0, 0];
  #side = 0;
  #due = false;

  element = make("div", { class: "canvas-board", role: "row" }, this.#stretch, this.#canvas, this.#present);

  /** @param {HTMLElement} scroller the window onto the board */
  constructor(scroller) {
    this.scroller = scroller;
    scroller.addEventListener("scroll", () => this.#draw(), { passive: true });
    new ResizeObserver(() => this.#draw()).observe(scroller);
  }

  /** @param {Sheet} sheet */
  show(sheet) {
    this.#sheet = sheet;
    this.#faceAt = look.facesOf(sheet);
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

  /** @param {number} side */
  scale(side) {
    this.#side = side;
    if (this.#sheet === null) return;
    this.#stretch.style.width = `${this.#sheet.cols * side}px`;
    this.#stretch.style.height = `${this.#sheet.rows * side}px`;
    this.#draw();
  }

  #name() {
    if (this.#sheet === null) return;
    const index = this.#cursor[0] * this.#sheet.cols + this.#cursor[1];
    const face = this.#faceAt?.(index);
    if (face) this.#present.textContent = look.cellInWords(this.#sheet, face, index);
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
    const sheet = this.#sheet;
    const context = this.#canvas.getContext("2d");
    const board = this.element.getBoundingClientRect();
    if (sheet === null || context === null || board.width === 0) return;
    const window = this.scroller.getBoundingClientRect();
    const side = this.#side;
    const left = Math.max(0, window.left - board.left);
    const top = Math.max(0, window.top - board.top);
    const width = Math.min(board.width - left, window.right - Math.max(board.left, window.left));
    const height = Math.min(board.height - top, window.bottom - Math.max(board.top, window.top));
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
    context.textAlign = "center";
    context.textBaseline = "middle";

    const [firstRow, lastRow] = [
      Math.floor(top / side),
      Math.min(sheet.rows, Math.ceil((top + height) / side)),
    ];
    const [firstCol, lastCol] = [
      Math.floor(left / side),
      Math.min(sheet.cols, Math.ceil((left + width) / side)),
    ];
    for (let row = firstRow; row < lastRow; ++row) {
      for (let col = firstCol; col < lastCol; ++col) this.#cell(context, row, col);
    }
    this.#rules(context, sheet, [firstRow, firstCol], [lastRow, lastCol]);
    for (const { shapes } of sheet.layers) for (const shape of shapes) drawShape(context, shape);
    this.#marks(context);
  }

  /** @param {CanvasRenderingContext2D} context @param {number} row @param {number} col */
  #cell(context, row, col) {
    const face = this.#faceAt?.(row * (this.#sheet?.cols ?? 0) + col);
    if (!face) return;
    context.fillStyle = face.paper;
    context.fillRect(col, row, 1, 1);
    if (this.#side < kLeastLettered) return;
    context.fillStyle = face.ink;
    context.strokeStyle = face.ink;
    /** @param {string} text @param {number} x @param {number} y @param {number} size */
    const letter = (text, x, y, size) => {
      context.font = `${size}px sans-serif`;
      context.fillText(text, col + x, row + y, 0.94);
    };
    if (face.hatch !== "none" && face.hatch !== "solid") {
      context.lineWidth = 0.03;
      context.beginPath();
      for (const [x, y] of /** @type {Cell[]} */ ([
        [0, 0.5],
        [0.5, 0],
        [1, 0.5],
      ])) {
        context.moveTo(col + Math.max(0, x - 0.5), row + Math.min(1, y + 0.5));
        context.lineTo(col + x, row + y);
      }
      context.stroke();
    }
    if (face.across) letter(face.across, 0.7, 0.3, look.kSumSize);
    if (face.down) letter(face.down, 0.3, 0.72, look.kSumSize);
    if (face.corner) letter(face.corner, 0.25, 0.27, look.kCornerSize);
    if (face.glyph && !face.across && !face.down) {
      letter(
        face.glyph,
        face.corner ? 0.56 : 0.5,
        face.corner ? 0.64 : 0.53,
        face.fine ? look.kFineSize : look.kGlyphSize,
      );
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {Cell} first @param {Cell} last */
  #rules(context, sheet, first, last) {
    for (const thick of [false, true]) {
      context.beginPath();
      const wanted = (/** @type {number} */ at, /** @type {number} */ end) =>
        (at === 0 || at === end || (look.isCounted(sheet) && at % look.kThickEvery === 0)) === thick;
      for (let row = first[0]; row <= last[0]; ++row) {
        if (!wanted(row, sheet.rows)) continue;
        context.moveTo(first[1], row);
        context.lineTo(last[1], row);
      }
      for (let col = first[1]; col <= last[1]; ++col) {
        if (!wanted(col, sheet.cols)) continue;
        context.moveTo(col, first[0]);
        context.lineTo(col, last[0]);
      }
      context.strokeStyle = thick ? "#303030" : "#9a9a9a";
      context.lineWidth = (thick ? 1.2 : 0.6) / Math.max(this.#side, 1);
      context.stroke();
    }
  }

  /** @param {CanvasRenderingContext2D} context */
  #marks(context) {
    const [row, col] = [
      Math.min(this.#cursor[0], this.#anchor[0]),
      Math.min(this.#cursor[1], this.#anchor[1]),
    ];
    const height = Math.abs(this.#cursor[0] - this.#anchor[0]) + 1;
    const width = Math.abs(this.#cursor[1] - this.#anchor[1]) + 1;
    if (width * height > 1) {
      context.fillStyle = "#1f5fa833";
      context.fillRect(col, row, width, height);
    }
    context.strokeStyle = "#d9480f";
    context.lineWidth = 2.5 / Math.max(this.#side, 1);
    context.strokeRect(this.#cursor[1], this.#cursor[0], 1, 1);
  }
}

/** @param {CanvasRenderingContext2D} context @param {import("../types.js").Shape} shape */
function drawShape(context, { kind, from, to, role }) {
  const { colour, width, dash } = look.kPens[role];
  const [row, col] = from;
  const [x, y] = [(col + to[1] + 1) / 2, (row + to[0] + 1) / 2];
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.beginPath();
  if (kind === "ring") {
    context.arc(x, y, look.kRingRadius, 0, 2 * Math.PI);
  } else if (kind === "cross") {
    for (const slope of [1, -1]) {
      context.moveTo(x - look.kCrossReach, y - slope * look.kCrossReach);
      context.lineTo(x + look.kCrossReach, y + slope * look.kCrossReach);
    }
  } else {
    const inset = look.kBoxInset;
    context.rect(col + inset, row + inset, to[1] - col + 1 - 2 * inset, to[0] - row + 1 - 2 * inset);
  }
  context.stroke();
  context.restore();
}
