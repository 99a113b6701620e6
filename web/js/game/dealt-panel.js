// What is seen of a game that is dealt, besides its board: face, figures, how it ended, and boards of one's own.

import { announce } from "../elements/announce.js";
import { button, make } from "../elements/dom.js";
import { clockFace } from "../model/play-clock.js";
import { figure } from "./figure.js";
import { schemaForm } from "../elements/schema-form.js";
import { showFace } from "./face.js";

/** @typedef {import("../types.js").View} View */

/** @param {View|null} view @param {number} seconds */
function ended(view, seconds) {
  if (!view?.play || (view.stage !== "won" && view.stage !== "lost")) return "";
  const [, ...figures] = view.play.figures;
  const told = figures.map(({ title, value }) => `${title} ${value}`).join(", ");
  return `${view.stage === "won" ? "Won" : "Lost"} in ${clockFace(seconds)}. ${told}.`;
}

/** @param {View} view */
function moodOf({ stage }) {
  return stage === "won" || stage === "lost" ? stage : "playing";
}

/**
 * A board with settings of the player's own.
 * @param {import("./dealt.js").Dealt} dealt
 * @param {() => import("../types.js").Family|null} family
 */
function customForm(dealt, family) {
  const fields = make("div", { class: "fields" });
  let form = schemaForm(fields, {}, "deal");
  const deal = button("Deal", () => {
    const chosen = family();
    if (chosen === null || !form.isValid()) return;
    void dealt
      .start(chosen, { name: "", title: "a board of your own", settings: form.values() })
      .then(() => (box.open = false))
      .catch((error) => dealt.workspace.store.set({ notice: error.message }));
  });
  const box = make("details", { class: "custom" }, make("summary", {}, "Custom board"), fields, deal);
  return {
    box,
    show() {
      form = schemaForm(fields, family()?.deal ?? {}, "deal");
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {import("./dealt.js").Dealt} dealt
 */
export function setUpDealt(root, dealt) {
  const { workspace } = dealt;
  const face = button("", () => dealt.again(), { id: "face" });
  const first = figure("", "first-figure");
  const custom = customForm(dealt, () => workspace.store.value.family);
  const strip = make("div", { class: "figures", role: "group", "aria-label": "The game" });
  const words = make("p", { class: "ending", id: "game-over" });
  strip.append(face, first.node, custom.box);
  root.append(strip, words);

  const show = () => {
    const { view, family } = workspace.store.value;
    const { isDealing, hindsight, standing } = dealt.store.value;
    strip.hidden = family?.player !== "position";
    custom.box.hidden = !family?.deal;
    face.hidden = first.node.hidden = !view?.play;
    const over = [ended(view, workspace.clock.seconds), standing, hindsight].filter(Boolean).join(" ");
    words.hidden = over === "" && !isDealing;
    words.textContent = isDealing ? "Dealing…" : over;
    const [counted] = view?.play?.figures ?? [];
    if (!view?.play || !counted) return;
    showFace(face, moodOf(view));
    first.value.textContent = counted.value;
    first.name.textContent = counted.title.toLowerCase();
  };
  workspace.store.watch(({ view, family }, before) => {
    if (family !== before.family) custom.show();
    if (view !== before.view) show();
    const over = ended(view, workspace.clock.seconds);
    if (over && view?.stage !== before.view?.stage) announce(over);
  });
  dealt.store.watch(({ hindsight }) => {
    show();
    if (hindsight) announce(hindsight);
  });
  return strip;
}
