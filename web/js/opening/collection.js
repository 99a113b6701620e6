// The puzzles that come with the program, and which of them the player has finished, in this browser.

import { get } from "../net/api.js";
import { playsMoves } from "../net/catalogue.js";
import { recall, remember } from "../memory/settings.js";

/** @typedef {import("../types.js").Collected} Collected */
/** @typedef {import("../types.js").Family} Family */

const kKey = "quadrille:done";

/** @type {Map<string, Promise<Collected[]>>} */
const lists = new Map();

/** @param {Family} family @returns {Promise<Collected[]>} */
export function collectionOf({ name }) {
  const known = lists.get(name);
  if (known) return known;
  const asked = get(`/api/families/${encodeURIComponent(name)}/collection`).then(({ puzzles }) => puzzles);
  lists.set(name, asked);
  asked.catch(() => lists.delete(name)); // the next one asks again
  return asked;
}

/** @returns {Record<string, unknown>} */
function stored() {
  const all = recall(kKey);
  return typeof all === "object" && all !== null ? /** @type {Record<string, unknown>} */ (all) : {};
}

/** The ids of what is finished. @param {Family} family @returns {Set<string>} */
export function doneIn({ name }) {
  const ids = stored()[name];
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
}

/** What to play next. @param {Family} family */
export async function nextIn(family) {
  const [list, done] = [await collectionOf(family), doneIn(family)];
  return list.find(({ id }) => !done.has(id)) ?? list[0] ?? null;
}

/** Marks what is finished from now on. @param {import("../model/workspace.js").Workspace} workspace */
export function markFinished(workspace) {
  workspace.store.watch(({ view, family, source }) => {
    if (!view || !family || source.id === undefined) return;
    // Of moves nobody knows whether more could have been made: to the end is done.
    if (view.stage !== "won" && !(view.stage === "over" && playsMoves(family))) return;
    const done = doneIn(family);
    if (!done.has(source.id)) remember(kKey, { ...stored(), [family.name]: [...done, source.id] });
  });
}
