// The numbers of rows or columns beside a board, as people count them.

import { make } from "../elements/dom.js";

/** @param {HTMLElement} ruler @param {number} lines 0: none */
export function showRulers(ruler, lines) {
  if (ruler.children.length === lines) return;
  ruler.replaceChildren(...Array.from({ length: lines }, (_, i) => make("span", {}, String(i + 1))));
}
