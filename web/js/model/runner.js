// One run of a strategy at a time: what it is doing and what came of it, in the words of the status line.

import { announce } from "../elements/announce.js";
import { inWords, Unanswered } from "../net/api.js";
import { framed, placeInWords } from "./drawable.js";
import { Store } from "./store.js";
import { uncheckedInWords } from "./unchecked.js";

/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Family} Family */

/**
 * @typedef {object} RunState
 * @property {boolean} isRunning
 * @property {boolean} isFrom        it goes on from what the player has filled in
 * @property {string} status
 * @property {number|null} done      0 to 1; null: the strategy cannot say
 * @property {string} message        the strategy's own
 * @property {number|null} best
 * @property {number} nodes
 * @property {number} elapsed        seconds
 * @property {number} limit          seconds
 * @property {Result|null} result
 */

/**
 * @typedef {object} SolveRequest  what to solve and how
 * @property {string} family
 * @property {string} puzzle
 * @property {string|null} answer  what the player has filled in, to go on from
 * @property {string} strategy
 * @property {Record<string, unknown>} params
 * @property {number} limit  seconds
 */

const kTick = 100; // ms between readings of the clock

/** @returns {RunState} */
const idle = () => ({
  isRunning: false,
  isFrom: false,
  status: "",
  done: 0,
  message: "",
  best: null,
  nodes: 0,
  elapsed: 0,
  limit: 0,
  result: null,
});

// A strategy that improves its answer until its time is up has a complete answer even when it is stopped. The user
// stopped it all the same.
/** @param {Result} result */
export const isCancelled = ({ status, ended }) => status === "stopped" || ended === "stopped";

/** @param {Result} result */
export function statusOf(result) {
  if (isCancelled(result)) return "Cancelled";
  const found = result.headline ? ` (${result.headline})` : "";
  switch (result.status) {
    case "solved":
      return `Ready${found}`;
    case "impossible":
      return "No solution";
    case "partial":
      return `Partly solved${found}`;
    case "timeout":
      return "Timed out";
    case "nodes":
      return "Node limit reached";
    case "not_checked":
      return `Not checked${found}`;
    default:
      return "Memory limit reached";
  }
}

// A sentence that does not name its cells is followed by their place, if they are in one place.
/** @param {NonNullable<Result["reason"]>} reason */
function whereOf({ text, cells }) {
  return /\b(row|column)s? \d/.test(text) || framed(cells, "bad").length !== 1 ? "" : ` (${placeInWords(cells)})`;
}

// A search that was stopped may have found something; the line below the bar says what.
/** @param {Result} result @param {boolean} isFrom */
function afterword(result, isFrom) {
  if (result.status === "impossible") {
    const what = isFrom ? "What is filled in leads to no answer" : "There is no answer";
    return result.reason ? `${what}: ${result.reason.text}${whereOf(result.reason)}.` : `${what}.`;
  }
  const wasCut = isCancelled(result) || result.status === "timeout";
  const best = wasCut && result.headline ? `Best so far: ${result.headline}` : "";
  const from = isFrom && result.view ? "From your position." : "";
  return [best, doubts(result), from].filter((sentence) => sentence !== "").join(" ");
}

// An answer that was not checked may be wrong and must not look like one that is right.
/** @param {Result} result */
function doubts({ status, unchecked = [] }) {
  if (status !== "not_checked" && unchecked.length === 0) return "";
  const which = uncheckedInWords(unchecked);
  return `This answer could not be checked completely in the time and memory that were left. ${which}`.trim();
}

export class Runner {
  /** @type {import("../net/jobs.js").Job|null} */ #job = null;

  /** @type {Store<RunState>} */
  store = new Store(idle());

  /** @param {import("../net/jobs.js").Jobs} jobs */
  constructor(jobs) {
    this.jobs = jobs;
  }

  /** @param {SolveRequest} request */
  async start({ family, puzzle, answer, strategy, params, limit }) {
    if (this.store.value.isRunning) return;
    const started = performance.now();
    const elapsed = () => (performance.now() - started) / 1000;
    const isFrom = answer !== null;
    const status = isFrom ? "Computing from your position…" : "Computing…";
    this.store.set({ ...idle(), isRunning: true, isFrom, status, limit });
    announce(status);
    const ticking = setInterval(() => this.store.set({ elapsed: elapsed() }), kTick);
    const request = {
      ...{ kind: "solve", family, puzzle, strategy, params, time_limit: limit, steps: true },
      ...(answer === null ? {} : { answer }),
    };
    this.#job = this.jobs.start(request, (progress) => this.#advance(progress));
    try {
      this.#finish(await this.#job.result, elapsed());
    } catch (error) {
      this.store.set({
        isRunning: false,
        status: error instanceof Unanswered ? "Connection lost" : "Failed",
        done: 0,
        message: inWords(error),
        elapsed: elapsed(),
      });
    } finally {
      clearInterval(ticking);
      this.#job = null;
      announce(`${this.store.value.status}. ${this.store.value.message}`);
    }
  }

  // What was found stays found: neither figure ever falls.
  /** @param {import("../types.js").Progress} progress */
  #advance({ done, message, best, nodes }) {
    const before = this.store.value;
    this.store.set({
      done: done === null ? null : Math.max(done, before.done ?? 0),
      message,
      best: best === null ? before.best : Math.max(best, before.best ?? best),
      nodes: Math.max(nodes, before.nodes),
    });
  }

  stop() {
    this.#job?.stop();
  }

  /** Forgets the old answer, but leaves a run that is under way alone. */
  clear() {
    if (!this.store.value.isRunning) this.store.set(idle());
  }

  /** @param {Result} result @param {number} elapsed */
  #finish(result, elapsed) {
    this.store.set({
      isRunning: false,
      status: statusOf(result),
      done: isCancelled(result) ? 0 : 1,
      message: afterword(result, this.store.value.isFrom),
      nodes: result.metrics?.states ?? this.store.value.nodes,
      best: result.score ?? this.store.value.best,
      elapsed,
      result,
    });
  }
}
