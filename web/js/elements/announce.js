// Announces things to a screen reader. Two regions in turn, so that a repeated sentence is read again.

import { make } from "./dom.js";

/** @type {HTMLElement[]} */
const regions = [];
let turn = 0;

/** @param {string} sentence */
export function announce(sentence) {
  if (regions.length === 0) {
    for (let i = 0; i < 2; ++i)
      regions.push(make("div", { class: "unseen", "aria-live": "polite", role: "status" }));
    document.body.append(...regions);
  }
  const [before, now] = turn++ % 2 ? [regions[0], regions[1]] : [regions[1], regions[0]];
  before?.replaceChildren();
  if (now) now.textContent = sentence;
}
