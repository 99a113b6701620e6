// A row of choices of which one is taken: radio buttons that look like a switch.

import { make } from "./dom.js";

/**
 * @typedef {object} Choice
 * @property {string} value
 * @property {string} text
 * @property {string} [title]
 */

let groups = 0;

export class Segments {
  #name = `segments-${++groups}`;
  #offered = "";
  /** @type {Map<string, HTMLInputElement>} */ #inputs = new Map();

  /** @param {HTMLElement} root @param {(value: string) => void} onChoose */
  constructor(root, onChoose) {
    this.root = root;
    root.addEventListener("change", (event) => {
      if (event.target instanceof HTMLInputElement) onChoose(event.target.value);
    });
  }

  /** @param {Choice[]} choices @param {string} chosen */
  show(choices, chosen) {
    const offered = JSON.stringify(choices);
    if (offered !== this.#offered) this.#build(choices);
    this.#offered = offered;
    for (const [value, input] of this.#inputs) input.checked = value === chosen;
    this.root.hidden = choices.length < 2;
  }

  /** @param {Choice[]} choices */
  #build(choices) {
    this.#inputs.clear();
    const labels = choices.map(({ value, text, title }) => {
      const input = make("input", { type: "radio", name: this.#name, value });
      this.#inputs.set(value, input);
      return make("label", title ? { title } : {}, input, make("span", { "data-text": text }, text));
    });
    this.root.replaceChildren(...labels);
  }
}
