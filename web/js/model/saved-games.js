// What the player filled in, saved for each puzzle across reloads; the puzzles that have not been touched for the
// longest time are dropped first.

import { forget, recall, remember } from "./settings.js";

/** @typedef {{puzzle: string, answer: string|null}} Position */

// The keys are named as in the first version of the page, so that it still finds what is there.
const kIndex = "quadrille:kept";
const kMost = 60; // puzzles

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

/** @param {string} family @param {string} origin @returns {Position|null} */
export function savedGame(family, origin) {
  const stored = recall(keyOf(family, origin));
  if (typeof stored !== "object" || stored === null || !("puzzle" in stored) || !("answer" in stored))
    return null;
  const { puzzle, answer } = stored;
  if (typeof puzzle !== "string" || (answer !== null && typeof answer !== "string")) return null;
  return { puzzle, answer };
}

/** @param {string} family @param {string} origin @param {Position} position */
export function saveGame(family, origin, position) {
  const key = keyOf(family, origin);
  const others = index().filter((known) => known !== key);
  if (position.puzzle === origin && position.answer === null) {
    forget(key);
    remember(kIndex, others);
    return;
  }
  while (others.length >= kMost) forget(others.shift() ?? "");
  // If the storage is full, the oldest puzzles make room one by one.
  while (!remember(key, position) && others.length > 0) forget(others.shift() ?? "");
  remember(kIndex, [...others, key]);
}
