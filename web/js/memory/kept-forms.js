// What was entered into a form the last time, by the form's name. Only what differs from the defaults is kept.

import { recall, remember } from "./settings.js";

const kKey = "quadrille:forms";

/** @returns {Record<string, unknown>} */
function forms() {
  const stored = recall(kKey);
  return typeof stored === "object" && stored !== null && !Array.isArray(stored)
    ? /** @type {Record<string, unknown>} */ (stored)
    : {};
}

/** @param {string} form @returns {Record<string, unknown>} of any kind: it may be damaged or from another version */
export function entered(form) {
  const values = forms()[form];
  return typeof values === "object" && values !== null ? /** @type {Record<string, unknown>} */ (values) : {};
}

/** @param {string} form @param {Record<string, unknown>} values  none: the form is forgotten */
export function keepForm(form, values) {
  const { [form]: _, ...others } = forms();
  remember(kKey, Object.keys(values).length > 0 ? { ...others, [form]: values } : others);
}
