// Playback: the buttons under the board, the step's reason, the next moves, the verdict on uniqueness.

import { announce } from "../elements/announce.js";
import { can, playsMoves } from "../net/catalogue.js";
import { button, draw, make, offer } from "../elements/dom.js";
import { change, current, kSpeeds } from "../memory/settings.js";
import { placeInWords, symbolsOf } from "../model/drawable.js";
import { typed } from "../model/symbols.js";
import { isFilled } from "../model/workspace.js";

/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../model/playback.js").PlaybackState} PlaybackState */

// On a field of 16 by 16. Drawn, since not every font has all of these signs.
const kIcons = {
  first: "M3 3h2v10H3zM14 3v10L6 8z",
  back: "M10 2.5 11.5 4l-4 4 4 4-1.5 1.5L4.5 8z",
  play: "M4 2.5v11L13.5 8z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  forward: "M6 2.5 4.5 4l4 4-4 4L6 13.5 11.5 8z",
  last: "M11 3h2v10h-2zM2 3v10l8-5z",
};

/** @param {HTMLButtonElement} node @param {string} icon @param {string} name */
function face(node, icon, name) {
  if (node.getAttribute("aria-label") === name) return;
  node.setAttribute("aria-label", name);
  node.replaceChildren(
    draw("svg", { viewBox: "0 0 16 16", width: 16, height: 16, class: "icon" }, draw("path", { d: icon })),
  );
}

/** @param {string} icon @param {string} name @param {() => void} act @param {string} id */
function iconButton(icon, name, act, id) {
  const node = button("", act, { id });
  face(node, icon, name);
  return node;
}

/** @param {Result} result @param {boolean} canBeUnique */
function verdict(result, canBeUnique) {
  if (!canBeUnique || result.view === null || result.status === "not_checked") return "";
  if (result.unique === true) return "Unique: there is no other answer.";
  if (result.unique === false)
    return `Not unique: another answer differs in ${result.differ?.length ?? 0} cells.`;
  return "It was not settled whether the answer is unique.";
}

/** @param {Result} result */
function scored({ score, bound }) {
  return score === undefined ? "" : `Score ${score}; no sequence of moves scores more than ${bound}.`;
}

/** @param {PlaybackState} state */
function reasonOf({ at, steps, isWhole, result }) {
  const step = steps[at - 1];
  if (at === 0) return "Before the first step.";
  if (step && !isWhole) return `${step.rule}: ${step.reason}`;
  return result?.status === "not_checked" ? "An answer that was not checked." : "The answer.";
}

/**
 * @param {HTMLElement} root
 * @param {import("../model/display.js").Display} display
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 */
export function setUpWatch(root, display, solverChoice) {
  const { workspace, playback, store } = display;
  const toEnd = () => playback.store.value.steps.length;
  const first = iconButton(kIcons.first, "First step", () => playback.move(-Infinity), "first");
  const back = iconButton(kIcons.back, "Step back", () => playback.move(-1), "back");
  const play = iconButton(
    kIcons.play,
    "Play",
    () => (playback.store.value.isPlaying ? playback.pause() : playback.play()),
    "play",
  );
  const forward = iconButton(kIcons.forward, "Step forward", () => playback.move(1), "forward");
  const last = iconButton(kIcons.last, "Last step", () => playback.move(toEnd()), "last");
  const slider = make("input", { id: "step", type: "range", min: 0, step: 1, "aria-label": "Step" });
  const speed = make("select", { id: "speed", "aria-label": "Speed" });
  const list = make("select", { id: "step-list", "aria-label": "What is played" });
  const place = make("p", { id: "step-place", class: "numbers" });
  const reason = make("p", { id: "reason", class: "reason" });
  const next = make("ol", { id: "next-moves", class: "next", "aria-label": "Next moves" });
  const score = make("p", { id: "score" });
  const unique = make("p", { id: "verdict" });
  const second = button("Show the other answer", () => playback.showSecond(!playback.store.value.isSecond), {
    id: "second",
    "aria-pressed": "false",
  });
  const stale = make(
    "div",
    { id: "stale", class: "row", hidden: true },
    make("p", { class: "doubtful" }, "You have gone another way: this plan does not fit your board any more."),
    button("Plan anew from your board", () => void solverChoice.start(), { id: "solve-anew", class: "primary" }),
  );
  const here = button("Solve from here", () => void solveFromHere(workspace, playback, solverChoice), {
    id: "solve-from-here",
  });
  root.append(
    stale,
    make("div", { class: "row transport" }, first, back, play, forward, last, slider, speed, list),
    place,
    reason,
    next,
    make("div", { class: "row" }, score, unique, second, here),
  );

  offer(
    speed,
    kSpeeds.map((value) => ({ value: String(value), text: `${value}/s` })),
    String(current().speed),
  );
  playback.setSpeed(current().speed);
  speed.addEventListener("change", () => {
    playback.setSpeed(Number(speed.value));
    change({ speed: Number(speed.value) });
  });
  slider.addEventListener("input", () => {
    playback.pause();
    playback.goTo(Number(slider.value));
  });
  list.addEventListener("change", () => playback.choose(list.value === "trace" ? "trace" : "steps"));

  const show = () => {
    root.hidden = !display.showsAnswer;
    stale.hidden = !display.isStale;
  };
  store.watch(show);
  workspace.store.watch(show);
  playback.store.watch((state, before) => {
    const { result, steps, at, isPlaying, corrections } = state;
    show();
    if (result === null) return;
    slider.max = String(steps.length);
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", `step ${at} of ${steps.length}`);
    face(play, isPlaying ? kIcons.pause : kIcons.play, isPlaying ? "Pause" : "Play");
    play.disabled = steps.length === 0;
    first.disabled = back.disabled = at === 0;
    forward.disabled = last.disabled = at === steps.length;
    showLists(list, state);
    place.textContent = `Step ${at} of ${steps.length}`;
    reason.textContent = reasonOf(state);
    const { family } = workspace.store.value;
    const ahead = playsMoves(family) ? steps.slice(at, at + 3) : [];
    next.replaceChildren(
      ...ahead.map((step) => make("li", {}, `${placeInWords(step.because)}: ${step.reason}`)),
    );
    score.textContent = scored(result);
    unique.textContent = verdict(result, can(family, "unique"));
    second.hidden = !result.second_view;
    second.setAttribute("aria-pressed", String(state.isSecond));
    here.hidden = !can(family, "edit") || state.list === "trace";
    here.classList.toggle("primary", corrections.at === at);
    if (result === before.result && at !== before.at && !isPlaying)
      announce(`${place.textContent}. ${reason.textContent}`);
  });
}

/** @param {HTMLSelectElement} list @param {PlaybackState} state */
function showLists(list, { result, list: chosen }) {
  const isTraced = (result?.trace?.length ?? 0) > 0;
  list.hidden = !isTraced;
  if (isTraced) {
    const cut = result?.trace_cut ? " (its beginning)" : "";
    offer(
      list,
      [
        { value: "steps", text: "a person’s steps" },
        { value: "trace", text: `the search${cut}` },
      ],
      chosen,
    );
  }
}

/**
 * Solves from the step that is shown: with its corrections its board becomes the puzzle, where what cannot be typed
 * stays as it is; without any it becomes the player's position.
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/playback.js").Playback} playback
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 */
async function solveFromHere(workspace, playback, solverChoice) {
  const { blank, family } = workspace.store.value;
  const { at, corrections, position } = playback.store.value;
  if (blank === null || family === null) return;
  const marks = changed(symbolsOf(blank), playback.symbols(), blank);
  const isCorrected = corrections.at === at && corrections.marks.size > 0;
  if (!isCorrected && position !== null && isFilled(family)) {
    await workspace.fill(playsMoves(family) ? playback.moves : marks, position);
  } else if (marks.length > 0) {
    await workspace.edit(marks);
  }
  if (workspace.store.value.notice === "") await solverChoice.start();
}

/** @param {string[]} before @param {string[]} now @param {import("../types.js").Picture} blank */
function changed(before, now, blank) {
  const writable = new Set(typed(blank).map(({ symbol }) => symbol));
  return now.flatMap((symbol, index) => {
    if (symbol === before[index] || !writable.has(symbol)) return [];
    const cell = /** @type {import("../types.js").Cell} */ ([Math.floor(index / blank.cols), index % blank.cols]);
    return [{ cell, symbol }];
  });
}
