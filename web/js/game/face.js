// The face of a game, drawn, since not every font has one.

import { draw } from "../elements/dom.js";

/** On a field of 24 by 24: eyes and mouth. @type {Record<string, string>} */
const kFeatures = {
  playing: "M8.5 9v1.5M15.5 9v1.5M8 14.5q4 3.5 8 0",
  won: "M5.5 9.5h13M7 9.5a2 2 0 0 0 4 0M13 9.5a2 2 0 0 0 4 0M8 14.5q4 4.5 8 0",
  lost: "M7.5 8.5l2.5 2.5m0-2.5l-2.5 2.5M14 8.5l2.5 2.5m0-2.5l-2.5 2.5M8 16.5q4-3.5 8 0",
};
const kWords = { playing: "Playing", won: "Won", lost: "Lost" };

/** @param {HTMLButtonElement} node @param {"playing"|"won"|"lost"} mood */
export function showFace(node, mood) {
  if (node.dataset.mood === mood) return;
  node.dataset.mood = mood;
  node.setAttribute("aria-label", `${kWords[mood]}: deal another board`);
  node.title = "Another board of the same kind";
  node.replaceChildren(
    draw(
      "svg",
      { viewBox: "0 0 24 24", width: 26, height: 26, class: "face" },
      draw("circle", { cx: 12, cy: 12, r: 10 }),
      draw("path", { d: kFeatures[mood] ?? "" }),
    ),
  );
}
