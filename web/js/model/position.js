// What the rest of the program is told of a view: a game that is dealt is shown to it as a position of its own.

/** @param {import("../types.js").View} view @returns {{family: string, puzzle: string, answer: string|null}} */
export const asPosition = ({ family, puzzle, answer, play }) =>
  play ? { family, puzzle: play.position, answer: null } : { family, puzzle, answer };
