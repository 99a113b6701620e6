// A new puzzle in one click: by preset, of the day, or from the collection. One is made at a time, with progress, and
// can be stopped.

import { announce } from "../elements/announce.js";
import { collectedOf, inWords } from "../net/api.js";
import { can } from "../net/catalogue.js";
import { Store } from "../model/store.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").Preset} Preset */
/** @typedef {import("../types.js").View} View */

/**
 * Starts a game that is dealt at its first act. What it opens in the workspace has `source: {preset, seed}`, from which
 * an address is made that finds the game again.
 * @typedef {(family: Family, preset: Preset, seed: number) => Promise<void>} StartGame
 */

/** @type {StartGame|null} */
let dealer = null;

/** Says who plays games that are dealt at their first act. @param {StartGame} start */
export const dealGamesBy = (start) => (dealer = start);

/** Whether the program can make what a preset says. @param {Family} family @param {Preset} preset */
export const isPlayable = (family, { generator }) => generator !== "" || (dealer !== null && can(family, "deal"));

/** @type {StartGame} */
export async function startGame(family, preset, seed) {
  if (dealer === null) throw new Error(`${family.title} cannot be dealt here`);
  await dealer(family, preset, seed);
}

const kSeeds = 2 ** 31;
export const randomSeed = () => Math.floor(Math.random() * kSeeds);

/** Today where the player is, as 2026-11-19. */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * @typedef {object} MakingState
 * @property {string} what          what is being made; "": nothing
 * @property {number|null} done     0 to 1; null: nobody can say
 * @property {string} message
 * @property {string} problem       why the last one could not be made
 */

export class NewPuzzle {
  /** A puzzle that was made by this preset is on the board. @type {(preset: Preset) => void} */ onBegun = () => {};
  /** @type {import("../net/jobs.js").Job|null} */ #job = null;
  #attempt = 0;

  /** @type {Store<MakingState>} */
  store = new Store({ what: "", done: /** @type {number|null} */ (null), message: "", problem: "" });

  /** @param {import("../model/workspace.js").Workspace} workspace @param {import("../net/jobs.js").Jobs} jobs */
  constructor(workspace, jobs) {
    this.workspace = workspace;
    this.jobs = jobs;
    // Whoever opens another one meanwhile wants that.
    workspace.store.watch(({ source }, before) => source !== before.source && this.stop());
  }

  /** @param {Family} family @param {Preset} preset */
  fromPreset(family, preset, seed = randomSeed()) {
    const { generator, settings, title } = preset;
    if (generator === "") return this.#attempted("", () => startGame(family, preset, seed));
    const request = { kind: "generate", family: family.name, generator, settings, seed, grade: true };
    return this.#attempted(`${family.title}, ${title}`, async (isWanted) => {
      const { view, grade } = await this.#run(request);
      if (!view || !isWanted()) return;
      await this.#open({ ...view, name: title, grade: grade?.name ?? "", source: { preset: preset.name } });
      this.onBegun(preset);
    });
  }

  /** The puzzle of a day. @param {Family} family @param {string} date */
  daily(family, date) {
    const request = { kind: "generate", family: family.name, daily: date };
    return this.#attempted(`${family.title} of ${date}`, async (isWanted) => {
      const { view, preset, grade, seed } = await this.#run(request);
      if (!isWanted()) return;
      if (view) await this.#open({ ...view, grade: grade?.name ?? "", source: { daily: date } });
      else if (preset && seed !== undefined) await startGame(family, preset, seed);
    });
  }

  /** @param {Family} family @param {string} id */
  collected(family, id) {
    return this.#attempted("", () => this.workspace.open(() => collectedOf(family.name, id)));
  }

  stop() {
    ++this.#attempt;
    this.#job?.stop();
    this.#job = null;
    this.store.set({ what: "", problem: "" });
  }

  /** @param {object} request @returns {Promise<any>} */
  #run(request) {
    const job = this.jobs.start(request, ({ done, message }) => {
      if (this.#job === job) this.store.set({ done, message });
    });
    this.#job = job;
    return job.result.finally(() => {
      if (this.#job === job) this.#job = null;
    });
  }

  /** @param {View} view */
  #open(view) {
    return this.workspace.open(async () => view);
  }

  /**
   * @param {string} what
   * @param {(isWanted: () => boolean) => Promise<void>} make
   */
  async #attempted(what, make) {
    this.stop();
    const attempt = this.#attempt;
    const isWanted = () => attempt === this.#attempt;
    this.store.set({ what, done: null, message: "", problem: "" });
    if (what) announce(`Making ${what}…`);
    try {
      await make(isWanted);
      if (isWanted()) this.store.set({ what: "" });
    } catch (error) {
      if (isWanted()) this.store.set({ what: "", problem: inWords(error) });
    }
  }
}
