// How the bench solves: strategy, parameters, time limit. What becomes of it stands in the run strip.

import { button, make, offer } from "../elements/dom.js";
import { schemaForm } from "../elements/schema-form.js";
import { entered, keepForm } from "../memory/kept-forms.js";

/** @typedef {import("../model/solver-choice.js").SolverChoice} SolverChoice */

const kMostSeconds = 3600;

/** @param {HTMLElement} root @param {SolverChoice} solverChoice */
export function setUpSolve(root, solverChoice) {
  const { runner } = solverChoice;
  const select = make("select", { id: "strategy", "aria-describedby": "strategy-description" });
  const description = make("p", { id: "strategy-description", class: "quiet" });
  const fields = make("div", { class: "fields" });
  const summary = make("summary");
  const usual = button("Back to the defaults", () => reset(), { id: "default-parameters" });
  const parameters = make("details", { class: "parameters" }, summary, fields, usual);
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
  let name = ""; // under which what is entered is kept

  const tellChanges = () => {
    const changed = Object.keys(form.values()).length;
    summary.textContent = changed === 0 ? "Parameters" : `Parameters (${changed} changed)`;
    usual.disabled = changed === 0;
  };
  /** @param {import("../types.js").Schema} schema */
  const build = (schema) => {
    form = schemaForm(fields, schema, "parameter", entered(name));
    tellChanges();
  };
  const reset = () => {
    keepForm(name, {});
    build(solverChoice.store.value.strategy?.parameters ?? {});
  };
  fields.addEventListener("change", () => {
    keepForm(name, form.values());
    tellChanges();
  });
  limit.addEventListener("change", () => {
    const isUsual = limit.value === String(solverChoice.store.value.strategy?.time_limit) || !limit.checkValidity();
    keepForm(`${name} limit`, isUsual ? {} : { seconds: Number(limit.value) });
  });
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
    name = `strategy ${family.name} ${strategy.name}`;
    limit.value = String(entered(`${name} limit`).seconds ?? strategy.time_limit);
    build(strategy.parameters);
    parameters.hidden = Object.keys(strategy.parameters).length === 0;
  });
  runner.store.watch((run) => {
    select.disabled = run.isRunning;
  });
}
