// What a player has come to, per family and kind of puzzle (a grade, or a preset's name). It stays in this browser;
// as a text it can be taken to another.

import { recall, remember } from "./settings.js";

/**
 * @typedef {object} Tally
 * @property {number} played
 * @property {number} won
 * @property {number|null} best     seconds of the fastest win
 * @property {number|null} score    the highest, where there are scores
 * @property {number} streak        wins in a row up to now
 * @property {number} longest       streak
 */
/** @typedef {Record<string, Record<string, Tally>>} Statistics  by family, then by kind */

/**
 * @typedef {object} Played  a puzzle or game that came to its end
 * @property {string} family
 * @property {string} kind      a grade or preset, as people read it; "": unknown
 * @property {number} seconds
 * @property {boolean} won
 * @property {number} [score]
 */

const kKey = "quadrille:statistics";
const kVersion = 1;

/** @returns {Tally} */
const nothing = () => ({ played: 0, won: 0, best: null, score: null, streak: 0, longest: 0 });

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;

/** @param {unknown} stored @returns {Tally|null} */
function tallyOf(stored) {
  if (!isObject(stored) || !isCount(stored.played) || !isCount(stored.won)) return null;
  return {
    played: stored.played,
    won: stored.won,
    best: isCount(stored.best) ? stored.best : null,
    score: isCount(stored.score) ? stored.score : null,
    streak: isCount(stored.streak) ? stored.streak : 0,
    longest: isCount(stored.longest) ? stored.longest : 0,
  };
}

/** What is stored may be damaged or come from a file: only what can be understood is taken. @param {unknown} stored */
function validated(stored) {
  /** @type {Statistics} */ const valid = {};
  if (!isObject(stored)) return valid;
  for (const [family, kinds] of Object.entries(stored)) {
    for (const [kind, value] of Object.entries(isObject(kinds) ? kinds : {})) {
      const tally = tallyOf(value);
      if (tally) (valid[family] ??= {})[kind] = tally;
    }
  }
  return valid;
}

/** @returns {Statistics} */
export const statistics = () => validated(recall(kKey));

/** Counts a result, once for each puzzle that was finished. @param {Played} result */
export function recordResult({ family, kind, seconds, won, score }) {
  const all = statistics(); // read again: another tab may have counted since
  const tally = ((all[family] ??= {})[kind] ??= nothing());
  ++tally.played;
  tally.streak = won ? tally.streak + 1 : 0;
  tally.longest = Math.max(tally.longest, tally.streak);
  if (won) {
    ++tally.won;
    tally.best = Math.min(tally.best ?? Infinity, seconds);
  }
  if (score !== undefined) tally.score = Math.max(tally.score ?? 0, score);
  remember(kKey, all);
}

/** @returns {string} a file's content */
export const exported = () => JSON.stringify({ quadrille: kVersion, statistics: statistics() }, null, 2);

/**
 * Adds what a file says. Of a kind that is known here too, the one with more games counts, and the best of both: the
 * same file twice changes nothing.
 * @param {string} text
 * @throws {Error} if the file is not one of ours
 */
export function takeIn(text) {
  let file = null;
  try {
    file = JSON.parse(text);
  } catch {
    // Said below.
  }
  if (!isObject(file) || file.quadrille !== kVersion || !isObject(file.statistics))
    throw new Error("This file has no statistics: choose one that Export made (quadrille-statistics.json).");
  const all = statistics();
  for (const [family, kinds] of Object.entries(validated(file.statistics))) {
    for (const [kind, theirs] of Object.entries(kinds)) {
      const ours = all[family]?.[kind] ?? nothing();
      (all[family] ??= {})[kind] = {
        ...(theirs.played > ours.played ? theirs : ours),
        best: least(ours.best, theirs.best),
        score: ours.score === null && theirs.score === null ? null : Math.max(ours.score ?? 0, theirs.score ?? 0),
        longest: Math.max(ours.longest, theirs.longest),
      };
    }
  }
  remember(kKey, all);
}

/** @param {number|null} a @param {number|null} b */
const least = (a, b) => (a === null ? b : b === null ? a : Math.min(a, b));
