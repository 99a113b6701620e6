// Games of which the player sees a part: dealing them, and looking back at a lost one.

import { post, viewOf } from "../net/api.js";
import { dealIn, dealText, playedIn } from "../net/deals.js";
import { count } from "./results.js";
import { framed, layerOf } from "../model/drawable.js";
import { Store } from "../model/store.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").View} View */

/** @param {import("../types.js").Cell} cell @returns {import("../types.js").Shape[]} */
const ringed = (cell) => [{ kind: "ring", from: cell, to: cell, role: "focus" }];

const kSeeds = 2 ** 31;
const newSeed = () => Math.floor(Math.random() * kSeeds);

/**
 * @typedef {object} DealtState
 * @property {boolean} isDealing
 * @property {string} hindsight   of a lost game: whether it could have been avoided
 * @property {string} standing    how the game compares with those before it
 */

export class Dealt {
  /** @type {Store<DealtState>} */
  store = new Store(/** @type {DealtState} */ ({ isDealing: false, hindsight: "", standing: "" }));

  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {import("../model/display.js").Display} display
   * @param {import("../net/jobs.js").Jobs} jobs
   */
  constructor(workspace, display, jobs) {
    this.workspace = workspace;
    this.display = display;
    workspace.dealer = async (family, { settings, seed }, first) => {
      this.store.set({ isDealing: true });
      try {
        const dealt = await jobs.start({ kind: "deal", family, settings, seed, first }).result;
        if (!dealt.game) throw new Error("The deal was stopped.");
        return dealt.game;
      } finally {
        this.store.set({ isDealing: false });
      }
    };
    workspace.store.watch(({ view, opened }, before) => {
      if (view !== before.view) this.#follow(view, opened === before.opened);
    });
  }

  /** @param {View|null} view @param {boolean} isActed  and not opened just now */
  #follow(view, isActed) {
    const isOver = view?.play !== undefined && (view.stage === "won" || view.stage === "lost");
    const standing = isOver && isActed ? count(this.workspace, { won: view.stage === "won" }) : "";
    this.store.set({ hindsight: "", standing });
    const first = view?.play?.first;
    if (view?.play) this.display.store.set({ ahead: first ? layerOf("beginning", ringed(first)) : null });
    if (isOver && view.stage === "lost") void this.#lookBack(view);
  }

  /**
   * @param {Family} family
   * @param {{name: string, title: string, settings: Record<string, unknown>}} preset  name "": the player's own
   * @param {number} [seed]
   */
  start({ name: family }, { name, title, settings }, seed = newSeed()) {
    /** @type {Record<string, string>} */ const source = name ? { preset: name, seed: String(seed) } : {};
    return this.workspace.open(async () => ({
      ...(await viewOf(family, dealText({ settings, seed, preset: name }))),
      name: title,
      source,
    }));
  }

  /** Another board of the same kind. */
  again() {
    const { view, family } = this.workspace.store.value;
    if (!view?.play || family === null) return;
    const { settings, preset } = dealIn(view.puzzle);
    const [first] = family.presets;
    const kind = family.presets.find(({ name }) => name === preset) ?? first;
    if (settings && !preset) void this.start(family, { name: "", title: view.name, settings });
    else if (kind) void this.start(family, kind);
  }

  /** @param {View} view */
  async #lookBack(view) {
    const played = playedIn(view.answer);
    if (played === null) return;
    try {
      const { avoidable } = await post("/api/game", { family: view.family, ...played, avoidable: true });
      if (avoidable === null || this.workspace.store.value.view !== view) return;
      const { reason } = avoidable;
      this.store.set({ hindsight: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.` });
      this.display.store.set({ ahead: layerOf("hindsight", framed(avoidable.cells, "focus")) });
    } catch {
      // The end of the game has been shown; this would have been a word about it.
    }
  }
}
