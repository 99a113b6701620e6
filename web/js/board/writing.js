// What gestures and keys on the board mean: the player's marks, the drawing of a puzzle, or corrections of an answer
// that is being watched.

import { can, playsMoves } from "../net/catalogue.js";
import { kCycle } from "./palette.js";
import { Pencil } from "./pencil.js";
import { tipFor } from "./tips.js";
import { bounds, legendOf } from "../model/drawable.js";
import { missed, runningSum, sumBetween } from "../game/sum.js";
import { byKey, clueSymbols, emptySymbol, following, pasted, playable, typed } from "../model/symbols.js";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Swatch} Swatch */
/** @typedef {import("./strokes.js").Gesture} Gesture */

/**
 * @typedef {"none"|"paint"|"select"|"box"|"act"|"draw"|"correct"} Meaning  paint: gestures write; select: keys write
 *   into the cells that gestures select; act: every button does something of its own to a cell
 */

/**
 * A stroke along one row or column, from where it began to beside the pointer: back at its beginning, it may take the
 * other direction.
 * @param {Cell[]} path
 * @returns {Cell[]}
 */
export function straight(path) {
  /** @type {Cell} */ const first = path[0] ?? [0, 0];
  let [row, col] = first;
  let isRow = true;
  for (const [nextRow, nextCol] of path) {
    const begins = row === first[0] && col === first[1];
    if (begins) isRow = Math.abs(nextCol - first[1]) >= Math.abs(nextRow - first[0]);
    [row, col] = isRow ? [first[0], nextCol] : [nextRow, first[1]];
  }
  const length = Math.abs(row - first[0]) + Math.abs(col - first[1]);
  const [down, right] = [Math.sign(row - first[0]), Math.sign(col - first[1])];
  return Array.from({ length: length + 1 }, (_, i) => [first[0] + i * down, first[1] + i * right]);
}

export class Writing {
  /** The board's symbols when the gesture began. @type {string[]|null} */ #before = null;
  #hasMarked = false; // in this gesture

  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {import("../model/display.js").Display} display
   * @param {import("./palette.js").Palette} palette
   * @param {(text: string) => void} onForeignText  pasted text that does not consist of symbols
   */
  constructor(workspace, display, palette, onForeignText) {
    this.pencil = new Pencil(workspace);
    this.workspace = workspace;
    this.display = display;
    this.palette = palette;
    this.onForeignText = onForeignText;
  }

  /** @returns {Meaning} */
  get meaning() {
    const { family, blank, view, isClosed } = this.workspace.store.value;
    if (family === null || blank === null || isClosed) return "none";
    if (view?.play) return this.display.showsAnswer || view.stage !== "playing" ? "none" : "act";
    if (this.display.showsAnswer) return can(family, "edit") ? "correct" : "none";
    if (this.workspace.isDrawing) {
      if (!can(family, "edit")) return "none";
      return can(family, "aids") && this.palette.held === kCycle ? "select" : "draw";
    }
    if (playsMoves(family)) return "box";
    return can(family, "aids") ? "select" : "paint";
  }

  /** Whether the player's marks are written, and not the puzzle or an answer. */
  get isPlay() {
    return !this.display.showsAnswer && !this.workspace.isDrawing;
  }

  /** Whether a finger on the board draws. While an answer is being watched it scrolls, and taps correct the board. */
  get holdsFingers() {
    return !["none", "correct", "act"].includes(this.meaning);
  }

  /** Whether a drag over the answer that is shown is a move, made at its step; a tap corrects it all the same. */
  get #branches() {
    return this.meaning === "correct" && playsMoves(this.workspace.store.value.family);
  }

  /** @returns {"cell"|"box"|"selection"|null} */
  strokes() {
    const meaning = this.meaning;
    if (meaning === "none") return null;
    if (meaning === "select") return "selection";
    return meaning === "box" || this.#branches ? "box" : "cell";
  }

  /** @returns {Swatch[]} */
  swatches() {
    const { blank } = this.workspace.store.value;
    const meaning = this.meaning;
    if (blank === null || ["none", "box", "act"].includes(meaning)) return [];
    return this.isPlay ? playable(blank) : typed(blank);
  }

  get tip() {
    return tipFor(this.meaning, this.isPlay, this.#branches);
  }

  /** @param {Gesture} gesture @returns {import("./board.js").Beside|null} */
  gesture({ path, button, isDone }) {
    this.#before ??= this.display.drawable()?.symbols ?? [];
    const beside = this.#mean(path, button, isDone);
    if (isDone) this.#before = null;
    return beside;
  }

  /** @param {Cell[]} path @param {Gesture["button"]} button @param {boolean} isDone */
  #mean(path, button, isDone) {
    const [first, last] = [path[0], path[path.length - 1]];
    if (first === undefined || last === undefined) return null;
    if (this.meaning === "paint") return this.#paint(straight(path), button, isDone);
    if (this.meaning === "act") {
      this.#act(first, last, button, isDone);
    } else if (this.meaning === "box") {
      if (isDone) return this.box(first, last);
      return this.beside(first, last);
    } else if (this.#branches && path.length > 1) {
      if (isDone) void this.display.moveFromStep(first, last);
    } else if (this.meaning !== "select") {
      if (isDone && path.length === 1) this.#tap(first);
      else if (path.length > 1) this.#draw(path, isDone);
    }
    return null;
  }

  /**
   * The other button acts as soon as it is pressed, or the finger has rested; the rest when they are let go.
   * @param {Cell} first
   * @param {Cell} last
   * @param {Gesture["button"]} button
   * @param {boolean} isDone
   */
  #act(first, last, button, isDone) {
    if (button === "other" && !this.#hasMarked) void this.workspace.act("mark", first);
    else if (button === "both" && isDone) void this.workspace.act("chord", last);
    else if (button === "main" && isDone) this.#uncover(last);
    this.#hasMarked = button === "other" && !isDone;
  }

  /** Opens a cell, or what is left around an open one. @param {Cell} cell */
  #uncover(cell) {
    const swatch = this.display.drawable()?.legend.get(this.#symbolAt(cell));
    void this.workspace.act(swatch?.spoken.startsWith("open") ? "chord" : "open", cell);
  }

  /** Enter goes on to the next symbol, or plays a single cell. @param {Cell} cell */
  enter(cell) {
    if (this.meaning === "act") this.#uncover(cell);
    else if (this.meaning === "box") this.box(cell, cell);
    else if (this.meaning !== "select") this.#write([cell], following(this.swatches(), this.#symbolAt(cell)));
  }

  /** @param {Cell} cell */
  #tap(cell) {
    if (this.#holdsSums(cell)) return;
    const { held } = this.palette;
    const now = this.#symbolAt(cell);
    const symbol =
      held === kCycle ? following(this.swatches(), now) : held === now ? this.#emptyAt(cell) : held;
    this.#write([cell], symbol);
  }

  /**
   * What was filled in before a stroke stays, unless the stroke began on such a cell: then it changes all that are like
   * that one. A stroke that begins on what it writes takes it out.
   * @param {Cell[]} cells
   * @param {Gesture["button"]} button
   * @param {boolean} isDone
   */
  #paint(cells, button, isDone) {
    const [first] = cells;
    if (first === undefined || button === "both") return null;
    const before = this.#symbolAt(first);
    const symbol = button === "main" ? this.palette.held : this.ruledOut;
    const written = symbol === before ? this.#emptyAt(first) : symbol;
    const alike = cells.filter((cell) => this.#symbolAt(cell) === before);
    if (isDone) this.#write(alike, written);
    else this.workspace.sketch(this.#open(alike), written);
    return cells.length > 1 ? { text: String(cells.length) } : null;
  }

  /** The symbol that says "nothing belongs here". */
  get ruledOut() {
    return this.workspace.store.value.family?.ruled_out ?? "";
  }

  /** The symbols that are colours of a picture. @param {Map<string, Swatch>} legend */
  inks(legend) {
    const swatches = [...legend.values()].filter(({ key }) => key !== "");
    const empty = emptySymbol(swatches.filter(({ symbol }) => symbol !== this.ruledOut));
    return swatches.filter(({ symbol }) => symbol !== empty && symbol !== this.ruledOut);
  }

  /** What the main button writes until another symbol is taken: the first colour. */
  get firstHeld() {
    const { blank } = this.workspace.store.value;
    if (this.meaning !== "paint" || blank === null) return kCycle;
    return this.inks(legendOf(blank))[0]?.symbol ?? kCycle;
  }

  /** A brush leaves sums alone; they go with the Delete key. @param {Cell} cell */
  #holdsSums([row, col]) {
    const labels = this.workspace.store.value.blank?.layers.flatMap((layer) => layer.labels) ?? [];
    return labels.some(
      ({ place, cell }) => (place === "across" || place === "down") && cell[0] === row && cell[1] === col,
    );
  }

  /** @param {Cell[]} path @param {boolean} isDone */
  #draw(path, isDone) {
    const cells = path.filter((cell) => !this.#holdsSums(cell));
    const [first] = cells;
    if (first === undefined) return;
    const { held } = this.palette;
    const symbol = held === kCycle ? following(this.swatches(), this.#symbolAt(first)) : held;
    if (isDone) this.#write(cells, symbol);
    else if (this.meaning !== "correct") this.workspace.sketch(this.#open(cells), symbol);
  }

  drop() {
    this.#before = null;
    this.workspace.dropSketch();
  }

  /** Plays a move, or says why it is not one. @param {Cell} from @param {Cell} to */
  box(from, to) {
    const sum = this.#sum(from, to);
    if (sum !== null && !sum.fits && this.workspace.isSettled) return missed(sum);
    if (this.meaning === "box") void this.workspace.fill([bounds([from, to])]);
    return null;
  }

  /** What is to be said of the cells between two corners while they are marked. @param {Cell} from @param {Cell} to */
  beside(from, to) {
    const sum = this.#sum(from, to);
    return sum && runningSum(sum);
  }

  /** @param {Cell} from @param {Cell} to */
  #sum(from, to) {
    const { view } = this.workspace.store.value;
    return this.meaning === "box" && view?.weights ? sumBetween(view.weights, from, to) : null;
  }

  /** @param {Cell[]} cells @param {string} key @returns {boolean} whether it was a symbol's key */
  type(cells, key) {
    const [first] = cells;
    if (this.meaning === "act" && first && key.toLowerCase() === "f") {
      void this.workspace.act("mark", first);
      return true;
    }
    if (this.pencil.isHeld && this.note(cells, key)) return true;
    const swatch = byKey(this.swatches(), key);
    if (swatch) this.#write(cells, swatch.symbol);
    return swatch !== undefined;
  }

  /** The symbols that are typed into selected cells. */
  digits() {
    return this.isPlay && this.meaning === "select" ? this.swatches().filter(({ glyph }) => glyph.trim()) : [];
  }

  /** @param {Cell[]} cells @param {string} key @returns {boolean} whether it can be noted */
  note(cells, key) {
    const digits = this.digits();
    const swatch = byKey(digits, key);
    const order = digits.map(({ symbol }) => symbol);
    if (swatch) this.pencil.toggle(this.#bare(cells), swatch.symbol, order);
    return swatch !== undefined;
  }

  /** Clears cells; where nothing is filled in, what is noted there. @param {Cell[]} cells */
  erase(cells) {
    const [first] = cells;
    const meaning = this.meaning;
    if (first === undefined || ["none", "box", "act"].includes(meaning)) return;
    const bare = this.isPlay && meaning === "select" ? this.#bare(cells) : [];
    if (bare.length === this.#open(cells).length && bare.length > 0) this.pencil.rubOut(bare);
    else this.#write(cells, this.#emptyAt(first));
  }

  /** Those with nothing in them that the player may write. @param {Cell[]} cells */
  #bare(cells) {
    const empty = emptySymbol(this.swatches());
    return this.#open(cells).filter((cell) => this.#symbolAt(cell) === empty);
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
    else void (this.isPlay ? this.workspace.fill(inside) : this.workspace.edit(inside));
  }

  /** @param {Cell[]} cells @param {string} symbol */
  #write(cells, symbol) {
    const open = this.#open(cells);
    if (open.length === 0) return this.workspace.dropSketch();
    if (this.meaning === "correct") return this.display.playback.correct(open, symbol);
    const marks = open.map((cell) => ({ cell, symbol }));
    void (this.isPlay ? this.workspace.fill(marks) : this.workspace.edit(marks));
  }

  /** The cells that the player may write, each once. @param {Cell[]} cells @returns {Cell[]} */
  #open(cells) {
    const { blank } = this.workspace.store.value;
    if (blank === null) return [];
    const distinct = [...new Map(cells.map((cell) => [`${cell[0]} ${cell[1]}`, cell])).values()];
    if (!this.isPlay) return distinct;
    const clues = clueSymbols(blank);
    return distinct.filter(([row, col]) => !clues.has([...(blank.board[row] ?? "")][col]));
  }

  /** What was in a cell before the gesture, if there is one. @param {Cell} cell */
  #symbolAt([row, col]) {
    const drawable = this.display.drawable();
    const symbols = this.#before ?? drawable?.symbols ?? [];
    return symbols[row * (drawable?.cols ?? 0) + col] ?? "";
  }

  /** @param {Cell} cell */
  #emptyAt([row, col]) {
    if (!this.isPlay) return emptySymbol(this.swatches());
    return [...(this.workspace.store.value.blank?.board[row] ?? "")][col] ?? "";
  }
}
