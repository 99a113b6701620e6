// The keys of a board whose symbols are typed: they write into the cells that are selected.

import { button, make } from "../elements/dom.js";

/** @typedef {import("../types.js").Swatch} Swatch */

/**
 * @typedef {object} KeypadActs
 * @property {(key: string) => void} write
 * @property {() => void} erase
 * @property {() => boolean} takePencil  takes it up or puts it down; whether it is in the hand now
 * @property {() => void} fillIn
 */

export class Keypad {
  #shown = "";
  #digits = make("div", { class: "digits", role: "group", "aria-label": "Digits" });
  #pencil = button("Pencil", () => this.#takePencil(), { class: "tool", "aria-pressed": "false" });
  #erase;
  #keys;

  /** @param {HTMLElement} root @param {KeypadActs} acts */
  constructor(root, acts) {
    this.acts = acts;
    this.#pencil.title = "Keys note small symbols; or hold Shift";
    this.#erase = button("⌫", () => acts.erase(), { "aria-label": "Clear", title: "Clear (Delete)" });
    const fill = button("Fill candidates", () => acts.fillIn(), { class: "tool" });
    fill.title = "Notes in every empty cell what its clues allow";
    this.#keys = make("div", { class: "keypad" }, this.#digits, make("div", { class: "row" }, this.#pencil, fill));
    root.prepend(this.#keys);
  }

  #takePencil() {
    this.#pencil.setAttribute("aria-pressed", String(this.acts.takePencil()));
  }

  /** @param {Swatch[]} swatches  none: there are no keys */
  show(swatches) {
    this.#keys.hidden = swatches.length === 0;
    const shown = JSON.stringify(swatches);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#digits.replaceChildren(
      ...swatches.map(({ key, spoken, glyph }) =>
        button(glyph.trim(), () => this.acts.write(key), { title: spoken }),
      ),
      this.#erase,
    );
  }
}
