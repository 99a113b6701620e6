// A clock that runs down. What is left of it lasts over a reload.

import { announce } from "../elements/announce.js";
import { forget, recall, remember } from "../memory/settings.js";
import { Store } from "../model/store.js";

const kKey = "quadrille:clock";
const kTick = 200; // ms
const kAnnounced = [60, 30, 10]; // seconds left

/** @param {number} seconds */
export const asClock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export class Countdown {
  #end = 0; // ms since 1970
  #game = "";
  #isHalted = false;
  /** @type {ReturnType<typeof setInterval>|undefined} */ #timer;

  /** Whole seconds; null: this game has no clock. @type {Store<{left: number|null}>} */
  store = new Store(/** @type {{left: number|null}} */ ({ left: null }));

  /** @param {string} game which game it is, for a reload @param {number} seconds */
  start(game, seconds) {
    clearInterval(this.#timer);
    this.#game = game;
    this.#isHalted = false;
    this.#end = Date.now() + seconds * 1000;
    this.#timer = setInterval(() => this.#tick(), kTick);
    this.#tick();
  }

  /** Goes on with the clock that this game had before a reload, if it had one. @param {string} game */
  resume(game) {
    const stored = /** @type {{game?: unknown, left?: unknown}|null} */ (recall(kKey));
    if (stored?.game === game && typeof stored.left === "number") this.start(game, stored.left);
    else this.#clear();
  }

  /** From now on this game has no clock. */
  drop() {
    this.#clear();
    forget(kKey);
  }

  /** It stands still: the game has ended by itself. */
  halt() {
    clearInterval(this.#timer);
    this.#isHalted = true;
  }

  /** A move was taken back: the game goes on, and so does the clock. */
  goOn() {
    const { left } = this.store.value;
    if (this.#isHalted && left !== null) this.start(this.#game, left);
  }

  #clear() {
    clearInterval(this.#timer);
    this.#isHalted = false;
    this.store.set({ left: null });
  }

  #tick() {
    const left = Math.max(0, Math.ceil((this.#end - Date.now()) / 1000));
    if (left === 0) clearInterval(this.#timer);
    if (left === this.store.value.left) return;
    remember(kKey, { game: this.#game, left });
    if (kAnnounced.includes(left)) announce(`${left} seconds left`);
    this.store.set({ left });
  }
}
