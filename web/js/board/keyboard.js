// Keys on the board: arrows move, Shift with arrows selects, symbols write, Tab leaves.

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {import("./board.js").Board} Board */

/** @type {Record<string, Cell>} */
const kArrows = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const kPage = 5; // rows for Page Up and Page Down: from one thick line to the next

/**
 * @typedef {object} KeyHandlers
 * @property {() => {rows: number, cols: number}} size
 * @property {(key: string) => boolean} write   a character was typed; whether it was a symbol
 * @property {(key: string) => boolean} note     a symbol's key was pressed with Shift; whether it was noted
 * @property {(key: string) => boolean} clue     any key: whether it was part of a clue being typed
 * @property {() => void} erase
 * @property {() => void} enter                 Enter or the space bar
 * @property {(text: string) => void} paste
 */

/**
 * @param {KeyboardEvent} event
 * @param {Cell} cursor
 * @param {{rows: number, cols: number}} size
 * @returns {Cell|null}
 */
function target(event, [row, col], { rows, cols }) {
  const arrow = kArrows[event.key];
  if (arrow) return [row + arrow[0], col + arrow[1]];
  switch (event.key) {
    case "Home":
      return [event.ctrlKey ? 0 : row, 0];
    case "End":
      return [event.ctrlKey ? rows - 1 : row, cols - 1];
    case "PageUp":
      return [row - kPage, col];
    case "PageDown":
      return [row + kPage, col];
    default:
      return null;
  }
}

/** What is typed with Shift as a note: a digit by its place, since Shift makes another character of it.
 * @param {KeyboardEvent} event */
function noted({ key, code, shiftKey }) {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (!shiftKey || key === digit) return null;
  return digit ?? (/^[a-z]$/i.test(key) ? key : null);
}

/** @param {Board} board @param {KeyHandlers} handlers */
export function watchKeys(board, handlers) {
  board.element.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey) return;
    if (!event.ctrlKey && handlers.clue(event.key)) return event.preventDefault();
    const note = noted(event);
    if (note !== null && handlers.note(note)) return event.preventDefault();
    const size = handlers.size();
    const goal = target(event, board.cursor, size);
    if (goal) {
      const cell = /** @type {Cell} */ ([
        Math.min(size.rows - 1, Math.max(0, goal[0])),
        Math.min(size.cols - 1, Math.max(0, goal[1])),
      ]);
      board.moveTo(cell, event.shiftKey ? board.anchor : cell);
      event.preventDefault();
    } else if (event.ctrlKey) {
      return;
    } else if (event.key === "Enter" || event.key === " ") {
      handlers.enter();
      event.preventDefault();
    } else if (event.key === "Backspace" || event.key === "Delete") {
      handlers.erase();
      event.preventDefault();
    } else if (event.key === "Escape") {
      board.moveTo(board.cursor);
    } else if ([...event.key].length === 1 && handlers.write(event.key)) {
      event.preventDefault();
    }
  });
  board.element.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text === "") return;
    event.preventDefault();
    handlers.paste(text);
  });
}
