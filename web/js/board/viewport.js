// The window onto a board: how large a cell is and which part is seen. The board scrolls under clues that
// stay in view; zooming changes the side of a cell and keeps the point under the fingers in place.

const kLeastSide = 5;
const kMostSide = 96;
const kComfortable = 56; // pixels; a board that fits is not enlarged beyond this
const kReadable = 20; // pixels; a board with letters scrolls rather than getting smaller than this
const kTouchable = 24; // pixels: the same for fingers
const kClueHeight = 11; // pixels of a cell beside a clue in the smallest letters
const kDigit = 5.4; // pixels that a digit of them is wide
const kAroundClue = 3;
const kSeam = 4; // pixels for the outermost lines
const kStep = 1.25;

export class Viewport {
  #side = 24;
  #isFitted = true;
  #least = kLeastSide;
  #legible = kReadable;

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
    new ResizeObserver(() => this.refit()).observe(scroller);
    addEventListener("resize", () => this.refit());
    scroller.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
  }

  get side() {
    return this.#side;
  }

  /**
   * The clues decide how small cells may get: none may run into the next.
   * @param {number} digits  of the longest number in a clue beside the board; 0: there are no such clues
   */
  measure(digits) {
    const isTouched = matchMedia("(pointer: coarse)").matches;
    this.#least = digits > 0 ? Math.max(kClueHeight, digits * kDigit + kAroundClue) : kLeastSide;
    // A board with clues beside it is a picture, which is legible at any size.
    this.#legible = digits > 0 ? this.#least : isTouched ? kTouchable : kReadable;
  }

  /** Makes cells as large as the window allows, within what eye and finger can use. */
  fit() {
    this.#isFitted = true;
    // The clues grow with the cells and leave them less room, so it takes a second pass.
    for (let pass = 0; pass < 2; ++pass) {
      const { width, height } = this.room();
      if (width <= 0) return;
      const side = Math.min((width - kSeam) / this.cols, (height - kSeam) / this.rows, kComfortable);
      this.#apply(Math.max(this.#legible, Math.floor(side * 4) / 4));
    }
  }

  /** Fits again what was fitted. */
  refit() {
    if (this.#isFitted) this.fit();
    else this.room();
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
    const side = Math.min(kMostSide, Math.max(this.#least, before * factor));
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
