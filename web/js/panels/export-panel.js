// Export: the answer as text, JSON, SVG or PNG, the puzzle in another format, a link, a print.

import { ask, inWords, post } from "../net/api.js";
import { announce } from "../elements/announce.js";
import { button, make, offer } from "../elements/dom.js";
import { asFileName, copyFrom, download } from "../elements/download.js";
import { linkTo } from "../model/share-link.js";

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
  const asPicture = (/** @type {"svg"|"png"} */ to) =>
    attempt(async () => {
      const shown = view();
      if (shown === null) return;
      // The JSON of an answer may hold more than its text, chances for instance, so it is preferred.
      const { result } = playback.store.value;
      const drawn = result?.view
        ? { answer: result.answer }
        : shown.answer === null
          ? {}
          : { answer: shown.answer };
      const response = await ask("POST", "/api/render", {
        family: shown.family,
        puzzle: shown.puzzle,
        to,
        ...drawn,
      });
      download(`${fileName()}.${to}`, await response.blob());
    });
  const asFormat = attempt(async () => {
    const shown = view();
    const chosen = workspace.store.value.family?.formats.find(({ name }) => name === format.value);
    if (shown === null || !chosen) return;
    const { text } = await post("/api/convert", {
      family: shown.family,
      puzzle: shown.puzzle,
      to: chosen.name,
    });
    download(
      `${fileName()}.${chosen.extension.replace(/^\./, "") || "txt"}`,
      new Blob([text], { type: "text/plain" }),
    );
  });
  const asLink = attempt(async () => {
    const shown = view();
    if (shown === null) return;
    const { result, at } = playback.store.value;
    link.value = await linkTo({
      family: shown.family,
      puzzle: shown.puzzle,
      strategy: solverChoice.store.value.strategy?.name ?? "",
      step: result === null ? null : at,
    });
    announce((await copyFrom(link)) ? "The link is on the clipboard." : "The link is in the text box.");
  });

  root.append(
    make(
      "div",
      { class: "row", role: "group", "aria-label": "Answer as" },
      button("Text", () => void asText(), { id: "as-text" }),
      button("JSON", () => void asJson(), { id: "as-json" }),
      button("SVG", () => void asPicture("svg")(), { id: "as-svg" }),
      button("PNG", () => void asPicture("png")(), { id: "as-png" }),
      button("Print", () => print(), { id: "as-print" }),
    ),
    make(
      "div",
      { class: "row" },
      button("Copy link", () => void asLink(), { id: "as-link" }),
      link,
    ),
    make(
      "div",
      { class: "row" },
      button("Puzzle as", () => void asFormat(), { id: "as-format" }),
      format,
    ),
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
