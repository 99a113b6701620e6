// The generators' form, which is as it was left the last time. Making a puzzle with one answer may take a while, so it
// is a job that can be stopped.

import { fileAsBase64 } from "../net/base64.js";
import { button, make, offer } from "../elements/dom.js";
import { schemaForm } from "../elements/schema-form.js";
import { can } from "../net/catalogue.js";
import { entered, keepForm } from "../memory/kept-forms.js";

/** @typedef {import("../types.js").Family} Family */

/** A name as people write it: "no_guess" is "No guess". @param {string} name */
const inTitle = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

/** @param {import("../types.js").Grade|undefined} grade */
function inGrade(grade) {
  if (!grade) return "Made.";
  return `Grade: ${grade.name}.${grade.hardest ? ` Hardest step: ${grade.hardest}.` : ""}`;
}

export class GeneratorForm {
  #kind = make("select", { id: "generator" });
  #description = make("p", { class: "quiet" });
  #fields = make("div", { class: "fields" });
  #seed = make("input", {
    id: "generator-seed",
    type: "number",
    min: 0,
    step: 1,
    value: 1,
    inputmode: "numeric",
  });
  #file = make("input", { id: "generator-file", type: "file" });
  #fileRow = make(
    "div",
    { class: "field" },
    make("label", { for: "generator-file" }, "from file"),
    this.#file,
  );
  #start = button("Generate", () => void this.#generate(), { class: "primary" });
  #stop = button("Stop", () => this.#job?.stop());
  #status = make("span", { class: "quiet", role: "status" });
  #form = schemaForm(this.#fields, {}, "generator");
  /** @type {Family|null} */ #family = null;
  /** @type {import("../net/jobs.js").Job|null} */ #job = null;

  root = make(
    "div",
    { class: "pane" },
    make("div", { class: "field" }, make("label", { for: "generator" }, "Kind"), this.#kind),
    this.#description,
    this.#fields,
    this.#fileRow,
    make("div", { class: "field" }, make("label", { for: "generator-seed" }, "seed"), this.#seed),
    make("div", { class: "row" }, this.#start, this.#stop),
    this.#status,
  );

  /**
   * @param {import("../model/workspace.js").Workspace} workspace
   * @param {import("../net/jobs.js").Jobs} jobs
   * @param {(error: unknown) => void} say
   */
  constructor(workspace, jobs, say) {
    this.workspace = workspace;
    this.jobs = jobs;
    this.say = say;
    this.#stop.disabled = true;
    this.#kind.addEventListener("change", () => {
      this.#keep();
      this.#showKind();
    });
    for (const part of [this.#fields, this.#seed]) part.addEventListener("change", () => this.#keep());
  }

  /** @param {Family} family */
  show(family) {
    this.#family = family;
    const { kind, seed } = entered(`generator ${family.name}`);
    offer(
      this.#kind,
      family.generators.map(({ name }) => ({ value: name, text: inTitle(name) })),
      String(kind),
    );
    this.#seed.value = String(Number(seed) || 1);
    this.#showKind();
  }

  #chosen() {
    return this.#family?.generators.find(({ name }) => name === this.#kind.value);
  }

  #showKind() {
    const generator = this.#chosen();
    this.#description.textContent = generator?.description ?? "";
    this.#fileRow.hidden = !generator?.from_file;
    this.#form = schemaForm(this.#fields, generator?.parameters ?? {}, "generator", entered(this.#kindName));
    this.#status.textContent = "";
  }

  get #kindName() {
    return `generator ${this.#family?.name} ${this.#kind.value}`;
  }

  #keep() {
    keepForm(`generator ${this.#family?.name}`, { kind: this.#kind.value, seed: Number(this.#seed.value) });
    keepForm(this.#kindName, this.#form.values());
  }

  async #generate() {
    const generator = this.#chosen();
    if (!generator || this.#family === null || !this.#form.isValid()) return;
    const request = {
      kind: "generate",
      family: this.#family.name,
      generator: generator.name,
      settings: this.#form.values(),
      seed: Number(this.#seed.value),
      grade: can(this.#family, "grade"),
    };
    const source = generator.from_file ? { base64: await this.#chosenFile() } : {};
    this.#busy(true);
    this.#job = this.jobs.start({ ...request, ...source });
    let outcome = "";
    try {
      const made = await this.#job.result;
      outcome = made.view ? inGrade(made.grade) : "Stopped.";
      if (made.view) {
        await this.workspace.open(async () => ({ ...made.view, grade: made.grade }));
        this.#seed.value = String(Number(this.#seed.value) + 1);
        this.#keep();
      }
      this.say(null);
    } catch (error) {
      this.say(error);
    } finally {
      this.#busy(false);
      this.#status.textContent = outcome;
    }
  }

  async #chosenFile() {
    const [file] = this.#file.files ?? [];
    return file ? fileAsBase64(file) : "";
  }

  /** @param {boolean} isBusy */
  #busy(isBusy) {
    this.#start.disabled = isBusy;
    this.#stop.disabled = !isBusy;
    this.#status.textContent = isBusy ? "Computing…" : "";
  }
}
