// Everything around the board: where puzzles come from, solving, watching, helping, comparing, taking away. The
// first board needs none of it and does not wait for it.

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
import { setUpTakeAway } from "./export-panel.js";
import { setUpWatch } from "./watch-panel.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../model/workspace.js").Desk} Desk */

/**
 * @typedef {object} Page
 * @property {Desk} desk
 * @property {import("../model/display.js").Stage} stage
 * @property {import("../model/solver-choice.js").Orders} orders
 * @property {import("../net/jobs.js").Jobs} jobs
 * @property {() => void} redraw   draws the board again
 */

const panel = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);

/** @param {Desk} desk @param {(family: Family, sample: string) => Promise<void>} open */
function setUpFamilies(desk, open) {
  const choices = desk.families.map(({ name, description }) => ({
    value: name,
    text: name,
    title: description,
  }));
  const segments = new Segments(panel("families"), (value) => {
    const family = desk.families.find(({ name }) => name === value);
    const sample = family?.samples[0];
    if (family && sample) void open(family, sample.name);
  });
  desk.store.watch(({ family }) => {
    segments.show(choices, family?.name ?? "");
    if (family && family.name !== current().family) change({ family: family.name });
  });
}

/** @param {Page} page */
export function setUpPanels({ desk, stage, orders, jobs, redraw }) {
  const { playback } = stage;
  const { reader, openSample } = setUpChoose(panel("choose"), desk, jobs);
  setUpFamilies(desk, openSample);
  setUpSolve(panel("solve"), orders);
  setUpWatch(panel("watch"), stage, orders);
  setUpHelp(panel("help"), desk, stage, jobs);
  setUpCompare(panel("compare"), desk, jobs);
  setUpTakeAway(panel("take-away"), desk, playback, orders);
  watchShortcuts(desk, orders);
  panel("open-control").addEventListener("click", () => void openControl(desk, orders, playback));
  const showLayers = setUpLayers(panel("layers"), stage, redraw);
  for (const { store } of [desk, playback, stage]) store.watch(showLayers);
  return { reader };
}
