// Plays the steps of an answer, or the trace of its search, forwards and backwards.

import { Store } from "./store.js";
import { bounds } from "./drawable.js";
import { completed, Replay } from "./replay.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("../types.js").Result} Result */

/**
 * @typedef {object} PlaybackState
 * @property {Result|null} result
 * @property {import("../types.js").View|null} from  what stood when it was solved
 * @property {import("../memory/saved-games.js").Position|null} position  what was solved of it
 * @property {Picture|null} blank        how that looks: the board before the first step
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

/**
 * @typedef {object} Solved
 * @property {import("../types.js").View} from
 * @property {import("../memory/saved-games.js").Position} position
 * @property {Picture} blank
 */

/** @returns {PlaybackState["corrections"]} */
const noCorrections = () => ({ at: -1, marks: new Map() });

/** Nothing to play. @returns {Omit<PlaybackState, "isPlaying"|"speed">} */
const nothing = () => ({
  result: null,
  from: null,
  position: null,
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
  /** @type {{past: PlaybackState["corrections"][], future: PlaybackState["corrections"][]}} */
  #corrected = { past: [], future: [] };

  /** @type {Store<PlaybackState>} */
  store = new Store(/** @type {PlaybackState} */ ({ ...nothing(), isPlaying: false, speed: 2 }));

  /**
   * @param {Result} result
   * @param {Solved} solved
   * @param {boolean} fromStart
   */
  load(result, { from, position, blank }, fromStart) {
    this.pause();
    this.#corrected = { past: [], future: [] };
    const answer = result.view?.picture ?? null;
    const steps = completed(blank, answer, result.steps ?? []);
    this.#replay = new Replay(blank, steps);
    const at = fromStart ? 0 : steps.length;
    this.store.set({
      result,
      from,
      position,
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

  /** Goes on where it was. @param {PlaybackState} state */
  restore(state) {
    this.pause();
    if (state.blank !== null) this.#replay = new Replay(state.blank, state.steps);
    this.#corrected = { past: [], future: [] };
    this.store.set({ ...state, corrections: noCorrections(), speed: this.store.value.speed });
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

  /** The moves up to the step that is shown. */
  get moves() {
    const { steps, at } = this.store.value;
    return steps.slice(0, at).flatMap(({ because }) => (because.length > 0 ? [bounds(because)] : []));
  }

  /** How many steps lead to this board; -1: it is not on the way. @param {string[]} symbols */
  stepOf(symbols) {
    const { blank, steps } = this.store.value;
    if (blank === null) return -1;
    const wanted = symbols.join("");
    const replay = new Replay(blank, steps);
    return Array.from({ length: steps.length + 1 }).findIndex((_, at) => replay.goTo(at).join("") === wanted);
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
    this.#corrected = { past: [...this.#corrected.past, corrections], future: [] };
    this.store.set({ corrections: { at, marks } });
  }

  /** Takes the last correction back. @returns {boolean} false: there is none */
  undo() {
    const before = this.#corrected.past.pop();
    if (before) this.#travel(before, this.#corrected.future);
    return before !== undefined;
  }

  /** @returns {boolean} */
  redo() {
    const after = this.#corrected.future.pop();
    if (after) this.#travel(after, this.#corrected.past);
    return after !== undefined;
  }

  get canUndo() {
    return this.#corrected.past.length > 0;
  }
  get canRedo() {
    return this.#corrected.future.length > 0;
  }

  /** @param {PlaybackState["corrections"]} there @param {PlaybackState["corrections"][]} left */
  #travel(there, left) {
    this.pause();
    const { corrections } = this.store.value;
    left.push(corrections);
    const at = Math.max(there.at, corrections.at); // the step that both are about
    this.store.set({ corrections: there, at, isWhole: false, isSecond: false });
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
