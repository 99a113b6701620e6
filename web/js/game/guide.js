// Help for somebody who plays the same board elsewhere, against a clock: the moves in order of gain, one after the
// other. Whatever else is played on the board, the plan is made anew from there.

import { announce } from "../elements/announce.js";
import { inWords } from "../net/api.js";
import { bounds, placeInWords } from "../model/drawable.js";
import { Store } from "../model/store.js";

/** @typedef {import("../types.js").Step} Step */

const kPlanSeconds = 5;
const kPlanSecondsAgain = 2; // the clock elsewhere is running

/**
 * @typedef {object} GuideState
 * @property {"off"|"planning"|"ready"|"asking"|"done"} stage  asking: for what was played instead
 * @property {Step[]} steps
 * @property {number} at         the number of steps played
 * @property {string} note       how much of the plan fits into the time
 * @property {string} trouble
 */

/** @typedef {{pace: number, clock: number}} Tempo  seconds a move, and for all of them */

export class Guide {
  /** @type {import("../net/jobs.js").Job|null} */ #job = null;
  /** @type {Tempo} */ #tempo = { pace: 2, clock: 120 };
  #begun = 0; // ms since 1970: the first move elsewhere; 0: none yet
  #isOwnMove = false;

  /** @type {Store<GuideState>} */
  store = new Store(/** @type {GuideState} */ ({ stage: "off", steps: [], at: 0, note: "", trouble: "" }));

  /** @param {import("../model/workspace.js").Workspace} workspace @param {import("../net/jobs.js").Jobs} jobs */
  constructor(workspace, jobs) {
    this.workspace = workspace;
    this.jobs = jobs;
    workspace.store.watch(({ view, origin }, before) => {
      if (this.store.value.stage === "off" || view === before.view) return;
      if (origin !== before.origin) return this.stop();
      if (!this.#isOwnMove) void this.plan();
    });
  }

  /** @param {Tempo} tempo */
  start(tempo) {
    this.#tempo = tempo;
    this.#begun = 0;
    return this.plan();
  }

  stop() {
    this.#job?.stop();
    this.#job = null;
    this.store.set({ stage: "off", steps: [], at: 0, note: "", trouble: "" });
  }

  /** The move is done: it is played here as well, and the next one is shown. */
  async next() {
    const { stage, steps, at } = this.store.value;
    const step = steps[at];
    if (stage !== "ready" || this.#isOwnMove || !step) return;
    this.#begun ||= Date.now();
    this.#isOwnMove = true;
    const { view: before } = this.workspace.store.value;
    await this.workspace.fill([bounds(step.because)]);
    this.#isOwnMove = false;
    if (this.workspace.store.value.view !== before) this.#show(at + 1);
  }

  /** Something else was played: it is waited for. */
  ask() {
    if (this.store.value.stage !== "ready") return;
    this.#begun ||= Date.now();
    this.store.set({ stage: "asking" });
    announce("Drag over what you played instead.");
  }

  /** From the position as it is. */
  async plan() {
    const { view } = this.workspace.store.value;
    if (view === null) return;
    const isFirst = this.#job === null;
    this.#job?.stop();
    this.store.set({ stage: "planning", steps: [], at: 0, trouble: "" });
    const gone = this.#begun === 0 ? 0 : (Date.now() - this.#begun) / 1000;
    const clock = Math.max(0, this.#tempo.clock - gone);
    const job = this.jobs.start({
      kind: "solve",
      family: view.family,
      puzzle: view.puzzle,
      ...(view.answer === null ? {} : { answer: view.answer }),
      time_limit: isFirst ? kPlanSeconds : kPlanSecondsAgain,
      steps: true,
      order: { order: "cells", seconds_per_move: this.#tempo.pace, clock },
    });
    this.#job = job;
    try {
      const { steps, note } = await job.result;
      if (this.#job !== job) return;
      this.store.set({ steps, note: note ?? "" });
      this.#show(0);
    } catch (error) {
      if (this.#job === job) this.store.set({ stage: "done", trouble: inWords(error) });
    }
  }

  /** @param {number} at */
  #show(at) {
    const step = this.store.value.steps[at];
    this.store.set({ at, stage: step ? "ready" : "done" });
    announce(step ? `Next: ${placeInWords(step.because)}, ${step.reason}` : "There are no more moves.");
  }
}
