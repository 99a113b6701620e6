// The bench: where puzzles come from, strategies, comparisons, files. It is one click away and stays as it was left.

import { change, current } from "../model/settings.js";

/** @param {HTMLElement} button @param {HTMLElement} bench */
export function setUpBench(button, bench) {
  const show = () => {
    const isOpen = current().bench;
    bench.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    document.documentElement.classList.toggle("with-bench", isOpen);
  };
  button.addEventListener("click", () => {
    change({ bench: !current().bench });
    show();
  });
  show();
}
