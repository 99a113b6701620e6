// Statistics: what was played and won per family and grade, and taking it to another browser.

import { Dialog } from "../elements/dialog.js";
import { button, make } from "../elements/dom.js";
import { download } from "../elements/download.js";
import { inWords } from "../net/api.js";
import { exported, statistics, takeIn } from "../memory/statistics.js";

/** @typedef {import("../memory/statistics.js").Tally} Tally */

const kHeads = ["Played", "Won", "Best time", "Best score", "Streak", "Longest"];

/** @param {number} seconds */
function clock(seconds) {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** @param {Tally} tally */
const figuresOf = ({ played, won, best, score, streak, longest }) => [
  String(played),
  `${won} (${Math.round((100 * won) / Math.max(1, played))} %)`,
  best === null ? "–" : clock(best),
  score === null ? "–" : String(score),
  String(streak),
  String(longest),
];

/** @param {string} title @param {Record<string, Tally>} kinds */
const tableOf = (title, kinds) =>
  make(
    "div",
    { class: "table-frame", tabindex: 0, role: "region", "aria-label": `Statistics of ${title}` },
    make(
      "table",
      {},
      make("caption", {}, title),
      make("thead", {}, make("tr", {}, make("td"), ...kHeads.map((head) => make("th", { scope: "col" }, head)))),
      make(
        "tbody",
        {},
        ...Object.entries(kinds).map(([kind, tally]) =>
          make(
            "tr",
            {},
            make("th", { scope: "row" }, kind || "not graded"),
            ...figuresOf(tally).map((figure) => make("td", {}, figure)),
          ),
        ),
      ),
    ),
  );

/** @param {import("../types.js").Family[]} families @returns {() => void} */
export function setUpStatistics(families) {
  const dialog = new Dialog("statistics");
  const tables = make("div", { class: "pane" });
  const words = make("p", { class: "quiet", role: "status" });
  const show = () => {
    const all = statistics();
    const played = families.flatMap(({ name, title }) => (all[name] ? [tableOf(title, all[name])] : []));
    tables.replaceChildren(...(played.length > 0 ? played : [make("p", {}, "Nothing has been finished yet.")]));
  };
  const file = make("input", { type: "file", id: "statistics-file", accept: ".json,application/json" });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    chosen
      ?.text()
      .then((text) => {
        takeIn(text);
        words.textContent = `${chosen.name} was taken in.`;
        show();
      })
      .catch((error) => (words.textContent = inWords(error)))
      .finally(() => (file.value = ""));
  });
  const save = button("Export", () =>
    download("quadrille-statistics.json", new Blob([exported()], { type: "application/json" })),
  );
  return () => {
    words.textContent = "They are kept in this browser only.";
    show();
    const ways = make("div", { class: "row" }, save, make("label", { for: "statistics-file" }, "Import"), file);
    dialog.open("Statistics", tables, ways, words);
  };
}
