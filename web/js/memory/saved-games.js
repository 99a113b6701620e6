// What the player filled in, saved for each puzzle across reloads with the way there; the puzzles that have not been
// touched for the longest time are dropped first.

import { forget, recall, remember } from "./settings.js";

/**
 * @typedef {object} Position
 * @property {string} puzzle
 * @property {string|null} answer
 * @property {Record<string, string>} [notes]  "row col" -> what the player has noted in that cell beside the answer
 */

/**
 * @typedef {object} SavedGame
 * @property {Position} now
 * @property {Position[]} past     the oldest first
 * @property {Position[]} future   the latest first
 * @property {Position[]} trials
 * @property {number} seconds      played so far
 * @property {boolean} isCounted   its end has gone into the statistics
 */

// The keys are named as in the first version of the page, so that it still finds what is there.
const kIndex = "quadrille:kept";
const kMost = 60; // puzzles
const kMostText = 60_000; // characters of positions kept with one puzzle

/**
 * A short name for a text (two hashes in the manner of FNV-1a). The crypto API is missing outside secure contexts.
 * @param {string} text
 */
export function fingerprint(text) {
  let [low, high] = [0x811c9dc5, 0x9e3779b9];
  for (const byte of new TextEncoder().encode(text)) {
    low = Math.imul(low ^ byte, 0x01000193);
    high = Math.imul(high ^ byte, 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** @param {string} family @param {string} origin the puzzle as it was opened */
const keyOf = (family, origin) => `quadrille:kept:${family}:${fingerprint(origin)}`;

/** @returns {string[]} keys, the latest last */
function index() {
  const stored = recall(kIndex);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
}

/** A puzzle that is the one that was opened is not written out. @param {Position} position @param {string} origin */
const packed = ({ puzzle, answer, notes }, origin) => ({
  answer,
  ...(puzzle === origin ? {} : { puzzle }),
  ...(notes ? { notes } : {}),
});

/** @param {unknown} stored @param {string} origin @returns {Position|null} */
function unpacked(stored, origin) {
  if (typeof stored !== "object" || stored === null || !("answer" in stored)) return null;
  const { puzzle = origin, answer, notes } = /** @type {Record<string, unknown>} */ (stored);
  if (typeof puzzle !== "string" || (answer !== null && typeof answer !== "string")) return null;
  if (typeof notes !== "object" || notes === null) return { puzzle, answer };
  const texts = Object.entries(notes).filter(([, text]) => typeof text === "string");
  return { puzzle, answer, notes: Object.fromEntries(texts) };
}

/** @param {unknown} stored @param {string} origin @returns {Position[]} */
const unpackedList = (stored, origin) =>
  Array.isArray(stored) ? stored.flatMap((position) => unpacked(position, origin) ?? []) : [];

/**
 * Those at the end of a list whose texts fit into `most` characters.
 * @param {ReturnType<typeof packed>[]} list
 * @param {number} most
 */
function latest(list, most) {
  let left = most;
  let from = list.length;
  while (from > 0 && (left -= JSON.stringify(list[from - 1]).length) >= 0) --from;
  return list.slice(from);
}

/** @param {string} family @param {string} origin @returns {SavedGame|null} */
export function savedGame(family, origin) {
  const stored = recall(keyOf(family, origin));
  const now = unpacked(stored, origin);
  if (now === null) return null;
  const { past, future, trials, seconds, isCounted } = /** @type {Record<string, unknown>} */ (stored);
  return {
    now,
    past: unpackedList(past, origin),
    future: unpackedList(future, origin),
    trials: unpackedList(trials, origin),
    seconds: typeof seconds === "number" && seconds >= 0 ? seconds : 0,
    isCounted: isCounted === true,
  };
}

/** @param {string} family @param {string} origin @param {SavedGame} game */
export function saveGame(family, origin, { now, past, future, trials, seconds, isCounted }) {
  const key = keyOf(family, origin);
  const others = index().filter((known) => known !== key);
  const isUntouched = now.puzzle === origin && now.answer === null && past.length + future.length === 0;
  if (isUntouched) {
    forget(key);
    remember(kIndex, others);
    return;
  }
  const pack = (/** @type {Position[]} */ list, /** @type {number} */ most) =>
    latest(
      list.map((position) => packed(position, origin)),
      most,
    );
  const game = {
    ...packed(now, origin),
    puzzle: now.puzzle,
    past: pack(past, kMostText / 2),
    future: pack(future, kMostText / 4),
    trials: pack(trials, kMostText / 4),
    seconds: Math.round(seconds),
    isCounted,
  };
  while (others.length >= kMost) forget(others.shift() ?? "");
  // If the storage is full, the oldest puzzles make room one by one.
  while (!remember(key, game) && others.length > 0) forget(others.shift() ?? "");
  remember(kIndex, [...others, key]);
}
