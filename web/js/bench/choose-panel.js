// Where a puzzle comes from: a sample, pasted text, a file, a generator, or a blank board to draw on.

import { inWords, post, sampleOf } from "../net/api.js";
import { can, titleOf } from "../net/catalogue.js";
import { button, make, offer } from "../elements/dom.js";
import { GeneratorForm } from "./generator-form.js";
import { Reader } from "./reader.js";
import { Segments } from "../elements/segments.js";

/** @typedef {import("../model/workspace.js").Workspace} Workspace */
/** @typedef {import("../types.js").Family} Family */

const kSources = [
  { value: "sample", text: "Sample" },
  { value: "text", text: "Text" },
  { value: "file", text: "File" },
  { value: "generate", text: "Generate" },
  { value: "draw", text: "Draw" },
];

/** @param {HTMLElement} root @param {Workspace} workspace @param {import("../net/jobs.js").Jobs} jobs */
export function setUpChoose(root, workspace, jobs) {
  const problem = make("p", { class: "notice", role: "alert" });
  const say = (/** @type {unknown} */ error) => (problem.textContent = error === null ? "" : inWords(error));
  const reader = new Reader(workspace);
  const generator = new GeneratorForm(workspace, jobs, say);
  const samples = samplePane(workspace, say);
  const drawing = drawPane(workspace, say);
  /** @type {Record<string, HTMLElement>} */
  const panes = {
    sample: samples.root,
    text: reader.textPane,
    file: reader.filePane,
    generate: generator.root,
    draw: drawing,
  };

  const tabs = make("div", {
    class: "segments wide",
    role: "radiogroup",
    "aria-label": "Where the puzzle comes from",
  });
  let chosen = "sample";
  const show = () => {
    const family = workspace.store.value.family;
    const sources = kSources.filter(({ value }) => {
      if (value === "generate") return (family?.generators.length ?? 0) > 0;
      return value === "draw" ? can(family, "edit") : true;
    });
    if (!sources.some(({ value }) => value === chosen)) chosen = "sample";
    segments.show(sources, chosen);
    for (const [name, pane] of Object.entries(panes)) pane.hidden = name !== chosen;
  };
  const segments = new Segments(tabs, (value) => {
    chosen = value;
    say(null);
    show();
  });
  root.append(tabs, ...Object.values(panes), reader.several, problem);
  workspace.store.watch(({ family }, before) => {
    if (family === before.family && segments.root.childElementCount > 0) return;
    show();
    if (family === null) return;
    samples.show(family);
    generator.show(family);
  });
  const openSource = (/** @type {string} */ source) => {
    chosen = source;
    say(null);
    show();
    root.scrollIntoView({ block: "nearest" });
    panes[chosen]?.querySelector(/** @type {"input"} */ ("input, select, textarea"))?.focus();
  };
  return { reader, openSource };
}

/** @param {Workspace} workspace @param {(error: unknown) => void} say */
function samplePane(workspace, say) {
  const select = make("select", { id: "sample" });
  const root = make("div", { class: "pane" }, make("label", { for: "sample" }, "Sample"), select);
  /** @param {Family} family @param {string} name */
  const open = async (family, name) => {
    try {
      await workspace.open(() => sampleOf(family.name, name));
      say(null);
    } catch (error) {
      say(error);
    }
  };
  select.addEventListener("change", () => {
    const { family } = workspace.store.value;
    if (family) void open(family, select.value);
  });
  workspace.store.watch(({ view }) => {
    if (view && [...select.options].some(({ value }) => value === view.name)) select.value = view.name;
  });
  return {
    root,
    show: (/** @type {Family} */ family) =>
      offer(
        select,
        family.samples.map(({ name }) => ({ value: name, text: titleOf(name) })),
        workspace.store.value.view?.name,
      ),
  };
}

/** @param {Workspace} workspace @param {(error: unknown) => void} say */
function drawPane(workspace, say) {
  const side = (/** @type {string} */ id, /** @type {string} */ text) => {
    const input = make("input", { id, type: "number", min: 1, max: 1000, value: 10, inputmode: "numeric" });
    return { input, nodes: [make("label", { for: id }, text), input] };
  };
  const rows = side("new-rows", "Rows");
  const cols = side("new-cols", "Columns");
  const blank = async () => {
    const { family } = workspace.store.value;
    if (family === null || !rows.input.reportValidity() || !cols.input.reportValidity()) return;
    try {
      const request = { family: family.name, rows: Number(rows.input.value), cols: Number(cols.input.value) };
      await workspace.open(() => post("/api/blank", request), "draw");
      say(null);
    } catch (error) {
      say(error);
    }
  };
  const size = make("div", { class: "row" }, ...rows.nodes, ...cols.nodes);
  const blankSheet = button("Blank sheet", () => void blank(), { class: "primary" });
  const here = button("Draw on this puzzle", () => workspace.setMode("draw"));
  workspace.store.watch(({ family }) => (size.hidden = blankSheet.hidden = !can(family, "edit")));
  return make("div", { class: "pane" }, size, make("div", { class: "row" }, blankSheet, here));
}
