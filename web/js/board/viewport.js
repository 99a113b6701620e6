// The window onto a board: how large a cell is and which part is seen. The board scrolls under clues that
// stay in view; zooming changes the side of a cell and keeps the point under the fingers in place.

const kLeastSide = 5;
const kMostSide = 96;
const kComfortable = 56; // pixels; a board that fits is not enlarged beyond this
const kReadable = 26; // pixels; a tall board scrolls rather than getting smaller than this
const kSeam = 4; // pixels for the outermost lines
const kStep = 1.25;

export class Viewport {
  #side = 24;
  #isFitted = true;

  /**
   * @param {HTMLElement} scroller
   * @param {(side: number) => void} onScale  draws the board with cells of that side
   */
  constructor(scroller, onScale) {
    this.scroller = scroller;
    this.onScale = onScale;
    this.rows = 1;
    this.cols = 1;
    this.room = () => ({ width: scroller.clientWidth, height: scroller.clientHeight });
    new ResizeObserver(() => this.#isFitted && this.fit()).observe(scroller);
    scroller.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
  }

  get side() {
    return this.#side;
  }

  /** Makes cells as large as the window allows, within what eye and finger can use. */
  fit() {
    this.#isFitted = true;
    // The clues grow with the cells and leave them less room, so it takes a second pass.
    for (let pass = 0; pass < 2; ++pass) {
      const { width, height } = this.room();
      if (width <= 0) return;
      const [byWidth, byHeight] = [(width - kSeam) / this.cols, (height - kSeam) / this.rows];
      const side = Math.min(byWidth, Math.max(byHeight, kReadable), kComfortable);
      this.#apply(Math.max(kLeastSide, Math.floor(side * 4) / 4));
    }
  }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [at]  the point that stays in place, in client coordinates
   */
  zoom(factor, at) {
    this.#isFitted = false;
    const frame = this.scroller.getBoundingClientRect();
    const x = (at?.x ?? frame.left + frame.width / 2) - frame.left;
    const y = (at?.y ?? frame.top + frame.height / 2) - frame.top;
    const before = this.#side;
    const side = Math.min(kMostSide, Math.max(kLeastSide, before * factor));
    const { scrollLeft, scrollTop } = this.scroller;
    this.#apply(side);
    this.scroller.scrollLeft = (scrollLeft + x) * (side / before) - x;
    this.scroller.scrollTop = (scrollTop + y) * (side / before) - y;
  }

  zoomIn() {
    this.zoom(kStep);
  }

  zoomOut() {
    this.zoom(1 / kStep);
  }

  /** @param {number} x @param {number} y in pixels */
  pan(x, y) {
    this.scroller.scrollLeft -= x;
    this.scroller.scrollTop -= y;
  }

  /** @param {number} side */
  #apply(side) {
    this.#side = side;
    this.onScale(side);
  }

  /** @param {WheelEvent} event */
  #onWheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  }
}
