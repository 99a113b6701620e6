// Games of which the player sees a part, as texts: how the game is dealt stands in the place of a puzzle, what was
// played in the place of an answer. So all that is done with puzzles and answers is done with games as well: a
// position is a function of the two, and the program keeps nothing.

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {"open"|"mark"|"chord"} Gesture */
/** @typedef {{gesture: Gesture, cell: Cell}} Act */
/** @typedef {{game: string, acts: Act[]}} Played  the game as it was dealt, and what the player did */
/**
 * @typedef {object} Deal  how a game is dealt, or one that is dealt already
 * @property {Record<string, unknown>} [settings]
 * @property {number} [seed]
 * @property {string} [preset]
 * @property {string} [game]
 * @property {Cell} [first]  where it begins
 */

const kBegins = '{"deal":';
/** @type {Record<string, Gesture>} */
const kGestures = { o: "open", m: "mark", c: "chord" };

/** @param {Act} act */
const actText = ({ gesture, cell: [row, col] }) => `${gesture[0]}${row}.${col}`;

/** @param {string} text @returns {Act[]} */
const actsIn = (text) =>
  [...text.matchAll(/([omc])(\d+)\.(\d+)/g)].map(([, letter = "", row, col]) => ({
    gesture: kGestures[letter] ?? "open",
    cell: [Number(row), Number(col)],
  }));

/** Whether a puzzle's text is a deal. @param {string} puzzle */
export const isDeal = (puzzle) => puzzle.startsWith(kBegins);

/** @param {Deal} deal */
export const dealText = (deal) => JSON.stringify({ deal });

/** @param {Played} played */
export const playedText = ({ game, acts }) => JSON.stringify({ game, acts: acts.map(actText).join(" ") });

/** @param {string} puzzle @returns {Deal} */
export const dealIn = (puzzle) => JSON.parse(puzzle).deal;

/** What was played; before the first act there is none. @param {string|null} answer @returns {Played|null} */
export function playedIn(answer) {
  if (answer === null) return null;
  const { game, acts } = JSON.parse(answer);
  return { game, acts: actsIn(acts) };
}

/** A deal with what was played, in one text: for links. @param {string} puzzle @param {string|null} answer */
export const replayText = (puzzle, answer) =>
  answer === null ? puzzle : JSON.stringify({ deal: dealIn(puzzle), played: answer });

/**
 * What replayText has put together.
 * @param {string} puzzle
 * @returns {{puzzle: string, answer: string|null}}
 */
export function replayIn(puzzle) {
  const { deal, played } = JSON.parse(puzzle);
  return { puzzle: dealText(deal), answer: typeof played === "string" ? played : null };
}

/** Every position on the way to this one, the oldest first. @param {string} puzzle @param {string|null} answer */
export function wayTo(puzzle, answer) {
  const played = playedIn(answer);
  return (played?.acts ?? []).map((_, done) => ({
    puzzle,
    answer: done === 0 || !played ? null : playedText({ ...played, acts: played.acts.slice(0, done) }),
  }));
}

/** What a player wants to be told with every position. @type {{advice: "off"|"safe"|"chances"}} */
export const wishes = { advice: "off" };
