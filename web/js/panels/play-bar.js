// What a player reaches for: Hint, Check, undo and redo, all from what is filled in and without giving the answer away;
// and, for those who want it, Solve.

import { announce } from "../elements/announce.js";
import { inWords, post } from "../net/api.js";
import { can, playsMoves } from "../net/catalogue.js";
import { isFilled } from "../model/workspace.js";
import { button, make } from "../elements/dom.js";
import { stepLayer } from "../model/replay.js";
import { bounds, layerOf } from "../model/drawable.js";
import { uncheckedInWords, uncheckedLayer } from "../model/unchecked.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Mistake} Mistake */
/** @typedef {import("../types.js").Review} Review */

/** @param {Mistake[]} mistakes */
function mistakesLayer(mistakes) {
  const named = mistakes.flatMap((mistake) => mistake.cells);
  // A cell that belongs to several mistakes is marked once.
  const cells = [...new Map(named.map((cell) => [String(cell), cell])).values()];
  return layerOf(
    "mistakes",
    cells.map((cell) => ({ kind: "box", from: cell, to: cell, role: "bad" })),
    cells.map((cell) => ({ cell, place: "corner", text: "×" })),
  );
}

/** @param {Review} review */
function remarkOf({ mistakes, unchecked = [] }) {
  if (mistakes.length > 0) return mistakesLayer(mistakes);
  return unchecked.length > 0 ? uncheckedLayer(unchecked) : null;
}

/** @param {Review} review */
function inSentences({ mistakes, sure, unchecked = [] }) {
  if (mistakes.length === 0 && !sure)
    return `Not checked: no mistake was found, but not everything could be decided in time. ${uncheckedInWords(unchecked)}`.trim();
  if (mistakes.length === 0) return "No mistake so far.";
  const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
  return `${count}: ${mistakes.map(({ reason }) => reason).join("; ")}`;
}

/**
 * @param {{bar: HTMLElement, words: HTMLElement}} places
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/display.js").Display} display
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @param {import("../net/jobs.js").Jobs} jobs
 */
export function setUpPlayBar({ bar, words: advice }, workspace, display, solverChoice, jobs) {
  const hint = button("Hint", () => void giveHint(), { id: "hint" });
  const check = button("Check", () => void giveCheck(), { id: "check" });
  const write = button("Write it in", () => step && writeIn(workspace, step), { id: "write-hint" });
  const undo = button("Undo", () => void workspace.undo(), { id: "undo", "aria-keyshortcuts": "Control+Z" });
  const redo = button("Redo", () => void workspace.redo(), { id: "redo", "aria-keyshortcuts": "Control+Y" });
  const over = button("Start over", () => void workspace.startOver(), { id: "start-over" });
  const start = button("Solve", () => void solverChoice.start(), {
    id: "start",
    "aria-keyshortcuts": "Control+Enter",
  });
  const words = make("p", { id: "help-words", class: "reason" });
  bar.append(hint, check, undo, redo, over, start);
  advice.append(words, write);
  /** @type {Step|null} */ let step = null;

  /** @param {string} sentence @param {import("../types.js").Layer|null} remark @param {Step|null} [found] */
  const say = (sentence, remark, found = null) => {
    step = found;
    words.textContent = sentence;
    write.hidden = step === null || step.marks.length === 0;
    display.store.set(remark ? { remark, showing: "own" } : { remark });
    if (sentence !== "") announce(sentence);
  };

  async function giveHint() {
    await workspace.settled; // the last stroke may still be on its way
    const { view } = workspace.store.value;
    if (view === null) return;
    hint.disabled = true;
    const position = view.answer === null ? {} : { answer: view.answer };
    try {
      const { step: found } = await jobs.start({
        kind: "hint",
        family: view.family,
        puzzle: view.puzzle,
        ...position,
      }).result;
      if (workspace.store.value.view !== view) return;
      say(
        found ? `${found.rule}: ${found.reason}` : "No further step was found.",
        found ? stepLayer(found) : null,
        found,
      );
    } catch (error) {
      say(inWords(error), null);
    } finally {
      hint.disabled = false;
    }
  }

  async function giveCheck() {
    await workspace.settled;
    const { view } = workspace.store.value;
    if (view === null) return;
    if (view.answer === null) return say("Nothing is filled in yet.", null);
    try {
      const { family, puzzle, answer } = view;
      const review = await post("/api/check", { family, puzzle, answer, extent: "so_far" });
      if (workspace.store.value.view !== view) return;
      say(inSentences(review), remarkOf(review));
    } catch (error) {
      say(inWords(error), null);
    }
  }

  say("", null);
  solverChoice.runner.store.watch(({ isRunning }) => (start.disabled = isRunning));
  workspace.store.watch(({ view, family, canUndo, canRedo, origin }, before) => {
    hint.hidden = !can(family, "hint");
    check.hidden = family === null || !isFilled(family);
    undo.disabled = !canUndo;
    redo.disabled = !canRedo;
    over.disabled = view === null || (view.puzzle === origin && view.answer === null);
    if (view !== before.view) say("", null);
  });
}

/** @param {import("../model/workspace.js").Workspace} workspace @param {Step} step */
function writeIn(workspace, step) {
  const { family } = workspace.store.value;
  const marks = step.marks.map(({ cell, now }) => ({ cell, symbol: now }));
  if (playsMoves(family)) void workspace.fill([bounds(step.because)]);
  else if (family?.player === "cells") void workspace.fill(marks);
  else void workspace.edit(marks);
}
