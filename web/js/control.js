// The control window as a page of its own. It follows the puzzle that lies on the desk of the main page.

import { inWords } from "./api.js";
import { families } from "./catalogue.js";
import { mountControl } from "./control-panel.js";
import { Desk, kDeskKey } from "./desk.js";
import { find, make } from "./dom.js";
import { Jobs } from "./jobs.js";
import { openFirst, openLast } from "./opening.js";
import { Orders } from "./orders.js";
import { Playback } from "./playback.js";
import { Runner } from "./runner.js";
import { setUpTheme } from "./theme.js";

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
