// What could not be read: as what it was tried, where it is wrong, and a text that would be read. It stands where the
// text was typed; of what was pasted or dropped on the page it floats above everything.

import { inWords, Refusal } from "../net/api.js";
import { button, make } from "../elements/dom.js";

export class Unread {
  #words = make("p");
  #example = make("pre", { tabindex: 0, role: "group", "aria-label": "Example" });
  #shown = make("div", {}, make("p", { class: "quiet" }, "This would be read:"), this.#example);
  #place = make("div", { class: "unread", role: "alert" });
  #content = [
    make("strong", {}, "This could not be read."),
    this.#words,
    this.#shown,
    button("Dismiss", () => this.clear(), { id: "dismiss-unread" }),
  ];

  constructor() {
    addEventListener("keydown", ({ key }) => key === "Escape" && this.clear());
  }

  /**
   * @param {unknown} error
   * @param {HTMLElement|null} typed  where the text was typed; null: it came from outside
   */
  show(error, typed) {
    const tried = error instanceof Refusal ? error.tried : null;
    this.#words.textContent = tried
      ? `Read as ${tried.title}, format “${tried.format}”: ${inWords(error)}`
      : inWords(error);
    this.#example.textContent = tried?.example ?? "";
    this.#shown.hidden = !tried?.example;
    this.#place.classList.toggle("card", typed === null);
    this.#place.classList.toggle("floating", typed === null);
    // A screen reader says what comes into an alert, not an alert that comes with its words.
    (typed ?? document.body).append(this.#place);
    this.#place.replaceChildren(...this.#content);
  }

  clear() {
    this.#place.replaceChildren();
    this.#place.remove();
  }
}
