// Where one is: at the front door or at the board. The door and every puzzle have an address and an entry in the
// browser's history, so that back and forward go between them.

import { announce } from "../elements/announce.js";
import { collectedOf, inWords, sampleOf, viewOf } from "../net/api.js";
import { can } from "../net/catalogue.js";
import { addressOf, placeAt } from "./address.js";
import { nextIn } from "./collection.js";
import { lastOf, lastOpen } from "../memory/desk.js";
import { isPlayable, randomSeed, startGame } from "./new-puzzle.js";
import { openSample, viewAgain } from "./start-up.js";
import { Store } from "../model/store.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../memory/desk.js").Opened} Opened */

export class Navigation {
  /** What was open in this visit, by its address. @type {Map<string, Opened>} */ #known = new Map();
  #address = ""; // of the puzzle on the board
  #seen = location.hash; // the address as it was followed or written last
  #turn = 0;
  #isFollowing = false; // an address is being opened, so what opens takes its place in the history

  /** @type {Store<{at: ""|"door"|"board"}>} */
  store = new Store({ at: /** @type {""|"door"|"board"} */ ("") });

  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {import("./new-puzzle.js").NewPuzzle} newPuzzle
   * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
   */
  constructor(workspace, newPuzzle, solverChoice) {
    this.workspace = workspace;
    this.newPuzzle = newPuzzle;
    this.solverChoice = solverChoice;
    workspace.store.watch(({ source }, before) => {
      if (source !== before.source) void this.#opened();
    });
    addEventListener("hashchange", ({ newURL }) => void this.#follow(new URL(newURL).hash));
  }

  /** The first place of a visit: the one in the address, otherwise where one was, otherwise the door. */
  async start() {
    if (location.hash !== "") return this.#follow(location.hash);
    const last = lastOpen();
    if (last === null) return this.#showDoor();
    this.#isFollowing = true;
    try {
      await this.#again(last);
    } catch {
      this.#showDoor(); // what is stored may be damaged
    } finally {
      this.#isFollowing = false;
    }
  }

  /** @param {string} family */
  goToFamily(family) {
    location.hash = new URLSearchParams({ family }).toString();
  }

  #showDoor() {
    if (this.store.value.at === "board") announce("Front door");
    this.store.set({ at: "door" });
  }

  /** What is open gets its address. */
  async #opened() {
    const { view, family, origin, source, grade } = this.workspace.store.value;
    const replaces = this.#isFollowing || location.hash === "";
    this.store.set({ at: "board" });
    if (view === null || family === null) return;
    const opened = { family: family.name, origin, name: view.name, source, grade };
    const address = await addressOf(opened);
    if (this.workspace.store.value.source !== source) return; // another one was opened meanwhile
    this.#known.set(address, opened);
    if (location.hash !== this.#seen) return; // the visitor has gone on, which is to be heard of in a moment
    this.#address = this.#seen = address;
    if (address === location.hash) return;
    if (replaces) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  }

  /** @param {string} hash */
  async #follow(hash) {
    const turn = ++this.#turn;
    this.#seen = hash;
    this.newPuzzle.stop();
    const place = await placeAt(hash);
    if (turn !== this.#turn) return;
    if (place === null) return this.#showDoor();
    if (hash === this.#address) return this.store.set({ at: "board" });
    this.#isFollowing = true;
    try {
      await this.#open(place, hash);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (this.store.value.at === "") this.#showDoor();
      this.newPuzzle.store.set({ problem: inWords(error) });
    } finally {
      if (turn === this.#turn) this.#isFollowing = false;
    }
  }

  /** @param {import("./address.js").Place} place @param {string} hash */
  async #open({ family: name, source, puzzle, name: title, strategy, step }, hash) {
    const family = this.workspace.families.find((known) => known.name === name);
    if (family === undefined) throw new Error(`There are no puzzles called “${name}” here.`);
    const known = this.#known.get(hash) ?? (await this.#atDesk(name, hash));
    const { sample, id, daily, preset, seed } = source;
    if (known) await this.#again(known);
    else if (sample !== undefined) await this.workspace.open(() => sampleOf(name, sample));
    else if (id !== undefined) await this.workspace.open(() => collectedOf(name, id));
    else if (daily !== undefined) await this.newPuzzle.daily(family, daily);
    else if (preset !== undefined && seed !== undefined) await this.#dealt(family, preset, Number(seed));
    else if (puzzle !== null)
      await this.workspace.open(async () => ({ ...(await viewOf(name, puzzle)), name: title, source }));
    else await this.#openFamily(family);
    if (strategy !== "") this.solverChoice.choose(strategy);
    if (step !== null) this.solverChoice.awaitStep(step);
  }

  /**
   * What this browser had open last in a family, if it is what the address means.
   * @param {string} family
   * @param {string} hash
   */
  async #atDesk(family, hash) {
    const last = lastOf(family);
    return last && (await addressOf(last)) === hash ? last : null;
  }

  /** @param {Opened} opened */
  async #again(opened) {
    const { preset, seed } = opened.source;
    const family = this.workspace.families.find(({ name }) => name === opened.family);
    if (family && preset !== undefined && seed !== undefined)
      return this.#dealt(family, preset, Number(seed));
    await this.workspace.open(() => viewAgain(opened));
  }

  /** @param {Family} family @param {string} name @param {number} seed */
  async #dealt(family, name, seed) {
    const preset = family.presets.find((known) => known.name === name);
    if (!preset || !isPlayable(family, preset) || !Number.isSafeInteger(seed))
      throw new Error(`${family.title} has no game “${name}” to deal.`);
    await startGame(family, preset, seed);
  }

  /** Where one was in a family, otherwise something to begin with. @param {Family} family */
  async #openFamily(family) {
    const last = lastOf(family.name);
    try {
      if (last) return await this.#again(last);
    } catch {
      // What is stored may be damaged.
    }
    const dealt = family.presets.find((preset) => preset.generator === "" && isPlayable(family, preset));
    if (dealt) return startGame(family, dealt, randomSeed());
    const next = can(family, "collection") ? await nextIn(family) : null;
    if (next) await this.workspace.open(() => collectedOf(family.name, next.id));
    else await openSample(this.workspace, family);
  }
}
