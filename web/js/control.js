// The control window as a page of its own. It follows the puzzle that is open on the main page.

import { inWords } from "./net/api.js";
import { families } from "./net/catalogue.js";
import { mountControl } from "./panels/control-panel.js";
import { kDeskKey } from "./model/desk.js";
import { Workspace } from "./model/workspace.js";
import { find, make } from "./elements/dom.js";
import { Jobs } from "./net/jobs.js";
import { openLast } from "./model/start-up.js";
import { SolverChoice } from "./model/solver-choice.js";
import { Playback } from "./model/playback.js";
import { Runner } from "./model/runner.js";
import { setUpTheme } from "./panels/theme.js";

async function begin() {
  setUpTheme();
  const root = find(document, "#control", HTMLElement);
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

void begin();
