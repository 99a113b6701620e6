// The page's main program: makes the stores and the board and connects them. The panels beside it come when the
// first board stands. Whatever changes, the board is drawn once.

import { inWords } from "./api.js";
import { setUpBoard } from "./board-panel.js";
import { families } from "./catalogue.js";
import { Desk } from "./desk.js";
import { find } from "./dom.js";
import { Jobs } from "./jobs.js";
import { openFirst } from "./opening.js";
import { Orders } from "./orders.js";
import { setUpPanels } from "./panels.js";
import { Playback } from "./playback.js";
import { Runner } from "./runner.js";
import { Stage } from "./stage.js";
import { setUpTheme } from "./theme.js";

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

/** Waits until what was drawn is on the screen. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function begin() {
  setUpTheme(find(document, "#theme", HTMLSelectElement));
  const desk = new Desk(await families);
  const playback = new Playback();
  const stage = new Stage(desk, playback);
  const jobs = new Jobs();
  const orders = new Orders(desk, new Runner(jobs), playback);
  const opened = openFirst(desk, orders);
  const panels = opened
    .catch(() => {}) // said below; what is chosen in the panels may fare better
    .then(painted)
    .then(() => {
      performance.mark("first board"); // for tools/measure-page
      return setUpPanels({ desk, stage, orders, jobs, redraw });
    });

  const board = setUpBoard(desk, stage, (text) => void panels.then(({ reader }) => reader.readText(text)));
  const redraw = gathered(() => board.refresh());
  playback.store.watch(({ result }, before) => {
    if (result !== before.result) stage.store.set({ showing: result ? "answer" : "own" });
    redraw();
  });
  desk.store.watch(redraw);
  stage.store.watch(redraw);
  await panels;
  find(document, "#main", HTMLElement).removeAttribute("aria-busy");
  await opened;
}

begin().catch((error) => {
  find(document, "#notice", HTMLElement).textContent = inWords(error);
});
