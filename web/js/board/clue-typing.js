// Sums are typed into their cells while a puzzle is drawn. What is typed is shown at once and becomes part of the
// puzzle when the player goes on.

import { layerOf } from "../model/drawable.js";

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {"across"|"down"} Direction */
/** @typedef {{cell: Cell, texts: Record<string, string>, at: Direction, isFresh: boolean}} Typing  isFresh: the next
 * digit takes the place of what was there */

/** @type {Record<Direction, Cell>} */
const kToward = { across: [0, 1], down: [1, 0] };
/** @type {Record<string, Direction>} */
const kArrows = { ArrowRight: "across", ArrowDown: "down" };
const kMostDigits = 2;

export class ClueTyping {
  /** @type {Typing|null} */ #typing = null;

  /** @param {import("../model/workspace.js").Workspace} workspace @param {() => void} onChange */
  constructor(workspace, onChange) {
    this.workspace = workspace;
    this.onChange = onChange;
  }

  /** The symbol of cells that hold clues; nothing where clues do not stand in cells. */
  get #wall() {
    const { family, blank } = this.workspace.store.value;
    if (!this.workspace.isDrawing || !family?.cell_fields.length) return undefined;
    return blank?.legend.find(({ hatch, key }) => hatch === "solid" && key !== "")?.symbol;
  }

  /** @param {Cell} cell */
  #symbolAt([row, col]) {
    const { blank } = this.workspace.store.value;
    return [...(blank?.board[row] ?? "")][col];
  }

  /** The directions in which a run begins behind a cell. @param {Cell} cell @returns {Direction[]} */
  #runsFrom([row, col]) {
    const fields = this.workspace.store.value.family?.cell_fields ?? [];
    return /** @type {const} */ (["across", "down"]).filter((direction) => {
      const [down, right] = kToward[direction];
      const next = this.#symbolAt([row + down, col + right]);
      return fields.includes(direction) && next !== undefined && next !== this.#wall;
    });
  }

  /** @param {Cell} cell */
  #textsOf([row, col]) {
    const labels = this.workspace.store.value.blank?.layers.flatMap((layer) => layer.labels) ?? [];
    const here = labels.filter(({ cell }) => cell[0] === row && cell[1] === col);
    return Object.fromEntries(here.map(({ place, text }) => [place, text]));
  }

  /**
   * @param {string} key
   * @param {Cell} cell  where the cursor is
   * @returns {boolean} whether it was part of a clue
   */
  key(key, cell) {
    const wall = this.#wall;
    if (wall === undefined) return false;
    const runs = this.#runsFrom(cell);
    if (this.#typing === null) {
      const begins = key === "/" || (/^\d$/.test(key) && this.#symbolAt(cell) === wall);
      if (!begins || runs[0] === undefined) return false;
      this.#typing = { cell, texts: this.#textsOf(cell), at: runs[0], isFresh: true };
      if (key === "/") return this.#shown();
    }
    const { texts, at, isFresh } = this.#typing;
    const before = isFresh ? "" : (texts[at] ?? "");
    if (key === "/") {
      this.#turn(runs.find((run) => run !== at) ?? at);
    } else if (kArrows[key] && kArrows[key] !== at && runs.includes(kArrows[key])) {
      this.#turn(kArrows[key]);
    } else if (/^\d$/.test(key)) {
      if (before.length < kMostDigits) this.#write(before + key);
    } else if (key === "Backspace") {
      this.#write((texts[at] ?? "").slice(0, -1));
    } else if (key === "Delete") {
      this.#write("");
    } else if (key === "Escape") {
      this.#typing = null;
    } else {
      return false;
    }
    return this.#shown();
  }

  /** @param {Direction} at */
  #turn(at) {
    if (this.#typing) this.#typing = { ...this.#typing, at, isFresh: true };
  }

  /** @param {string} text */
  #write(text) {
    if (this.#typing === null) return;
    const { texts, at } = this.#typing;
    this.#typing = { ...this.#typing, texts: { ...texts, [at]: text }, isFresh: false };
  }

  #shown() {
    this.onChange();
    return true;
  }

  /** What was typed becomes part of the puzzle. */
  commit() {
    const wall = this.#wall;
    if (this.#typing === null) return;
    const { cell, texts } = this.#typing;
    const before = this.#textsOf(cell);
    this.#typing = null;
    if (wall === undefined) return;
    const isWall = this.#symbolAt(cell) === wall;
    /** @type {import("../types.js").Edit[]} */ const edits = isWall ? [] : [{ cell, symbol: wall }];
    for (const [place, text] of Object.entries(texts)) {
      if (text !== (before[place] ?? "")) edits.push({ field: `${place} ${cell[0]} ${cell[1]}`, text });
    }
    if (edits.length > 0) void this.workspace.edit(edits);
    this.onChange();
  }

  /** The next cell from which a run goes, row by row; the last one: the same. @param {Cell} cell @returns {Cell} */
  next([row, col]) {
    const { blank } = this.workspace.store.value;
    const wall = this.#wall;
    if (blank === null || wall === undefined) return [row, col];
    for (let at = row * blank.cols + col + 1; at < blank.rows * blank.cols; ++at) {
      /** @type {Cell} */ const cell = [Math.floor(at / blank.cols), at % blank.cols];
      if (this.#symbolAt(cell) === wall && this.#runsFrom(cell).length > 0) return cell;
    }
    return [row, col];
  }

  /** The board with what is being typed. @param {import("../model/drawable.js").Drawable} drawable */
  shownOn(drawable) {
    const wall = this.#wall;
    if (this.#typing === null || wall === undefined) return drawable;
    const { cell, texts, at } = this.#typing;
    const index = cell[0] * drawable.cols + cell[1];
    const labels = /** @type {const} */ (["across", "down"]).flatMap((place) => {
      const text = texts[place] || (place === at ? "_" : "");
      return text ? [{ cell, place, text }] : [];
    });
    const own = drawable.layers.map((layer) => ({
      ...layer,
      labels: layer.labels.filter(({ cell: [row, col] }) => row !== cell[0] || col !== cell[1]),
    }));
    return {
      ...drawable,
      symbols: drawable.symbols.map((symbol, i) => (i === index ? wall : symbol)),
      layers: [...own, layerOf("typing", [], labels)],
    };
  }
}
