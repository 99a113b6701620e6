// Which strategy, with which parameters and for how long: what Start sends, whichever window it is in.

import { playsMoves } from "../net/catalogue.js";
import { asPosition } from "./position.js";
import { Store } from "./store.js";
import { change, current } from "../memory/settings.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").Strategy} Strategy */

/** @typedef {{family: Family|null, strategy: Strategy|null}} SolverChoiceState */

export class SolverChoice {
  /** @type {number|null} */ #step = null;

  /** @type {Store<SolverChoiceState>} */
  store = new Store(/** @type {SolverChoiceState} */ ({ family: null, strategy: null }));

  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {import("./runner.js").Runner} runner
   * @param {import("./playback.js").Playback} playback
   */
  constructor(workspace, runner, playback) {
    this.workspace = workspace;
    this.runner = runner;
    this.playback = playback;
    /** Reads parameters and time limit from the form; the defaults if there is no form.
     * @type {() => {params: Record<string, unknown>, limit: number}|null} */
    this.details = () => ({ params: {}, limit: this.store.value.strategy?.time_limit ?? 60 });
    workspace.store.watch(({ family, blank }, before) => {
      if (family !== this.store.value.family) this.#takeFamily(family);
      if (blank !== before.blank) this.#clear();
    });
  }

  /** Chooses another strategy, which clears the old answer and its playback. @param {string} name */
  choose(name) {
    const { family } = this.store.value;
    const strategy = family?.strategies.find((known) => known.name === name) ?? family?.strategies[0] ?? null;
    this.store.set({ strategy });
    if (family && strategy) change({ strategies: { ...current().strategies, [family.name]: strategy.name } });
    this.#clear();
  }

  /**
   * Solves from what the player has filled in.
   * @param {{fromStart?: boolean}} [how]  fromStart: the puzzle as it was set
   */
  async start({ fromStart = false } = {}) {
    await this.workspace.settled; // the puzzle that was just chosen may still be on its way
    const { view, blank, family, mode } = this.workspace.store.value;
    const { strategy } = this.store.value;
    const details = this.details();
    if (view === null || blank === null || family === null || strategy === null || details === null) return;
    this.playback.clear();
    const step = this.#step;
    this.#step = null;
    const before = this.runner.store.value.result;
    const isAsSet = fromStart || mode === "draw" || step !== null;
    const position = asPosition(view);
    const answer = isAsSet ? null : position.answer;
    const board = answer === null ? blank : { ...view.picture, layers: blank.layers };
    await this.runner.start({
      family: family.name,
      puzzle: position.puzzle,
      answer,
      strategy: strategy.name,
      ...details,
    });
    if (this.workspace.store.value.blank !== blank) return this.runner.clear(); // the run was for another puzzle
    const { result } = this.runner.store.value;
    if (result === null || result === before) return;
    const solved = { from: view, position: { puzzle: position.puzzle, answer }, blank: board };
    if (result.view || result.reason) this.playback.load(result, solved, playsMoves(family));
    if (step !== null) this.playback.goTo(step);
  }

  /**
   * Shows the next answer at this step. This is for links, and a link must not start anything by itself: it may be
   * on another site's page.
   * @param {number} step
   */
  awaitStep(step) {
    this.#step = step;
    this.runner.store.set({ status: `Press Solve to see step ${step}` });
  }

  /** @param {Family|null} family */
  #takeFamily(family) {
    const wanted = family && current().strategies[family.name];
    const strategy = family?.strategies.find(({ name }) => name === wanted) ?? family?.strategies[0] ?? null;
    this.store.set({ family, strategy });
    this.#clear();
  }

  #clear() {
    this.#step = null;
    this.runner.stop();
    this.runner.clear();
    this.playback.clear();
  }
}
