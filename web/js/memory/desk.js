// What is open: in this tab, so that two tabs do not disturb each other, and in this browser, where the next visit goes
// on. Of each family the puzzle that was open last is remembered.

import { recall, remember } from "./settings.js";

/** @typedef {import("../types.js").Source} Source */
/** @typedef {{family: string, origin: string, name: string, source: Source, grade: string}} Opened */

/** Named as in the first version of the page, so that it still finds what is there. */
export const kDeskKey = "quadrille:desk";

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (/** @type {unknown} */ value) => (typeof value === "string" ? value : "");

/** @param {unknown} stored @returns {Opened|null} */
function openedOf(stored) {
  if (!isObject(stored)) return null;
  const { family, origin, name, source, grade } = stored;
  if (typeof family !== "string" || typeof origin !== "string") return null;
  const texts = Object.entries(isObject(source) ? source : {}).filter(([, text]) => typeof text === "string");
  return {
    family,
    origin,
    name: asText(name),
    source: /** @type {Source} */ (Object.fromEntries(texts)),
    grade: asText(grade),
  };
}

/** @returns {unknown} */
function ofThisTab() {
  try {
    return JSON.parse(sessionStorage.getItem(kDeskKey) ?? "null");
  } catch {
    return null;
  }
}

const desk = () => ofThisTab() ?? recall(kDeskKey);

/** What was open last: in this tab, otherwise anywhere. */
export const lastOpen = () => openedOf(desk());

/** What was opened last in any tab. */
export const lastAnywhere = () => openedOf(recall(kDeskKey));

/** @param {string} family @returns {Opened|null} */
export function lastOf(family) {
  const stored = desk();
  const known = openedOf(stored);
  if (known?.family === family) return known;
  const others = isObject(stored) ? stored.others : null;
  return isObject(others) ? openedOf(others[family]) : null;
}

/** @param {Opened} opened */
export function rememberOpen(opened) {
  const stored = desk();
  const before = openedOf(stored);
  const others = {
    ...(isObject(stored) && isObject(stored.others) ? stored.others : {}),
    ...(before ? { [before.family]: before } : {}),
  };
  const now = { ...opened, others };
  try {
    sessionStorage.setItem(kDeskKey, JSON.stringify(now));
  } catch {
    // What is open in the browser as a whole will do.
  }
  remember(kDeskKey, now);
}
