// A strategy's line of a comparison while it runs: its name, how far it has got and what came of it.

import { make } from "../elements/dom.js";
import { inTime } from "../elements/durations.js";
import { meter } from "../elements/meter.js";

/** @typedef {import("../types.js").Strategy} Strategy */

const kMostShown = 0.99; // of a run that has not ended: an estimate from the clock must not say that it is done

/** @param {Strategy} strategy @param {number} limit  seconds */
export function lane({ title }, limit) {
  const bar = meter(`Progress of ${title}`);
  const words = make("span", { class: "quiet numbers" }, "waiting");
  const node = make("div", { class: "lane" }, make("span", {}, title), bar.node, words);
  let started = 0;
  let share = 0;
  return {
    node,
    /** How much of its part of the comparison is over: 0 to 1. */
    get share() {
      return share;
    },
    begin() {
      started = performance.now();
      words.textContent = "Computing…";
      bar.show(null);
    },
    /** @param {import("../types.js").Progress} progress */
    advance({ done, best }) {
      const elapsed = performance.now() - started;
      share = Math.min(kMostShown, Math.max(done ?? 0, elapsed / 1000 / limit));
      bar.show(done);
      const time = `${inTime(elapsed)} of ${inTime(1000 * limit)}`;
      words.textContent = best === null ? time : `${time} · best ${best}`;
    },
    /** @param {string} status @param {boolean} isCut */
    end(status, isCut) {
      share = 1;
      bar.show(isCut ? 0 : 1);
      words.textContent = status;
    },
  };
}
