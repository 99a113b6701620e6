// How long the puzzle that is open has been played. Nobody plays a page that is hidden, or a puzzle that is finished.

import { Store } from "./store.js";

const kTick = 1000; // ms

export class PlayClock {
  #before = 0; // ms, up to the last pause
  #since = 0; // when it was set going
  #isWanted = false;
  #isHeld = false;
  /** @type {ReturnType<typeof setInterval>|undefined} */ #ticking;

  store = new Store({ seconds: 0 });

  constructor() {
    document.addEventListener("visibilitychange", () => this.#update());
  }

  get seconds() {
    const running = this.#ticking === undefined ? 0 : performance.now() - this.#since;
    return Math.floor((this.#before + running) / 1000);
  }

  /** Goes on from so many seconds. @param {number} seconds @param {boolean} isWanted  whether it goes at all */
  set(seconds, isWanted) {
    this.#pause();
    this.#before = 1000 * seconds;
    this.go(isWanted);
  }

  /** @param {boolean} isWanted  false: it stands still */
  go(isWanted) {
    this.#isWanted = isWanted;
    this.#update();
  }

  /** @param {boolean} isHeld  true: the board is out of sight */
  hold(isHeld) {
    this.#isHeld = isHeld;
    this.#update();
  }

  #update() {
    if (this.#isWanted && !this.#isHeld && !document.hidden) this.#run();
    else this.#pause();
    this.#show();
  }

  #run() {
    if (this.#ticking !== undefined) return;
    this.#since = performance.now();
    this.#ticking = setInterval(() => this.#show(), kTick);
  }

  #pause() {
    if (this.#ticking === undefined) return;
    this.#before += performance.now() - this.#since;
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  #show() {
    const { seconds } = this;
    if (seconds !== this.store.value.seconds) this.store.set({ seconds });
  }
}

/** "3:12", "1:03:12" @param {number} seconds */
export function clockFace(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
