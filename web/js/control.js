// The control window as a page of its own, in the same script as the main page, which the browser then has already.
// It follows the puzzle that is open there.

import { inWords } from "./net/api.js";
import { families } from "./net/catalogue.js";
import { mountControl } from "./bench/control-panel.js";
import { kDeskKey } from "./memory/desk.js";
import { Workspace } from "./model/workspace.js";
import { make } from "./elements/dom.js";
import { Jobs } from "./net/jobs.js";
import { openLast } from "./opening/start-up.js";
import { SolverChoice } from "./model/solver-choice.js";
import { Playback } from "./model/playback.js";
import { Runner } from "./model/runner.js";
import { setUpTheme } from "./door/theme.js";

/** @param {HTMLElement} root */
export async function showControl(root) {
  setUpTheme();
  try {
    const workspace = new Workspace(await families);
    const playback = new Playback();
    const solverChoice = new SolverChoice(workspace, new Runner(new Jobs()), playback);
    mountControl(root, workspace, solverChoice, playback);
    addEventListener("storage", ({ key }) => {
      if (key === kDeskKey && !solverChoice.runner.store.value.isRunning) void openLast(workspace);
    });
    await openLast(workspace);
  } catch (error) {
    root.append(make("p", { class: "notice", role: "alert" }, inWords(error)));
  }
}
