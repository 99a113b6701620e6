// Strategy, parameters, time limit, Start and Stop, and the progress of the run.

import { button, make, offer } from "../elements/dom.js";
import { schemaForm } from "../elements/schema-form.js";

/** @typedef {import("../model/solver-choice.js").SolverChoice} SolverChoice */
/** @typedef {import("../model/runner.js").RunState} RunState */

const kMostSeconds = 3600;

/** @param {number} seconds "3.2 s / 20 s" @param {number} limit */
export const clock = (seconds, limit) => `${seconds.toFixed(1)} s / ${limit} s`;

/** Nodes and best so far. @param {RunState} run */
export function figures({ nodes, best }) {
  const parts = [];
  if (nodes > 0) parts.push(`${nodes.toLocaleString("en")} ${nodes === 1 ? "node" : "nodes"}`);
  if (best !== null) parts.push(`best ${best}`);
  return parts.join(" · ");
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
export function setUpSolve(root, solverChoice) {
  const { runner } = solverChoice;
  const select = make("select", { id: "strategy", "aria-describedby": "strategy-description" });
  const description = make("p", { id: "strategy-description", class: "quiet" });
  const fields = make("div", { class: "fields" });
  const parameters = make("details", { class: "parameters" }, make("summary", {}, "Parameters"), fields);
  const limit = make("input", {
    id: "time-limit",
    type: "number",
    min: 0.1,
    max: kMostSeconds,
    step: "any",
    inputmode: "decimal",
  });
  const start = button("Start", () => void solverChoice.start(), {
    id: "start",
    class: "primary",
    "aria-keyshortcuts": "Control+Enter",
  });
  const stop = button("Stop", () => runner.stop(), { id: "stop", "aria-keyshortcuts": "Escape" });
  const status = make("output", { id: "status", class: "status" });
  const bar = make("progress", { id: "progress", max: 1, value: 0, "aria-label": "Progress" });
  const message = make("p", { id: "run-message", class: "message" });
  const time = make("span", { id: "clock", class: "numbers" });
  const numbers = make("span", { id: "figures", class: "numbers quiet" });
  root.append(
    make("div", { class: "field" }, make("label", { for: "strategy" }, "Strategy"), select),
    description,
    parameters,
    make("div", { class: "field" }, make("label", { for: "time-limit" }, "Time limit (s)"), limit),
    make("div", { class: "row" }, start, stop),
    status,
    bar,
    message,
    make("div", { class: "row spread" }, time, numbers),
  );

  let form = schemaForm(fields, {}, "parameter");
  solverChoice.details = () => {
    if (!form.isValid() || !limit.reportValidity()) return null;
    return { params: form.values(), limit: Number(limit.value) };
  };
  select.addEventListener("change", () => solverChoice.choose(select.value));
  solverChoice.store.watch(({ family, strategy }, before) => {
    if (family === null || strategy === null) return;
    if (family !== before.family || select.options.length === 0) {
      offer(
        select,
        family.strategies.map(({ name }) => ({ value: name, text: name.replaceAll("_", " ") })),
      );
    }
    select.value = strategy.name;
    if (strategy === before.strategy && description.textContent !== "") return;
    description.textContent = strategy.description;
    limit.value = String(strategy.time_limit);
    form = schemaForm(fields, strategy.parameters, "parameter");
    parameters.hidden = Object.keys(strategy.parameters).length === 0;
  });
  runner.store.watch((run) => {
    select.disabled = run.isRunning;
    start.disabled = run.isRunning;
    stop.disabled = !run.isRunning;
    status.textContent = run.status;
    status.dataset.state = run.isRunning ? "running" : (run.result?.status ?? "");
    showBar(bar, run);
    message.textContent = run.message;
    time.textContent = run.status === "" ? "" : clock(run.elapsed, run.limit);
    numbers.textContent = figures(run);
  });
}
