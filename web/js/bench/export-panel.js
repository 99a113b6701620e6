// Export: the answer as text, JSON or a picture, the puzzle in another format, a link, a print.

import { inWords, post } from "../net/api.js";
import { button, make, offer } from "../elements/dom.js";
import { asFileName, copyAndTell, download } from "../elements/download.js";
import { asPosition } from "../model/position.js";
import { linkTo } from "../opening/share-link.js";
import { replayText } from "../net/deals.js";
import { pictureRows } from "./picture-export.js";

/** @typedef {import("../types.js").Result} Result */

/** A result as JSON, without what only the page needs. @param {Result} result */
function recordOf(result) {
  const { job, view, second_view, ...record } = result;
  return JSON.stringify(record, null, 2);
}

/**
 * @param {HTMLElement} root
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/playback.js").Playback} playback
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 */
export function setUpExport(root, workspace, playback, solverChoice) {
  const problem = make("p", { class: "notice", role: "alert" });
  const link = make("input", {
    id: "link",
    type: "text",
    readonly: true,
    "aria-label": "Link to this puzzle, strategy and step",
  });
  const format = make("select", { id: "format", "aria-label": "Format" });

  /** @param {() => Promise<void>|void} act */
  const attempt = (act) => async () => {
    try {
      problem.textContent = "";
      await act();
    } catch (error) {
      problem.textContent = inWords(error);
    }
  };
  const view = () => workspace.store.value.view;
  const fileName = () => `${workspace.store.value.family?.name ?? "puzzle"}-${asFileName(view()?.name ?? "")}`;

  // The answer if the puzzle is solved, otherwise the player's own position.
  const answer = () => playback.store.value.result?.view?.answer ?? view()?.answer ?? null;

  const asText = attempt(() => {
    const text = answer();
    if (text === null) throw new Error("There is no answer yet: press Solve.");
    download(`${fileName()}.answer.txt`, new Blob([text], { type: "text/plain" }));
  });
  const asJson = attempt(() => {
    const { result } = playback.store.value;
    if (result === null) throw new Error("There is no answer yet: press Solve.");
    download(`${fileName()}.json`, new Blob([recordOf(result)], { type: "application/json" }));
  });
  /** The puzzle in the chosen format. */
  async function written() {
    const { view: shown, family } = workspace.store.value;
    const chosen = family?.formats.find(({ name }) => name === format.value);
    if (shown === null || !chosen) return null;
    const request = { family: shown.family, puzzle: asPosition(shown).puzzle, to: chosen.name };
    const { text } = await post("/api/convert", request);
    return { text, extension: chosen.extension.replace(/^\./, "") || "txt" };
  }
  const asFormat = attempt(async () => {
    const puzzle = await written();
    if (puzzle) download(`${fileName()}.${puzzle.extension}`, new Blob([puzzle.text], { type: "text/plain" }));
  });
  const copyPuzzle = button("Copy", () => void attempt(async () => {
    const puzzle = await written();
    if (puzzle) await copyAndTell(copyPuzzle, puzzle.text);
  })(), { id: "copy-puzzle", "aria-label": "Copy the puzzle" });
  const copyLink = button("Copy link", () => void attempt(async () => {
    const shown = view();
    if (shown === null) return;
    const { result, at } = playback.store.value;
    link.value = await linkTo({
      family: shown.family,
      puzzle: shown.play ? replayText(shown.puzzle, shown.answer) : shown.puzzle,
      strategy: solverChoice.store.value.strategy?.name ?? "",
      step: result === null ? null : at,
    });
    await copyAndTell(copyLink, link.value);
  })(), { id: "as-link" });

  root.append(
    make(
      "div",
      { class: "row", role: "group", "aria-label": "Answer as" },
      button("Answer as text", () => void asText(), { id: "as-text" }),
      button("as JSON", () => void asJson(), { id: "as-json" }),
    ),
    ...pictureRows(workspace, playback, attempt, fileName),
    make("div", { class: "row" }, button("Puzzle as", () => void asFormat(), { id: "as-format" }), format, copyPuzzle),
    make("div", { class: "row" }, copyLink, link),
    problem,
  );
  workspace.store.watch(({ family }, before) => {
    if (family === null || (family === before.family && format.options.length > 0)) return;
    const written = family.formats.filter(({ writes }) => writes);
    offer(
      format,
      written.map(({ name, description }) => ({ value: name, text: `${name}: ${description}` })),
    );
  });
}
