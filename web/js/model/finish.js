// How a puzzle comes to its end: noticed when the player writes the last cell or plays the last move, once. What is
// said of it here is for those that are filled in; games that are dealt see to their own.

import { playsMoves } from "../net/catalogue.js";
import { symbolsOf } from "./drawable.js";
import { Store } from "./store.js";
import { isFilled } from "./workspace.js";

/** @typedef {import("./workspace.js").WorkspaceState} WorkspaceState */

/**
 * @typedef {object} FinishState
 * @property {"playing"|"wrong"|"won"} stage  wrong: everything is filled in, and not everything is right
 * @property {number} seconds                 that it took
 */

/** @typedef {{seconds: number, won: boolean, score?: number}} Ending  score: cells that moves have changed */

export class Finish {
  /** @type {Store<FinishState>} */
  store = new Store(/** @type {FinishState} */ ({ stage: "playing", seconds: 0 }));

  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {(ending: Ending, state: WorkspaceState) => void} onEnd  called once for each puzzle
   */
  constructor(workspace, onEnd) {
    this.workspace = workspace;
    workspace.store.watch((state, before) => {
      if (state.opened !== before.opened) return this.dismiss();
      if (state.view === before.view) return;
      const isNews = state.view?.stage !== before.view?.stage;
      this.#show(state, isNews);
      const ending = isNews ? endingOf(state, workspace.clock.seconds) : null;
      if (ending && workspace.count()) onEnd(ending, state);
    });
  }

  /** Says no more about it. */
  dismiss() {
    this.store.set({ stage: "playing" });
  }

  /** @param {WorkspaceState} state @param {boolean} isNews */
  #show({ view, family, mode }, isNews) {
    const stage = family?.player === "cells" && mode === "play" ? view?.stage : "playing";
    if (stage !== "won" && stage !== "wrong") this.dismiss();
    else if (isNews) this.store.set({ stage, seconds: this.workspace.clock.seconds });
  }
}

/** @param {WorkspaceState} state @param {number} seconds @returns {Ending|null} null: it goes on */
function endingOf({ view, blank, family, mode }, seconds) {
  if (view === null || blank === null || family === null || !isFilled(family) || mode === "draw") return null;
  const won = view.stage === "won";
  if (!won && view.stage !== "over" && view.stage !== "lost") return null;
  if (!playsMoves(family)) return { seconds, won };
  const before = symbolsOf(blank);
  return { seconds, won, score: symbolsOf(view.picture).filter((symbol, at) => symbol !== before[at]).length };
}
