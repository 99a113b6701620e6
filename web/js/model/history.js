// Undo and redo: positions as text, so that any change of any family can be taken back, and points to go back to.

/** @typedef {import("../memory/saved-games.js").Position} Position */

const kMostSteps = 500;

/** @param {Position} a @param {Position} b */
export const isSamePosition = (a, b) =>
  a.puzzle === b.puzzle && a.answer === b.answer && JSON.stringify(a.notes ?? {}) === JSON.stringify(b.notes ?? {});

export class History {
  /** @type {Position[]} */ #past = [];
  /** @type {Position[]} */ #future = [];
  /** Where the player has begun to try something, the latest last. @type {Position[]} */ #trials = [];

  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }
  /** How many trials are under way. */
  get trials() {
    return this.#trials.length;
  }
  /** The positions before this one, the oldest first. @returns {readonly Position[]} */
  get past() {
    return this.#past;
  }

  /** All of it, to be saved. */
  get lists() {
    return { past: this.#past, future: this.#future, trials: this.#trials };
  }

  /** @param {{past: Position[], future: Position[], trials: Position[]}} lists */
  restore({ past, future, trials }) {
    this.#past = [...past];
    this.#future = [...future];
    this.#trials = [...trials];
  }

  /** Remembers what stood before a change. @param {Position} before */
  record(before) {
    this.#past.push(before);
    if (this.#past.length > kMostSteps) this.#past.shift();
    this.#future = [];
  }

  /** @param {Position} now @param {number} [steps] @returns {Position|undefined} what to go back to */
  undo(now, steps = 1) {
    const [target, ...between] = this.#past.splice(-steps);
    if (target) this.#future.push(...[...between, now].reverse());
    return target;
  }

  /** @param {Position} now @returns {Position|undefined} */
  redo(now) {
    const after = this.#future.pop();
    if (after) this.#past.push(now);
    return after;
  }

  /** @param {Position} now */
  beginTrial(now) {
    this.#trials.push(now);
  }

  /** @returns {Position|undefined} where the latest trial began */
  endTrial() {
    return this.#trials.pop();
  }

  /** Whoever starts over tries nothing any more. */
  endTrials() {
    this.#trials = [];
  }
}
