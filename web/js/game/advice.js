// Advice on a game of which the player sees a part, after every act. A game that is dealt brings it along; for a
// position that somebody enters cell by cell it is asked for after each entry, and what is known stays until then.

import { change, current } from "../memory/settings.js";
import { inWords, post } from "../net/api.js";
import { can } from "../net/catalogue.js";
import { Store } from "../model/store.js";
import { wishes } from "../net/deals.js";

/** @typedef {import("../types.js").View} View */

/**
 * @typedef {object} AdviceState
 * @property {"off"|"safe"|"chances"} mode
 * @property {boolean} isPossible
 * @property {import("../types.js").BestAct|null} best
 * @property {string} trouble   why there is none
 */

/** Whether the puzzle is itself a position that can be advised on. @param {import("../types.js").Family|null} family */
const isAdvisable = (family) => family?.player === "position" && can(family, "deal");

export class Advice {
  #asked = new AbortController();

  /** @type {Store<AdviceState>} */
  store = new Store(
    /** @type {AdviceState} */ ({ mode: current().advice, isPossible: false, best: null, trouble: "" }),
  );

  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {import("../model/display.js").Display} display
   */
  constructor(workspace, display) {
    this.workspace = workspace;
    this.display = display;
    wishes.advice = current().advice;
    workspace.store.watch(({ view, family }, before) => {
      if (view === before.view && family === before.family) return;
      this.store.set({ isPossible: isAdvisable(family) });
      if (view) this.#follow(view);
    });
  }

  /** @param {AdviceState["mode"]} mode */
  choose(mode) {
    change({ advice: mode });
    wishes.advice = mode;
    this.store.set({ mode });
    const { view } = this.workspace.store.value;
    if (view?.play) void this.workspace.refresh();
    else if (view) this.#follow(view);
  }

  /** @param {View} view */
  #follow(view) {
    this.#asked.abort();
    const { mode, isPossible } = this.store.value;
    if (view.play || !isPossible || mode === "off") {
      this.store.set({ best: view.play?.best ?? null, trouble: "" });
      this.display.store.set({ advised: null });
    } else {
      void this.#ask(view);
    }
  }

  /** @param {View} view */
  async #ask(view) {
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const { family, puzzle, picture } = view;
    try {
      const { view: advised, best, objection } = await post("/api/advice", { family, puzzle }, signal);
      if (signal.aborted) return;
      this.store.set({ best: best ?? null, trouble: objection?.reason ?? "" });
      this.display.store.set({ advised: { picture: advised.picture, about: picture } });
    } catch (error) {
      if (!signal.aborted) this.store.set({ best: null, trouble: inWords(error) });
    }
  }
}
