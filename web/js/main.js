// The page's main program: makes the stores and the board and connects them. The panels beside it come when the
// first board stands. Whatever changes, the board is drawn once.

import { inWords } from "./net/api.js";
import { setUpBoard } from "./board/board-panel.js";
import { families } from "./net/catalogue.js";
import { Desk } from "./model/workspace.js";
import { find } from "./elements/dom.js";
import { Jobs } from "./net/jobs.js";
import { openFirst } from "./model/start-up.js";
import { Orders } from "./model/solver-choice.js";
import { setUpPanels } from "./panels/panels.js";
import { Playback } from "./model/playback.js";
import { Runner } from "./model/runner.js";
import { Stage } from "./model/display.js";
import { setUpTheme } from "./panels/theme.js";

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
