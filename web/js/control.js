// The control window as a page of its own. It follows the puzzle that lies on the desk of the main page.

import { inWords } from "./net/api.js";
import { families } from "./net/catalogue.js";
import { mountControl } from "./panels/control-panel.js";
import { Desk, kDeskKey } from "./model/workspace.js";
import { find, make } from "./elements/dom.js";
import { Jobs } from "./net/jobs.js";
import { openFirst, openLast } from "./model/start-up.js";
import { Orders } from "./model/solver-choice.js";
import { Playback } from "./model/playback.js";
import { Runner } from "./model/runner.js";
import { setUpTheme } from "./panels/theme.js";

async function begin() {
  setUpTheme();
  const root = find(document, "#control", HTMLElement);
  try {
    const desk = new Desk(await families);
    const playback = new Playback();
    const orders = new Orders(desk, new Runner(new Jobs()), playback);
    mountControl(root, desk, orders, playback);
    addEventListener("storage", ({ key }) => {
      if (key === kDeskKey && !orders.runner.store.value.isRunning) void openLast(desk);
    });
    await openFirst(desk, orders);
  } catch (error) {
    root.append(make("p", { class: "notice", role: "alert" }, inWords(error)));
  }
}

void begin();
