// What has just been cleared pops and fades, for those who like motion.

import { make } from "../elements/dom.js";

const kMostGhosts = 60;
const kStill = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {HTMLElement} cells  the board's cells, which the ghosts lie over
 * @param {import("../types.js").View} before
 * @param {import("../types.js").View} view
 */
export function popCleared(cells, before, view) {
  const [was, now] = [before.weights?.left, view.weights?.left];
  if (kStill.matches || !was || !now || was.length !== now.length) return;
  const ghosts = was.flatMap((line, row) =>
    line.flatMap((weight, col) => {
      if (weight === 0 || now[row]?.[col] !== 0) return [];
      const ghost = make("span", { class: "ghost", "aria-hidden": "true" }, String(weight));
      ghost.style.setProperty("--row", String(row));
      ghost.style.setProperty("--col", String(col));
      ghost.addEventListener("animationend", () => ghost.remove());
      return [ghost];
    }),
  );
  if (ghosts.length <= kMostGhosts) cells.append(...ghosts);
}
