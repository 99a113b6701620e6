// Rules: the goal, the rules and a small picture of the family, and the keys and gestures for this kind of player.

import { Dialog } from "../elements/dialog.js";
import { make } from "../elements/dom.js";
import { cornerOf, thumbnailOf } from "../elements/thumbnail.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {[string, string][]} Keys  what to press and what it does */

const kSide = 150; // points of the picture
const kCells = 9; // rows and columns of it at most, unless it is an image

/** Where cells are painted, and some are ruled out. @type {Keys} */
const kPainting = [
  ["click or drag", "paint with what is chosen; a stroke keeps to its line"],
  ["right click, long press", "mark what stays empty"],
  ["Enter, Space", "go on to the next symbol"],
  ["Delete", "empty the cell"],
];

/** Where symbols are typed. @type {Keys} */
const kTyping = [
  ["click or drag", "select cells"],
  ["a digit or letter", "write it into them"],
  ["Shift with a digit", "note it in pencil"],
  ["Delete", "empty them"],
];

/** @type {Record<"moves"|"position", Keys>} */
const kActs = {
  moves: [
    ["drag", "from corner to corner of a rectangle: play it"],
    ["Shift with arrows, Enter", "select a rectangle and play it"],
  ],
  position: [
    ["click, Space", "open a cell; on a number, what is left around it"],
    ["right click, long press, F", "flag a cell"],
    ["on a position from elsewhere", "write what is chosen below the board"],
  ],
};

/** @type {Keys} */
const kAnywhere = [
  ["arrows", "move the cursor; Home, End, Page Up and Page Down move it far"],
  ["Shift with arrows", "select"],
  ["Ctrl+Z, Ctrl+Y", "undo, redo"],
  ["two fingers", "scroll and zoom"],
];

/** @param {Keys} keys */
const keyTable = (keys) =>
  make(
    "table",
    { class: "keys" },
    make("caption", {}, "Keys and gestures"),
    make(
      "tbody",
      {},
      ...keys.map(([key, what]) => make("tr", {}, make("th", { scope: "row" }, key), make("td", {}, what))),
    ),
  );

/** @param {Family} family */
function keysOf({ player, ruled_out: ruledOut }) {
  if (player !== "cells") return kActs[player];
  return ruledOut ? kPainting : kTyping;
}

/** @returns {(family: Family) => void} */
export function setUpRules() {
  const dialog = new Dialog("rules");
  return (family) => {
    const { title, other_names: others, goal, rules, thumbnail } = family;
    const picture = make("div", { class: "picture" });
    if (thumbnail) picture.append(thumbnailOf(family.paints ? thumbnail : cornerOf(thumbnail, kCells), kSide));
    const names = others.length > 0 ? [make("p", { class: "quiet" }, `Also called ${others.join(", ")}.`)] : [];
    const list = make("ul", {}, ...rules.map((rule) => make("li", {}, rule)));
    dialog.open(
      title,
      make("div", { class: "rules" }, make("div", {}, make("p", {}, goal), list, ...names), picture),
      keyTable([...keysOf(family), ...kAnywhere]),
    );
  };
}
