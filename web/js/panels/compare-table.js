// The outcome of a comparison as a table; a click on a heading sorts by it.

import { button, make } from "../elements/dom.js";

/** @typedef {import("./compare-panel.js").Row} Row */
/** @typedef {{key: keyof Row, title: string, shown: (row: Row) => string}} Column */

/** @param {number} milliseconds */
export function inTime(milliseconds) {
  return milliseconds < 1000 ? `${milliseconds.toPrecision(3)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** 85,094,712 as 85.1M. @param {number} count */
const inShort = (count) =>
  count.toLocaleString("en", count < 1e6 ? {} : { notation: "compact", maximumFractionDigits: 1 });

/** @type {Column[]} */
const kColumns = [
  { key: "strategy", title: "Strategy", shown: ({ strategy }) => strategy },
  { key: "status", title: "Status", shown: ({ status }) => status },
  { key: "score", title: "Score", shown: ({ score }) => (score === null ? "–" : String(score)) },
  { key: "time", title: "Time", shown: ({ time }) => inTime(time) },
  { key: "nodes", title: "Nodes", shown: ({ nodes }) => inShort(nodes) },
];

/** @param {Row} a @param {Row} b @param {keyof Row} key */
function order(a, b, key) {
  const [x, y] = [a[key], b[key]];
  if (typeof x === "number" && typeof y === "number") return x - y;
  return String(x ?? "").localeCompare(String(y ?? ""));
}

/** @param {HTMLElement} root @param {Row[]} rows @param {boolean} isScored */
export function showTable(root, rows, isScored) {
  const columns = kColumns.filter(({ key }) => isScored || key !== "score");
  /** @type {keyof Row} */ let sorted = isScored ? "score" : "time";
  let isRising = !isScored;

  const body = make("tbody");
  const heads = columns.map(({ key, title }) => {
    const act = () => {
      isRising = sorted === key ? !isRising : key !== "score";
      sorted = key;
      fill();
    };
    return { key, node: make("th", { scope: "col" }, button(title, act)) };
  });
  const fill = () => {
    const ordered = [...rows].sort((a, b) => order(a, b, sorted) * (isRising ? 1 : -1));
    body.replaceChildren(
      ...ordered.map((row) =>
        make(
          "tr",
          { title: row.headline },
          ...columns.map((column, i) =>
            make(i === 0 ? "th" : "td", i === 0 ? { scope: "row" } : {}, column.shown(row)),
          ),
        ),
      ),
    );
    for (const { key, node } of heads) {
      if (key === sorted) node.setAttribute("aria-sort", isRising ? "ascending" : "descending");
      else node.removeAttribute("aria-sort");
    }
  };
  fill();
  root.replaceChildren(
    make(
      "table",
      {},
      make("caption", {}, "The strategies compared"),
      make("thead", {}, make("tr", {}, ...heads.map(({ node }) => node))),
      body,
    ),
  );
}
