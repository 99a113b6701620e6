// The guide as it is seen: the next moves, a key for "done" and one for "I played something else".

import { button, make } from "../elements/dom.js";
import { isTyping } from "../elements/typing.js";
import { can } from "../net/catalogue.js";
import { placeInWords } from "../model/drawable.js";
import { previewLayer } from "../model/replay.js";

const kAhead = 5; // moves in the list

/** @param {string} name @param {string} id @param {number} value */
function secondsField(name, id, value) {
  const input = make("input", { id, type: "number", min: 0.1, step: "any", value, inputmode: "decimal" });
  return { input, node: make("label", { class: "row", for: id }, name, input) };
}

/** @param {import("./guide.js").GuideState} state */
function inWords({ stage, steps, at, note, trouble }) {
  if (trouble) return trouble;
  if (stage === "planning") return "Planning…";
  if (stage === "asking") return "Drag over what you played instead; the plan is made anew from there.";
  if (stage === "done") return "There are no more moves.";
  return `Move ${at + 1} of ${steps.length}; ${note}`;
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} strip  has the button that opens it
 * @param {import("./guide.js").Guide} guide
 * @param {import("../model/display.js").Display} display
 */
export function setUpGuide(root, strip, guide, display) {
  const { workspace } = guide;
  const pace = secondsField("seconds a move", "guide-pace", 2);
  const clock = secondsField("seconds on the clock", "guide-clock", 120);
  const start = () =>
    void guide.start({ pace: Number(pace.input.value) || 2, clock: Number(clock.input.value) || 120 });
  const open = button("Play elsewhere", () => (guide.store.value.stage === "off" ? start() : guide.stop()), {
    id: "guide-switch",
    "aria-expanded": "false",
    "aria-controls": "guide",
    title: "The moves that gain most, one by one, for the same board in another window",
  });
  const next = button("Done, next move (N)", () => void guide.next(), {
    class: "primary",
    "aria-keyshortcuts": "N",
  });
  const other = button("I played something else (E)", () => guide.ask(), { "aria-keyshortcuts": "E" });
  const words = make("p", { class: "reason", id: "guide-words" });
  const list = make("ol", { class: "next", "aria-label": "The next moves" });
  const anew = button("Plan anew", start);
  const panel = make("section", { id: "guide", class: "card guide", "aria-label": "Playing elsewhere" });
  panel.append(
    words,
    make("div", { class: "row" }, next, other),
    list,
    make("details", {}, make("summary", {}, "My tempo"), pace.node, clock.node, anew),
  );
  root.append(panel);
  strip.append(open);

  workspace.store.watch(({ family }) => (open.hidden = !can(family, "order")));
  guide.store.watch((state, before) => {
    const { stage, steps, at } = state;
    panel.hidden = stage === "off";
    open.setAttribute("aria-expanded", String(stage !== "off"));
    words.textContent = inWords(state);
    const ahead = stage === "ready" ? steps.slice(at, at + kAhead) : [];
    list.start = at + 1;
    list.replaceChildren(
      ...ahead.map(({ because, reason }) => make("li", {}, `${placeInWords(because)}: ${reason}`)),
    );
    next.disabled = other.disabled = stage !== "ready";
    if (state !== before)
      display.store.set({ ahead: stage === "ready" ? previewLayer(steps, at) : null, showing: "own" });
  });
  addEventListener("keydown", (event) => {
    if (guide.store.value.stage === "off" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "n") void guide.next();
    else if (key === "e") guide.ask();
  });
}
