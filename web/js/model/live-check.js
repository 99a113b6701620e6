// Checks while the puzzle is played, for those who want it: mistakes are marked after each act, and nothing else is
// given away.

import { announce } from "../elements/announce.js";
import { post } from "../net/api.js";
import { countOf, mistakesLayer } from "./remarks.js";
import { change, current } from "../memory/settings.js";
import { isFilled } from "./workspace.js";

export class LiveCheck {
  #latest = new AbortController();
  #known = 0; // mistakes

  /** @param {import("./workspace.js").Workspace} workspace @param {import("./display.js").Display} display */
  constructor(workspace, display) {
    this.workspace = workspace;
    this.display = display;
    workspace.store.watch(({ view }, before) => view !== before.view && void this.#check());
  }

  get isOn() {
    return current().checks;
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    change({ checks: isOn });
    if (isOn) void this.#check();
    else this.display.store.set({ remark: null });
  }

  async #check() {
    this.#latest.abort();
    if (!this.isOn) return;
    const { view, family, mode } = this.workspace.store.value;
    const isPlayed = family !== null && isFilled(family) && mode === "play";
    if (view === null || view.answer === null || !isPlayed) return this.#show([]);
    const latest = (this.#latest = new AbortController());
    const { puzzle, answer } = view;
    const request = { family: family.name, puzzle, answer, extent: "so_far" };
    try {
      const { mistakes } = await post("/api/check", request, latest.signal);
      if (!latest.signal.aborted) this.#show(mistakes);
    } catch {
      // Nobody asked for this check: there will be another one after the next act.
      if (!latest.signal.aborted) this.#show([]);
    }
  }

  /** @param {import("../types.js").Mistake[]} mistakes */
  #show(mistakes) {
    this.display.store.set({ remark: mistakes.length > 0 ? mistakesLayer(mistakes) : null });
    if (mistakes.length > 0 && mistakes.length !== this.#known) announce(`${countOf(mistakes)}.`);
    this.#known = mistakes.length;
  }
}
