// Fingers, pens and mice on the board. One pointer taps or draws a stroke; two pinch and pan.

/** @typedef {import("../types.js").Cell} Cell */
/** @typedef {{x: number, y: number}} Point */

/**
 * @typedef {object} StrokeHandlers
 * @property {(point: Point) => Cell|null} cellAt
 * @property {() => boolean} accepts                  whether the board can be written on at the moment
 * @property {(cell: Cell) => void} onTap
 * @property {(cells: Cell[]) => void} onStroke       the stroke so far; called again as it grows
 * @property {(cells: Cell[]) => void} onStrokeEnd
 * @property {() => void} onStrokeLost                a second finger has come: cancel the stroke
 * @property {(factor: number, centre: Point) => void} onPinch
 * @property {(x: number, y: number) => void} onPan
 */

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

/** @param {HTMLElement} surface @param {StrokeHandlers} handlers */
export function watchStrokes(surface, handlers) {
  /** @type {Map<number, Point>} */ const pointers = new Map();
  /** @type {Cell[]} */ let stroke = [];

  surface.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    surface.setPointerCapture(event.pointerId);
    if (pointers.size > 1) {
      if (stroke.length > 0) handlers.onStrokeLost();
      stroke = [];
      return;
    }
    const cell = handlers.cellAt(point);
    if (cell && handlers.accepts()) stroke = [cell];
  });

  surface.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const [from, to] = [middle(before, other), middle(now, other)];
      handlers.onPan(to.x - from.x, to.y - from.y);
      const apart = distance(before, other);
      if (apart > 0) handlers.onPinch(distance(now, other) / apart, to);
    } else if (stroke.length > 0) {
      const last = stroke[stroke.length - 1];
      const cell = handlers.cellAt(now);
      if (last && cell && (cell[0] !== last[0] || cell[1] !== last[1])) {
        stroke = [...stroke, ...between(last, cell)];
        handlers.onStroke(stroke);
      }
    }
    pointers.set(event.pointerId, now);
  });

  surface.addEventListener("pointerup", (event) => {
    pointers.delete(event.pointerId);
    const [first] = stroke;
    if (first && stroke.length === 1) handlers.onTap(first);
    else if (stroke.length > 1) handlers.onStrokeEnd(stroke);
    stroke = [];
  });

  surface.addEventListener("pointercancel", (event) => {
    pointers.delete(event.pointerId);
    if (stroke.length > 0) handlers.onStrokeLost();
    stroke = [];
  });
}
