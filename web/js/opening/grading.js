// The grade of the puzzle that is open. What does not come with one is graded once the player has had time to begin.

import { can } from "../net/catalogue.js";

const kAfter = 1500; // ms: whoever looks through many puzzles does not wait for their grades
const kLimit = 2; // seconds of solving

/** @param {import("../model/workspace.js").Workspace} workspace @param {import("../net/jobs.js").Jobs} jobs */
export function gradeWhatIsOpen(workspace, jobs) {
  /** By family and text. @type {Map<string, string>} */ const known = new Map();
  /** @type {ReturnType<typeof setTimeout>|undefined} */ let timer;

  /** @param {string} family @param {string} puzzle @param {import("../types.js").Source} source */
  async function ask(family, puzzle, source) {
    const request = { kind: "solve", family, puzzle, time_limit: kLimit, threads: 1, grade: true };
    const result = await jobs.start(request).result.catch(() => null);
    const grade = result?.grade?.name;
    if (typeof grade !== "string") return;
    known.set(`${family} ${puzzle}`, grade);
    if (workspace.store.value.source === source) workspace.store.set({ grade });
  }

  workspace.store.watch(({ source, family, origin, grade }, before) => {
    if (source === before.source || family === null) return;
    clearTimeout(timer);
    // Of a game that is dealt at its first act there is nothing to grade yet.
    if (grade !== "" || !can(family, "grade") || source.seed !== undefined) return;
    const found = known.get(`${family.name} ${origin}`);
    if (found !== undefined) workspace.store.set({ grade: found });
    else timer = setTimeout(() => void ask(family.name, origin, source), kAfter);
  });
}
