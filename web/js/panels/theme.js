// Light, dark, or as the system wishes.

import { change, current } from "../model/settings.js";

/** @typedef {"auto"|"light"|"dark"} Theme */

/** @type {Theme[]} */
const kThemes = ["auto", "light", "dark"];

/** @param {Theme} theme */
function wear(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** @param {HTMLSelectElement} [select] */
export function setUpTheme(select) {
  wear(current().theme);
  if (select === undefined) return;
  select.value = current().theme;
  select.addEventListener("change", () => {
    const theme = kThemes.find((known) => known === select.value) ?? "auto";
    change({ theme });
    wear(theme);
  });
}
