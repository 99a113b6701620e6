// Undo and redo: positions as text, so that any change of any family can be taken back.

/** @typedef {import("./saved-games.js").Position} Position */

const kMostSteps = 500;

export class History {
  /** @type {Position[]} */ #past = [];
  /** @type {Position[]} */ #future = [];

  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }

  /** Remembers what stood before a change. @param {Position} before */
  record(before) {
    this.#past.push(before);
    if (this.#past.length > kMostSteps) this.#past.shift();
    this.#future = [];
  }

  /** @param {Position} now @returns {Position|undefined} what to go back to */
  undo(now) {
    const before = this.#past.pop();
    if (before) this.#future.push(now);
    return before;
  }

  /** @param {Position} now @returns {Position|undefined} */
  redo(now) {
    const after = this.#future.pop();
    if (after) this.#past.push(now);
    return after;
  }

  clear() {
    this.#past = [];
    this.#future = [];
  }
}
