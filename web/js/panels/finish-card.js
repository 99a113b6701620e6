// What is said at the end of a puzzle, above the board: how long it took and what it shows, or that something is not
// right yet; and what comes next. The board itself loses its lines where the answer is an image.

import { finishedImage } from "../board/finished-image.js";
import { announce } from "../elements/announce.js";
import { button, find, make } from "../elements/dom.js";
import { titleOf } from "../net/catalogue.js";
import { clockFace } from "../model/play-clock.js";

/**
 * @param {HTMLElement} advice  the card stands above it
 * @param {import("../model/display.js").Display} display
 * @param {import("../model/finish.js").Finish} finish
 * @param {import("../model/advisor.js").Advisor} advisor
 */
export function setUpFinishCard(advice, display, finish, advisor) {
  const { workspace } = display;
  const board = find(document, "#board", HTMLElement);
  const image = make("div", { class: "finish-image" });
  const title = make("h2", { id: "finish-title" });
  const words = make("p", { id: "finish-words" });
  const mistake = button("Find the mistake", () => void advisor.check(), { id: "find-mistake" });
  const chooser = document.querySelector("#open-new-game");
  const next = button("Another puzzle", () => chooser instanceof HTMLElement && chooser.click(), {
    id: "next-puzzle",
    class: "primary",
  });
  const close = button("Close", () => finish.dismiss(), { id: "close-finish" });
  const buttons = make("div", { class: "row" }, mistake, next, close);
  const text = make("div", { class: "finish-text" }, title, words, buttons);
  const card = make("section", { id: "finish", class: "finish card", "aria-labelledby": "finish-title" }, image, text);
  advice.before(card);

  finish.store.watch(({ stage, seconds }) => {
    const { view, family } = workspace.store.value;
    card.hidden = stage === "playing" || view === null;
    if (stage === "playing" || view === null) return;
    const isWon = stage === "won";
    title.textContent = isWon ? `Solved in ${clockFace(seconds)}` : "Not right yet";
    const name = titleOf(view.name);
    words.textContent = isWon ? name : "Everything is filled in, but something is not right.";
    image.replaceChildren(...(isWon && family?.paints ? [finishedImage(view.picture, name || "The picture")] : []));
    mistake.hidden = isWon;
    next.hidden = !isWon || chooser === null;
    announce(`${title.textContent}. ${words.textContent}`);
  });
  const showBoard = () => {
    const { view, family } = workspace.store.value;
    board.classList.toggle("finished", !display.showsAnswer && family?.paints === true && view?.stage === "won");
  };
  for (const { store } of [workspace, display]) store.watch(showBoard);
}
