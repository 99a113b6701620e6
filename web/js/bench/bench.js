// The bench: where puzzles come from, strategies, comparisons, files. It is one click away and stays as it was left.

import { change, current } from "../memory/settings.js";

/**
 * @param {HTMLElement} button
 * @param {HTMLElement} bench
 * @returns {() => void} opens it
 */
export function setUpBench(button, bench) {
  const show = () => {
    const isOpen = current().bench;
    bench.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    document.documentElement.classList.toggle("with-bench", isOpen);
  };
  const set = (/** @type {boolean} */ isOpen) => {
    change({ bench: isOpen });
    show();
  };
  button.addEventListener("click", () => set(!current().bench));
  show();
  return () => set(true);
}
