// The workspace: the puzzle that is open and what the player has written into it, with undo. The program makes
// every change, since it knows the rules; the page shows a stroke at once and takes it back if the program refuses.

import { edited, inWords, post, viewOf } from "../net/api.js";
import { announce } from "../elements/announce.js";
import { History } from "./history.js";
import { savedGame, saveGame } from "./saved-games.js";
import { remember } from "./settings.js";
import { Store } from "./store.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Edit} Edit */
/** @typedef {import("../types.js").Mark} Mark */

/**
 * @typedef {object} WorkspaceState
 * @property {Family|null} family
 * @property {View|null} view                     the puzzle with the player's position
 * @property {import("../types.js").Picture|null} blank  the puzzle without it
 * @property {string} origin                      the puzzle's text as it was opened
 * @property {"play"|"draw"} mode
 * @property {Map<string, string>} pending        "row col" -> symbol: strokes not yet answered by the program
 * @property {string} notice                      the last refusal
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */

/**
 * Whether a player writes an answer beside the puzzle; otherwise the puzzle is itself the position.
 * @param {Family} family
 */
export const isFilled = ({ player }) => player !== "position";

/** In the browser's storage; named as in the first version of the page, so that it still finds what is there. */
export const kWorkspaceKey = "quadrille:desk";

export class Workspace {
  #history = new History();
  /** @type {Promise<void>} */ #queue = Promise.resolve();
  /** Strokes that the program has not answered yet, the oldest first. @type {Map<string, string>[]} */
  #waiting = [];

  /** @type {Store<WorkspaceState>} */
  store = new Store(
    /** @type {WorkspaceState} */ ({
      family: null,
      view: null,
      blank: null,
      origin: "",
      mode: "play",
      pending: new Map(),
      notice: "",
      canUndo: false,
      canRedo: false,
    }),
  );

  /** @param {Family[]} families */
  constructor(families) {
    this.families = families;
  }

  /** Whether strokes change the puzzle itself: it is being drawn, or its family has nothing to fill in. */
  get isDrawing() {
    const { family, mode } = this.store.value;
    return mode === "draw" || family === null || !isFilled(family);
  }

  /** Resolves when everything asked for so far has happened. */
  get settled() {
    return this.#queue;
  }

  /**
   * Opens another puzzle, with what the player had filled in the last time.
   * @param {() => Promise<View>} load  rejects with the program's message if it cannot be opened
   * @param {"play"|"draw"} [mode]
   */
  open(load, mode = "play") {
    const opened = this.#queue.then(async () => this.#opened(await load(), mode));
    this.#queue = opened.catch(() => {}); // the caller gets the error; later changes go on
    return opened;
  }

  /** @param {View} view @param {"play"|"draw"} mode */
  async #opened(view, mode) {
    const family = this.families.find(({ name }) => name === view.family) ?? null;
    const saved = savedGame(view.family, view.puzzle);
    const restored = saved && (await viewOf(view.family, saved.puzzle, saved.answer).catch(() => null));
    const shown = restored ? { ...restored, name: view.name } : view;
    const blank = shown.answer === null ? shown.picture : (await viewOf(view.family, shown.puzzle)).picture;
    this.#history.clear();
    this.store.set({
      family,
      view: shown,
      blank,
      origin: view.puzzle,
      mode,
      notice: "",
      pending: this.#pending(),
      canUndo: false,
      canRedo: false,
    });
    this.#remember();
    announce(`${view.family}, ${view.name || "puzzle"}: ${blank.caption}`);
  }

  /** @param {"play"|"draw"} mode */
  setMode(mode) {
    this.store.set({ mode });
  }

  /** Sets cells and rewrites clue lines: it becomes another puzzle. @param {Edit[]} edits */
  edit(edits) {
    return this.#change(edits, (view) => edited(view, edits));
  }

  /** The player's marks in the same puzzle. @param {Mark[]} marks */
  fill(marks) {
    return this.#change(marks, async ({ family, puzzle, answer, name }) => {
      const filled = await post(
        "/api/fill",
        answer === null ? { family, puzzle, marks } : { family, puzzle, answer, marks },
      );
      return { ...filled, name };
    });
  }

  undo() {
    return this.#travel((now) => this.#history.undo(now));
  }

  redo() {
    return this.#travel((now) => this.#history.redo(now));
  }

  /** Back to the puzzle as it was opened; can be undone. */
  startOver() {
    const { family, origin } = this.store.value;
    if (family === null) return Promise.resolve();
    return this.#change([], async ({ name }) => ({ ...(await viewOf(family.name, origin)), name }));
  }

  /** Shows a stroke that is still being drawn. @param {Cell[]} cells @param {string} symbol */
  sketch(cells, symbol) {
    this.store.set({ pending: this.#pending(cells.map(([row, col]) => [`${row} ${col}`, symbol])) });
  }

  dropSketch() {
    this.store.set({ pending: this.#pending() });
  }

  /** @param {Map<string, string>} stroke */
  #answered(stroke) {
    this.#waiting = this.#waiting.filter((other) => other !== stroke);
  }

  /** @param {[string, string][]} [sketch] */
  #pending(sketch = []) {
    return new Map([...this.#waiting.flatMap((stroke) => [...stroke]), ...sketch]);
  }

  /**
   * Changes happen one after the other, each to the result of the one before.
   * @param {(Edit|Mark)[]} shown  cells to show at once
   * @param {(view: View) => Promise<View>} make
   * @returns {Promise<void>}
   */
  #change(shown, make) {
    /** @type {Map<string, string>} */ const stroke = new Map();
    for (const mark of shown) if ("cell" in mark) stroke.set(`${mark.cell[0]} ${mark.cell[1]}`, mark.symbol);
    this.#waiting.push(stroke);
    this.store.set({ pending: this.#pending() });
    this.#queue = this.#queue.then(async () => {
      const { view } = this.store.value;
      try {
        const next = view && (await make(view));
        this.#answered(stroke);
        if (!view || !next) return;
        this.#history.record({ puzzle: view.puzzle, answer: view.answer });
        await this.#settle(next);
      } catch (error) {
        this.#answered(stroke);
        this.#refuse(error);
      }
    });
    return this.#queue;
  }

  /** @param {(now: import("./saved-games.js").Position) => import("./saved-games.js").Position|undefined} direction */
  #travel(direction) {
    this.#queue = this.#queue.then(async () => {
      const { view } = this.store.value;
      const target = view && direction({ puzzle: view.puzzle, answer: view.answer });
      if (!view || !target) return;
      try {
        await this.#settle({ ...(await viewOf(view.family, target.puzzle, target.answer)), name: view.name });
      } catch (error) {
        this.#refuse(error);
      }
    });
    return this.#queue;
  }

  /** @param {View} view */
  async #settle(view) {
    const before = this.store.value;
    const isSame = before.view?.puzzle === view.puzzle && before.blank !== null;
    const blank =
      isSame && before.blank
        ? before.blank
        : view.answer === null
          ? view.picture
          : (await viewOf(view.family, view.puzzle)).picture;
    const { canUndo, canRedo } = this.#history;
    this.store.set({ view, blank, notice: "", pending: this.#pending(), canUndo, canRedo });
    saveGame(view.family, before.origin, { puzzle: view.puzzle, answer: view.answer });
    this.#remember();
  }

  /** @param {unknown} error */
  #refuse(error) {
    this.store.set({ notice: inWords(error), pending: this.#pending() });
  }

  #remember() {
    const { view, origin } = this.store.value;
    if (view) remember(kWorkspaceKey, { family: view.family, origin, name: view.name });
  }
}
