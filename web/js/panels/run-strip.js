// A run of the solver as a strip above the board: Stop, what it is doing, how far it has got and what came of it. The
// strip is there only while there is something to say.

import { button, make } from "../elements/dom.js";
import { meter } from "../elements/meter.js";

/** @typedef {import("../model/solver-choice.js").SolverChoice} SolverChoice */
/** @typedef {import("../model/runner.js").RunState} RunState */

/** @param {number} seconds "3.2 s / 20 s" @param {number} limit */
export const clock = (seconds, limit) => `${seconds.toFixed(1)} s / ${limit} s`;

/** Nodes and best so far. @param {Pick<RunState, "nodes"|"best">} run */
export function figures({ nodes, best }) {
  const parts = [];
  if (nodes > 0) parts.push(`${nodes.toLocaleString("en")} ${nodes === 1 ? "node" : "nodes"}`);
  if (best !== null) parts.push(`best ${best}`);
  return parts.join(" · ");
}

/** What its meter shows of a run. @param {RunState} run */
export const shareOf = ({ isRunning, done }) => (isRunning ? done : (done ?? 0));

/** @param {HTMLElement} root @param {SolverChoice} solverChoice */
export function setUpRunStrip(root, solverChoice) {
  const { runner } = solverChoice;
  const stop = button("Stop", () => runner.stop(), { id: "stop", "aria-keyshortcuts": "Escape" });
  const status = make("output", { id: "status", class: "status" });
  const progress = meter("Progress", { id: "progress" });
  const message = make("p", { id: "run-message", class: "message" });
  const time = make("span", { id: "run-clock", class: "numbers" });
  const numbers = make("span", { id: "figures", class: "numbers quiet" });
  const asSet = button("Without what is filled in", () => void solverChoice.start({ fromStart: true }), {
    id: "solve-as-set",
  });
  root.append(make("div", { class: "row spread" }, status, time, numbers, stop), progress.node, message, asSet);
  runner.store.watch((run) => {
    root.hidden = run.status === "";
    stop.disabled = !run.isRunning;
    status.textContent = run.status;
    status.dataset.state = run.isRunning ? "running" : (run.result?.status ?? "");
    progress.show(shareOf(run));
    message.textContent = run.message;
    asSet.hidden = run.isRunning || !run.isFrom || run.result?.status !== "impossible";
    time.textContent = run.status === "" ? "" : clock(run.elapsed, run.limit);
    numbers.textContent = figures(run);
  });
}
