// The bar below the board with the colours, digits or marks to choose from; the chosen one is what a finger writes.

import { make } from "../elements/dom.js";

/** @typedef {import("../types.js").Swatch} Swatch */

export const kCycle = ""; // no symbol chosen: a tap goes on to the next one

/** A symbol that leaves its cell bare shows its key instead. @param {Swatch} swatch */
function chip(swatch) {
  const text = swatch.glyph.trim() || (swatch.hatch === "none" ? swatch.key : "");
  const node = make("span", { class: `chip hatch-${swatch.hatch}`, "aria-hidden": "true" }, text);
  node.style.backgroundColor = swatch.paper;
  node.style.color = swatch.ink;
  return node;
}

export class Palette {
  #held = kCycle;
  #shown = "";
  #bar = make("div", { class: "chips", role: "radiogroup", "aria-label": "What to write" });
  #tip = make("p", { class: "quiet tip" });

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    root.append(this.#bar, this.#tip);
    this.#bar.addEventListener("change", (event) => {
      if (event.target instanceof HTMLInputElement) this.#held = event.target.value;
    });
  }

  /** The chosen symbol, or kCycle. */
  get held() {
    return this.#held;
  }

  /**
   * @param {Swatch[]} swatches
   * @param {string} tip
   * @param {string} [first]    the symbol that is held at first; without one, none is: a tap then goes on to the next
   *   symbol, or selects the cell
   * @param {boolean} [selects]
   */
  show(swatches, tip, first = kCycle, selects = false) {
    this.#tip.textContent = tip;
    this.#bar.hidden = swatches.length === 0;
    const shown = JSON.stringify([swatches, first, selects]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const isOffered = swatches.some(({ symbol }) => symbol === this.#held);
    if (!isOffered) this.#held = first;
    const choices = swatches.map((swatch) =>
      this.#choice(swatch.symbol, swatch.spoken, swatch.key, chip(swatch)),
    );
    const cycle = make("span", { class: "chip cycle", "aria-hidden": "true" }, selects ? "⌖" : "↻");
    const words = selects ? "a tap selects, then type" : "next symbol with each tap";
    const next = this.#choice(kCycle, words, "", cycle);
    this.#bar.replaceChildren(...(first === kCycle ? [next] : []), ...choices);
  }

  /** @param {string} symbol @param {string} spoken @param {string} key @param {HTMLElement} face */
  #choice(symbol, spoken, key, face) {
    const input = make("input", { type: "radio", name: "palette", value: symbol });
    input.checked = symbol === this.#held;
    const title = key ? `${spoken} (${key})` : spoken;
    return make("label", { title }, input, face, make("span", { class: "unseen" }, spoken));
  }
}
