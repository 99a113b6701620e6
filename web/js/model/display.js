// What the board shows: the player's own position or the answer at some step, with hints and mistakes on top.

import { playsMoves } from "../net/catalogue.js";
import { Store } from "./store.js";
import { current } from "../memory/settings.js";
import { previewLayer, stepLayer } from "./replay.js";
import { bounds, framed, layerOf, drawableOf, symbolsOf } from "./drawable.js";
import { carriedOver, safeOnly } from "./advised.js";
import { uncheckedLayer } from "./unchecked.js";

/** @typedef {import("../types.js").Layer} Layer */
/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("./drawable.js").Drawable} Drawable */

/**
 * @typedef {object} DisplayState
 * @property {"own"|"answer"} showing
 * @property {Layer|null} remark      a hint or mistakes on top of the player's board
 * @property {Layer|null} ahead       the moves that a player elsewhere is shown
 * @property {{picture: Picture, about: Picture}|null} advised  advice on a position that is being entered
 */

export class Display {
  /** @type {Store<DisplayState>} */
  store = new Store(/** @type {DisplayState} */ ({ showing: "own", remark: null, ahead: null, advised: null }));

  /** @param {import("./workspace.js").Workspace} workspace @param {import("./playback.js").Playback} playback */
  constructor(workspace, playback) {
    this.workspace = workspace;
    this.playback = playback;
    workspace.store.watch(({ view }, before) => view !== before.view && this.#follow());
  }

  /** A player who goes along with the plan is shown how far. */
  #follow() {
    const { view, family } = this.workspace.store.value;
    if (view === null || !playsMoves(family) || !this.hasAnswer) return;
    const at = this.playback.stepOf(symbolsOf(view.picture));
    if (at >= 0) this.playback.move(at - this.playback.store.value.at);
  }

  /** Whether there is an answer to be shown; a proof that there is none is shown on the player's own board. */
  get hasAnswer() {
    return (this.playback.store.value.result?.view ?? null) !== null;
  }

  get showsAnswer() {
    return this.store.value.showing === "answer" && this.hasAnswer;
  }

  /** Whether the player has gone another way than the plan of moves that was made. */
  get isStale() {
    const { view, family } = this.workspace.store.value;
    const { from } = this.playback.store.value;
    if (view === null || from === null || !playsMoves(family) || !this.hasAnswer) return false;
    return this.playback.stepOf(symbolsOf(view.picture)) < 0;
  }

  get canUndo() {
    return this.workspace.store.value.canUndo || (this.showsAnswer && this.playback.canUndo);
  }
  get canRedo() {
    return this.workspace.store.value.canRedo || (this.showsAnswer && this.playback.canRedo);
  }

  /** Takes back a correction of the answer that is shown, or else what the player did last. */
  undo() {
    if (!(this.showsAnswer && this.playback.undo())) this.#travel(() => this.workspace.undo());
  }

  redo() {
    if (!(this.showsAnswer && this.playback.redo())) this.#travel(() => this.workspace.redo());
  }

  /** @param {() => Promise<boolean>} act */
  #travel(act) {
    this.store.set({ showing: "own" });
    void act();
  }

  /**
   * A move on the board of the step that is shown: the player has come there and goes on.
   * @param {import("../types.js").Cell} from
   * @param {import("../types.js").Cell} to
   */
  async moveFromStep(from, to) {
    const { position, list } = this.playback.store.value;
    if (position === null || list !== "steps") return;
    const moves = [...this.playback.moves, bounds([from, to])];
    if (await this.workspace.fill(moves, position)) this.store.set({ showing: "own" });
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
    const symbols = isSecond ? symbolsOf(picture) : this.playback.symbols();
    return drawableOf(picture, { symbols, over, switches: current().layers });
  }

  /** A board with the advice that is wanted. @param {Picture} plain */
  #advised(plain) {
    const { view } = this.workspace.store.value;
    const { advised } = this.store.value;
    if (view?.play?.advised) return safeOnly(plain, view.play.advised);
    if (advised === null || view === null || view.play) return plain;
    const known = carriedOver(advised.picture, advised.about, view.picture);
    return current().advice === "safe" ? safeOnly(plain, known) : known;
  }

  /** @param {Picture} blank */
  #ownDrawable(blank) {
    const { view, family, pending, notes } = this.workspace.store.value;
    const shown = this.#advised(
      view && !this.workspace.isDrawing ? { ...view.picture, layers: blank.layers } : blank,
    );
    const symbols = symbolsOf(shown);
    // Where nothing is filled in beside the puzzle, what is noted takes the place of what is not known.
    const noted = family?.player === "position" ? Object.entries(notes) : [];
    for (const [place, symbol] of [...noted, ...pending]) {
      const [row = 0, col = 0] = place.split(" ").map(Number);
      symbols[row * shown.cols + col] = symbol;
    }
    const { remark, ahead } = this.store.value;
    const over = [ahead, remark, this.#conflict()].filter((layer) => layer !== null);
    return drawableOf(shown, { symbols, over, switches: current().layers });
  }

  /** Why what stands on the board leads to no answer, as long as it stands. */
  #conflict() {
    const { result, from } = this.playback.store.value;
    if (this.hasAnswer || !result?.reason || from !== this.workspace.store.value.view) return null;
    return layerOf("conflict", framed(result.reason.cells, "bad"));
  }
}

/** @param {import("../types.js").Cell[]} cells @returns {import("../types.js").Shape[]} */
const framedEach = (cells) => cells.map((cell) => ({ kind: "box", from: cell, to: cell, role: "doubt" }));
