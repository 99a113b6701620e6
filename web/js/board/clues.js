// Clue lines beside a board. They stay in view while it scrolls; while the puzzle is being drawn, each is a button
// that opens it for editing. What a screen reader says is the clue's text, however its numbers are drawn.

import { make } from "../elements/dom.js";

/** @typedef {import("../types.js").Field} Field */
/** @typedef {import("../types.js").ClueNumber} ClueNumber */
/** @typedef {Map<string, import("../types.js").Swatch>} Legend */

/**
 * A number in the colour that it counts, where there are several: its swatch then has a letter.
 * @param {ClueNumber} number
 * @param {Legend} legend
 */
function numberNode({ text, symbol, done }, legend) {
  const node = make("span", { class: done ? "number done" : "number" }, text);
  const swatch = legend.get(symbol);
  const letter = swatch?.glyph.trim() ?? "";
  if (swatch === undefined || letter === "") return node;
  node.classList.add("boxed");
  node.style.backgroundColor = swatch.paper;
  node.style.color = swatch.ink;
  node.append(make("span", { class: "letter" }, letter));
  return node;
}

/**
 * @param {Field} field
 * @param {Legend} legend
 * @param {((field: Field) => void)|null} onEdit
 */
function clueNode(field, legend, onEdit) {
  const parts = field.numbers?.length
    ? field.numbers.map((number) => numberNode(number, legend))
    : [make("span", { class: "number" }, field.text || "·")];
  const numbers = make("span", { class: "numbers", "aria-hidden": "true" }, ...parts);
  if (onEdit === null) return make("div", { class: "clue" }, make("span", { class: "unseen" }, field.text), numbers);
  const name = `${field.spoken}: ${field.text || "no clue"}`;
  const node = make("button", { type: "button", class: "clue", "aria-label": name }, numbers);
  node.addEventListener("click", () => onEdit(field));
  return node;
}

/**
 * Shows fields in band, and draws only those again that have changed.
 * @param {HTMLElement} band
 * @param {Field[]} fields
 * @param {Legend} legend
 * @param {((field: Field) => void)|null} onEdit
 */
export function showClues(band, fields, legend, onEdit) {
  const keys = fields.map((field) => JSON.stringify([field, onEdit !== null, legend.size]));
  while (band.children.length > fields.length) band.lastElementChild?.remove();
  fields.forEach((field, at) => {
    const old = band.children[at];
    if (old instanceof HTMLElement && old.dataset.shown === keys[at]) return;
    const node = clueNode(field, legend, onEdit);
    node.dataset.shown = keys[at];
    if (old?.classList.contains("lit")) node.classList.add("lit");
    if (old) old.replaceWith(node);
    else band.append(node);
  });
}

/** Lights the clue of one line; -1: none. @param {HTMLElement} band @param {number} at */
export function lightClue(band, at) {
  for (const lit of band.querySelectorAll(".lit")) lit.classList.remove("lit");
  band.children[at]?.classList.add("lit");
}

/** The length of the longest number. @param {Field[]} fields */
export const digitsOf = (fields) =>
  Math.max(
    0,
    ...fields.flatMap(({ numbers, text }) => (numbers?.length ? numbers : [{ text }]).map((n) => n.text.length)),
  );
