// What the page remembers between visits. What is stored may be damaged or come from another version, and storage
// may not be allowed at all: each setting is checked on its own and falls back to its default.

/** @typedef {"auto"|"light"|"dark"|"contrast"|"paper"} Theme  auto: as the system prefers */
/** @type {Theme[]} */
export const kThemes = ["auto", "light", "dark", "contrast", "paper"];

/**
 * @typedef {object} Settings
 * @property {Record<string, string>} strategies     the chosen strategy of each family
 * @property {Theme} theme
 * @property {boolean} bench                         whether it is open
 * @property {number} speed                          steps per second
 * @property {boolean} checks                        mistakes are marked while the puzzle is played
 * @property {boolean} clock                         the time played is shown
 * @property {"off"|"safe"|"chances"} advice       in games: none, on safe cells only, chances on every closed cell
 * @property {Record<string, boolean>} layers        switches that the user has changed, by the layer's name
 */

const kKey = "quadrille:settings";
/** Steps per second. */
export const kSpeeds = [0.5, 1, 2, 5, 10, 25];

/** @returns {Settings} */
export const defaults = () => ({
  ...{ strategies: {}, theme: "auto", bench: false, speed: 2, layers: {} },
  ...{ checks: false, clock: true, advice: "off" },
});

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The entries of a stored object whose values are of the right kind.
 * @template T
 * @param {unknown} stored
 * @param {(value: unknown) => value is T} fits
 * @returns {Record<string, T>}
 */
function entries(stored, fits) {
  if (!isObject(stored)) return {};
  /** @type {Record<string, T>} */ const valid = {};
  for (const [name, value] of Object.entries(stored)) if (fits(value)) valid[name] = value;
  return valid;
}

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string";
/** @param {unknown} value @returns {value is boolean} */
const isTruth = (value) => typeof value === "boolean";

/** @param {unknown} stored @returns {Settings} */
export function validated(stored) {
  const settings = defaults();
  if (!isObject(stored)) return settings;
  settings.theme = kThemes.find((theme) => theme === stored.theme) ?? settings.theme;
  if (isTruth(stored.bench)) settings.bench = stored.bench;
  if (typeof stored.speed === "number" && kSpeeds.includes(stored.speed)) settings.speed = stored.speed;
  if (isTruth(stored.checks)) settings.checks = stored.checks;
  if (isTruth(stored.clock)) settings.clock = stored.clock;
  if (stored.advice === "safe" || stored.advice === "chances") settings.advice = stored.advice;
  settings.strategies = entries(stored.strategies, isText);
  settings.layers = entries(stored.layers, isTruth);
  return settings;
}

/** @param {string} key @returns {unknown} */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // full or forbidden: the page works without it
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

const settings = validated(recall(kKey));

/** @returns {Readonly<Settings>} */
export const current = () => settings;

/** Only what is changed is stored: another tab may have changed something else. @param {Partial<Settings>} change */
export function change(change) {
  Object.assign(settings, change);
  remember(kKey, { ...validated(recall(kKey)), ...change });
}
