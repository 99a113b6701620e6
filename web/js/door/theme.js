// Light, dark, high contrast, paper, or whatever the system prefers.

import { change, current, kThemes } from "../memory/settings.js";

/** @typedef {import("../memory/settings.js").Theme} Theme */

/** @param {Theme} theme */
function apply(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** @param {HTMLSelectElement} [select] */
export function setUpTheme(select) {
  apply(current().theme);
  if (select === undefined) return;
  select.value = current().theme;
  select.addEventListener("change", () => {
    const theme = kThemes.find((known) => known === select.value) ?? "auto";
    change({ theme });
    apply(theme);
  });
}
