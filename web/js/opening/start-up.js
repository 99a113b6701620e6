// Opening again what was open before, and something to begin with.

import { sampleOf, viewOf } from "../net/api.js";
import { lastAnywhere } from "../memory/desk.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../model/workspace.js").Workspace} Workspace */

/** @param {import("../memory/desk.js").Opened} opened @returns {Promise<View>} */
export const viewAgain = async ({ family, origin, name, source, grade }) => ({
  ...(await viewOf(family, origin)),
  name,
  source,
  grade,
});

/** The first sample of a family. @param {Workspace} workspace @param {Family} family */
export async function openSample(workspace, family) {
  const [sample] = family.samples;
  if (sample) await workspace.open(() => sampleOf(family.name, sample.name));
}

/** For a window that follows the page: what was opened last in any tab. @param {Workspace} workspace */
export async function openLast(workspace) {
  const last = lastAnywhere();
  try {
    if (last) return await workspace.open(() => viewAgain(last));
  } catch {
    // What is stored may be damaged.
  }
  const [first] = workspace.families;
  if (first) await openSample(workspace, first);
}
