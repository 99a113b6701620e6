// Strategies side by side on the open puzzle, each with the same time: live bars, then a table whose rows open their
// answers on the board, and a chart.

import { announce } from "../elements/announce.js";
import { inWords } from "../net/api.js";
import { playsMoves } from "../net/catalogue.js";
import { showChart } from "./chart.js";
import { lane } from "./compare-lane.js";
import { showTable } from "./compare-table.js";
import { button, find, make } from "../elements/dom.js";
import { inTime } from "../elements/durations.js";
import { meter } from "../elements/meter.js";
import { isCancelled, statusOf } from "../model/runner.js";
import { asPosition } from "../model/position.js";

/** @typedef {import("../types.js").Strategy} Strategy */
/** @typedef {import("../types.js").Result} Result */
/**
 * @typedef {{strategy: string, status: string, score: number|null, time: number, nodes: number, headline: string,
 *   result: Result}} Row  strategy: its title; time: milliseconds
 */

const kUsualLimit = 1; // second for each: enough to see who is quick, and eleven of them are not long to wait
const kMostSeconds = 3600;

/** @param {Strategy} strategy @param {Result} result @returns {Row} */
const rowOf = ({ title }, result) => ({
  strategy: title,
  status: isCancelled(result) ? "stopped" : result.status,
  score: result.score ?? null,
  time: result.metrics.time_ms,
  nodes: result.metrics.states,
  headline: result.headline ?? "",
  result,
});

/**
 * @param {HTMLElement} root
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @param {import("../net/jobs.js").Jobs} jobs
 */
export function setUpCompare(root, workspace, { playback, runner }, jobs) {
  const boxes = make("fieldset", { class: "switch-list" });
  const limit = make("input", {
    id: "compare-limit",
    type: "number",
    min: 0.1,
    max: kMostSeconds,
    step: "any",
    value: kUsualLimit,
    inputmode: "decimal",
  });
  const atOnce = make("input", { type: "checkbox", id: "at-once" });
  const total = make("p", { id: "compare-total", class: "quiet" });
  const start = button("Compare", () => void run(), { id: "compare-start", class: "primary" });
  const stop = button("Stop", () => halt(), { id: "compare-stop" });
  const overall = meter("Progress of the comparison");
  const lanes = make("div", { class: "lanes" });
  const table = make("div", { class: "table-frame" });
  const chart = make("figure", { class: "chart" });
  const body = make(
    "details",
    {},
    make("summary", {}, "Strategies side by side"),
    boxes,
    make("div", { class: "field" }, make("label", { for: "compare-limit" }, "Seconds for each"), limit),
    make("label", { title: "Quicker, but the strategies share the machine" }, atOnce, " all at once"),
    total,
    make("div", { class: "row" }, start, stop),
    overall.node,
    lanes,
    table,
    chart,
  );
  root.append(body);
  stop.disabled = true;
  overall.node.hidden = true;
  /** @type {Set<import("../net/jobs.js").Job>} */ const running = new Set();
  let isStopped = false;

  const chosen = () => {
    const ticked = new Set(
      [...boxes.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => value),
    );
    return workspace.store.value.family?.strategies.filter(({ name }) => ticked.has(name)) ?? [];
  };
  const foretell = () => {
    const count = chosen().length;
    const each = Number(limit.value) * 1000;
    const less = atOnce.checked ? ", less where they run side by side" : "";
    total.textContent =
      count === 0
        ? "Choose the strategies to compare."
        : `${count} × ${inTime(each)}: at most ${inTime(count * each)} in all${less}.`;
  };
  for (const control of [boxes, limit, atOnce]) control.addEventListener("input", foretell);

  workspace.store.watch(({ family, blank }, before) => {
    if (blank !== before.blank) for (const part of [lanes, table, chart]) part.replaceChildren();
    if (family === before.family && boxes.childElementCount > 0) return;
    const choices = family?.strategies.map(({ name, title, description }) => {
      const box = make("input", { type: "checkbox", name: "compared", value: name });
      box.checked = true;
      return make("label", { title: description }, box, ` ${title}`);
    });
    boxes.replaceChildren(make("legend", {}, "Compared"), ...(choices ?? []));
    foretell();
  });

  function halt() {
    isStopped = true;
    for (const job of running) job.stop();
  }

  /**
   * @param {Strategy} strategy
   * @param {ReturnType<typeof lane>} shown
   * @param {() => void} onProgress
   * @returns {Promise<Row|null>}
   */
  async function race(strategy, shown, onProgress) {
    const { view, family } = workspace.store.value;
    if (view === null || isStopped) return null;
    const request = {
      kind: "solve",
      family: view.family,
      puzzle: asPosition(view).puzzle,
      strategy: strategy.name,
      time_limit: Number(limit.value),
      threads: 1, // equal conditions, however many run at once
      steps: playsMoves(family), // a plan is its moves; other explanations could take longer than the solving
    };
    shown.begin();
    const job = jobs.start(request, (progress) => {
      shown.advance(progress);
      onProgress();
    });
    running.add(job);
    try {
      /** @type {Result} */ const result = await job.result;
      shown.end(statusOf(result), isCancelled(result));
      return result.metrics ? rowOf(strategy, result) : null;
    } catch (error) {
      shown.end(inWords(error), true);
      return null;
    } finally {
      running.delete(job);
      onProgress();
    }
  }

  /** @param {boolean} isRunning */
  function busy(isRunning) {
    start.disabled = isRunning;
    stop.disabled = !isRunning;
    overall.node.hidden = !isRunning;
  }

  async function run() {
    const { family, blank } = workspace.store.value;
    const strategies = chosen();
    if (family === null || blank === null || strategies.length === 0 || !limit.reportValidity()) return;
    isStopped = false;
    busy(true);
    const entries = strategies.map((strategy) => ({ strategy, shown: lane(strategy, Number(limit.value)) }));
    lanes.replaceChildren(...entries.map(({ shown }) => shown.node));
    for (const part of [table, chart]) part.replaceChildren();
    const tell = () => overall.show(entries.reduce((sum, { shown }) => sum + shown.share, 0) / entries.length);
    tell();
    /** @type {(Row|null)[]} */ let rows = [];
    if (atOnce.checked)
      rows = await Promise.all(entries.map(({ strategy, shown }) => race(strategy, shown, tell)));
    else for (const { strategy, shown } of entries) rows.push(await race(strategy, shown, tell));
    busy(false);
    if (workspace.store.value.blank !== blank) return;
    const results = rows.filter((row) => row !== null);
    // The table says it all, except of those that came to nothing.
    lanes.replaceChildren(...entries.filter((_, i) => !rows[i]).map(({ shown }) => shown.node));
    showTable(table, results, playsMoves(family), ({ strategy, result }) => {
      runner.clear(); // what it says is about another answer
      const solved = workspace.asSet;
      if (solved) playback.load(result, solved, playsMoves(family));
      find(document, "#board", HTMLElement).scrollIntoView({ block: "nearest" });
      announce(`The answer of ${strategy} is on the board.`);
    });
    showChart(chart, results, playsMoves(family));
    announce(`Compared ${results.length} strategies.`);
  }
}
