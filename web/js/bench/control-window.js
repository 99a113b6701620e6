// Opens the control window: above all other windows if the browser can do that, otherwise as a pop-up with an address
// of its own.

import { mountControl } from "./control-panel.js";
import { make } from "../elements/dom.js";

const kWidth = 380;
const kHeight = 620;

/**
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @param {import("../model/playback.js").Playback} playback
 */
export async function openControl(workspace, solverChoice, playback) {
  const floating = /** @type {any} */ (globalThis).documentPictureInPicture;
  if (floating) {
    try {
      const window = await floating.requestWindow({ width: kWidth, height: kHeight });
      return fill(window, workspace, solverChoice, playback);
    } catch {
      // Refused, for instance by a policy: a pop-up will do.
    }
  }
  open("/control.html", "quadrille-control", `popup,width=${kWidth},height=${kHeight}`);
}

/**
 * @param {Window} window
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @param {import("../model/playback.js").Playback} playback
 */
function fill(window, workspace, solverChoice, playback) {
  const { theme } = document.documentElement.dataset;
  if (theme) window.document.documentElement.dataset.theme = theme;
  window.document.documentElement.lang = "en";
  window.document.title = "Quadrille control";
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const href = new URL(link.getAttribute("href") ?? "", location.href).href;
    window.document.head.append(make("link", { rel: "stylesheet", href }));
  }
  window.document.body.className = "control-page";
  const root = make("main", { id: "control" });
  const end = mountControl(root, workspace, solverChoice, playback);
  window.document.body.append(root);
  window.addEventListener("pagehide", end);
}
