// What taps, strokes and keys on the board mean: the player's marks, the drawing of a puzzle, or corrections
// of an answer that is being watched.

import { can, playsMoves } from "../net/catalogue.js";
import { kCycle } from "./palette.js";
import { bounds } from "../model/drawable.js";
import { byKey, clueSymbols, emptySymbol, following, pasted, playable, typed } from "../model/symbols.js";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Swatch} Swatch */

/** @typedef {"none"|"play"|"box"|"draw"|"correct"} Meaning */

export class Writing {
  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {import("../model/display.js").Display} display
   * @param {import("./palette.js").Palette} palette
   * @param {(text: string) => void} onForeignText  pasted text that does not consist of symbols
   */
  constructor(workspace, display, palette, onForeignText) {
    this.workspace = workspace;
    this.display = display;
    this.palette = palette;
    this.onForeignText = onForeignText;
  }

  /** @returns {Meaning} */
  get meaning() {
    const { family, blank } = this.workspace.store.value;
    if (family === null || blank === null) return "none";
    if (this.display.showsAnswer) return can(family, "edit") ? "correct" : "none";
    if (this.workspace.isDrawing) return can(family, "edit") ? "draw" : "none";
    return playsMoves(family) ? "box" : "play";
  }

  /** Whether a finger on the board draws. While an answer is being watched it scrolls, and taps correct the board. */
  get holdsFingers() {
    return this.meaning !== "none" && this.meaning !== "correct";
  }

  /** @returns {"cell"|"box"|null} */
  strokes() {
    const meaning = this.meaning;
    if (meaning === "none") return null;
    return meaning === "box" ? "box" : "cell";
  }

  /** @returns {Swatch[]} */
  swatches() {
    const { blank } = this.workspace.store.value;
    const meaning = this.meaning;
    if (blank === null || meaning === "none" || meaning === "box") return [];
    return meaning === "play" ? playable(blank) : typed(blank);
  }

  get tip() {
    switch (this.meaning) {
      case "box":
        return "Drag over the cells of a move, or select them with Shift and arrows and press Enter.";
      case "draw":
        return "Draw the puzzle: tap, drag, type or paste. Typing goes on to the next cell.";
      case "correct":
        return "Correct the board at this step, then press “Solve from here”.";
      default:
        return "";
    }
  }

  /** @param {Cell} cell */
  tap(cell) {
    if (this.meaning === "box") return this.box(cell, cell);
    const held = this.palette.held;
    const now = this.#symbolAt(cell);
    const symbol =
      held === kCycle ? following(this.swatches(), now) : held === now ? this.#emptyAt(cell) : held;
    this.#write([cell], symbol);
  }

  /** @param {Cell[]} cells @param {boolean} isDone */
  paint(cells, isDone) {
    const [first] = cells;
    if (first === undefined) return;
    const held = this.palette.held;
    const symbol = held === kCycle ? following(this.swatches(), this.#symbolAt(first, true)) : held;
    if (isDone || this.meaning === "correct") this.#write(cells, symbol);
    else this.workspace.sketch(this.#open(cells), symbol);
  }

  drop() {
    this.workspace.dropSketch();
  }

  /** @param {Cell} from @param {Cell} to */
  box(from, to) {
    if (this.meaning === "box") void this.workspace.fill([bounds([from, to])]);
  }

  /** @param {Cell[]} cells @param {string} key @returns {boolean} whether it was a symbol's key */
  type(cells, key) {
    const swatch = byKey(this.swatches(), key);
    if (swatch) this.#write(cells, swatch.symbol);
    return swatch !== undefined;
  }

  /** @param {Cell[]} cells */
  erase(cells) {
    const [first] = cells;
    if (first && this.meaning !== "box" && this.meaning !== "none") this.#write(cells, this.#emptyAt(first));
  }

  /** @param {Cell} start @param {string} text */
  paste(start, text) {
    const { blank } = this.workspace.store.value;
    const rows = pasted(this.swatches(), text);
    if (blank === null || rows === null || rows.length === 0) return this.onForeignText(text);
    /** @type {{cell: Cell, symbol: string}[]} */ const marks = [];
    if (rows.length === 1) {
      const from = start[0] * blank.cols + start[1];
      rows[0]?.forEach((symbol, i) =>
        marks.push({ cell: [Math.floor((from + i) / blank.cols), (from + i) % blank.cols], symbol }),
      );
    } else {
      rows.forEach((row, i) =>
        row.forEach((symbol, j) => marks.push({ cell: [start[0] + i, start[1] + j], symbol })),
      );
    }
    const inside = marks.filter(({ cell: [row, col] }) => row < blank.rows && col < blank.cols);
    if (this.meaning === "correct")
      for (const { cell, symbol } of inside) this.display.playback.correct([cell], symbol);
    else void (this.meaning === "draw" ? this.workspace.edit(inside) : this.workspace.fill(inside));
  }

  /** @param {Cell[]} cells @param {string} symbol */
  #write(cells, symbol) {
    const open = this.#open(cells);
    if (open.length === 0) return this.drop();
    if (this.meaning === "correct") return this.display.playback.correct(open, symbol);
    const marks = open.map((cell) => ({ cell, symbol }));
    void (this.meaning === "draw" ? this.workspace.edit(marks) : this.workspace.fill(marks));
  }

  /** The cells that the player may write, each once. @param {Cell[]} cells @returns {Cell[]} */
  #open(cells) {
    const { blank } = this.workspace.store.value;
    if (blank === null) return [];
    const distinct = [...new Map(cells.map((cell) => [`${cell[0]} ${cell[1]}`, cell])).values()];
    if (this.meaning !== "play") return distinct;
    const clues = clueSymbols(blank);
    return distinct.filter(([row, col]) => !clues.has([...(blank.board[row] ?? "")][col]));
  }

  /** @param {Cell} cell @param {boolean} [beforeSketch] */
  #symbolAt([row, col], beforeSketch = false) {
    const { view, blank } = this.workspace.store.value;
    const picture = view && !this.workspace.isDrawing ? view.picture : blank;
    if (beforeSketch && !this.display.showsAnswer) return [...(picture?.board[row] ?? "")][col] ?? "";
    const drawable = this.display.drawable();
    return drawable?.symbols[row * drawable.cols + col] ?? "";
  }

  /** @param {Cell} cell */
  #emptyAt([row, col]) {
    if (this.meaning !== "play") return emptySymbol(this.swatches());
    return [...(this.workspace.store.value.blank?.board[row] ?? "")][col] ?? "";
  }
}
