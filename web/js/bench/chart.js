// The outcome of a comparison as bars, the best first: score, or time on a logarithmic scale. Each bar carries its
// figure.

import { draw, make, offer } from "../elements/dom.js";
import { inTime } from "../elements/durations.js";

/** @typedef {import("./compare-panel.js").Row} Row */

const kRow = 26; // pixels per strategy
const kNames = 150; // pixels for their names
const kWidth = 400;
const kFigures = 70; // pixels kept free for the figure after a bar

/**
 * @param {Row[]} rows
 * @param {"score"|"time"} what
 * @returns {{name: string, part: number, figure: string}[]}
 */
function bars(rows, what) {
  if (what === "score") {
    const most = Math.max(1, ...rows.map(({ score }) => score ?? 0));
    return [...rows].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).map(({ strategy, score }) => ({
      name: strategy,
      part: (score ?? 0) / most,
      figure: score === null ? "–" : String(score),
    }));
  }
  // The scale begins a power of ten below the quickest, so that even the quickest has a bar.
  const quickest = [...rows].sort((a, b) => a.time - b.time);
  const times = quickest.map(({ time }) => Math.log10(Math.max(time, 1e-3)));
  const [least, most] = [Math.min(...times) - 1, Math.max(...times)];
  return quickest.map(({ strategy, time }, i) => ({
    name: strategy,
    part: ((times[i] ?? least) - least) / (most - least),
    figure: inTime(time),
  }));
}

/** @param {Row[]} rows @param {"score"|"time"} what */
function chartNode(rows, what) {
  const shown = bars(rows, what);
  const words = shown.map(({ name, figure }) => `${name} ${figure}`).join(", ");
  const svg = draw("svg", {
    viewBox: `0 0 ${kWidth} ${shown.length * kRow + 4}`,
    role: "img",
    "aria-label": `${what} of each strategy: ${words}`,
  });
  shown.forEach(({ name, part, figure }, i) => {
    const y = i * kRow;
    const length = Math.max(1, part * (kWidth - kNames - kFigures));
    const label = draw("text", { x: kNames - 8, y: y + kRow / 2, class: "bar-name" });
    label.textContent = name;
    const number = draw("text", { x: kNames + length + 6, y: y + kRow / 2, class: "bar-figure" });
    number.textContent = figure;
    svg.append(
      label,
      draw("rect", { x: kNames, y: y + 5, width: length, height: kRow - 10, rx: 2, class: "bar" }),
      number,
    );
  });
  return svg;
}

/** @param {HTMLElement} root @param {Row[]} rows @param {boolean} isScored */
export function showChart(root, rows, isScored) {
  if (rows.length === 0) return root.replaceChildren();
  const what = make("select", { "aria-label": "What the chart shows" });
  offer(what, [
    ...(isScored ? [{ value: "score", text: "Score" }] : []),
    { value: "time", text: "Time (logarithmic)" },
  ]);
  const paper = make("div");
  const show = () => paper.replaceChildren(chartNode(rows, what.value === "score" ? "score" : "time"));
  what.addEventListener("change", show);
  show();
  root.replaceChildren(make("figcaption", {}, what), paper);
}
