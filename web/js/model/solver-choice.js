// Which strategy, with which parameters and for how long: the one order that Start sends, whichever window it
// is in.

import { playsMoves } from "../net/catalogue.js";
import { Store } from "./store.js";
import { change, current } from "./settings.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").Strategy} Strategy */

/** @typedef {{family: Family|null, strategy: Strategy|null}} OrderState */

export class Orders {
  /** @type {number|null} */ #step = null;

  /** @type {Store<OrderState>} */
  store = new Store(/** @type {OrderState} */ ({ family: null, strategy: null }));

  /**
   * @param {import("./workspace.js").Desk} desk
   * @param {import("./runner.js").Runner} runner
   * @param {import("./playback.js").Playback} playback
   */
  constructor(desk, runner, playback) {
    this.desk = desk;
    this.runner = runner;
    this.playback = playback;
    /** The form's own reading of parameters and time limit; without a form the defaults.
     * @type {() => {params: Record<string, unknown>, limit: number}|null} */
    this.details = () => ({ params: {}, limit: this.store.value.strategy?.time_limit ?? 60 });
    desk.store.watch(({ family, blank }, before) => {
      if (family !== this.store.value.family) this.#takeFamily(family);
      if (blank !== before.blank) this.#clear();
    });
  }

  /** Another strategy: the old answer and its playback are gone. @param {string} name */
  choose(name) {
    const { family } = this.store.value;
    const strategy = family?.strategies.find((known) => known.name === name) ?? family?.strategies[0] ?? null;
    this.store.set({ strategy });
    if (family && strategy) change({ strategies: { ...current().strategies, [family.name]: strategy.name } });
    this.#clear();
  }

  async start() {
    await this.desk.settled; // the puzzle that was just chosen may still be on its way
    const { view, blank, family } = this.desk.store.value;
    const { strategy } = this.store.value;
    const details = this.details();
    if (view === null || blank === null || family === null || strategy === null || details === null) return;
    this.playback.clear();
    const step = this.#step;
    this.#step = null;
    const before = this.runner.store.value.result;
    await this.runner.start({
      family: family.name,
      puzzle: view.puzzle,
      strategy: strategy.name,
      ...details,
    });
    if (this.desk.store.value.blank !== blank) return this.runner.clear(); // it was for another puzzle
    const { result } = this.runner.store.value;
    if (result === null || result === before) return;
    if (result.view || result.reason) this.playback.load(result, blank, playsMoves(family));
    if (step !== null) this.playback.goTo(step);
  }

  /**
   * The next answer is shown at this step. A link leads here, and a link must not start anything by itself: it
   * may have been laid by another page.
   * @param {number} step
   */
  awaitStep(step) {
    this.#step = step;
    this.runner.store.set({ status: `Press Start to see step ${step}` });
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
