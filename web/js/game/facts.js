// What is said of a board as a whole, such as a total, for whoever enters a position: to be filled in, or what is
// assumed as long as it is not known.

import { can } from "../net/catalogue.js";
import { make } from "../elements/dom.js";

/**
 * @param {HTMLElement} root
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/display.js").Display} display
 */
export function setUpFacts(root, workspace, display) {
  const form = make("div", { class: "facts" });
  root.append(form);
  let shown = "";

  /** @param {import("../types.js").Fact} fact */
  function row({ id, spoken, text, otherwise }) {
    const input = make("input", { id: `fact-${id}`, type: "text", inputmode: "numeric", value: text });
    input.addEventListener("change", () => void workspace.edit([{ field: id, text: input.value.trim() }]));
    const said = make("small", { class: "quiet" }, otherwise);
    return make("div", { class: "row" }, make("label", { for: `fact-${id}` }, spoken), input, said);
  }

  function show() {
    const { view, family } = workspace.store.value;
    const { advised } = display.store.value;
    const isEntered = view !== null && !view.play && family?.player === "position" && can(family, "edit");
    const picture = advised && view && advised.about === view.picture ? advised.picture : view?.picture;
    const facts = isEntered ? (picture?.facts ?? []) : [];
    form.hidden = facts.length === 0;
    const wanted = JSON.stringify(facts);
    if (wanted === shown || form.contains(document.activeElement)) return;
    shown = wanted;
    form.replaceChildren(...facts.map(row));
  }
  form.addEventListener("focusout", () => queueMicrotask(show));
  workspace.store.watch(({ view }, before) => view !== before.view && show());
  display.store.watch(({ advised }, before) => advised !== before.advised && show());
}
