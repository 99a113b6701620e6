// What the board shows: the player's own position or the answer at some step, with hints and mistakes on top.

import { playsMoves } from "../net/catalogue.js";
import { Store } from "./store.js";
import { current } from "./settings.js";
import { previewLayer, stepLayer } from "./replay.js";
import { framed, layerOf, drawableOf, symbolsOf } from "./drawable.js";
import { uncheckedLayer } from "./unchecked.js";

/** @typedef {import("../types.js").Layer} Layer */
/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("./drawable.js").Drawable} Drawable */

/**
 * @typedef {object} DisplayState
 * @property {"own"|"answer"} showing
 * @property {Layer|null} remark      a hint or mistakes on top of the player's board
 * @property {Layer|null} ahead       the moves that a player elsewhere is shown
 */

export class Display {
  /** @type {Store<DisplayState>} */
  store = new Store(/** @type {DisplayState} */ ({ showing: "own", remark: null, ahead: null }));

  /** @param {import("./workspace.js").Workspace} workspace @param {import("./playback.js").Playback} playback */
  constructor(workspace, playback) {
    this.workspace = workspace;
    this.playback = playback;
  }

  get showsAnswer() {
    return this.store.value.showing === "answer" && this.playback.store.value.result !== null;
  }

  /** The picture whose layers are on the board now. @returns {Picture|null} */
  picture() {
    if (!this.showsAnswer) return this.workspace.store.value.blank;
    const { blank, answer, at, steps, list, isSecond, result } = this.playback.store.value;
    if (isSecond && result?.second_view) return result.second_view.picture;
    return at === steps.length && list === "steps" ? (answer ?? blank) : blank;
  }

  /** @returns {Drawable|null} */
  drawable() {
    const picture = this.picture();
    if (picture === null) return null;
    return this.showsAnswer ? this.#answerDrawable(picture) : this.#ownDrawable(picture);
  }

  /** @param {Picture} picture */
  #answerDrawable(picture) {
    const { steps, at, isWhole, isSecond, result } = this.playback.store.value;
    /** @type {Layer[]} */ const over = [];
    const step = steps[at - 1];
    if (step && !isWhole && !isSecond) over.push(stepLayer(step));
    if (playsMoves(this.workspace.store.value.family)) over.push(previewLayer(steps, at));
    if (at === steps.length && result?.differ)
      over.push(layerOf("differing cells", framedEach(result.differ)));
    if (at === steps.length && !isSecond && result?.unchecked) over.push(uncheckedLayer(result.unchecked));
    if (result?.reason) over.push(layerOf("conflict", framed(result.reason.cells, "bad")));
    const symbols = isSecond ? symbolsOf(picture) : this.playback.symbols();
    return drawableOf(picture, { symbols, over, switches: current().layers });
  }

  /** @param {Picture} blank */
  #ownDrawable(blank) {
    const { view, pending } = this.workspace.store.value;
    const shown = view && !this.workspace.isDrawing ? { ...view.picture, layers: blank.layers } : blank;
    const symbols = symbolsOf(shown);
    for (const [place, symbol] of pending) {
      const [row = 0, col = 0] = place.split(" ").map(Number);
      symbols[row * shown.cols + col] = symbol;
    }
    const { remark, ahead } = this.store.value;
    const over = [ahead, remark].filter((layer) => layer !== null);
    return drawableOf(shown, { symbols, over, switches: current().layers });
  }
}

/** @param {import("../types.js").Cell[]} cells @returns {import("../types.js").Shape[]} */
const framedEach = (cells) => cells.map((cell) => ({ kind: "box", from: cell, to: cell, role: "doubt" }));
