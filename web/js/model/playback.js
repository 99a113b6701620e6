// Plays the steps of an answer, or the trace of its search, forwards and backwards.

import { Store } from "./store.js";
import { completed, Replay } from "./replay.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("../types.js").Result} Result */

/**
 * @typedef {object} PlaybackState
 * @property {Result|null} result
 * @property {Picture|null} blank
 * @property {Picture|null} answer
 * @property {Step[]} steps
 * @property {"steps"|"trace"} list
 * @property {number} at                 the number of steps done
 * @property {boolean} isPlaying
 * @property {number} speed              steps per second
 * @property {boolean} isWhole           the answer as a whole, with no step highlighted
 * @property {boolean} isSecond          the second answer in place of the first
 * @property {{at: number, marks: Map<string, string>}} corrections  "row col" -> symbol, at one step
 */

/** @returns {PlaybackState["corrections"]} */
const noCorrections = () => ({ at: -1, marks: new Map() });

/** Nothing to play. @returns {Omit<PlaybackState, "isPlaying"|"speed">} */
const nothing = () => ({
  result: null,
  blank: null,
  answer: null,
  steps: [],
  list: "steps",
  at: 0,
  isWhole: false,
  isSecond: false,
  corrections: noCorrections(),
});

export class Playback {
  /** @type {Replay|null} */ #replay = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */ #timer;

  /** @type {Store<PlaybackState>} */
  store = new Store(/** @type {PlaybackState} */ ({ ...nothing(), isPlaying: false, speed: 2 }));

  /** @param {Result} result @param {Picture} blank @param {boolean} fromStart */
  load(result, blank, fromStart) {
    this.pause();
    const answer = result.view?.picture ?? null;
    const steps = completed(blank, answer, result.steps ?? []);
    this.#replay = new Replay(blank, steps);
    const at = fromStart ? 0 : steps.length;
    this.store.set({
      result,
      blank,
      answer,
      steps,
      list: "steps",
      at,
      isWhole: !fromStart,
      isSecond: false,
      corrections: noCorrections(),
    });
  }

  clear() {
    this.pause();
    this.#replay = null;
    this.store.set(nothing());
  }

  /** The board after the steps done so far, with the player's corrections. */
  symbols() {
    const { at, corrections, blank } = this.store.value;
    const symbols = [...(this.#replay?.goTo(at) ?? [])];
    if (corrections.at !== at || blank === null) return symbols;
    for (const [place, symbol] of corrections.marks) {
      const [row = 0, col = 0] = place.split(" ").map(Number);
      symbols[row * blank.cols + col] = symbol;
    }
    return symbols;
  }

  /** @param {"steps"|"trace"} list */
  choose(list) {
    const { result, blank, answer } = this.store.value;
    if (result === null || blank === null) return;
    this.pause();
    const steps = list === "trace" ? (result.trace ?? []) : completed(blank, answer, result.steps ?? []);
    this.#replay = new Replay(blank, steps);
    this.store.set({ list, steps, at: 0, isWhole: false, isSecond: false, corrections: noCorrections() });
  }

  /** @param {boolean} isSecond */
  showSecond(isSecond) {
    this.store.set({ isSecond, isWhole: true, at: this.store.value.steps.length });
  }

  /** @param {number} at */
  goTo(at) {
    const { steps } = this.store.value;
    this.store.set({ at: Math.min(steps.length, Math.max(0, at)), isWhole: false, isSecond: false });
  }

  /** @param {number} by */
  move(by) {
    this.pause();
    this.goTo(this.store.value.at + by);
  }

  play() {
    const { at, steps } = this.store.value;
    if (steps.length === 0) return;
    if (at === steps.length) this.goTo(0);
    this.store.set({ isPlaying: true });
    this.#schedule();
  }

  pause() {
    clearTimeout(this.#timer);
    if (this.store.value.isPlaying) this.store.set({ isPlaying: false });
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.store.set({ speed });
    if (this.store.value.isPlaying) this.#schedule();
  }

  /**
   * The player's own idea of a cell at this step.
   * @param {import("../types.js").Cell[]} cells
   * @param {string} symbol
   */
  correct(cells, symbol) {
    this.pause();
    const { at, corrections } = this.store.value;
    const marks = new Map(corrections.at === at ? corrections.marks : []);
    for (const [row, col] of cells) marks.set(`${row} ${col}`, symbol);
    this.store.set({ corrections: { at, marks } });
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { at, steps } = this.store.value;
      this.goTo(at + 1);
      if (at + 1 >= steps.length) this.pause();
      else this.#schedule();
    }, 1000 / this.store.value.speed);
  }
}
