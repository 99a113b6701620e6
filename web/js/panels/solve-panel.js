// How the bench solves: strategy, parameters, time limit. What becomes of it stands in the run strip.

import { make, offer } from "../elements/dom.js";
import { schemaForm } from "../elements/schema-form.js";

/** @typedef {import("../model/solver-choice.js").SolverChoice} SolverChoice */

const kMostSeconds = 3600;

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
  root.append(
    make("div", { class: "field" }, make("label", { for: "strategy" }, "Strategy"), select),
    description,
    parameters,
    make("div", { class: "field" }, make("label", { for: "time-limit" }, "Time limit (s)"), limit),
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
        family.strategies.map(({ name, title }) => ({ value: name, text: title })),
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
  });
}
