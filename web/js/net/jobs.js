// Work that takes time: solve, hint, generate. A request starts a job; the event stream brings its progress and its
// result.

import { ask, post, Refusal, Unanswered } from "./api.js";
import { EventStream } from "./events.js";

/** @typedef {import("../types.js").Progress} Progress */

/**
 * @typedef {object} Job
 * @property {Promise<any>} result   rejects with a Refusal
 * @property {() => void} stop       asks the program to end the job; its result still comes
 */

/**
 * @typedef {object} Listener
 * @property {(progress: Progress) => void} onProgress
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

const kLost = "The program that was working on this has gone. Please start again.";
const kUnknownPage = 409; // the stream was down for too long: with its next attempt the page gets another name

export class Jobs {
  #stream = new EventStream(
    (message) => this.#receive(message),
    () => this.#forget(),
  );
  /** @type {Map<string, Listener>} */ #listeners = new Map();
  #starting = 0;
  /** Events that overtook the answer to the request which started their job.
   * @type {Map<string, import("./events.js").Message[]>} */
  #early = new Map();

  /**
   * @param {object} request  kind, family, puzzle and what else the kind takes
   * @param {(progress: Progress) => void} [onProgress]
   * @returns {Job}
   */
  start(request, onProgress = () => {}) {
    /** @type {string|null} */ let id = null;
    let stopped = false;
    const cancel = () => {
      if (id === null) return;
      const job = id;
      // A program that is not there any more needs no telling.
      void ask("DELETE", `/api/jobs/${job}`).catch((error) => error instanceof Unanswered && this.#lose(job));
    };
    const result = (async () => {
      const page = await this.#stream.page;
      if (stopped) return { status: "stopped", ended: "stopped", steps: [], view: null, headline: null };
      ++this.#starting;
      try {
        id = await this.#post(page, request);
        if (stopped) cancel();
        return this.#listen(id, onProgress);
      } finally {
        if (--this.#starting === 0) this.#early.clear();
      }
    })();
    return {
      result,
      stop() {
        stopped = true;
        cancel();
      },
    };
  }

  /** @param {string} page @param {object} request @returns {Promise<string>} the job's name */
  async #post(page, request) {
    try {
      return String((await post("/api/jobs", { page, ...request })).job);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== kUnknownPage) throw error;
      const renewed = await this.#stream.renewed(page);
      return String((await post("/api/jobs", { page: renewed, ...request })).job);
    }
  }

  /** @param {string} id @param {(progress: Progress) => void} onProgress */
  #listen(id, onProgress) {
    const result = new Promise((resolve, reject) => this.#listeners.set(id, { onProgress, resolve, reject }));
    const early = this.#early.get(id) ?? [];
    this.#early.delete(id);
    for (const message of early) this.#receive(message);
    return result;
  }

  /** @param {import("./events.js").Message} message */
  #receive(message) {
    const id = String(message.data.job);
    const listener = this.#listeners.get(id);
    if (listener === undefined) {
      if (this.#starting === 0) return; // sent twice, after the stream was opened again
      const waiting = this.#early.get(id) ?? [];
      this.#early.set(id, [...waiting, message]);
      return;
    }
    if (message.type === "progress") return listener.onProgress(message.data);
    this.#listeners.delete(id);
    if (message.type === "result") listener.resolve(message.data);
    else listener.reject(new Refusal(message.data.error?.message ?? "the job failed", message.data.error));
  }

  #forget() {
    for (const id of [...this.#listeners.keys()]) this.#lose(id);
    this.#early.clear();
  }

  /** @param {string} id */
  #lose(id) {
    this.#listeners.get(id)?.reject(new Unanswered(kLost));
    this.#listeners.delete(id);
  }
}
