// Games that came to their end, in the statistics: once each, and those with advice by themselves.

import { current } from "../memory/settings.js";
import { clockFace } from "../model/play-clock.js";
import { recordResult, statistics } from "../memory/statistics.js";

/** @typedef {import("../model/workspace.js").WorkspaceState} WorkspaceState */

/** What a game is counted as: its preset or its grade. @param {WorkspaceState} state */
function kindOf({ family, source, grade, view }) {
  const preset = family?.presets.find(({ name }) => name === source.preset);
  const kind = preset?.title ?? grade;
  return view?.play && current().advice !== "off" ? `${kind}, with advice`.replace(/^, /, "") : kind;
}

/**
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {{won: boolean, score?: number}} result
 * @returns {string} how it compares; "": it has been counted before
 */
export function count(workspace, { won, score }) {
  const state = workspace.store.value;
  if (state.family === null || !workspace.count()) return "";
  const family = state.family.name;
  const kind = kindOf(state);
  recordResult({ family, kind, seconds: workspace.clock.seconds, won, ...(score === undefined ? {} : { score }) });
  const tally = statistics()[family]?.[kind];
  if (score !== undefined) return tally?.score == null ? "" : `Your highest score is ${tally.score}.`;
  if (!won || tally?.best == null) return "";
  const streak = tally.streak > 1 ? `, ${tally.streak} wins in a row` : "";
  return `Your best time is ${clockFace(tally.best)}${streak}.`;
}
