// The board: SVG or canvas by size, clues beside it, a cursor for the keyboard, strokes for fingers. What writing
// means is up to its listener.

import { announce } from "../elements/announce.js";
import { CanvasBoard } from "./canvas-board.js";
import { SvgBoard } from "./svg-board.js";
import { digitsOf, lightClue, showClues } from "./clues.js";
import { make } from "../elements/dom.js";
import { showRulers } from "./rulers.js";
import { watchStrokes } from "./strokes.js";
import { Viewport } from "./viewport.js";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../model/drawable.js").Drawable} Drawable */

const kMostSvgCells = 2500;

/** @typedef {{text: string, role?: "good"|"bad", stays?: boolean}} Beside  what stands beside the pointer; role: of the
 * selection; stays: when the pointer has let go, too */

/**
 * @typedef {object} BoardListener
 * @property {() => "cell"|"box"|"selection"|null} writing  what a gesture takes at the moment: the cells that it
 *   goes through, or the rectangle between the first and the last, which may stay selected; null: it means nothing
 * @property {() => boolean} holds                    whether a finger draws; otherwise it scrolls
 * @property {(gesture: import("./strokes.js").Gesture) => Beside|null} gesture
 * @property {() => void} drop                        the gesture never was
 * @property {((field: import("../types.js").Field) => void)|null} editClue
 * @property {(cell: Cell) => void} moved             the cursor has moved
 * @property {(cell: Cell|null) => void} [hovered]    the pointer has moved without pressing; null: away
 */

const kLeastPart = 0.45; // of a window's height for the board, however much is around it
const kBelow = 22; // pixels for the gaps below it

/**
 * How tall a board may be for all of it to be seen together with what stands above it; 0: it is not on a table.
 * @param {HTMLElement} root
 */
function heightInSight(root) {
  const table = root.closest(".table");
  const main = root.closest("main");
  if (table === null || main === null) return 0;
  // Not where it is now: the table may be held while the page scrolls.
  const top = main.offsetTop + parseFloat(getComputedStyle(main).paddingTop);
  const above = top + root.getBoundingClientRect().top - table.getBoundingClientRect().top;
  // Words come and go, on top of the board if need be; keys and remarks have their place below it.
  const sheet = root.parentElement;
  const isBelow = sheet !== null && getComputedStyle(sheet).flexDirection === "column";
  const docked = isBelow ? sheet.querySelectorAll("#palette, #remarks") : [];
  const below = [...docked].reduce((sum, node) => sum + (node instanceof HTMLElement ? node.offsetHeight : 0), kBelow);
  return Math.max(innerHeight - above - below, kLeastPart * innerHeight);
}

export class Board {
  #cells = make("div", { class: "cells", role: "grid", tabindex: "0", "aria-label": "Board" });
  #colClues = make("div", { class: "clues cols" });
  #rowClues = make("div", { class: "clues rows" });
  #colRuler = make("div", { class: "ruler cols", "aria-hidden": "true" });
  #rowRuler = make("div", { class: "ruler rows", "aria-hidden": "true" });
  #above = make("div", { class: "edge above" }, this.#colClues, this.#colRuler);
  #before = make("div", { class: "edge before" }, this.#rowClues, this.#rowRuler);
  #grid = make(
    "div",
    { class: "board-grid" },
    make("div", { class: "edge clue-corner" }),
    this.#above,
    this.#before,
    this.#cells,
  );
  #scroller = make("div", { class: "scroller" }, this.#grid);
  #beside = make("div", { class: "beside", "aria-hidden": "true", hidden: true });
  /** @type {SvgBoard|CanvasBoard} */ #drawing = new SvgBoard();
  #viewport = new Viewport(this.#scroller, (side) => this.#scale(side));
  /** @type {Drawable|null} */ #drawable = null;
  /** @type {Cell} */ #cursor = [0, 0];
  /** @type {Cell} */ #anchor = [0, 0];
  #isRuled = false;
  /** @type {BoardListener|null} */ #listener = null;

  /** @param {HTMLElement} root @param {BoardListener|null} listener  null: a board to look at only */
  constructor(root, listener = null) {
    this.#listener = listener;
    root.append(this.#scroller, this.#beside);
    this.#cells.append(this.#drawing.element);
    this.#viewport.room = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(this.#grid);
      const room = heightInSight(root);
      if (room) this.#scroller.style.setProperty("--room", `${room}px`);
      // Not a number: on paper a board may be as tall as it needs to be.
      const most = parseFloat(getComputedStyle(this.#scroller).maxHeight);
      const around = parseFloat(paddingTop) + parseFloat(paddingBottom) + this.#above.offsetHeight;
      const width = this.#scroller.clientWidth - this.#before.offsetWidth;
      return { width, height: Number.isNaN(most) ? Infinity : most - around };
    };
    this.#watch();
    // What stands above the board decides how much of the window is left to it.
    let room = heightInSight(root);
    const table = root.closest(".table");
    if (table === null) return;
    new ResizeObserver(() => {
      const now = heightInSight(root);
      if (now !== room) this.#viewport.refit();
      room = now;
    }).observe(table);
  }

  get element() {
    return this.#cells;
  }
  get viewport() {
    return this.#viewport;
  }
  get cursor() {
    return this.#cursor;
  }
  get anchor() {
    return this.#anchor;
  }

  /** @param {Drawable} drawable @param {string} name what a screen reader calls it */
  show(drawable, name) {
    const isOther = this.#drawable?.rows !== drawable.rows || this.#drawable.cols !== drawable.cols;
    this.#drawable = drawable;
    this.#choose(drawable);
    showClues(this.#rowClues, drawable.rowClues, drawable.legend, this.#listener?.editClue ?? null);
    showClues(this.#colClues, drawable.colClues, drawable.legend, this.#listener?.editClue ?? null);
    this.#grid.classList.toggle("bare", drawable.isBare ?? false);
    this.#grid.classList.toggle("lettered", drawable.unlettered === undefined);
    this.#cells.setAttribute("aria-label", name);
    this.#cells.setAttribute("aria-rowcount", String(drawable.rows));
    this.#cells.setAttribute("aria-colcount", String(drawable.cols));
    const writing = this.#listener?.writing() ?? null;
    this.#cells.classList.toggle("written", writing !== null);
    this.#cells.classList.toggle("selecting", writing === "selection");
    this.#cells.classList.toggle("held", this.#listener?.holds() ?? false);
    this.#drawing.show(drawable);
    if (!isOther) return;
    this.#viewport.rows = drawable.rows;
    this.#viewport.cols = drawable.cols;
    this.#viewport.measure(digitsOf([...drawable.rowClues, ...drawable.colClues]));
    this.#rule();
    this.moveTo([0, 0], [0, 0], false);
    this.#viewport.fit();
  }

  /** Whether the numbers of rows and columns stand beside the board. @param {boolean} isRuled */
  set isRuled(isRuled) {
    if (this.#isRuled === isRuled) return;
    this.#isRuled = isRuled;
    this.#rule();
    this.#viewport.refit();
  }

  #rule() {
    const { rows, cols } = this.#isRuled && this.#drawable ? this.#drawable : { rows: 0, cols: 0 };
    showRulers(this.#rowRuler, rows);
    showRulers(this.#colRuler, cols);
  }

  /** Lights the row and the column of a cell, and their clues. @param {Cell|null} cell */
  light(cell) {
    this.#drawing.light(cell);
    lightClue(this.#rowClues, cell?.[0] ?? -1);
    lightClue(this.#colClues, cell?.[1] ?? -1);
  }

  /** Where there are clues, or a cell is being chosen, the lines through it matter. */
  get #isLit() {
    const { rowClues = [], colClues = [], isBare = false } = this.#drawable ?? {};
    return !isBare && (rowClues.length + colClues.length > 0 || this.#listener?.writing() === "selection");
  }

  /**
   * @param {Cell} cursor
   * @param {Cell} [anchor]   the other corner of the selection
   * @param {boolean} [follow]  scrolls it into view and announces its clues
   */
  moveTo(cursor, anchor = cursor, follow = true) {
    const [rowBefore, colBefore] = this.#cursor;
    this.#cursor = cursor;
    this.#anchor = anchor;
    this.#cells.setAttribute("aria-activedescendant", this.#drawing.point(cursor, anchor));
    this.light(this.#isLit ? cursor : null);
    if (!follow) return;
    this.#reveal(cursor);
    const clues = [
      cursor[0] === rowBefore ? undefined : this.#drawable?.rowClues[cursor[0]],
      cursor[1] === colBefore ? undefined : this.#drawable?.colClues[cursor[1]],
    ];
    const words = clues.flatMap((clue) => (clue ? [`${clue.spoken}: ${clue.text}`] : []));
    if (words.length > 0) announce(words.join("; "));
    this.#listener?.moved(cursor);
  }

  /** @param {Drawable} drawable */
  #choose(drawable) {
    const wantsCanvas = drawable.rows * drawable.cols > kMostSvgCells;
    if (wantsCanvas === this.#drawing instanceof CanvasBoard) return;
    this.#drawing = wantsCanvas ? new CanvasBoard(this.#scroller) : new SvgBoard();
    this.#cells.replaceChildren(this.#drawing.element);
  }

  /** @param {number} side */
  #scale(side) {
    this.#scroller.style.setProperty("--side", `${side}px`);
    this.#drawing.scale(side);
  }

  /** @param {Cell} cell */
  #reveal([row, col]) {
    const side = this.#viewport.side;
    const { width, height } = this.#viewport.room();
    const scroller = this.#scroller;
    scroller.scrollTop = Math.min(row * side, Math.max(scroller.scrollTop, (row + 1) * side - height));
    scroller.scrollLeft = Math.min(col * side, Math.max(scroller.scrollLeft, (col + 1) * side - width));
  }

  /** The middle of a cell on the screen. @param {Cell} cell */
  middleOf([row, col]) {
    const { left, top } = this.#cells.getBoundingClientRect();
    const side = this.#viewport.side;
    return { x: left + (col + 0.5) * side, y: top + (row + 0.5) * side };
  }

  /** @param {{x: number, y: number}} point @param {boolean} nearest @returns {Cell|null} */
  #cellAt({ x, y }, nearest) {
    if (this.#drawable === null) return null;
    const { rows, cols } = this.#drawable;
    const frame = this.#cells.getBoundingClientRect();
    const row = Math.floor((y - frame.top) / this.#viewport.side);
    const col = Math.floor((x - frame.left) / this.#viewport.side);
    const [nearRow, nearCol] = [
      Math.min(rows - 1, Math.max(0, row)),
      Math.min(cols - 1, Math.max(0, col)),
    ];
    return nearest || (row === nearRow && col === nearCol) ? [nearRow, nearCol] : null;
  }

  #watch() {
    const listener = this.#listener;
    watchStrokes(this.#cells, {
      cellAt: (point, nearest) => this.#cellAt(point, nearest),
      accepts: () => (listener?.writing() ?? null) !== null,
      onGesture: (gesture) => this.#gesture(gesture),
      onLost: () => {
        this.moveTo(this.#cursor, this.#cursor, false);
        this.say(null);
        listener?.drop();
      },
      onHover: (cell) => {
        this.light(this.#isLit ? (cell ?? this.#cursor) : null);
        listener?.hovered?.(cell);
      },
      onPinch: (factor, centre) => this.#viewport.zoom(factor, centre),
      onPan: (x, y) => this.#viewport.pan(x, y),
    });
  }

  /** @param {import("./strokes.js").Gesture} gesture */
  #gesture(gesture) {
    const { path, at, isDone } = gesture;
    const [first, last] = [path[0], path[path.length - 1]];
    if (first === undefined || last === undefined) return;
    this.#cells.focus({ preventScroll: true });
    const writing = this.#listener?.writing();
    const isSelected = writing === "selection" || (writing === "box" && !isDone);
    this.moveTo(last, isSelected ? first : last, isDone && path.length === 1);
    const beside = this.#listener?.gesture(gesture) ?? null;
    this.say(isDone && !beside?.stays ? null : beside, at);
  }

  /** @param {Beside|null} beside @param {{x: number, y: number}} [at] */
  say(beside, at) {
    this.#beside.hidden = beside === null || beside.text === "";
    this.#beside.dataset.role = this.#cells.dataset.role = beside?.role ?? "";
    this.#beside.classList.toggle("stays", beside?.stays ?? false);
    this.#beside.textContent = beside?.text ?? "";
    if (at === undefined) return;
    this.#beside.style.left = `${at.x}px`;
    this.#beside.style.top = `${at.y}px`;
  }
}
