// Addresses: every place of the page has one, in the fragment, which browsers do not send to any server.
//
//   #home                                   the front door
//   #family=F                               a family: where one was in it, otherwise something to begin with
//   #family=F&sample=NAME                   a sample
//   #family=F&id=ID                         a puzzle of the collection
//   #family=F&daily=DATE                    the puzzle of a day
//   #family=F&preset=NAME&seed=NUMBER       a game that is dealt at its first act
//   #family=F&puzzle=PACKED                 any puzzle, perhaps with &name=, the &preset= that it was made by, and
//                                           &strategy= and &step= where it is shared
//
// An address may be on another site's page, so nothing costly is started by opening one: a puzzle that was made is
// carried, not made again.

import { packed, unpacked } from "./share-link.js";

/** @typedef {import("../types.js").Source} Source */

/** What finds a puzzle again, each of them alone. */
const kSources = [["sample"], ["id"], ["daily"], ["preset", "seed"]];

/** @param {Source} source @returns {[string, string][]} */
const partsOf = (source) => {
  const names = kSources.find((needed) => needed.every((name) => name in source)) ?? [];
  return names.map((name) => [name, source[name] ?? ""]);
};

/** @param {Source} source @returns {Source} */
const presetOf = ({ preset }) => (preset === undefined ? {} : { preset });

/** @param {{family: string, origin: string, source: Source, name: string}} opened */
export async function addressOf({ family, origin, source, name }) {
  const parts = partsOf(source);
  if (parts.length > 0) return `#${new URLSearchParams([["family", family], ...parts])}`;
  try {
    const fragment = new URLSearchParams({ family, puzzle: await packed(origin), ...presetOf(source) });
    if (name) fragment.set("name", name);
    return `#${fragment}`;
  } catch {
    return `#family=${encodeURIComponent(family)}`; // too long for an address: the family remembers it
  }
}

/**
 * @typedef {object} Place
 * @property {string} family
 * @property {Source} source
 * @property {string|null} puzzle  as text
 * @property {string} name
 * @property {string} strategy
 * @property {number|null} step
 */

/** @param {string} hash @returns {Promise<Place|null>} null: the front door, or nowhere */
export async function placeAt(hash) {
  const fragment = new URLSearchParams(hash.slice(1));
  const family = fragment.get("family");
  if (family === null) return null;
  const text = fragment.get("puzzle");
  const step = fragment.get("step");
  const found = Object.fromEntries(fragment);
  const parts = partsOf(found);
  return {
    family,
    source: parts.length > 0 ? Object.fromEntries(parts) : presetOf(found),
    puzzle: text === null ? null : await unpacked(text).catch(() => null),
    name: fragment.get("name") ?? "",
    strategy: fragment.get("strategy") ?? "",
    step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
  };
}
