// Everything around the board: where puzzles come from, solving, watching, helping, comparing, exporting. The first
// board needs none of it and does not wait for it.

import { Advisor } from "./model/advisor.js";
import { setUpChoose } from "./bench/choose-panel.js";
import { setUpCompare } from "./bench/compare-panel.js";
import { setUpConnectionBanner } from "./panels/connection-banner.js";
import { openControl } from "./bench/control-window.js";
import { button, find } from "./elements/dom.js";
import { setUpLayers } from "./bench/layers-panel.js";
import { setUpPlayBar } from "./panels/play-bar.js";
import { setUpRunStrip } from "./panels/run-strip.js";
import { recordResult } from "./memory/statistics.js";
import { watchShortcuts } from "./panels/shortcuts.js";
import { setUpSolve } from "./bench/solve-panel.js";
import { Finish } from "./model/finish.js";
import { setUpFinishCard } from "./panels/finish-card.js";
import { setUpExport } from "./bench/export-panel.js";
import { setUpWatch } from "./panels/watch-panel.js";

/**
 * @typedef {object} Page
 * @property {import("./model/workspace.js").Workspace} workspace
 * @property {import("./model/display.js").Display} display
 * @property {import("./model/solver-choice.js").SolverChoice} solverChoice
 * @property {import("./net/jobs.js").Jobs} jobs
 * @property {() => void} redraw   redraws the board
 */

const panel = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);

/** @param {Page} page */
export function setUpPanels({ workspace, display, solverChoice, jobs, redraw }) {
  const { playback } = display;
  const { reader, openSource } = setUpChoose(panel("choose"), workspace, jobs);
  setUpSolve(panel("solve"), solverChoice);
  setUpConnectionBanner();
  setUpRunStrip(panel("run"), solverChoice);
  setUpWatch(panel("watch"), display, solverChoice);
  const advisor = new Advisor(workspace, display, jobs);
  const finish = new Finish(workspace, (ending, { family, grade }) => {
    if (family) recordResult({ family: family.name, kind: grade, ...ending });
  });
  setUpPlayBar({ bar: panel("play-bar"), words: panel("words") }, display, solverChoice, advisor);
  setUpFinishCard(panel("words"), display, finish, advisor);
  setUpCompare(panel("compare"), workspace, solverChoice, jobs);
  setUpExport(panel("export"), workspace, playback, solverChoice);
  watchShortcuts(display, solverChoice);
  panel("solve").append(
    button("Control window", () => void openControl(workspace, solverChoice, playback), {
      id: "open-control",
      title: "A small window to float beside a game",
    }),
  );
  const showLayers = setUpLayers(panel("layers"), display, redraw);
  for (const { store } of [workspace, playback, display]) store.watch(showLayers);
  return { reader, openSource };
}
