// What has just been cleared pops and fades, and what has been opened clears up from the cell that was played, for those
// who like motion.

import { make } from "../elements/dom.js";
import { playedIn } from "../net/deals.js";

const kMostCleared = 60;
const kMostOpened = 400;
const kSpread = 14; // ms from a cell to the next
const kStill = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Something that lies over a cell until it has faded.
 * @param {number} row @param {number} col @param {string} kind @param {string} text
 */
function ghostOver(row, col, kind, text) {
  const ghost = make("span", { class: `ghost ${kind}`, "aria-hidden": "true" }, text);
  ghost.style.setProperty("--row", String(row));
  ghost.style.setProperty("--col", String(col));
  ghost.addEventListener("animationend", () => ghost.remove());
  return ghost;
}

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
      return [ghostOver(row, col, "cleared", String(weight))];
    }),
  );
  if (ghosts.length <= kMostCleared) cells.append(...ghosts);
}

/**
 * An act that opens many cells at once opens the nearest first.
 * @param {HTMLElement} cells
 * @param {import("../types.js").View} before
 * @param {import("../types.js").View} view
 */
export function spreadOpened(cells, before, view) {
  // Advice changes cells too.
  if (kStill.matches || !view.play || view.play.best || before.play?.best) return;
  const act = playedIn(view.answer)?.acts.at(-1);
  if (!act) return;
  const papers = new Map(before.picture.legend.map(({ symbol, paper }) => [symbol, paper]));
  const [fromRow, fromCol] = act.cell;
  const ghosts = before.picture.board.flatMap((line, row) => {
    const now = [...(view.picture.board[row] ?? "")];
    return [...line].flatMap((symbol, col) => {
      if (symbol === now[col]) return [];
      const ghost = ghostOver(row, col, "opened", "");
      ghost.style.backgroundColor = papers.get(symbol) ?? "";
      ghost.style.animationDelay = `${kSpread * Math.hypot(row - fromRow, col - fromCol)}ms`;
      return [ghost];
    });
  });
  if (ghosts.length > 1 && ghosts.length <= kMostOpened) cells.append(...ghosts);
}
