// Puzzles from outside: typed or pasted text and dropped or picked files, in any format of any family.

import { post, Refusal } from "../net/api.js";
import { fileAsBase64 } from "../net/base64.js";
import { button, find, make, offer } from "../elements/dom.js";
import { Unread } from "./unread.js";

/** @typedef {import("../types.js").View} View */

const kTextFields = "textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])";
const kMostBytes = 3_000_000; // what fits in a request as base64

export class Reader {
  #text = make("textarea", { id: "puzzle-text", rows: 6, spellcheck: "false", autocomplete: "off" });
  #file = make("input", { id: "puzzle-file", type: "file" });
  #which = make("select", { id: "puzzle-which" });
  #unread = new Unread();
  /** @type {object} */ #source = {};

  /** @param {import("../model/workspace.js").Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.textPane = make(
      "div",
      { class: "pane" },
      make("label", { for: "puzzle-text" }, "A puzzle in any known format"),
      this.#text,
      button("Read", () => void this.#read({ text: this.#text.value }, this.textPane), { class: "primary" }),
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
    this.#watchPastes();
  }

  /** @param {string} text */
  async readText(text) {
    await this.#read({ text });
  }

  /** @param {File} file */
  async readFile(file) {
    if (file.size > kMostBytes)
      return this.#unread.show(new Refusal(`${file.name} is larger than ${kMostBytes / 1e6} MB.`), null);
    await this.#read({ base64: await fileAsBase64(file) });
  }

  /**
   * The family of the open puzzle is asked first, since a grid of digits may mean several things.
   * @param {object} source
   * @param {HTMLElement|null} [typed]  where it was typed
   */
  async #read(source, typed = null) {
    this.#source = source;
    const family = this.workspace.store.value.family?.name;
    try {
      await this.#show(await post("/api/read", { ...source, family }));
    } catch (first) {
      try {
        await this.#show(await post("/api/read", source));
      } catch (error) {
        const shown = furthest(first, error);
        this.#unread.show(shown, typed);
        if (typed !== null) this.#select(shown);
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
    this.#unread.clear();
  }

  /** Puts the caret where the text is wrong. @param {unknown} error */
  #select(error) {
    if (!(error instanceof Refusal) || error.line === null) return;
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
      if (event.dataTransfer) this.#take(event.dataTransfer);
    });
  }

  #watchPastes() {
    addEventListener("paste", (event) => {
      const isText = event.target instanceof Element && event.target.matches(kTextFields);
      if (event.defaultPrevented || isText || event.clipboardData === null) return;
      event.preventDefault();
      this.#take(event.clipboardData);
    });
  }

  /** @param {DataTransfer} handed */
  #take(handed) {
    const [file] = handed.files;
    const text = handed.getData("text/plain");
    if (file) void this.readFile(file);
    else if (text.trim() !== "") void this.readText(text);
  }
}

/**
 * Of two refusals the one that came further in the text; if neither did, that of the family of the open puzzle.
 * @param {unknown} first
 * @param {unknown} second
 */
function furthest(first, second) {
  if (!(first instanceof Refusal && second instanceof Refusal)) return first;
  const depths = [first, second].map(({ line, column }) => (line ?? 0) * 1e6 + (column ?? 0));
  return (depths[1] ?? 0) > (depths[0] ?? 0) ? second : first;
}
