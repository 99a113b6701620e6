// The board as a picture, to keep or to print: what is on it, in which form, with rulers or without.

import { ask } from "../net/api.js";
import { button, find, make } from "../elements/dom.js";
import { download } from "../elements/download.js";
import { asPosition } from "../model/position.js";
import { printDrawing, watchPrinting } from "./print.js";

const kForms = ["svg", "png", "pdf"];

/**
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/playback.js").Playback} playback
 * @param {(act: () => Promise<void>|void) => () => Promise<void>} attempt  wraps what may fail
 * @param {() => string} fileName
 */
export function pictureRows(workspace, playback, attempt, fileName) {
  const answer = make("option", { value: "answer" }, "The answer");
  const content = make(
    "select",
    { id: "picture-content", "aria-label": "What is on the picture" },
    make("option", { value: "own" }, "Your board"),
    answer,
    make("option", { value: "puzzle" }, "The puzzle alone"),
  );
  const rulers = make("input", { type: "checkbox", id: "picture-rulers" });

  /** @param {string} to */
  async function draw(to) {
    const { view } = workspace.store.value;
    if (view === null) return null;
    const { family, puzzle, answer: own } = asPosition(view);
    // The JSON of an answer may hold more than its text, chances for instance, so it is preferred.
    const filled = content.value === "answer" ? playback.store.value.result?.answer : own;
    const isFilled = content.value !== "puzzle" && filled !== null && filled !== undefined;
    const request = { family, puzzle, to, rulers: rulers.checked, ...(isFilled ? { answer: filled } : {}) };
    return (await ask("POST", "/api/render", request)).blob();
  }
  const save = (/** @type {string} */ form) =>
    attempt(async () => {
      const picture = await draw(form);
      if (picture) download(`${fileName()}.${form}`, picture);
    });
  const onPaper = attempt(async () => {
    const picture = await draw("svg");
    if (picture) await printDrawing(picture, find(document, "#title", HTMLElement).textContent ?? "");
  });

  playback.store.watch(({ result }, before) => {
    answer.disabled = !result?.view;
    if (result === before.result) return;
    if (result?.view) content.value = "answer";
    else if (content.value === "answer") content.value = "own";
  });
  watchPrinting();
  return [
    make("div", { class: "row" }, content, make("label", {}, rulers, " rulers")),
    make(
      "div",
      { class: "row", role: "group", "aria-label": "Picture as" },
      ...kForms.map((form) => button(form.toUpperCase(), () => void save(form)(), { id: `as-${form}` })),
      button("Print", () => void onPaper(), { id: "as-print" }),
    ),
  ];
}
