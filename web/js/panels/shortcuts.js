// Keys that work anywhere on the page.

import { isTyping } from "../elements/typing.js";

/**
 * @param {import("../model/display.js").Display} display
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 */
export function watchShortcuts(display, solverChoice) {
  addEventListener("keydown", (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.key === "Escape") return solverChoice.runner.stop();
    if (!isCommand) return;
    if (key === "enter") {
      event.preventDefault();
      void solverChoice.start();
    } else if (isTyping(event.target)) {
      return;
    } else if (key === "y" || (key === "z" && event.shiftKey)) {
      event.preventDefault();
      display.redo();
    } else if (key === "z") {
      event.preventDefault();
      display.undo();
    }
  });
}
