// Strategies side by side on the open puzzle: live bars, then a table that can be sorted, and a chart.

import { announce } from "../elements/announce.js";
import { inWords } from "../net/api.js";
import { playsMoves } from "../net/catalogue.js";
import { showChart } from "./chart.js";
import { showTable } from "./compare-table.js";
import { button, make } from "../elements/dom.js";
import { clock, showBar } from "./run-strip.js";
import { isCancelled, statusOf } from "../model/runner.js";

/** @typedef {import("../types.js").Strategy} Strategy */
/** @typedef {import("../types.js").Result} Result */
/**
 * @typedef {{strategy: string, status: string, score: number|null, time: number, nodes: number, headline:
 *   string}} Row
 */

/** A strategy's line while it runs. @param {Strategy} strategy */
function lane({ name, time_limit: limit }) {
  const bar = make("progress", { max: 1, value: 0, "aria-label": `Progress of ${name}` });
  const words = make("span", { class: "quiet numbers" }, "waiting");
  const node = make("div", { class: "lane" }, make("span", {}, name.replaceAll("_", " ")), bar, words);
  const started = { at: 0 };
  return {
    node,
    begin() {
      started.at = performance.now();
      words.textContent = "Computing…";
      bar.removeAttribute("value");
    },
    /** @param {import("../types.js").Progress} progress */
    advance({ done, best }) {
      showBar(bar, {
        isRunning: true,
        done,
        status: "",
        message: "",
        best,
        nodes: 0,
        elapsed: 0,
        limit,
        result: null,
      });
      const time = clock((performance.now() - started.at) / 1000, limit);
      words.textContent = best === null ? time : `${time} · best ${best}`;
    },
    /** @param {string} status @param {boolean} isCut */
    end(status, isCut) {
      bar.value = isCut ? 0 : 1;
      words.textContent = status;
    },
  };
}

/** @param {Result} result @returns {Row} */
const rowOf = (result) => ({
  strategy: result.strategy,
  status: result.status.replaceAll("_", " "),
  score: result.score ?? null,
  time: result.metrics.time_ms,
  nodes: result.metrics.states,
  headline: result.headline ?? "",
});

/**
 * @param {HTMLElement} root
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../net/jobs.js").Jobs} jobs
 */
export function setUpCompare(root, workspace, jobs) {
  const boxes = make("fieldset", { class: "switch-list" });
  const atOnce = make("input", { type: "checkbox", id: "at-once" });
  const start = button("Compare", () => void run(), { id: "compare-start", class: "primary" });
  const stop = button("Stop", () => halt(), { id: "compare-stop" });
  const lanes = make("div", { class: "lanes" });
  const table = make("div", { class: "table-frame" });
  const chart = make("figure", { class: "chart" });
  const body = make(
    "details",
    {},
    make("summary", {}, "Strategies side by side"),
    boxes,
    make("label", { title: "Quicker, but the strategies share the machine" }, atOnce, " all at once"),
    make("div", { class: "row" }, start, stop),
    lanes,
    table,
    chart,
  );
  root.append(body);
  stop.disabled = true;
  /** @type {Set<import("../net/jobs.js").Job>} */ const running = new Set();
  let isStopped = false;

  workspace.store.watch(({ family, blank }, before) => {
    if (blank !== before.blank) for (const part of [lanes, table, chart]) part.replaceChildren();
    if (family === before.family && boxes.childElementCount > 0) return;
    const choices = family?.strategies.map(({ name, description }) => {
      const box = make("input", { type: "checkbox", name: "compared", value: name });
      box.checked = true;
      return make("label", { title: description }, box, ` ${name.replaceAll("_", " ")}`);
    });
    boxes.replaceChildren(make("legend", {}, "Compared"), ...(choices ?? []));
  });

  function halt() {
    isStopped = true;
    for (const job of running) job.stop();
  }

  /** @param {Strategy} strategy @param {ReturnType<typeof lane>} shown @returns {Promise<Row|null>} */
  async function race(strategy, shown) {
    const { view } = workspace.store.value;
    if (view === null || isStopped) return null;
    const request = {
      kind: "solve",
      family: view.family,
      puzzle: view.puzzle,
      strategy: strategy.name,
      time_limit: strategy.time_limit,
      threads: 1, // equal conditions, however many run at once
    };
    shown.begin();
    const job = jobs.start(request, (progress) => shown.advance(progress));
    running.add(job);
    try {
      /** @type {Result} */ const result = await job.result;
      shown.end(statusOf(result), isCancelled(result));
      return result.metrics ? rowOf(result) : null;
    } catch (error) {
      shown.end(inWords(error), true);
      return null;
    } finally {
      running.delete(job);
    }
  }

  async function run() {
    const { family, blank } = workspace.store.value;
    const chosen = new Set(
      [...boxes.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => value),
    );
    const strategies = family?.strategies.filter(({ name }) => chosen.has(name)) ?? [];
    if (family === null || strategies.length === 0) return;
    isStopped = false;
    start.disabled = true;
    stop.disabled = false;
    const entries = strategies.map((strategy) => ({ strategy, shown: lane(strategy) }));
    lanes.replaceChildren(...entries.map(({ shown }) => shown.node));
    for (const part of [table, chart]) part.replaceChildren();
    /** @type {(Row|null)[]} */ let rows = [];
    if (atOnce.checked) rows = await Promise.all(entries.map(({ strategy, shown }) => race(strategy, shown)));
    else for (const { strategy, shown } of entries) rows.push(await race(strategy, shown));
    start.disabled = false;
    stop.disabled = true;
    if (workspace.store.value.blank !== blank) return;
    const results = rows.filter((row) => row !== null);
    showTable(table, results, playsMoves(family));
    showChart(chart, results, playsMoves(family));
    announce(`Compared ${results.length} strategies.`);
  }
}
