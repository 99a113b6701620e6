// Opens the control window: above everything where the browser can, else as a pop-up with its own address.

import { mountControl } from "./control-panel.js";
import { make } from "../elements/dom.js";

const kWidth = 380;
const kHeight = 620;

/**
 * @param {import("../model/workspace.js").Desk} desk
 * @param {import("../model/solver-choice.js").Orders} orders
 * @param {import("../model/playback.js").Playback} playback
 */
export async function openControl(desk, orders, playback) {
  const floating = /** @type {any} */ (globalThis).documentPictureInPicture;
  if (floating) {
    try {
      const window = await floating.requestWindow({ width: kWidth, height: kHeight });
      return dress(window, desk, orders, playback);
    } catch {
      // Refused, by a policy for instance: a pop-up does it too.
    }
  }
  open("/control.html", "quadrille-control", `popup,width=${kWidth},height=${kHeight}`);
}

/**
 * @param {Window} window
 * @param {import("../model/workspace.js").Desk} desk
 * @param {import("../model/solver-choice.js").Orders} orders
 * @param {import("../model/playback.js").Playback} playback
 */
function dress(window, desk, orders, playback) {
  const { theme } = document.documentElement.dataset;
  if (theme) window.document.documentElement.dataset.theme = theme;
  window.document.documentElement.lang = "en";
  window.document.title = "Quadrille control";
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    const href = new URL(sheet.getAttribute("href") ?? "", location.href).href;
    window.document.head.append(make("link", { rel: "stylesheet", href }));
  }
  window.document.body.className = "control-page";
  const root = make("main", { id: "control" });
  const end = mountControl(root, desk, orders, playback);
  window.document.body.append(root);
  window.addEventListener("pagehide", end);
}
