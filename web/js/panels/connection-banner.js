// Says so while the program does not answer. What the player does meanwhile waits for it.

import { announce } from "../elements/announce.js";
import { find, make } from "../elements/dom.js";
import { watchConnection } from "../net/connection.js";

const kLost = "Connection lost, trying again. What you have filled in is kept.";

export function setUpConnectionBanner() {
  const banner = make("p", { id: "connection", class: "banner", hidden: true }, kLost);
  find(document, "#main", HTMLElement).append(banner);
  watchConnection((isLost) => {
    if (isLost === !banner.hidden) return;
    banner.hidden = !isLost;
    announce(isLost ? kLost : "Connected again.");
  });
}
