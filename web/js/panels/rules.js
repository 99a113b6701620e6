// Rules: the goal, the rules and a small picture of the family, and the keys and gestures for this kind of player.

import { Dialog } from "../elements/dialog.js";
import { make } from "../elements/dom.js";
import { cornerOf, thumbnailOf } from "../elements/thumbnail.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {[string, string][]} Keys  what to press and what it does */

const kSide = 150; // points of the picture
const kCells = 9; // rows and columns of it at most, unless it is an image

/** @type {Record<import("../types.js").Player, Keys>} */
const kActs = {
  cells: [
    ["click or drag", "write the symbol that is chosen below the board"],
    ["a digit or letter", "write it into the cells that are selected"],
    ["Enter, Space", "go on to the next symbol"],
    ["Delete", "empty the cell"],
  ],
  moves: [
    ["drag", "from corner to corner of a rectangle: play it"],
    ["Shift with arrows, Enter", "select a rectangle and play it"],
  ],
  position: [
    ["click", "open a cell, or write what is chosen below the board"],
    ["Enter, Space", "the same at the cursor"],
    ["a key of the palette", "write it at the cursor"],
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

/** @returns {(family: Family) => void} */
export function setUpRules() {
  const dialog = new Dialog("rules");
  return (family) => {
    const { title, other_names: others, goal, rules, thumbnail, player } = family;
    const picture = make("div", { class: "picture" });
    if (thumbnail) picture.append(thumbnailOf(family.paints ? thumbnail : cornerOf(thumbnail, kCells), kSide));
    const names = others.length > 0 ? [make("p", { class: "quiet" }, `Also called ${others.join(", ")}.`)] : [];
    const list = make("ul", {}, ...rules.map((rule) => make("li", {}, rule)));
    dialog.open(
      title,
      make("div", { class: "rules" }, make("div", {}, make("p", {}, goal), list, ...names), picture),
      keyTable([...kActs[player], ...kAnywhere]),
    );
  };
}
