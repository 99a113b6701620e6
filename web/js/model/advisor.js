// Help from what is filled in: a hint in steps (where to look, then why, then it is written in), a check, and the way
// back to before the first mistake.

import { announce } from "../elements/announce.js";
import { inWords, post } from "../net/api.js";
import { playsMoves } from "../net/catalogue.js";
import { bounds, placeInWords } from "./drawable.js";
import { asPosition } from "./position.js";
import { mistakesLayer, placeLayer, reviewInWords, reviewLayer, ruleOf, whereOf } from "./remarks.js";
import { stepLayer } from "./replay.js";
import { current } from "../memory/settings.js";
import { Store } from "./store.js";
import { isFilled } from "./workspace.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Mark} Mark */
/** @typedef {import("../memory/saved-games.js").Position} Position */

/**
 * @typedef {object} Advice
 * @property {string} words
 * @property {Step|null} step
 * @property {"where"|"why"} stage   how much of the step was said
 * @property {boolean} isWrong       there are mistakes to go back from
 * @property {boolean} isBusy
 */

const kMostSteps = 20; // asked for at once

/** @returns {Advice} */
const silence = () => ({ words: "", step: null, stage: "where", isWrong: false, isBusy: false });

export class Advisor {
  /** @type {Store<Advice>} */
  store = new Store(silence());

  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {import("./display.js").Display} display
   * @param {import("../net/jobs.js").Jobs} jobs
   */
  constructor(workspace, display, jobs) {
    this.workspace = workspace;
    this.display = display;
    this.jobs = jobs;
    workspace.store.watch(({ view }, before) => view !== before.view && this.#fallSilent());
  }

  // Where mistakes are marked as they are made, their marks stay until the next check has its own.
  #fallSilent() {
    this.store.set({ ...silence(), isBusy: this.store.value.isBusy });
    if (!current().checks) this.display.store.set({ remark: null });
  }

  /** The next hint, or more of the one that was begun. */
  hint() {
    const { step, stage } = this.store.value;
    return step !== null && stage === "where" ? this.#explain(step) : this.#answer(() => this.#findStep());
  }

  check() {
    return this.#answer(async () => {
      const view = await this.#view();
      if (view.answer === null) return this.#say("Nothing is filled in yet.", null);
      const review = await this.#review(view);
      if (this.workspace.store.value.view !== view) return;
      this.#say(reviewInWords(review), reviewLayer(review), { isWrong: review.mistakes.length > 0 });
    });
  }

  /** Takes back what was filled in since the first mistake. */
  goBack() {
    return this.#answer(async () => {
      const { family } = await this.#view();
      const positions = this.workspace.positions();
      const isRight = async (/** @type {number} */ at) => {
        const { puzzle, answer } = /** @type {Position} */ (positions[at]);
        return answer === null || (await this.#review({ family, puzzle, answer })).mistakes.length === 0;
      };
      let wrong = positions.length - 1;
      if (await isRight(wrong)) return this.#say("No mistake so far.", null);
      let right = -1;
      while (wrong - right > 1) {
        const middle = Math.floor((right + wrong) / 2);
        if (await isRight(middle)) right = middle;
        else wrong = middle;
      }
      if (right < 0) return this.#say("The first mistake is older than what can be undone here.", null);
      const steps = positions.length - 1 - right;
      await this.workspace.undo(steps);
      const count = steps === 1 ? "1 step" : `${steps} steps`;
      this.#say(`Went back ${count}, to before the first mistake. Redo brings them again.`, null);
    });
  }

  /** Does what the hint says. */
  async writeIn() {
    const { step } = this.store.value;
    const { family, view } = this.workspace.store.value;
    if (step === null || family === null || view === null) return;
    if (playsMoves(family)) return void this.workspace.fill([bounds(step.because)]);
    const typed = new Set(view.picture.legend.filter(({ key }) => key !== "").map(({ symbol }) => symbol));
    const marks = step.marks.map(({ cell, now }) => ({ cell, symbol: now }));
    if (view.play) {
      for (const { cell, symbol } of marks) void this.workspace.act(typed.has(symbol) ? "mark" : "open", cell);
      return;
    }
    if (isFilled(family) || marks.every(({ symbol }) => typed.has(symbol))) return void this.workspace.fill(marks);
    // What only the game knows cannot be written into the puzzle: it is noted where it belongs.
    await this.workspace.note(Object.fromEntries(marks.map(({ cell, symbol }) => [cell.join(" "), symbol])));
    const spoken = view.picture.legend.find(({ symbol }) => symbol === marks[0]?.symbol)?.spoken ?? "";
    const where = marks.map(({ cell }) => placeInWords([cell])).join("; ");
    this.#say(`Noted as “${spoken}”: ${where}. Write in what you find there.`, null);
  }

  async #findStep() {
    const { family, puzzle, answer } = asPosition(await this.#view());
    const { view, notes } = this.workspace.store.value;
    const noted = Object.keys(notes).length;
    const { steps } = await this.jobs.start({
      ...{ kind: "hint", family, puzzle, count: Math.min(kMostSteps, 1 + noted) },
      ...(answer === null ? {} : { answer }),
    }).result;
    if (this.workspace.store.value.view !== view) return;
    // What is noted need not be found again.
    const isNews = (/** @type {Step} */ { marks }) =>
      marks.length === 0 || marks.some(({ cell, now }) => notes[cell.join(" ")] !== now);
    /** @type {Step|undefined} */ const step = steps.find(isNews);
    if (step === undefined) return this.#say("No further step was found.", null);
    if (step.marks.length === 0 && step.risk === 0) return this.#explain(step);
    this.#say(`${ruleOf(step)}: look at ${whereOf(step)}.`, placeLayer(step), { step, stage: "where" });
  }

  /** @param {Step} step */
  #explain(step) {
    const isWrong = step.rule === "mistake";
    const layer = isWrong ? mistakesLayer([{ reason: step.reason, cells: step.because }]) : stepLayer(step);
    this.#say(`${ruleOf(step)}: ${step.reason}.`, layer, { step, stage: "why", isWrong });
    return Promise.resolve();
  }

  async #view() {
    await this.workspace.settled; // the last stroke may still be on its way
    const { view } = this.workspace.store.value;
    if (view === null) throw new Error("No puzzle is open.");
    return view;
  }

  /**
   * @param {{family: string, puzzle: string, answer: string|null}} position
   * @returns {Promise<import("../types.js").Review>}
   */
  #review({ family, puzzle, answer }) {
    return post("/api/check", { family, puzzle, answer, extent: "so_far" });
  }

  /** @param {() => Promise<void>} act */
  async #answer(act) {
    this.store.set({ isBusy: true });
    try {
      await act();
    } catch (error) {
      this.#say(inWords(error), null);
    } finally {
      this.store.set({ isBusy: false });
    }
  }

  /** @param {string} words @param {import("../types.js").Layer|null} remark @param {Partial<Advice>} [more] */
  #say(words, remark, more = {}) {
    this.store.set({ ...silence(), isBusy: this.store.value.isBusy, words, ...more });
    this.display.store.set(remark ? { remark, showing: "own" } : { remark });
    if (words !== "") announce(words);
  }
}
