// A form made from a JSON schema: one labelled field per parameter, with its range, default and help.

import { make } from "./dom.js";

/** @typedef {import("../types.js").Schema} Schema */
/** @typedef {import("../types.js").Parameter} Parameter */

/** @param {Parameter} parameter @param {string} id */
function fieldFor(parameter, id) {
  const attributes = { id, "aria-describedby": `${id}-help` };
  if (parameter.enum) {
    const options = parameter.enum.map((value) => make("option", { value }, value));
    const select = make("select", attributes, ...options);
    select.value = String(parameter.default);
    return select;
  }
  if (parameter.type === "boolean") {
    const box = make("input", { ...attributes, type: "checkbox" });
    box.checked = parameter.default === true;
    return box;
  }
  if (parameter.type === "string")
    return make("input", { ...attributes, type: "text", value: String(parameter.default) });
  return make("input", {
    ...attributes,
    type: "number",
    inputmode: "decimal",
    step: parameter.type === "integer" ? 1 : "any",
    min: parameter.minimum ?? false,
    max: parameter.maximum ?? false,
    value: String(parameter.default ?? ""),
    placeholder: parameter.otherwise ?? false,
  });
}

/** @param {Parameter} parameter @param {HTMLInputElement|HTMLSelectElement} field */
function valueOf(parameter, field) {
  if (parameter.type === "boolean" && field instanceof HTMLInputElement) return field.checked;
  if (parameter.type === "string") return field.value;
  return field.value === "" ? null : Number(field.value);
}

/**
 * Takes a value over if the field can hold it.
 * @param {Parameter} parameter
 * @param {HTMLInputElement|HTMLSelectElement} field
 * @param {unknown} value
 */
function fill(parameter, field, value) {
  const before = field.value;
  if (parameter.type === "boolean" && field instanceof HTMLInputElement) {
    if (typeof value === "boolean") field.checked = value;
  } else if (typeof value === (parameter.type === "string" ? "string" : "number")) {
    field.value = String(value);
    const isKnown = !parameter.enum || parameter.enum.includes(field.value);
    if (!isKnown || !field.checkValidity()) field.value = before;
  }
}

/** @param {Parameter} parameter */
function rangeOf({ minimum, maximum, otherwise }) {
  if (minimum === undefined || maximum === undefined) return "";
  return otherwise ? ` (${minimum} to ${maximum}; empty: ${otherwise})` : ` (${minimum} to ${maximum})`;
}

/**
 * Builds the form in root. Events "change" of its fields bubble through root.
 * @param {HTMLElement} root
 * @param {Schema} schema
 * @param {string} prefix  of the fields' ids
 * @param {Record<string, unknown>} [entered]  what the fields begin with in place of their defaults, where it fits
 * @returns {{values: () => Record<string, unknown>, isValid: () => boolean}}  values: those that the user has changed
 */
export function schemaForm(root, schema, prefix, entered = {}) {
  const rows = Object.entries(schema).map(([name, parameter]) => {
    const id = `${prefix}-${name}`;
    const field = fieldFor(parameter, id);
    fill(parameter, field, entered[name]);
    const label = make("label", { for: id }, name.replaceAll("_", " "));
    const help = make("small", { id: `${id}-help` }, parameter.description + rangeOf(parameter));
    return { name, parameter, field, node: make("div", { class: "field" }, label, field, help) };
  });
  root.replaceChildren(...rows.map(({ node }) => node));
  return {
    values() {
      // An empty field counts as not given.
      const changed = rows.filter(({ parameter, field }) => {
        const value = valueOf(parameter, field);
        return value !== null && value !== parameter.default;
      });
      return Object.fromEntries(
        changed.map(({ name, parameter, field }) => [name, valueOf(parameter, field)]),
      );
    },
    isValid: () => rows.every(({ field }) => field.reportValidity()),
  };
}
