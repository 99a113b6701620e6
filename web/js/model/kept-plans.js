// Plans that were made in this visit: whoever looks at another puzzle and comes back finds the plan, the step and the
// side of it that was shown.

/** @typedef {import("./playback.js").PlaybackState} PlaybackState */
/** @typedef {import("./runner.js").RunState} RunState */
/** @typedef {{played: PlaybackState, showing: "own"|"answer", run: RunState|null}} Plan */

const kMost = 20; // a plan may have thousands of steps

export class KeptPlans {
  /** By family and puzzle, the latest last. @type {Map<string, Plan>} */ #plans = new Map();
  /** @type {import("./runner.js").Runner|null} */ #runner = null;

  /**
   * To be made before whoever clears the plan when another puzzle is opened.
   * @param {import("./workspace.js").Workspace} workspace
   * @param {import("./display.js").Display} display
   */
  constructor(workspace, display) {
    this.workspace = workspace;
    this.display = display;
    workspace.store.watch(({ blank }, { view, blank: blankBefore }) => {
      if (blank !== blankBefore && view) this.#keep(`${view.family} ${view.puzzle}`);
    });
  }

  /** To be called after that. @param {import("./runner.js").Runner} runner */
  bringBack(runner) {
    this.#runner = runner;
    this.workspace.store.watch(({ view, opened }, before) => {
      const plan = opened !== before.opened && view && this.#plans.get(`${view.family} ${view.puzzle}`);
      if (!plan) return;
      if (plan.run) runner.store.set(plan.run);
      this.display.playback.restore(plan.played);
      this.display.store.set({ showing: plan.showing });
    });
  }

  /** @param {string} puzzle */
  #keep(puzzle) {
    const played = this.display.playback.store.value;
    if (played.result === null) return;
    const run = this.#runner?.store.value ?? null;
    this.#plans.delete(puzzle);
    this.#plans.set(puzzle, {
      played: { ...played, isPlaying: false },
      showing: this.display.store.value.showing,
      run: run?.isRunning ? null : run,
    });
    const [oldest] = this.#plans.keys();
    if (this.#plans.size > kMost && oldest !== undefined) this.#plans.delete(oldest);
  }
}
