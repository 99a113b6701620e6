// A sentence about what the hand can do at the moment, in the words of a mouse or of a finger.

const isTouched = () => matchMedia("(pointer: coarse)").matches;

/**
 * @param {import("./writing.js").Meaning} meaning
 * @param {boolean} isPlay    and not the drawing of a puzzle
 * @param {boolean} branches  a move of the player's can be played at a step of an answer
 */
export function tipFor(meaning, isPlay, branches) {
  const [fingers, both] = [isTouched(), "; two fingers scroll and zoom."];
  switch (meaning) {
    case "box":
      return fingers
        ? `Drag over the cells of a move${both}`
        : "Drag over the cells of a move, or select them with Shift and arrows and press Enter.";
    case "act":
      return fingers
        ? `Tap to open, and on a number to open what is left around it; a long press flags${both}`
        : "Click or Space opens, and on a number opens what is left around it; right click or F flags.";
    case "paint":
      return fingers
        ? `Drag to paint; hold still first to rule out${both}`
        : "Drag to paint; with the right button, to rule out. Keys write at the cursor.";
    case "select":
      if (isPlay) return "";
      return "Type into the selected cell: a symbol’s key, or / and its sums; Enter goes on to the next clue.";
    case "draw":
      return fingers
        ? `Draw the puzzle: tap or drag${both}`
        : "Draw the puzzle: click, drag, type or paste. Typing goes on to the next cell.";
    case "correct":
      return branches
        ? "Drag over cells to play a move at this step; tap a cell to correct it, then press “Solve from here”."
        : "Correct the board at this step, then press “Solve from here”.";
    default:
      return "";
  }
}
