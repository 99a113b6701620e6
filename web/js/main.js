// The page's main program: makes the parts and connects them. Whatever changes, the board is drawn once.

import { inWords } from "./api.js";
import { setUpBoard } from "./board-panel.js";
import { families } from "./catalogue.js";
import { setUpChoose } from "./choose.js";
import { setUpCompare } from "./compare.js";
import { openControl } from "./control-window.js";
import { Desk } from "./desk.js";
import { find } from "./dom.js";
import { setUpHelp } from "./help-panel.js";
import { Jobs } from "./jobs.js";
import { setUpLayers } from "./layers-panel.js";
import { openFirst } from "./opening.js";
import { Orders } from "./orders.js";
import { Playback } from "./playback.js";
import { Runner } from "./runner.js";
import { Segments } from "./segments.js";
import { change } from "./settings.js";
import { watchShortcuts } from "./shortcuts.js";
import { setUpSolve } from "./solve-panel.js";
import { Stage } from "./stage.js";
import { setUpTakeAway } from "./take-away.js";
import { setUpTheme } from "./theme.js";
import { setUpWatch } from "./watch-panel.js";

/** @typedef {import("./types.js").Family} Family */

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
  desk.store.watch(({ family }, before) => {
    segments.show(choices, family?.name ?? "");
    if (family && family !== before.family) change({ family: family.name });
  });
}

/** Runs act once after however many calls in a row. @param {() => void} act */
function gathered(act) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      act();
    });
  };
}

async function begin() {
  setUpTheme(find(document, "#theme", HTMLSelectElement));
  const jobs = new Jobs();
  const desk = new Desk(await families);
  const playback = new Playback();
  const stage = new Stage(desk, playback);
  const orders = new Orders(desk, new Runner(jobs), playback);
  const opened = openFirst(desk, orders); // on its way while the panels are made

  const { reader, openSample } = setUpChoose(panel("choose"), desk, jobs);
  setUpFamilies(desk, openSample);
  setUpSolve(panel("solve"), orders);
  const board = setUpBoard(desk, stage, (text) => void reader.readText(text));
  setUpWatch(panel("watch"), stage, orders);
  setUpHelp(panel("help"), desk, stage, jobs);
  setUpCompare(panel("compare"), desk, jobs);
  setUpTakeAway(panel("take-away"), desk, playback, orders);
  watchShortcuts(desk, orders);
  panel("open-control").addEventListener("click", () => void openControl(desk, orders, playback));

  /** @type {() => void} */ let refresh = () => {};
  const showLayers = setUpLayers(panel("layers"), stage, () => refresh());
  refresh = gathered(() => {
    board.refresh();
    showLayers();
  });
  playback.store.watch(({ result }, before) => {
    if (result !== before.result) stage.store.set({ showing: result ? "answer" : "own" });
    refresh();
  });
  desk.store.watch(refresh);
  stage.store.watch(refresh);
  await opened;
}

begin().catch((error) => {
  panel("notice").textContent = inWords(error);
});
