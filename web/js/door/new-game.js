// New game: presets in one click, the puzzle of the day, the collection, and the way to every other source.

import { Dialog } from "../elements/dialog.js";
import { button, make } from "../elements/dom.js";
import { can } from "../net/catalogue.js";
import { isPlayable, today } from "../opening/new-puzzle.js";
import { collectionPane } from "./collection-pane.js";

/** @typedef {import("../types.js").Family} Family */

/** @type {{source: string, text: string, needs?: import("../types.js").Capability}[]} */
const kOthers = [
  { source: "text", text: "Paste one" },
  { source: "file", text: "Open a file" },
  { source: "draw", text: "Draw one", needs: "edit" },
  { source: "generate", text: "Generate with all settings" },
];

/**
 * @param {import("../opening/new-puzzle.js").NewPuzzle} newPuzzle
 * @param {(family: Family, source: string) => void} onSource  opens the bench
 * @returns {(family: Family) => void}
 */
export function setUpNewGame(newPuzzle, onSource) {
  const dialog = new Dialog("new-game");
  /** @param {() => void} act */
  const choose = (act) => () => {
    dialog.close();
    act();
  };
  /** @param {Family} family */
  return (family) => {
    const presets = family.presets
      .filter((preset) => isPlayable(family, preset))
      .map((preset) => offer(preset.title, preset.detail, choose(() => void newPuzzle.fromPreset(family, preset))));
    const date = today();
    const day = new Date().toLocaleDateString("en", { weekday: "long", day: "numeric", month: "long" });
    const daily = offer(
      "Puzzle of the day",
      `${day}, the same for everybody`,
      choose(() => void newPuzzle.daily(family, date)),
    );
    const others = kOthers
      .filter(({ source }) => source !== "generate" || family.generators.length > 0)
      .filter(({ needs }) => !needs || can(family, needs))
      .map(({ source, text }) => button(text, choose(() => onSource(family, source))));
    const sections = [
      make("div", { class: "offers" }, ...presets, daily),
      ...(can(family, "collection")
        ? [collectionPane(family, (id) => choose(() => void newPuzzle.collected(family, id))())]
        : []),
      make("h3", {}, "One of your own"),
      make("div", { class: "row" }, ...others),
    ];
    dialog.open(`New game: ${family.title}`, ...sections);
  };
}

/** @param {string} title @param {string} detail @param {() => void} act */
function offer(title, detail, act) {
  const element = button("", act, { class: "offer" });
  element.append(make("strong", {}, title), make("span", { class: "quiet" }, detail));
  return element;
}
