// A round of a game in which rectangles are cleared: the score, the clock if there is one, how it ended; and, made in
// the background, the program's own plan to set the player's score beside.

import { count } from "./results.js";
import { Countdown } from "./countdown.js";
import { fingerprint } from "../memory/saved-games.js";
import { Store } from "../model/store.js";
import { symbolsOf } from "../model/drawable.js";

/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../model/workspace.js").WorkspaceState} WorkspaceState */

const kPlanSeconds = 10;

/**
 * @typedef {object} RoundState
 * @property {boolean} isPlayed        the open puzzle is such a game
 * @property {number} cleared
 * @property {number} left
 * @property {"playing"|"stuck"|"cleared"|"late"} stage  stuck: no move is left; late: the time is up
 * @property {string} standing         how the score compares with those before
 * @property {Result|null} plan        of the whole game
 * @property {boolean} isPlanning
 */

/** @returns {RoundState} */
const noRound = () => ({
  ...{ isPlayed: false, cleared: 0, left: 0, stage: "playing", standing: "" },
  ...{ plan: null, isPlanning: false },
});

/** How much of the board is cleared, and how much is left. @param {WorkspaceState} state */
function counted({ view, blank }) {
  const weights = view?.weights?.left.flat() ?? [];
  const [now, before] = view && blank ? [symbolsOf(view.picture), symbolsOf(blank)] : [[], []];
  return {
    left: weights.filter((weight) => weight > 0).length,
    cleared: weights.filter((weight, i) => weight === 0 && now[i] !== before[i]).length,
  };
}

export class Round {
  countdown = new Countdown();
  #game = "";
  #puzzle = "";
  /** The clock that the game began with, to begin again. @type {number|null} */ #seconds = null;
  /** @type {import("../net/jobs.js").Job|null} */ #job = null;

  /** @type {Store<RoundState>} */
  store = new Store(noRound());

  /** @param {import("../model/workspace.js").Workspace} workspace @param {import("../net/jobs.js").Jobs} jobs */
  constructor(workspace, jobs) {
    this.workspace = workspace;
    this.jobs = jobs;
    workspace.store.watch((state, before) => state.view !== before.view && this.#follow(state));
    this.countdown.store.watch(({ left }) => {
      if (left === 0 && this.store.value.stage === "playing") this.#end("late");
    });
  }

  /** The puzzle that was just opened is played against the clock. @param {number} seconds */
  begin(seconds) {
    this.#seconds = seconds;
    this.workspace.store.set({ isClosed: false });
    this.store.set({ stage: "playing" });
    this.countdown.start(this.#game, seconds);
    void this.#plan();
  }

  /** The same board from its beginning, with the clock that it had. */
  async again() {
    const seconds = this.#seconds;
    this.playOn();
    await this.workspace.startOver();
    if (seconds !== null) this.begin(seconds);
  }

  /** Goes on without the clock. */
  playOn() {
    this.countdown.drop();
    this.workspace.store.set({ isClosed: false });
    this.#follow(this.workspace.store.value);
  }

  /** @param {WorkspaceState} state */
  #follow(state) {
    const { view, family, origin } = state;
    if (!view?.weights || family === null || state.mode === "draw") return this.#leave();
    const game = `${family.name}:${fingerprint(origin)}`;
    const isOther = game !== this.#game;
    this.#game = game;
    if (view.puzzle !== this.#puzzle) this.#drop();
    this.#puzzle = view.puzzle;
    if (isOther) {
      this.#seconds = null;
      this.store.set({ standing: "" });
      this.countdown.resume(game);
    }
    const { stage } = view;
    const isLate = this.countdown.store.value.left === 0;
    const ended = stage === "won" ? "cleared" : stage === "over" ? "stuck" : isLate ? "late" : "playing";
    this.store.set({ isPlayed: true, ...counted(state), stage: ended });
    if (ended !== "playing") return this.#end(ended);
    this.countdown.goOn();
    if (view.answer !== null) void this.#plan(); // the first move has been made
  }

  /** @param {RoundState["stage"]} stage */
  #end(stage) {
    if (stage === "late") this.workspace.store.set({ isClosed: true });
    else this.countdown.halt();
    this.workspace.clock.go(false);
    const { cleared, standing } = this.store.value;
    const counted = count(this.workspace, { won: stage === "cleared", score: cleared });
    this.store.set({ stage, standing: counted || standing });
    void this.#plan();
  }

  #leave() {
    this.#drop();
    this.#game = "";
    this.countdown.resume("");
    this.store.set(noRound());
  }

  #drop() {
    this.#job?.stop();
    this.#job = null;
    this.store.set({ plan: null, isPlanning: false });
  }

  /** Makes the program's own plan of the whole game, once. */
  async #plan() {
    const { view } = this.workspace.store.value;
    if (this.#job !== null || view === null) return;
    const { family, puzzle } = view;
    const job = this.jobs.start({
      kind: "solve",
      family,
      puzzle,
      time_limit: kPlanSeconds,
      threads: 1,
      steps: true,
    });
    this.#job = job;
    this.store.set({ isPlanning: true });
    /** @type {Result|null} */ const plan = await job.result.catch(() => null); // the round does well without it
    if (this.#job === job) this.store.set({ plan: plan?.view ? plan : null, isPlanning: false });
  }
}
