// Clue lines beside a board. They stay in view while it scrolls; while the puzzle is being drawn, each is a button
// that opens it for editing.

import { make } from "../elements/dom.js";

/** @typedef {import("../types.js").Field} Field */

/**
 * @param {Field} field
 * @param {boolean} stacked  the numbers one below the other
 * @param {((field: Field) => void)|null} onEdit
 */
function clueNode(field, stacked, onEdit) {
  const words = field.text === "" ? ["·"] : field.text.split(/\s+/);
  const parts = stacked ? words.map((word) => make("span", {}, word)) : [words.join(" ")];
  if (onEdit === null) return make("div", { class: "clue" }, ...parts);
  const node = make(
    "button",
    { type: "button", class: "clue", "aria-label": `${field.spoken}: ${field.text || "no clue"}` },
    ...parts,
  );
  node.addEventListener("click", () => onEdit(field));
  return node;
}

/**
 * Shows fields in band, and draws them again only if something has changed.
 * @param {HTMLElement} band
 * @param {Field[]} fields
 * @param {boolean} stacked
 * @param {((field: Field) => void)|null} onEdit
 */
export function showClues(band, fields, stacked, onEdit) {
  const key = JSON.stringify([fields, onEdit !== null]);
  if (band.dataset.shown === key) return;
  band.dataset.shown = key;
  band.replaceChildren(...fields.map((field) => clueNode(field, stacked, onEdit)));
}

/** The length of the longest clue line, in characters. @param {Field[]} fields */
export const widest = (fields) => Math.max(0, ...fields.map(({ text }) => text.length));

/** The largest number of numbers in one clue. @param {Field[]} fields */
export const tallest = (fields) => Math.max(0, ...fields.map(({ text }) => text.split(/\s+/).length));
