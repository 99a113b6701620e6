// What a player reaches for: Hint, Check, Undo and Redo, all from what is filled in and without giving the answer away;
// Solve, for those who want it; and, in a menu, what is wanted now and then.

import { setUpAdvice } from "./advice-panel.js";
import { can } from "../net/catalogue.js";
import { clockFace } from "../model/play-clock.js";
import { button, make } from "../elements/dom.js";
import { change, current } from "../memory/settings.js";
import { isFilled } from "../model/workspace.js";
import { LiveCheck } from "../model/live-check.js";
import { menu } from "../elements/menu.js";

/** @param {string} id @param {string} text @param {boolean} isOn @param {(isOn: boolean) => void} turn */
function toggle(id, text, isOn, turn) {
  const box = make("input", { id, type: "checkbox" });
  box.checked = isOn;
  box.addEventListener("change", () => turn(box.checked));
  return make("label", { class: "choice" }, box, text);
}

/**
 * @param {{bar: HTMLElement, words: HTMLElement}} places
 * @param {import("../model/display.js").Display} display
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @param {import("../model/advisor.js").Advisor} advisor
 */
export function setUpPlayBar({ bar, words }, display, solverChoice, advisor) {
  const { workspace } = display;
  const live = new LiveCheck(workspace, display);
  const hint = button("Hint", () => void advisor.hint(), { id: "hint" });
  const check = button("Check", () => void advisor.check(), { id: "check" });
  const undo = button("Undo", () => display.undo(), { id: "undo", "aria-keyshortcuts": "Control+Z" });
  const redo = button("Redo", () => display.redo(), { id: "redo", "aria-keyshortcuts": "Control+Y" });
  const over = button("Start over", () => void workspace.startOver(), { id: "start-over" });
  const start = button("Solve", () => void solverChoice.start(), {
    id: "start",
    "aria-keyshortcuts": "Control+Enter",
    title: "Lets the program solve it, from what you have filled in",
  });
  const trying = button("Try from here", () => void workspace.beginTrial(), {
    id: "try",
    title: "What you do from now on can be taken back in one go",
  });
  const back = button("Back to before the first mistake", () => void advisor.goBack(), { id: "go-back" });
  const checks = toggle("checks", "Mark mistakes while I play", live.isOn, (isOn) => live.turn(isOn));
  const clock = make("span", { id: "play-clock", class: "numbers quiet", role: "timer", "aria-label": "Time played" });
  const clockChoice = toggle("clock-shown", "Show the time", current().clock, (isOn) => {
    change({ clock: isOn });
    show();
  });
  bar.append(hint, check, undo, redo, over, start, menu("More", trying, back, checks, clockChoice), clock);
  setUpAdvice(words, workspace, advisor);

  const show = () => {
    const { view, family, origin, mode } = workspace.store.value;
    const fills = family !== null && isFilled(family);
    hint.hidden = !can(family, "hint");
    check.hidden = checks.hidden = trying.hidden = !fills;
    back.hidden = family?.player !== "cells";
    undo.disabled = !display.canUndo;
    redo.disabled = !display.canRedo;
    over.disabled = view === null || (view.puzzle === origin && view.answer === null);
    const isTimed = fills || Boolean(view?.play);
    clockChoice.hidden = !isTimed;
    clock.hidden = !isTimed || mode === "draw" || !current().clock;
  };
  for (const { store } of [workspace, display, display.playback]) store.watch(show);
  workspace.clock.store.watch(({ seconds }) => (clock.textContent = clockFace(seconds)));
  solverChoice.runner.store.watch(({ isRunning }) => (start.disabled = isRunning));
  advisor.store.watch(({ isBusy }) => (hint.disabled = isBusy));

  workspace.keepsTime = true;
  addEventListener("pagehide", () => workspace.save());
  document.addEventListener("visibilitychange", () => document.hidden && workspace.save());
}
