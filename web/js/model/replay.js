// The boards between the steps. A mark says what was there before, so a long search can be replayed in both
// directions without storing every board.

import { bounds, framed, layerOf, symbolsOf } from "./drawable.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Picture} Picture */
/** @typedef {import("../types.js").Layer} Layer */

const kPreviewed = 3; // moves shown ahead

/**
 * The steps from a blank board to an answer. What they leave open becomes one last step.
 * @param {Picture} blank
 * @param {Picture|null} answer
 * @param {Step[]} steps
 * @returns {Step[]}
 */
export function completed(blank, answer, steps) {
  if (answer === null) return steps;
  const replay = new Replay(blank, steps);
  replay.goTo(steps.length);
  const marks = symbolsOf(answer).flatMap((now, index) => {
    const was = replay.symbols[index] ?? now;
    const cell = /** @type {import("../types.js").Cell} */ ([
      Math.floor(index / blank.cols),
      index % blank.cols,
    ]);
    return was === now ? [] : [{ cell, was, now }];
  });
  if (marks.length === 0) return steps;
  const reason = steps.length > 0 ? "The rest, as the strategy found it." : "As the strategy found it.";
  return [...steps, { rule: "answer", reason, marks, because: [], risk: 0 }];
}

/** A position in a sequence of steps. */
export class Replay {
  #at = 0;

  /** @param {Picture} blank @param {Step[]} steps */
  constructor(blank, steps) {
    this.steps = steps;
    this.cols = blank.cols;
    this.symbols = symbolsOf(blank);
  }

  /** @param {number} at the number of steps done */
  goTo(at) {
    while (this.#at < at) this.#write(this.steps[this.#at++]?.marks ?? [], "now");
    while (this.#at > at) this.#write([...(this.steps[--this.#at]?.marks ?? [])].reverse(), "was");
    return this.symbols;
  }

  /** @param {Step["marks"]} marks @param {"was"|"now"} which */
  #write(marks, which) {
    for (const mark of marks) this.symbols[mark.cell[0] * this.cols + mark.cell[1]] = mark[which];
  }
}

/** What a step wrote and the cells it follows from. @param {Step} step @returns {Layer} */
export function stepLayer({ marks, because, risk }) {
  const written = framed(
    marks.map(({ cell }) => cell),
    risk > 0 ? "doubt" : "good",
  );
  const reasons = framed(because, "focus");
  // A move that is its own reason is framed once.
  const isSame =
    because.length > 0 &&
    marks.length > 0 &&
    sameBounds(
      because,
      marks.map(({ cell }) => cell),
    );
  return layerOf("step", isSame ? reasons : [...reasons, ...written]);
}

/** @param {import("../types.js").Cell[]} a @param {import("../types.js").Cell[]} b */
function sameBounds(a, b) {
  return JSON.stringify(bounds(a)) === JSON.stringify(bounds(b));
}

/** The next moves, numbered. @param {Step[]} steps @param {number} at @returns {Layer} */
export function previewLayer(steps, at) {
  const ahead = steps.slice(at, at + kPreviewed).filter(({ because }) => because.length > 0);
  const boxes = ahead.map(({ because }) => bounds(because));
  return layerOf(
    "next moves",
    boxes.map(({ from, to }, i) => ({ kind: "box", from, to, role: i === 0 ? "good" : "move" })),
    boxes.map(({ from }, i) => ({ cell: from, place: "corner", text: String(i + 1) })),
  );
}
