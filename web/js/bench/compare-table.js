// The outcome of a comparison as a table: a click on a heading sorts by it, one on a row opens its answer.

import { button, make } from "../elements/dom.js";
import { inTime } from "../elements/durations.js";

/** @typedef {import("./compare-panel.js").Row} Row */
/** @typedef {"strategy"|"status"|"score"|"time"|"nodes"} Key */
/** @typedef {{key: Key, title: string, shown: (row: Row) => string}} Column */

/** How a run can end, the best first. @type {Record<string, string>} */
const kStatuses = {
  solved: "solved",
  impossible: "no solution",
  not_checked: "not checked",
  partial: "partly solved",
  timeout: "timed out",
  nodes: "node limit",
  memory: "memory limit",
  stopped: "cancelled",
};

/** 85,094,712 as 85.1M. @param {number} count */
const inShort = (count) =>
  count.toLocaleString("en", count < 1e5 ? {} : { notation: "compact", maximumFractionDigits: 1 });

/** @type {Column[]} */
const kColumns = [
  { key: "strategy", title: "Strategy", shown: ({ strategy }) => strategy },
  { key: "status", title: "Status", shown: ({ status }) => kStatuses[status] ?? status },
  { key: "score", title: "Score", shown: ({ score }) => (score === null ? "–" : String(score)) },
  { key: "time", title: "Time", shown: ({ time }) => inTime(time) },
  { key: "nodes", title: "Nodes", shown: ({ nodes }) => inShort(nodes) },
];

/** @param {Row} row @param {Key} key */
function rank(row, key) {
  if (key === "status") return Object.keys(kStatuses).indexOf(row.status);
  return key === "score" ? (row.score ?? -1) : row[key];
}

/** @param {Row} a @param {Row} b @param {Key} key */
function order(a, b, key) {
  const [x, y] = [rank(a, key), rank(b, key)];
  return typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
}

/**
 * Equal rows are in the order of their status, then of their time.
 * @param {Row[]} rows
 * @param {Key} key
 * @param {boolean} isRising
 */
const sorted = (rows, key, isRising) =>
  [...rows].sort(
    (a, b) => order(a, b, key) * (isRising ? 1 : -1) || order(a, b, "status") || order(a, b, "time"),
  );

/**
 * @param {HTMLElement} root
 * @param {Row[]} rows
 * @param {boolean} isScored
 * @param {(row: Row) => void} open  puts a row's answer on the board
 */
export function showTable(root, rows, isScored, open) {
  const columns = kColumns.filter(({ key }) => isScored || key !== "score");
  /** @type {Key} */ let by = isScored ? "score" : "status";
  let isRising = !isScored;
  const lines = new Map(rows.map((row) => [row, line(row)]));

  /** @param {Row} row */
  function line(row) {
    const act = () => {
      for (const other of lines.values()) other.opener.setAttribute("aria-pressed", "false");
      opener.setAttribute("aria-pressed", "true");
      open(row);
    };
    const opener = button(row.strategy, act, { title: "Put this answer on the board", "aria-pressed": "false" });
    opener.disabled = !row.result.view && !row.result.reason;
    const [, ...others] = columns;
    const node = make(
      "tr",
      { title: row.headline },
      make("th", { scope: "row" }, opener),
      ...others.map((column) => make("td", {}, column.shown(row))),
    );
    node.addEventListener("click", (event) => {
      if (event.target !== opener && !opener.disabled) act();
    });
    return { node, opener };
  }

  const body = make("tbody");
  const heads = columns.map(({ key, title }) => {
    const act = () => {
      isRising = by === key ? !isRising : key !== "score";
      by = key;
      fill();
    };
    return { key, node: make("th", { scope: "col" }, button(title, act)) };
  });
  const fill = () => {
    body.replaceChildren(...sorted(rows, by, isRising).flatMap((row) => lines.get(row)?.node ?? []));
    for (const { key, node } of heads) {
      if (key === by) node.setAttribute("aria-sort", isRising ? "ascending" : "descending");
      else node.removeAttribute("aria-sort");
    }
  };
  fill();
  root.replaceChildren(
    make(
      "table",
      {},
      make("caption", {}, "A row opens its answer on the board"),
      make("thead", {}, make("tr", {}, ...heads.map(({ node }) => node))),
      body,
    ),
  );
}
