// A progress bar with its figure in per cent. Unknown progress looks like work, not like zero, and has no figure.

import { make } from "./dom.js";

/**
 * @param {string} label  of what it shows the progress
 * @param {Record<string, string>} [attributes]  of the bar
 */
export function meter(label, attributes = {}) {
  const bar = make("progress", { max: 1, value: 0, "aria-label": label, ...attributes });
  // A screen reader says the bar's value in per cent by itself.
  const figure = make("span", { class: "numbers per-cent", "aria-hidden": "true" });
  return {
    node: make("div", { class: "with-per-cent" }, bar, figure),
    /** @param {number|null} done  0 to 1; null: nobody can say */
    show(done) {
      if (done === null) bar.removeAttribute("value");
      else bar.value = done;
      figure.textContent = done === null ? "" : `${Math.floor(bar.value * 100)} %`;
    },
  };
}
