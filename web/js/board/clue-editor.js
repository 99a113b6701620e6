// The text boxes for clues: one for a line beside the board, and those for the sums in the cell at the cursor.

import { make } from "../elements/dom.js";
import { placeOf } from "../model/drawable.js";

/** @typedef {import("../types.js").Field} Field */
/** @typedef {import("../types.js").Cell} Cell */

export class ClueEditor {
  #lineLabel = make("label", { for: "clue-line" }, "");
  #lineText = make("input", { id: "clue-line", type: "text", autocomplete: "off", spellcheck: "false" });
  #line = make(
    "form",
    { class: "clue-form" },
    this.#lineLabel,
    this.#lineText,
    make("button", { type: "submit" }, "Set"),
  );
  #cell = make("div", { class: "clue-form" });
  /** @type {Field|null} */ #field = null;
  /** @type {Cell} */ #at = [0, 0];

  /** @param {HTMLElement} root @param {import("../model/workspace.js").Workspace} workspace */
  constructor(root, workspace) {
    this.root = root;
    this.workspace = workspace;
    root.append(this.#line, this.#cell);
    this.#line.hidden = true;
    this.#line.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#setLine();
    });
  }

  /** @param {Field} field */
  open(field) {
    this.#field = field;
    this.#lineLabel.textContent = field.spoken;
    this.#lineText.value = field.text;
    this.#line.hidden = false;
    this.#lineText.focus();
    this.#lineText.select();
  }

  /** Shows the sums of the cell at the cursor, if the family has clues in cells. @param {Cell} cell */
  pointAt(cell) {
    this.#at = cell;
    this.show();
  }

  /** Draws what the workspace holds now. */
  show() {
    const { family, blank, mode } = this.workspace.store.value;
    const isOpen = mode === "draw" && family !== null && blank !== null;
    this.root.hidden = !isOpen;
    if (!isOpen) return;
    if (blank.row_clues.length + blank.col_clues.length === 0) this.#line.hidden = true;
    if (this.#cell.contains(document.activeElement)) return; // not while the user is typing in it
    this.#cell.replaceChildren(...family.cell_fields.flatMap((place) => this.#sum(place)));
  }

  /** @param {string} place */
  #sum(place) {
    const [row, col] = this.#at;
    const labels = this.workspace.store.value.blank?.layers.flatMap((layer) => layer.labels) ?? [];
    const text =
      labels.find((label) => label.place === place && label.cell[0] === row && label.cell[1] === col)?.text ??
      "";
    const id = `clue-${place}`;
    const input = make("input", {
      id,
      type: "text",
      inputmode: "numeric",
      size: 3,
      value: text,
      autocomplete: "off",
    });
    const set = () => void this.workspace.edit([{ field: `${place} ${row} ${col}`, text: input.value.trim() }]);
    input.addEventListener("change", set);
    return [make("label", { for: id }, `${place} at ${placeOf([row, col])}`), input];
  }

  async #setLine() {
    const field = this.#field;
    if (field === null) return;
    await this.workspace.edit([{ field: field.id, text: this.#lineText.value }]);
    const { notice, blank } = this.workspace.store.value;
    if (notice !== "" || blank === null) return;
    const fields = [...blank.row_clues, ...blank.col_clues];
    const next = fields[fields.findIndex(({ id }) => id === field.id) + 1];
    if (next) this.open(next);
    else this.#line.hidden = true;
  }
}
