// A button that opens a small panel below itself. A click elsewhere or Escape closes it, and so does any button in it.

import { make } from "./dom.js";

/** @param {string} name @param {...HTMLElement} content */
export function menu(name, ...content) {
  const summary = make("summary", {}, name);
  const panel = make("div", { class: "menu-panel" }, ...content);
  const root = make("details", { class: "menu" }, summary, panel);
  const close = () => (root.open = false);
  panel.addEventListener("click", (event) => event.target instanceof HTMLButtonElement && close());
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !root.open) return;
    event.stopPropagation();
    close();
    summary.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !root.contains(event.target)) close();
  });
  return root;
}
