// Puzzles from outside: pasted text and dropped or picked files, in any format of any family.

import { post, Refusal } from "../net/api.js";
import { fileAsBase64 } from "../net/base64.js";
import { button, find, make, offer } from "../elements/dom.js";

/** @typedef {import("../types.js").View} View */

const kMostBytes = 3_000_000; // what fits in a request as base64

export class Reader {
  #text = make("textarea", { id: "puzzle-text", rows: 6, spellcheck: "false", autocomplete: "off" });
  #file = make("input", { id: "puzzle-file", type: "file" });
  #which = make("select", { id: "puzzle-which" });
  /** @type {object} */ #source = {};

  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {(error: unknown) => void} say  null: there is nothing wrong
   */
  constructor(workspace, say) {
    this.workspace = workspace;
    this.say = say;
    this.textPane = make(
      "div",
      { class: "pane" },
      make("label", { for: "puzzle-text" }, "A puzzle in any known format"),
      this.#text,
      button("Read", () => void this.readText(this.#text.value), { class: "primary" }),
    );
    this.filePane = make(
      "div",
      { class: "pane" },
      make("label", { for: "puzzle-file" }, "A file, or drop one anywhere on the page"),
      this.#file,
    );
    this.several = make(
      "div",
      { class: "pane" },
      make("label", { for: "puzzle-which" }, "Puzzle in the file"),
      this.#which,
    );
    this.several.hidden = true;
    this.#file.addEventListener("change", () => {
      const [file] = this.#file.files ?? [];
      if (file) void this.readFile(file);
    });
    this.#which.addEventListener(
      "change",
      () => void this.#read({ ...this.#source, puzzle: this.#which.value }),
    );
    this.#watchDrops();
  }

  /** @param {string} text */
  async readText(text) {
    await this.#read({ text });
  }

  /** @param {File} file */
  async readFile(file) {
    if (file.size > kMostBytes)
      return this.say(new Refusal(`${file.name} is larger than ${kMostBytes / 1e6} MB`));
    await this.#read({ base64: await fileAsBase64(file) });
  }

  /**
   * The family of the open puzzle is asked first, since a grid of digits may mean several things.
   * @param {object} source
   */
  async #read(source) {
    this.#source = source;
    const family = this.workspace.store.value.family?.name;
    try {
      await this.#show(await post("/api/read", { ...source, family }));
    } catch (first) {
      try {
        await this.#show(await post("/api/read", source));
      } catch (error) {
        this.say(nearest(first, error));
        this.#select(error);
      }
    }
  }

  /** @param {View} view */
  async #show(view) {
    const puzzles = view.puzzles ?? [];
    this.several.hidden = puzzles.length < 2;
    offer(
      this.#which,
      puzzles.map(({ name }) => ({ value: name, text: name })),
      view.name,
    );
    await this.workspace.open(async () => view);
    this.say(null);
  }

  /** Puts the caret where the text is wrong. @param {unknown} error */
  #select(error) {
    if (!(error instanceof Refusal) || error.line === null || this.textPane.hidden) return;
    const before = this.#text.value
      .split("\n")
      .slice(0, error.line - 1)
      .join("\n");
    const at = before.length + (error.line > 1 ? 1 : 0) + (error.column ?? 1) - 1;
    this.#text.focus();
    this.#text.setSelectionRange(at, at + 1);
  }

  #watchDrops() {
    const overlay = find(document, "#drop", HTMLElement);
    addEventListener("dragover", (event) => {
      event.preventDefault();
      overlay.hidden = false;
    });
    addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) overlay.hidden = true;
    });
    addEventListener("drop", (event) => {
      event.preventDefault();
      overlay.hidden = true;
      const [file] = event.dataTransfer?.files ?? [];
      const text = event.dataTransfer?.getData("text/plain") ?? "";
      if (file) void this.readFile(file);
      else if (text !== "") void this.readText(text);
    });
  }
}

/**
 * Of two refusals the one that points at a place; if both do, that of the family of the open puzzle.
 * @param {unknown} first
 * @param {unknown} second
 */
function nearest(first, second) {
  if (first instanceof Refusal && second instanceof Refusal && first.line === null && second.line !== null)
    return second;
  return first;
}
