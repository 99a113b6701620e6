// The first puzzle of a visit: the one in the address, otherwise the one that was open last, otherwise the first
// sample.

import { sampleOf, viewOf } from "../net/api.js";
import { carriedSample } from "../net/catalogue.js";
import { kWorkspaceKey } from "./workspace.js";
import { current, recall } from "./settings.js";
import { readLink } from "./share-link.js";

/** @typedef {import("../types.js").Family} Family */
/** @typedef {import("./workspace.js").Workspace} Workspace */

/** @param {Workspace} workspace @returns {Promise<boolean>} whether there was one that could be read */
export async function openLast(workspace) {
  const stored = recall(kWorkspaceKey);
  if (typeof stored !== "object" || stored === null) return false;
  const { family, origin, name } = /** @type {Record<string, unknown>} */ (stored);
  if (typeof family !== "string" || typeof origin !== "string") return false;
  try {
    await workspace.open(async () => ({
      ...(await viewOf(family, origin)),
      name: typeof name === "string" ? name : "",
    }));
    return true;
  } catch {
    return false;
  }
}

/** @param {Workspace} workspace @param {Family} family */
async function openSample(workspace, family) {
  const [sample] = family.samples;
  if (!sample) return;
  await workspace.open(async () => carriedSample(family.name, sample.name) ?? sampleOf(family.name, sample.name));
}

/** @param {Workspace} workspace */
async function openSomething(workspace) {
  if (await openLast(workspace)) return;
  const [first] = workspace.families;
  const family = workspace.families.find(({ name }) => name === current().family) ?? first;
  if (family) await openSample(workspace, family);
}

/**
 * @param {Workspace} workspace
 * @param {import("./solver-choice.js").SolverChoice} solverChoice
 */
export async function openFirst(workspace, solverChoice) {
  const shared = await readLink(location.hash);
  if (shared === null) return openSomething(workspace);
  history.replaceState(null, "", location.pathname);
  try {
    await workspace.open(() => viewOf(shared.family, shared.puzzle));
  } catch {
    return openSomething(workspace);
  }
  if (shared.strategy !== "") solverChoice.choose(shared.strategy);
  if (shared.step !== null) solverChoice.awaitStep(shared.step);
}
