// The switch for advice, how much of it there is to be, and the best act in words.

import { button, make } from "../elements/dom.js";
import { framed, layerOf, placeInWords } from "../model/drawable.js";
import { Segments } from "../elements/segments.js";

const kKinds = [
  { value: "safe", text: "safe cells", title: "Only which cells are safe for certain" },
  { value: "chances", text: "chances", title: "The chance of a mine in every closed cell" },
];
const kDoes = { open: "open", mark: "take the flag off", chord: "open around" };

/** @param {import("../types.js").BestAct} best */
const inWords = ({ gesture, cells, reason }) =>
  `Best: ${kDoes[gesture]} ${placeInWords(cells.slice(0, 1))}${cells.length > 1 ? " and others" : ""}: ${reason}.`;

/**
 * @param {HTMLElement} strip  where the switch goes
 * @param {HTMLElement} root   where the words go
 * @param {import("./advice.js").Advice} advice
 */
export function setUpAdvice(strip, root, advice) {
  /** @type {"safe"|"chances"} */ let kind = advice.store.value.mode === "safe" ? "safe" : "chances";
  const toggle = button("Advice", () => advice.choose(advice.store.value.mode === "off" ? kind : "off"), {
    id: "advice",
    "aria-pressed": "false",
  });
  const kinds = make("div", { class: "segments", role: "radiogroup", "aria-label": "How much advice" });
  const segments = new Segments(kinds, (value) => advice.choose((kind = value === "safe" ? "safe" : "chances")));
  const words = make("p", { class: "reason best", id: "best" });
  strip.append(toggle, kinds);
  root.append(words);

  advice.store.watch(({ mode, isPossible, best, trouble }, before) => {
    const isOn = isPossible && mode !== "off";
    toggle.hidden = !isPossible;
    toggle.setAttribute("aria-pressed", String(isOn));
    segments.show(isOn ? kKinds : [], mode);
    words.hidden = !isOn;
    words.textContent = trouble || (best ? inWords(best) : "");
    if (best !== before.best || mode !== before.mode) {
      const layer = best && isOn ? layerOf("best", framed(best.cells, "focus")) : null;
      advice.display.store.set({ ahead: layer });
    }
  });
}
