// A line or two beside the board about the clues through a cell: what they still allow.

import { post } from "../net/api.js";
import { can } from "../net/catalogue.js";
import { make } from "../elements/dom.js";

/** @typedef {import("../types.js").Cell} Cell */

const kPause = 60; // ms that the pointer rests on a cell before the program is asked

export class Remarks {
  #due = 0;
  #asked = "";

  /** @param {HTMLElement} root @param {import("../model/workspace.js").Workspace} workspace */
  constructor(root, workspace) {
    this.root = root;
    this.workspace = workspace;
  }

  /** @param {Cell|null} cell  null: nothing is said */
  show(cell) {
    const { view, family } = this.workspace.store.value;
    const isOffered = can(family, "aids");
    this.root.hidden = !isOffered;
    const asked = isOffered && cell && view ? JSON.stringify([view.puzzle, view.answer, cell]) : "";
    if (asked === this.#asked) return;
    clearTimeout(this.#due);
    this.#asked = asked;
    if (asked === "" || view === null) return this.root.replaceChildren();
    this.#due = window.setTimeout(() => void this.#ask(asked), kPause);
  }

  /** @param {string} asked */
  async #ask(asked) {
    const { view } = this.workspace.store.value;
    if (view === null) return;
    const [puzzle, answer, cell] = JSON.parse(asked);
    const position = answer ? { answer } : {};
    // A remark that cannot be had is left out: the board is played without it.
    const { remarks } = await post("/api/aids", { family: view.family, puzzle, cell, ...position }).catch(() => ({
      remarks: [],
    }));
    if (asked !== this.#asked) return;
    this.root.replaceChildren(...remarks.map((/** @type {string} */ line) => make("p", {}, line)));
  }
}
