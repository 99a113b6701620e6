// Fingers, pens and mice on the board. One pointer makes a gesture, from pressing to letting go; two fingers pinch
// and pan.

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {{x: number, y: number}} Point  in client coordinates */
/** @typedef {"main"|"other"|"both"} Button  other: the right one, or a finger that rests; both: both at once, or the
 * middle one */

/**
 * @typedef {object} Gesture  told when it begins, changes and ends
 * @property {Button} button
 * @property {Cell[]} path     every cell it went through, in order; never empty
 * @property {Point} at        where the pointer is
 * @property {boolean} isTouch
 * @property {boolean} isDone  the pointer has let go
 */

/**
 * @typedef {object} StrokeHandlers
 * @property {(point: Point, nearest: boolean) => Cell|null} cellAt  nearest: also from beyond the edge
 * @property {() => boolean} accepts                  whether gestures mean something at the moment
 * @property {(gesture: Gesture) => void} onGesture
 * @property {() => void} onLost                      a second finger has come: the gesture never was
 * @property {(cell: Cell|null) => void} onHover
 * @property {(factor: number, centre: Point) => void} onPinch
 * @property {(x: number, y: number) => void} onPan
 */

const kRest = 450; // ms that a finger rests for the other button
const kStill = 9; // pixels that it may move while it rests
const kMainAndOther = 3; // the bits of MouseEvent.buttons
/** By MouseEvent.button. @type {(Button|undefined)[]} */
const kButtons = ["main", "both", "other"];

/** @param {Cell} from @param {Cell} to @returns {Cell[]} the cells between, without the first */
function between(from, to) {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)];
  });
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** @param {Point} a @param {Point} b @returns {Point} */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** @param {MouseEvent} event @returns {Point} */
const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @param {HTMLElement} surface @param {StrokeHandlers} handlers */
export function watchStrokes(surface, handlers) {
  /** @type {Map<number, Point>} */ const pointers = new Map();
  /** @type {Gesture|null} */ let gesture = null;
  /** @type {Point} */ let start = { x: 0, y: 0 };
  /** @type {ReturnType<typeof setTimeout>|undefined} */ let resting;

  /** @param {Partial<Gesture>} change */
  const tell = (change) => {
    if (gesture === null) return;
    gesture = { ...gesture, ...change };
    handlers.onGesture(gesture);
  };
  const end = () => {
    clearTimeout(resting);
    const last = gesture;
    gesture = null;
    if (last) handlers.onGesture({ ...last, isDone: true });
  };
  const lose = () => {
    clearTimeout(resting);
    if (gesture) handlers.onLost();
    gesture = null;
  };

  surface.addEventListener("pointerdown", (event) => {
    const button = kButtons[event.button];
    if (button === undefined) return;
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    surface.setPointerCapture(event.pointerId);
    if (pointers.size > 1) return lose();
    const cell = handlers.cellAt(at, false);
    if (cell === null || !handlers.accepts()) return;
    const isTouch = event.pointerType === "touch";
    start = at;
    gesture = { button, path: [cell], at, isTouch, isDone: false };
    if (isTouch) resting = setTimeout(() => tell({ button: "other" }), kRest);
    handlers.onGesture(gesture);
  });

  surface.addEventListener("pointermove", (event) => {
    const now = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) return handlers.onHover(handlers.cellAt(now, false));
    pointers.set(event.pointerId, now);
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const [from, to] = [middle(before, other), middle(now, other)];
      handlers.onPan(to.x - from.x, to.y - from.y);
      const apart = distance(before, other);
      if (apart > 0) handlers.onPinch(distance(now, other) / apart, to);
      return;
    }
    if (gesture === null) return;
    // A second button of a mouse comes, and goes, as a move.
    if ((event.buttons & kMainAndOther) === kMainAndOther) {
      if (gesture.button !== "both") tell({ button: "both", at: now });
    } else if (event.button !== -1) {
      return end();
    }
    if (distance(start, now) > kStill) clearTimeout(resting);
    const last = gesture.path[gesture.path.length - 1];
    const cell = handlers.cellAt(now, true);
    if (last && cell && (cell[0] !== last[0] || cell[1] !== last[1]))
      tell({ path: [...gesture.path, ...between(last, cell)], at: now });
  });

  surface.addEventListener("pointerup", (event) => {
    pointers.delete(event.pointerId);
    end();
  });
  surface.addEventListener("pointercancel", (event) => {
    pointers.delete(event.pointerId);
    lose();
  });
  surface.addEventListener("pointerleave", () => handlers.onHover(null));
  surface.addEventListener("contextmenu", (event) => event.preventDefault());
  // The middle button would scroll, or paste, where the system has it do that.
  surface.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault());
}
