// What is being made, how far it is, and a way to stop it; afterwards why it could not be made.

import { button, make } from "../elements/dom.js";

/** @param {HTMLElement} root @param {import("../opening/new-puzzle.js").NewPuzzle} newPuzzle */
export function setUpMakingStrip(root, newPuzzle) {
  const words = make("p");
  const bar = make("progress", { max: 1, "aria-label": "Making the puzzle" });
  const stop = button("Stop", () => newPuzzle.stop());
  const problem = make("p", { class: "notice", role: "alert" });
  const dismiss = button("Close", () => newPuzzle.store.set({ problem: "" }));
  const making = make("div", { class: "making-work" }, words, stop, bar);
  root.append(making, make("div", { class: "row" }, problem, dismiss));
  newPuzzle.store.watch(({ what, done, message, problem: why }) => {
    const percent = done === null ? "" : ` ${Math.round(100 * done)} %`;
    words.textContent = what && `Making ${what}…${percent}${message && ` (${message})`}`;
    if (done === null) bar.removeAttribute("value");
    else bar.value = done;
    making.hidden = what === "";
    problem.textContent = why;
    dismiss.hidden = why === "";
    root.hidden = what === "" && why === "";
  });
}
