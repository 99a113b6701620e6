// Games on the page, whatever their kind: figures and switches of the one that is open stand right above the board,
// what is to be done next beside it.

import { Advice } from "./advice.js";
import { setUpAdvice } from "./advice-switch.js";
import { Dealt } from "./dealt.js";
import { setUpDealt } from "./dealt-panel.js";
import { setUpFacts } from "./facts.js";
import { Guide } from "./guide.js";
import { setUpGuide } from "./guide-panel.js";
import { Round } from "./round.js";
import { setUpRound } from "./round-panel.js";

/**
 * @param {{strip: HTMLElement, rail: HTMLElement}} places  above the board, and beside it
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/display.js").Display} display
 * @param {import("../net/jobs.js").Jobs} jobs
 */
export function setUpGame({ strip: root, rail }, workspace, display, jobs) {
  const round = new Round(workspace, jobs);
  const strip = setUpRound(root, round, display);
  setUpGuide(rail, strip, new Guide(workspace, jobs), display);
  setUpFacts(root, workspace, display);
  const dealt = new Dealt(workspace, display, jobs);
  setUpAdvice(setUpDealt(root, dealt), rail, new Advice(workspace, display));
  return { round, dealt };
}
