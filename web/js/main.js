// The page's main program: makes the stores and the board and connects them. The panels beside it come once the first
// board is on the screen. However much changes at once, the board is drawn once.

import { showControl } from "./control.js";
import { inWords } from "./net/api.js";
import { setUpBoard } from "./board/board-panel.js";
import { families } from "./net/catalogue.js";
import { Workspace } from "./model/workspace.js";
import { find } from "./elements/dom.js";
import { setUpGame } from "./game/game-panel.js";
import { Jobs } from "./net/jobs.js";
import { KeptPlans } from "./model/kept-plans.js";
import { Navigation } from "./opening/navigation.js";
import { dealGamesBy, NewPuzzle } from "./opening/new-puzzle.js";
import { SolverChoice } from "./model/solver-choice.js";
import { setUpPanels } from "./panels.js";
import { setUpPlaces } from "./door/places.js";
import { Playback } from "./model/playback.js";
import { Runner } from "./model/runner.js";
import { Display } from "./model/display.js";
import { setUpTheme } from "./door/theme.js";

/** Runs act once after any number of calls in a row. @param {() => void} act */
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
  const workspace = new Workspace(await families);
  const playback = new Playback();
  const display = new Display(workspace, playback);
  const jobs = new Jobs();
  const plans = new KeptPlans(workspace, display);
  const solverChoice = new SolverChoice(workspace, new Runner(jobs), playback);
  plans.bringBack(solverChoice.runner);
  const places = { strip: find(document, "#game", HTMLElement), rail: find(document, ".rail", HTMLElement) };
  const { round, dealt } = setUpGame(places, workspace, display, jobs);
  dealGamesBy((family, preset, seed) => dealt.start(family, preset, seed));
  const newPuzzle = new NewPuzzle(workspace, jobs);
  newPuzzle.onBegun = ({ clock }) => clock !== null && round.begin(clock);
  const navigation = new Navigation(workspace, newPuzzle, solverChoice);
  const place = setUpPlaces(workspace, navigation, newPuzzle);
  const opened = navigation.start();
  const panels = opened
    .catch(() => {}) // reported below; another puzzle, chosen in the panels, may open
    .then(painted)
    .then(() => {
      performance.mark("first board"); // for tools/measure-page
      return setUpPanels({ workspace, display, solverChoice, jobs, redraw });
    });
  void panels.then(({ openSource }) => (place.openSource = openSource));

  const board = setUpBoard(workspace, display, (text) => void panels.then(({ reader }) => reader.readText(text)));
  const redraw = gathered(() => board.refresh());
  playback.store.watch(({ result }, before) => {
    if (result !== before.result) display.store.set({ showing: result ? "answer" : "own" });
    redraw();
  });
  workspace.store.watch(redraw);
  display.store.watch(redraw);
  await panels;
  find(document, "#main", HTMLElement).removeAttribute("aria-busy");
  await opened;
}

const control = document.querySelector("#control");
if (control instanceof HTMLElement) void showControl(control);
else
  begin().catch((error) => {
    find(document, "#table", HTMLElement).hidden = false;
    find(document, "#notice", HTMLElement).textContent = inWords(error);
  });
