// The generators' form. Making a puzzle with one answer may take a while, so it is a job that can be stopped.

import { fileAsBase64 } from "../net/base64.js";
import { button, make, offer } from "../elements/dom.js";
import { schemaForm } from "../elements/schema-form.js";

/** @typedef {import("../types.js").Family} Family */

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
    make("div", { class: "row" }, this.#start, this.#stop, this.#status),
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
    this.#kind.addEventListener("change", () => this.#showKind());
  }

  /** @param {Family} family */
  show(family) {
    this.#family = family;
    offer(
      this.#kind,
      family.generators.map(({ name }) => ({ value: name, text: name.replaceAll("_", " ") })),
    );
    this.#showKind();
  }

  #chosen() {
    return this.#family?.generators.find(({ name }) => name === this.#kind.value);
  }

  #showKind() {
    const generator = this.#chosen();
    this.#description.textContent = generator?.description ?? "";
    this.#fileRow.hidden = !generator?.from_file;
    this.#form = schemaForm(this.#fields, generator?.parameters ?? {}, "generator");
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
    };
    const source = generator.from_file ? { base64: await this.#chosenFile() } : {};
    this.#busy(true);
    this.#job = this.jobs.start(
      { ...request, ...source },
      ({ message }) => (this.#status.textContent = message),
    );
    try {
      const made = await this.#job.result;
      if (made.view) {
        await this.workspace.open(async () => made.view);
        this.#seed.value = String(Number(this.#seed.value) + 1);
      }
      this.say(null);
    } catch (error) {
      this.say(error);
    } finally {
      this.#busy(false);
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
