// The places of the page and the ways between them: the front door, the families, and the dialogs at the head of the
// board.

import { find } from "../elements/dom.js";
import { Segments } from "../elements/segments.js";
import { markFinished } from "../opening/collection.js";
import { gradeWhatIsOpen } from "../opening/grading.js";
import { setUpBench } from "../bench/bench.js";
import { setUpDoor } from "./door.js";
import { setUpMakingStrip } from "./making-strip.js";
import { setUpNewGame } from "./new-game.js";
import { setUpRules } from "./rules.js";
import { setUpStatistics } from "./statistics-dialog.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../model/workspace.js").Workspace} Workspace */
/** @typedef {import("../opening/navigation.js").Navigation} Navigation */

const panel = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);

/** @param {Workspace} workspace @param {Navigation} navigation */
function setUpFamilies(workspace, navigation) {
  const choices = workspace.families.map(({ name, title, description }) => ({
    value: name,
    text: title,
    title: description,
  }));
  const segments = new Segments(panel("families"), (family) => navigation.goToFamily(family));
  const show = () => {
    const isAtBoard = navigation.store.value.at === "board";
    segments.show(choices, (isAtBoard && workspace.store.value.family?.name) || "");
  };
  for (const { store } of [workspace, navigation]) store.watch(show);
}

/** @param {Workspace} workspace */
function showGrade(workspace) {
  const chip = panel("grade");
  workspace.store.watch(({ grade }, before) => {
    if (grade === before.grade) return;
    chip.textContent = grade;
    chip.title = grade && `Grade: ${grade}`;
    chip.hidden = grade === "";
  });
}

/**
 * @param {Workspace} workspace
 * @param {Navigation} navigation
 * @param {import("../opening/new-puzzle.js").NewPuzzle} newPuzzle
 * @returns {{openSource: (source: string) => void}}  to be set once there is a panel of sources
 */
export function setUpPlaces(workspace, navigation, newPuzzle) {
  const place = { openSource: (/** @type {string} */ _source) => {} };
  const openBench = setUpBench(panel("open-bench"), panel("bench"));
  const openNewGame = setUpNewGame(newPuzzle, (family, source) => {
    if (family !== workspace.store.value.family || navigation.store.value.at === "door")
      navigation.goToFamily(family.name);
    openBench();
    place.openSource(source);
  });
  const openRules = setUpRules();
  const ofThisFamily = (/** @type {(family: Family) => void} */ act) => () => {
    const { family } = workspace.store.value;
    if (family) act(family);
  };
  panel("open-new-game").addEventListener("click", ofThisFamily(openNewGame));
  panel("open-rules").addEventListener("click", ofThisFamily(openRules));
  const showDoor = setUpDoor(panel("door"), workspace.families, newPuzzle, {
    onMore: openNewGame,
    onStatistics: setUpStatistics(workspace.families),
  });
  setUpFamilies(workspace, navigation);
  showGrade(workspace);
  gradeWhatIsOpen(workspace, newPuzzle.jobs);
  setUpMakingStrip(panel("making"), newPuzzle);
  markFinished(workspace);
  find(document, ".skip", HTMLElement).addEventListener("click", (event) => {
    event.preventDefault(); // an address is where one is, and the board is no other place
    find(document, navigation.store.value.at === "door" ? "#door a" : "#board .cells", HTMLElement).focus();
  });
  navigation.store.watch(({ at }) => {
    panel("door").hidden = at !== "door";
    panel("table").hidden = at !== "board";
    workspace.clock.hold(at !== "board");
    panel("open-bench").hidden = at === "door";
    document.documentElement.classList.toggle("at-door", at !== "board");
    if (at === "door") {
      showDoor();
      document.title = "Quadrille";
    } else if (at === "board") document.title = `${panel("title").textContent} – Quadrille`;
  });
  return place;
}
