// The collection of a family: thumbnails by grade, with a mark on what is done.

import { inWords } from "../net/api.js";
import { button, make, offer } from "../elements/dom.js";
import { thumbnailOf } from "../elements/thumbnail.js";
import { collectionOf, doneIn } from "../opening/collection.js";

/** @typedef {import("../types.js").Collected} Collected */

const kSide = 72; // points of a thumbnail

/** @param {import("../types.js").Family} family @param {(id: string) => void} onChoose */
export function collectionPane(family, onChoose) {
  const grade = make("select", { id: "collection-grade" });
  const isOpenOnly = make("input", { type: "checkbox", id: "collection-open" });
  const count = make("span", { class: "quiet", role: "status" });
  const list = make("ul", { class: "collection" });
  const done = doneIn(family);
  const show = (/** @type {Collected[]} */ puzzles) => {
    const wanted = puzzles.filter(
      ({ id, grade: own }) => (grade.value === "" || own === grade.value) && !(isOpenOnly.checked && done.has(id)),
    );
    const isDone = puzzles.filter(({ id }) => done.has(id)).length;
    count.textContent = `${wanted.length} shown, ${isDone} of ${puzzles.length} done`;
    list.replaceChildren(...wanted.map((puzzle) => entryOf(puzzle, done.has(puzzle.id), onChoose)));
  };
  collectionOf(family).then(
    (puzzles) => {
      const grades = [...new Set(puzzles.map((puzzle) => puzzle.grade))];
      offer(grade, [
        { value: "", text: "all" },
        ...grades.map((name) => ({ value: name, text: name })),
      ]);
      for (const field of [grade, isOpenOnly]) field.addEventListener("change", () => show(puzzles));
      show(puzzles);
    },
    (error) => (count.textContent = inWords(error)),
  );
  const filter = make(
    "div",
    { class: "row" },
    make("label", { for: "collection-grade" }, "Grade"),
    grade,
    make("label", {}, isOpenOnly, " not done yet"),
    count,
  );
  return make("section", { class: "pane" }, make("h3", {}, "Collection"), filter, list);
}

/** @param {Collected} puzzle @param {boolean} isDone @param {(id: string) => void} onChoose */
function entryOf({ id, title, grade, rows, cols, thumbnail }, isDone, onChoose) {
  const entry = button("", () => onChoose(id), { "data-id": id });
  entry.append(
    make("span", { class: "picture" }, thumbnailOf(thumbnail, kSide)),
    make("span", {}, isDone ? `✓ ${title}` : title),
    make("span", { class: "quiet" }, `${rows} × ${cols}, ${grade}${isDone ? ", done" : ""}`),
  );
  return make("li", isDone ? { class: "done" } : {}, entry);
}
