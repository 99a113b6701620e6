// A run of the solver as a strip above the board: Stop, what it is doing, how far it has got and what came of it. The
// strip is there only while there is something to say.

import { button, make } from "../elements/dom.js";

/** @typedef {import("../model/solver-choice.js").SolverChoice} SolverChoice */
/** @typedef {import("../model/runner.js").RunState} RunState */

/** @param {number} seconds "3.2 s / 20 s" @param {number} limit */
export const clock = (seconds, limit) => `${seconds.toFixed(1)} s / ${limit} s`;

/** Nodes and best so far. @param {RunState} run */
export function figures({ nodes, best }) {
  const parts = [];
  if (nodes > 0) parts.push(`${nodes.toLocaleString("en")} ${nodes === 1 ? "node" : "nodes"}`);
  if (best !== null) parts.push(`best ${best}`);
  return parts.join(" · ");
}

/** How far a run has got, "" where nobody knows. @param {RunState} run */
export function perCent({ isRunning, done, result }) {
  if (done === null || (!isRunning && result === null)) return "";
  return `${Math.floor(100 * done)} %`;
}

/**
 * Shows how far a run has got; unknown progress looks like work, not like zero.
 * @param {HTMLProgressElement} bar
 * @param {RunState} run
 */
export function showBar(bar, { isRunning, done }) {
  if (isRunning && done === null) bar.removeAttribute("value");
  else bar.value = done ?? 0;
}

/** @param {HTMLElement} root @param {SolverChoice} solverChoice */
export function setUpRunStrip(root, { runner }) {
  const stop = button("Stop", () => runner.stop(), { id: "stop", "aria-keyshortcuts": "Escape" });
  const status = make("output", { id: "status", class: "status" });
  const bar = make("progress", { id: "progress", max: 1, value: 0, "aria-label": "Progress" });
  const message = make("p", { id: "run-message", class: "message" });
  const time = make("span", { id: "clock", class: "numbers" });
  const numbers = make("span", { id: "figures", class: "numbers quiet" });
  const share = make("span", { id: "percent", class: "numbers per-cent" });
  root.append(
    make("div", { class: "row spread" }, status, time, numbers, stop),
    make("div", { class: "with-per-cent" }, bar, share),
    message,
  );
  runner.store.watch((run) => {
    root.hidden = run.status === "";
    stop.disabled = !run.isRunning;
    status.textContent = run.status;
    status.dataset.state = run.isRunning ? "running" : (run.result?.status ?? "");
    showBar(bar, run);
    share.textContent = perCent(run);
    message.textContent = run.message;
    time.textContent = run.status === "" ? "" : clock(run.elapsed, run.limit);
    numbers.textContent = figures(run);
  });
}
