// Printing. The program's own drawing fills a sheet of paper, black on white; what a browser prints when it is asked
// without us is the board of the page, made small enough for a sheet.

import { find, make } from "../elements/dom.js";

const kLargest = 1.5; // times the drawing's own size, where a cell has 8.5 mm: a small board need not fill the sheet
const kSheet = { width: 680, height: 880 }; // pixels that a sheet of A4 or Letter has within its margins

/** @param {Blob} drawing  an SVG @param {string} title */
export async function printDrawing(drawing, title) {
  const image = make("img", { src: URL.createObjectURL(drawing), alt: title });
  const sheet = make("figure", { class: "print-out" }, make("figcaption", {}, title), image);
  document.body.append(sheet);
  await image.decode();
  image.style.width = `${kLargest * image.naturalWidth}px`;
  addEventListener("afterprint", () => {
    sheet.remove();
    URL.revokeObjectURL(image.src);
  }, { once: true });
  print();
}

/** Fits the board of the page to a sheet while the browser prints. */
export function watchPrinting() {
  const board = find(document, "#board", HTMLElement);
  addEventListener("beforeprint", () => {
    const parts = [...board.querySelectorAll(".clue-corner, .cells")].map((part) => part.getBoundingClientRect());
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const height = parts.reduce((sum, part) => sum + part.height, 0);
    board.style.zoom = String(Math.min(1, kSheet.width / width, kSheet.height / height));
  });
  addEventListener("afterprint", () => board.style.removeProperty("zoom"));
}
