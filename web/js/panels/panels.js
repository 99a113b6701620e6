// Everything around the board: where puzzles come from, solving, watching, helping, comparing, exporting. The first
// board needs none of it and does not wait for it.

import { setUpChoose } from "./choose-panel.js";
import { setUpCompare } from "./compare-panel.js";
import { openControl } from "./control-window.js";
import { find } from "../elements/dom.js";
import { setUpHelp } from "./help-panel.js";
import { setUpLayers } from "./layers-panel.js";
import { Segments } from "../elements/segments.js";
import { change, current } from "../model/settings.js";
import { watchShortcuts } from "./shortcuts.js";
import { setUpSolve } from "./solve-panel.js";
import { setUpExport } from "./export-panel.js";
import { setUpWatch } from "./watch-panel.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../model/workspace.js").Workspace} Workspace */

/**
 * @typedef {object} Page
 * @property {Workspace} workspace
 * @property {import("../model/display.js").Display} display
 * @property {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @property {import("../net/jobs.js").Jobs} jobs
 * @property {() => void} redraw   redraws the board
 */

const panel = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);

/** @param {Workspace} workspace @param {(family: Family, sample: string) => Promise<void>} open */
function setUpFamilies(workspace, open) {
  const choices = workspace.families.map(({ name, description }) => ({
    value: name,
    text: name,
    title: description,
  }));
  const segments = new Segments(panel("families"), (value) => {
    const family = workspace.families.find(({ name }) => name === value);
    const sample = family?.samples[0];
    if (family && sample) void open(family, sample.name);
  });
  workspace.store.watch(({ family }) => {
    segments.show(choices, family?.name ?? "");
    if (family && family.name !== current().family) change({ family: family.name });
  });
}

/** @param {Page} page */
export function setUpPanels({ workspace, display, solverChoice, jobs, redraw }) {
  const { playback } = display;
  const { reader, openSample } = setUpChoose(panel("choose"), workspace, jobs);
  setUpFamilies(workspace, openSample);
  setUpSolve(panel("solve"), solverChoice);
  setUpWatch(panel("watch"), display, solverChoice);
  setUpHelp(panel("help"), workspace, display, jobs);
  setUpCompare(panel("compare"), workspace, jobs);
  setUpExport(panel("export"), workspace, playback, solverChoice);
  watchShortcuts(workspace, solverChoice);
  panel("open-control").addEventListener("click", () => void openControl(workspace, solverChoice, playback));
  const showLayers = setUpLayers(panel("layers"), display, redraw);
  for (const { store } of [workspace, playback, display]) store.watch(showLayers);
  return { reader };
}
