// How a puzzle that is filled in comes to its end: noticed when the player writes the last cell, once. Games that are
// played in moves, or dealt, say so themselves.

import { Store } from "./store.js";

/** @typedef {import("./workspace.js").WorkspaceState} WorkspaceState */

/**
 * @typedef {object} FinishState
 * @property {"playing"|"wrong"|"won"} stage  wrong: everything is filled in, and not everything is right
 * @property {number} seconds                 that it took
 */

export class Finish {
  /** @type {Store<FinishState>} */
  store = new Store(/** @type {FinishState} */ ({ stage: "playing", seconds: 0 }));

  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {(seconds: number, state: WorkspaceState) => void} onWon  called once for each puzzle
   */
  constructor(workspace, onWon) {
    this.workspace = workspace;
    workspace.store.watch((state, before) => {
      if (state.opened !== before.opened) this.dismiss();
      else if (state.view !== before.view) this.#follow(state, before, onWon);
    });
  }

  /** Says no more about it. */
  dismiss() {
    this.store.set({ stage: "playing" });
  }

  /**
   * @param {WorkspaceState} state
   * @param {WorkspaceState} before
   * @param {(seconds: number, state: WorkspaceState) => void} onWon
   */
  #follow(state, before, onWon) {
    const { view, family, mode } = state;
    if (view === null || family?.player !== "cells" || mode === "draw") return this.dismiss();
    const { stage } = view;
    if (stage !== "won" && stage !== "wrong") return this.dismiss();
    if (stage === before.view?.stage) return;
    const { seconds } = this.workspace.clock;
    this.store.set({ stage, seconds });
    if (stage === "won" && this.workspace.count()) onWon(seconds, state);
  }
}
