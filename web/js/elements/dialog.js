// A dialog: the browser's own, with a title and a way out by button, by Esc and by a click beside it.

import { button, make } from "./dom.js";

let count = 0;

export class Dialog {
  #title;
  body = make("div", { class: "dialog-body" });

  /** @param {string} id */
  constructor(id) {
    const titleId = `dialog-title-${++count}`;
    this.#title = make("h2", { id: titleId });
    const close = button("×", () => this.close(), { class: "dialog-close", "aria-label": "Close" });
    const head = make("div", { class: "dialog-head" }, this.#title, close);
    this.element = make("dialog", { id, "aria-labelledby": titleId }, head, this.body);
    this.element.addEventListener("pointerdown", (event) => {
      if (event.target === this.element) this.close();
    });
    // Keys in a dialog are not for the page behind it.
    this.element.addEventListener("keydown", (event) => event.stopPropagation());
    document.body.append(this.element);
  }

  /** @param {string} title @param {...(Node|string)} content */
  open(title, ...content) {
    this.#title.textContent = title;
    this.body.replaceChildren(...content);
    this.element.showModal();
    this.body.scrollTop = 0;
  }

  close() {
    this.element.close();
  }
}
