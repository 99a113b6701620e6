// The words of a hint or a check with what can be done about them, and the trial that is under way.

import { button, make } from "../elements/dom.js";

/**
 * @param {HTMLElement} root
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/advisor.js").Advisor} advisor
 */
export function setUpAdvice(root, workspace, advisor) {
  const words = make("p", { id: "help-words", class: "reason" });
  const why = button("Why?", () => void advisor.hint(), { id: "explain-hint" });
  const write = button("Write it in", () => void advisor.writeIn(), { id: "write-hint" });
  const back = button("Back to before the first mistake", () => void advisor.goBack(), { id: "words-go-back" });
  const level = make("p", { class: "doubtful" });
  const trial = make(
    "div",
    { id: "trial", class: "row" },
    level,
    button("Keep it", () => workspace.endTrial(true), { id: "keep-trial" }),
    button("Go back", () => workspace.endTrial(false), { id: "drop-trial" }),
  );
  root.append(trial, make("div", { class: "row advice" }, words, why, write, back));
  advisor.store.watch(({ words: said, step, stage, isWrong, isBusy }) => {
    words.textContent = said;
    why.hidden = step === null || stage !== "where";
    write.hidden = step === null || step.marks.length === 0;
    back.hidden = !isWrong;
    back.disabled = isBusy;
  });
  workspace.store.watch(({ trials }) => {
    trial.hidden = trials === 0;
    level.textContent = trials > 1 ? `Trying something, ${trials} levels deep` : "Trying something";
  });
}
