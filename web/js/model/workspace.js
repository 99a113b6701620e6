// The workspace: the puzzle that is open and what the player has written into it, with undo. The program makes
// every change, since it knows the rules; the page shows a stroke at once and takes it back if the program refuses.
// While the program does not answer, strokes wait.

import { edited, inWords, patiently, post, viewOf } from "../net/api.js";
import { announce } from "../elements/announce.js";
import { dealIn, playedIn, playedText, wayTo } from "../net/deals.js";
import { History, isSamePosition } from "./history.js";
import { PlayClock } from "./play-clock.js";
import { savedGame, saveGame } from "../memory/saved-games.js";
import { rememberOpen } from "../memory/desk.js";
import { Store } from "./store.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("../types.js").Edit} Edit */
/** @typedef {import("../types.js").Mark} Mark */
/** @typedef {import("../memory/saved-games.js").Position} Position */

/**
 * @typedef {object} WorkspaceState
 * @property {Family|null} family
 * @property {View|null} view                     the puzzle with the player's position
 * @property {import("../types.js").Picture|null} blank  the puzzle without it
 * @property {string} origin                      the puzzle's text as it was opened
 * @property {import("../types.js").Source} source  another object for every puzzle that is opened
 * @property {string} grade                       of the puzzle as it was opened; "": not known
 * @property {"play"|"draw"} mode
 * @property {boolean} isClosed                   the time is up: nothing more can be played
 * @property {Map<string, string>} pending        "row col" -> symbol: strokes not yet answered by the program
 * @property {Readonly<Record<string, string>>} notes  "row col" -> what the player has noted in that cell
 * @property {string} notice                      the last refusal
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {number} trials                      how many trials are under way
 * @property {number} opened                      counts the puzzles opened: what changes with it is not an act
 */

/**
 * Whether a player writes an answer beside the puzzle; otherwise the puzzle is itself the position.
 * @param {Family} family
 */
export const isFilled = ({ player }) => player !== "position";

/** Whether time counts: that of a game that is dealt begins with its first act. @param {View} view */
const isUnderWay = ({ stage, play, answer }) =>
  (stage === "playing" || stage === "wrong") && !(play && answer === null);

/** Whether the picture of a view is that of the puzzle, too. @param {View} view */
const isWhole = ({ answer, play }) => answer === null || play !== undefined;

/** @typedef {(family: string, deal: import("../net/deals.js").Deal, first: Cell) => Promise<string>} Dealer */

export class Workspace {
  #history = new History();
  #isCounted = false;
  #isTouched = false;
  /** Saves the time that was played even where nothing was written. */
  keepsTime = false;
  clock = new PlayClock();
  /** Deals games. @type {Dealer} */
  dealer = () => Promise.reject(new Error("no games are dealt here"));
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
      source: {},
      grade: "",
      mode: "play",
      isClosed: false,
      pending: new Map(),
      notes: {},
      notice: "",
      canUndo: false,
      canRedo: false,
      trials: 0,
      opened: 0,
    }),
  );

  /** @param {Family[]} families */
  constructor(families) {
    this.families = families;
  }

  /** Whether strokes change the puzzle itself: it is being drawn, or its family has nothing to fill in. */
  get isDrawing() {
    const { family, mode, view } = this.store.value;
    return mode === "draw" || family === null || (!isFilled(family) && !view?.play);
  }

  /** Whether the program has answered every stroke. */
  get isSettled() {
    return this.#waiting.length === 0;
  }

  /** The puzzle without anything filled in, as what was solved. */
  get asSet() {
    const { view, blank } = this.store.value;
    return view && blank && { from: view, position: { puzzle: view.puzzle, answer: null }, blank };
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
    const opened = this.#queue.then(async () => this.#opened(await patiently(load), mode));
    this.#queue = opened.catch(() => {}); // the caller gets the error; later changes go on
    return opened;
  }

  /** @param {View} view @param {"play"|"draw"} mode */
  async #opened(view, mode) {
    this.save();
    const family = this.families.find(({ name }) => name === view.family) ?? null;
    const saved = view.answer === null ? savedGame(view.family, view.puzzle) : null; // a replay is another's game
    const restored =
      saved && (await patiently(() => viewOf(view.family, saved.now.puzzle, saved.now.answer)).catch(() => null));
    const shown = restored ? { ...restored, name: view.name } : view;
    const blank =
      isWhole(shown) ? shown.picture : (await patiently(() => viewOf(view.family, shown.puzzle))).picture;
    const kept = restored ? saved : null;
    this.#history.restore({
      ...(kept ?? { past: [], future: [], trials: [] }),
      ...(shown.play ? { past: wayTo(shown.puzzle, shown.answer) } : {}),
    });
    this.#isCounted = kept?.isCounted ?? false;
    this.#isTouched = false;
    this.clock.set(kept?.seconds ?? 0, isUnderWay(shown));
    this.store.set({
      family,
      view: shown,
      blank,
      origin: view.puzzle,
      source: { ...view.source },
      grade: (typeof view.grade === "object" ? view.grade.name : view.grade) ?? "",
      mode,
      notes: kept?.now.notes ?? {},
      isClosed: false,
      notice: "",
      pending: this.#pending(),
      ...this.#reach(),
      opened: this.store.value.opened + 1,
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

  /**
   * The player's marks in the same puzzle.
   * @param {Mark[]} marks
   * @param {Position} [from]  made in this position; otherwise in what stands
   */
  fill(marks, from) {
    if (this.store.value.isClosed) return this.#queue;
    return this.#change(marks, async (view) => {
      const { puzzle, answer } = from ?? view;
      const { family, name } = view;
      const position = answer === null ? { family, puzzle } : { family, puzzle, answer };
      return { ...(await post("/api/fill", { ...position, marks })), name };
    });
  }

  /**
   * What a player does to a cell of a game that is dealt. Its first act deals it.
   * @param {import("../net/deals.js").Gesture} gesture
   * @param {Cell} cell
   */
  act(gesture, cell) {
    return this.#change([], async (view) => {
      const { family, puzzle, answer, name, picture, stage } = view;
      const deal = dealIn(puzzle);
      const played = playedIn(answer);
      const isOver = stage === "won" || stage === "lost";
      if (isOver || (played === null && gesture !== "open")) return view;
      const game = played?.game ?? deal.game ?? (await this.dealer(family, deal, cell));
      const acts = [...(played?.acts ?? []), { gesture, cell }];
      const next = await viewOf(family, puzzle, playedText({ game, acts }));
      const hadNoEffect = played !== null && String(next.picture.board) === String(picture.board);
      return hadNoEffect ? view : { ...next, name };
    });
  }

  /** Shows the same position again, since something else is to be known about it. */
  refresh() {
    return this.#travel((now) => now);
  }

  /**
   * Writes into cells beside the answer: the program never hears of it.
   * @param {Record<string, string>} changes  "row col" -> text; "" wipes it
   */
  note(changes) {
    const noted = () =>
      Object.fromEntries(Object.entries({ ...this.store.value.notes, ...changes }).filter(([, text]) => text !== ""));
    return this.#change([], async (view) => view, noted);
  }

  /** @param {number} [steps] */
  undo(steps = 1) {
    return this.#travel((now) => this.#history.undo(now, steps));
  }

  redo() {
    return this.#travel((now) => this.#history.redo(now));
  }

  /** Back to the puzzle as it was opened; can be undone. */
  startOver() {
    const { origin } = this.store.value;
    this.#isCounted = false;
    this.#history.endTrials();
    this.clock.set(0, true);
    return this.#goTo(() => ({ puzzle: origin, answer: null }));
  }

  /** What was done so far can be taken back in one go, from now on. */
  beginTrial() {
    return this.#enqueue(async () => {
      const now = this.#now();
      if (now === null) return;
      this.#history.beginTrial(now);
      this.store.set(this.#reach());
      this.#isTouched = true;
      this.save();
    });
  }

  /** @param {boolean} isKept  false: back to where the latest trial began, which can be undone */
  endTrial(isKept) {
    const began = this.#history.endTrial();
    this.store.set(this.#reach());
    this.save();
    if (began && !isKept) void this.#goTo(() => began);
  }

  /** Every position up to this one, the oldest first. @returns {Position[]} */
  positions() {
    const now = this.#now();
    return now === null ? [] : [...this.#history.past, now];
  }

  /** The end of this game goes into the statistics. @returns {boolean} false: it has already done so */
  count() {
    if (this.#isCounted) return false;
    this.#isCounted = true;
    this.save();
    return true;
  }

  /** Saves how the game stands; each change does so by itself. */
  save() {
    const { view, origin } = this.store.value;
    const now = this.#now();
    if (view === null || now === null || !(this.#isTouched || this.keepsTime)) return;
    const { seconds } = this.clock;
    const lists = this.#history.lists;
    const past = view.play ? [] : lists.past; // the acts themselves are the way
    saveGame(view.family, origin, { now, ...lists, past, seconds, isCounted: this.#isCounted });
  }

  /** @returns {Position|null} */
  #now() {
    const { view, notes } = this.store.value;
    if (view === null) return null;
    const { puzzle, answer } = view;
    return Object.keys(notes).length === 0 ? { puzzle, answer } : { puzzle, answer, notes };
  }

  #reach() {
    const { canUndo, canRedo, trials } = this.#history;
    return { canUndo, canRedo, trials };
  }

  /** Another position as a change of its own. @param {() => Position} target */
  #goTo(target) {
    return this.#change(
      [],
      async ({ family, name }) => {
        const { puzzle, answer } = target();
        return { ...(await viewOf(family, puzzle, answer)), name };
      },
      () => target().notes ?? {},
    );
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
   * @param {() => Readonly<Record<string, string>>} [note]  the notes after it; otherwise those that it leaves
   * @returns {Promise<boolean>} whether the program has agreed
   */
  #change(shown, make, note) {
    /** @type {Map<string, string>} */ const stroke = new Map();
    for (const mark of shown) if ("cell" in mark) stroke.set(`${mark.cell[0]} ${mark.cell[1]}`, mark.symbol);
    this.#waiting.push(stroke);
    this.store.set({ pending: this.#pending() });
    return this.#enqueue(async () => {
      try {
        const { view } = this.store.value;
        const before = this.#now();
        if (view === null || before === null) return;
        const next = await patiently(() => make(view));
        const notes = note ? note() : this.#notesBeside(stroke);
        await this.#settle(next, notes, () => this.#answered(stroke), before);
      } finally {
        this.#answered(stroke);
      }
    });
  }

  /**
   * Where the puzzle is itself the position, a note has had its day when its cell is written.
   * @param {Map<string, string>} stroke
   */
  #notesBeside(stroke) {
    const { notes, family } = this.store.value;
    if (family === null || isFilled(family)) return notes;
    return Object.fromEntries(Object.entries(notes).filter(([place]) => !stroke.has(place)));
  }

  /** @param {(now: Position) => Position|undefined} direction */
  #travel(direction) {
    return this.#enqueue(async () => {
      const { view } = this.store.value;
      const now = this.#now();
      const target = now && direction(now);
      if (!view || !target) return;
      const there = await patiently(() => viewOf(view.family, target.puzzle, target.answer));
      await this.#settle({ ...there, name: view.name }, target.notes ?? {});
    });
  }

  /** @param {() => Promise<void>} act @returns {Promise<boolean>} */
  #enqueue(act) {
    const done = this.#queue.then(act).then(
      () => true,
      (error) => {
        this.#refuse(error);
        return false;
      },
    );
    this.#queue = done.then(() => {});
    return done;
  }

  /**
   * @param {View} view
   * @param {Readonly<Record<string, string>>} notes
   * @param {() => void} [onReady]    called at the moment at which the board changes
   * @param {Position} [before]       what undo goes back to
   */
  async #settle(view, notes, onReady = () => {}, before) {
    const { blank: known, view: old } = this.store.value;
    const isSame = old?.puzzle === view.puzzle && known !== null;
    // The same puzzle keeps the same blank board, and with it the plan that was made of it.
    const blank =
      isSame && !view.play
        ? known
        : isWhole(view)
          ? view.picture
          : (await patiently(() => viewOf(view.family, view.puzzle))).picture;
    if (before && !isSamePosition(before, { puzzle: view.puzzle, answer: view.answer, notes }))
      this.#history.record(before);
    onReady();
    this.store.set({ view, blank, notes, notice: "", pending: this.#pending(), ...this.#reach() });
    this.clock.go(isUnderWay(view));
    this.#isTouched = true;
    this.save();
    this.#remember();
  }

  /** @param {unknown} error */
  #refuse(error) {
    this.store.set({ notice: inWords(error), pending: this.#pending() });
  }

  #remember() {
    const { view, origin, source, grade } = this.store.value;
    if (view) rememberOpen({ family: view.family, origin, name: view.name, source, grade });
  }
}
