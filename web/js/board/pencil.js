// Pencil marks: symbols that the player notes in cells with nothing in them. They stay in the page.

import { inWords, post } from "../net/api.js";

/** @typedef {import("../types.js").Cell} Cell */

/** @param {Cell} cell */
const keyOf = ([row, col]) => `${row} ${col}`;

/** @param {string} text @param {string[]} order @returns {string} every symbol once, in order */
const sorted = (text, order) => order.filter((symbol) => text.includes(symbol)).join("");

export class Pencil {
  /** Whether keys note instead of writing. */
  isHeld = false;

  /** @param {import("../model/workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
  }

  /**
   * Notes a symbol in cells; where all of them have it, it is rubbed out.
   * @param {Cell[]} cells  with nothing in them
   * @param {string} symbol
   * @param {string[]} order  of the symbols
   */
  toggle(cells, symbol, order) {
    const { notes } = this.workspace.store.value;
    const isInAll = cells.every((cell) => notes[keyOf(cell)]?.includes(symbol));
    const changed = cells.map((cell) => {
      const text = notes[keyOf(cell)] ?? "";
      return [keyOf(cell), isInAll ? text.replace(symbol, "") : sorted(text + symbol, order)];
    });
    if (cells.length > 0) void this.workspace.note(Object.fromEntries(changed));
  }

  /** @param {Cell[]} cells */
  rubOut(cells) {
    const { notes } = this.workspace.store.value;
    const noted = cells.filter((cell) => notes[keyOf(cell)]);
    if (noted.length > 0) void this.workspace.note(Object.fromEntries(noted.map((cell) => [keyOf(cell), ""])));
  }

  /** Notes everything that each clue alone leaves. */
  async fillIn() {
    await this.workspace.settled; // the last digit may still be on its way
    const { view } = this.workspace.store.value;
    if (view === null) return;
    const { family, puzzle, answer } = view;
    try {
      const { candidates } = await post("/api/aids", answer ? { family, puzzle, answer } : { family, puzzle });
      if (this.workspace.store.value.view !== view) return;
      /** @type {Record<string, string>} */ const changes = {};
      candidates.forEach((/** @type {string[]} */ texts, /** @type {number} */ row) =>
        texts.forEach((text, col) => text && (changes[keyOf([row, col])] = text)),
      );
      await this.workspace.note(changes);
    } catch (error) {
      this.workspace.store.set({ notice: inWords(error) });
    }
  }
}
