// A finished answer that is an image: its colours alone, without lines, marks and letters.

import { make } from "../elements/dom.js";
import { legendOf, symbolsOf } from "../model/drawable.js";

const kMostDots = 480; // of its longer side

/** @param {import("../types.js").Picture} picture @param {string} title */
export function finishedImage(picture, title) {
  const { rows, cols } = picture;
  const step = Math.max(1, Math.floor(kMostDots / Math.max(rows, cols)));
  const canvas = make("canvas", {
    ...{ class: "finished-image", role: "img", "aria-label": title },
    ...{ width: cols * step, height: rows * step },
  });
  const pen = canvas.getContext("2d");
  const legend = legendOf(picture);
  symbolsOf(picture).forEach((symbol, index) => {
    if (pen === null) return;
    pen.fillStyle = legend.get(symbol)?.paper ?? "#ffffff";
    pen.fillRect((index % cols) * step, Math.floor(index / cols) * step, step, step);
  });
  return canvas;
}
