// The front door: what this is, and every family as a card that leads to a board in one click.

import { button, make } from "../elements/dom.js";
import { cornerOf, thumbnailOf } from "../elements/thumbnail.js";
import { can, titleOf } from "../net/catalogue.js";
import { collectionOf, doneIn } from "../opening/collection.js";
import { lastOf } from "../memory/desk.js";
import { isPlayable } from "../opening/new-puzzle.js";

/** @typedef {import("../types.js").Family} Family */

const kPresets = 3; // on a card; the dialog has all
const kSide = 120; // points of a thumbnail
const kCells = 9; // rows and columns of it at most, unless it is an image

/**
 * @param {HTMLElement} root
 * @param {Family[]} families
 * @param {import("../opening/new-puzzle.js").NewPuzzle} newPuzzle
 * @param {{onMore: (family: Family) => void, onStatistics: () => void}} handlers
 * @returns {() => void} shows what has changed since
 */
export function setUpDoor(root, families, newPuzzle, { onMore, onStatistics }) {
  const cards = families.map((family) => cardOf(family, newPuzzle, () => onMore(family)));
  root.append(
    make("h1", { id: "door-title" }, "Puzzles on squared paper"),
    make(
      "p",
      { class: "lead" },
      "Play them with an adviser at your elbow, who gives a reason for every hint and gives nothing away unasked.",
    ),
    make("div", { class: "cards" }, ...cards.map(({ card }) => card)),
    make("div", { class: "row" }, button("Statistics", onStatistics)),
  );
  return () => cards.forEach(({ show }) => show());
}

/** @param {Family} family @param {import("../opening/new-puzzle.js").NewPuzzle} newPuzzle @param {() => void} onMore */
function cardOf(family, newPuzzle, onMore) {
  const { name, title, other_names: others, goal, presets, thumbnail } = family;
  const link = make("a", { href: `#${new URLSearchParams({ family: name })}` }, title);
  const where = make("p", { class: "quiet where" });
  const start = presets
    .filter((preset) => isPlayable(family, preset))
    .slice(0, kPresets)
    .map((preset) =>
      button(preset.title, () => void newPuzzle.fromPreset(family, preset), {
        title: preset.detail,
        "aria-label": `${title}, new game: ${preset.title}, ${preset.detail}`,
      }),
    );
  const more = button("More…", onMore, { "aria-label": `${title}: more new games` });
  const picture = make("div", { class: "picture" });
  if (thumbnail) picture.append(thumbnailOf(family.paints ? thumbnail : cornerOf(thumbnail, kCells), kSide));
  const names = make("p", { class: "quiet" }, others.join(", "));
  const words = make("div", { class: "words-of-card" }, make("h2", {}, link), names, make("p", {}, goal), where);
  const card = make(
    "article",
    { class: "card door-card" },
    make("div", { class: "open-area" }, picture, words),
    make("div", { class: "row" }, ...start, more),
  );
  const show = async () => {
    const last = lastOf(name);
    const done = doneIn(family).size;
    const goOn = last ? `Continue: ${titleOf(last.name) || "your puzzle"}` : "Play";
    where.textContent = goOn;
    if (done === 0 || !can(family, "collection")) return;
    const all = await collectionOf(family).catch(() => []);
    where.textContent = `${goOn} · ${done} of ${all.length} in the collection done`;
  };
  return { card, show: () => void show() };
}
