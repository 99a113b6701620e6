// The middle of the page: the board with its title, switches, palette and clue editor. It is drawn again whenever the
// workspace, the playback or the display changes.

import { announce } from "../elements/announce.js";
import { Board } from "./board.js";
import { can, titleOf } from "../net/catalogue.js";
import { isFilled } from "../model/workspace.js";
import { find, make } from "../elements/dom.js";
import { ClueEditor } from "./clue-editor.js";
import { ClueTyping } from "./clue-typing.js";
import { watchKeys } from "./keyboard.js";
import { Keypad } from "./keypad.js";
import { Palette } from "./palette.js";
import { Segments } from "../elements/segments.js";
import { change, current } from "../memory/settings.js";
import { popCleared, spreadOpened } from "../game/vanishing.js";
import { Remarks } from "./remarks.js";
import { Writing } from "./writing.js";

/** @typedef {import("../types.js").Cell} Cell */

/** What is switched on or off beside the layers, by its name in the settings. */
const kRulers = "rulers";
const kLetters = "letters for colours";

/** @param {string} name @param {boolean} otherwise  until the user has said */
const isOn = (name, otherwise) => current().layers[name] ?? otherwise;

/** @param {Cell} a @param {Cell} b @returns {Cell[]} the rectangle between two corners */
function rectangle([r1, c1], [r2, c2]) {
  /** @type {Cell[]} */ const cells = [];
  for (let row = Math.min(r1, r2); row <= Math.max(r1, r2); ++row) {
    for (let col = Math.min(c1, c2); col <= Math.max(c1, c2); ++col) cells.push([row, col]);
  }
  return cells;
}

/**
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/display.js").Display} display
 * @param {(text: string) => void} onForeignText
 * @returns {{refresh: () => void}}
 */
export function setUpBoard(workspace, display, onForeignText) {
  const palette = new Palette(find(document, "#palette", HTMLElement));
  const clues = new ClueEditor(find(document, "#clue-editor", HTMLElement), workspace);
  const writing = new Writing(workspace, display, palette, onForeignText);
  const typing = new ClueTyping(workspace, () => refresh());
  const remarks = new Remarks(find(document, "#remarks", HTMLElement), workspace);
  const [title, caption, notice] = ["#title", "#caption", "#notice"].map((id) =>
    find(document, id, HTMLElement),
  );
  const board = new Board(find(document, "#board", HTMLElement), {
    writing: () => writing.strokes(),
    holds: () => writing.holdsFingers,
    gesture(gesture) {
      typing.commit();
      remarks.show(gesture.path[gesture.path.length - 1] ?? null);
      return writing.gesture(gesture);
    },
    drop: () => writing.drop(),
    hovered: (cell) => remarks.show(cell ?? board.cursor),
    moved(cell) {
      typing.commit();
      remarks.show(cell);
      clues.pointAt(cell);
      const beside = writing.beside(board.anchor, cell);
      board.say(beside, board.middleOf(cell));
      if (beside) announce(`${beside.text}${beside.role === "good" ? ", a move" : ""}`);
    },
    get editClue() {
      const isDrawn = workspace.store.value.mode === "draw" && !display.showsAnswer;
      return isDrawn ? (/** @type {import("../types.js").Field} */ field) => clues.open(field) : null;
    },
  });
  workspace.store.watch(({ view, origin }, before) => {
    if (view === null || before.view === null || view === before.view || origin !== before.origin) return;
    popCleared(board.element, before.view, view);
    spreadOpened(board.element, before.view, view);
  });
  const size = () => ({ rows: display.picture()?.rows ?? 1, cols: display.picture()?.cols ?? 1 });

  // Typing goes on to the next cell, row by row, while a puzzle is drawn.
  const goOn = () => {
    const { rows, cols } = size();
    const next = board.cursor[0] * cols + board.cursor[1] + 1;
    if (next < rows * cols) board.moveTo([Math.floor(next / cols), next % cols]);
  };
  const selected = () => rectangle(board.cursor, board.anchor);
  const keypad = new Keypad(find(document, "#palette", HTMLElement), {
    write: (key) => void writing.type(selected(), key),
    erase: () => writing.erase(selected()),
    takePencil: () => (writing.pencil.isHeld = !writing.pencil.isHeld),
    fillIn: () => void writing.pencil.fillIn(),
  });
  board.element.addEventListener("blur", () => typing.commit());
  watchKeys(board, {
    size,
    note: (key) => writing.note(selected(), key),
    clue: (key) => typing.key(key, board.cursor),
    write(key) {
      const cells = selected();
      const isSymbol = writing.type(cells, key);
      if (isSymbol && cells.length === 1 && !writing.isPlay) goOn();
      return isSymbol;
    },
    erase: () => writing.erase(selected()),
    enter() {
      typing.commit();
      if (writing.meaning === "box") {
        const said = writing.box(board.anchor, board.cursor);
        if (said === null) board.moveTo(board.cursor);
        else board.say(said, board.middleOf(board.cursor));
      } else if (writing.meaning === "select") board.moveTo(typing.next(board.cursor));
      else writing.enter(board.cursor);
    },
    paste: (text) => writing.paste(board.cursor, text),
  });
  for (const [id, act] of /** @type {[string, () => void][]} */ ([
    ["#zoom-in", () => board.viewport.zoomIn()],
    ["#zoom-out", () => board.viewport.zoomOut()],
    ["#zoom-fit", () => board.viewport.fit()],
  ])) {
    find(document, id, HTMLButtonElement).addEventListener("click", act);
  }

  const needsLetters = matchMedia("(forced-colors: active)");
  needsLetters.addEventListener("change", () => refresh());
  const rulers = find(document, "#rulers", HTMLButtonElement);
  const letters = find(document, "#letters", HTMLButtonElement);
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ otherwise) => {
    change({ layers: { ...current().layers, [name]: !isOn(name, otherwise) } });
    refresh();
  };
  rulers.addEventListener("click", () => toggle(kRulers, false));
  letters.addEventListener("click", () => toggle(kLetters, needsLetters.matches));

  /** The board as this player wants to see it. @param {import("../model/drawable.js").Drawable} drawable */
  function furnished(drawable) {
    const { view, family, notes } = workspace.store.value;
    const inks = family?.paints ? writing.inks(drawable.legend) : [];
    letters.hidden = !inks.some(({ glyph }) => glyph.trim() !== "");
    const isLettered = isOn(kLetters, needsLetters.matches);
    letters.setAttribute("aria-pressed", String(isLettered));
    board.isRuled = isOn(kRulers, false);
    rulers.setAttribute("aria-pressed", String(isOn(kRulers, false)));
    return {
      ...drawable,
      ...(isLettered ? {} : { unlettered: new Set(inks.map(({ symbol }) => symbol)) }),
      ...(display.showsAnswer ? {} : { notes }),
      isBare: writing.isPlay && view?.stage === "won" && family?.paints === true,
    };
  }

  const showing = new Segments(find(document, "#showing", HTMLElement), (value) =>
    display.store.set({ showing: value === "answer" ? "answer" : "own" }),
  );
  const mode = new Segments(find(document, "#mode", HTMLElement), (value) =>
    workspace.setMode(value === "draw" ? "draw" : "play"),
  );

  function refresh() {
    const { view, family, notice: refusal, mode: chosen } = workspace.store.value;
    const drawable = display.drawable();
    if (view === null || family === null || drawable === null) return;
    const name = view.name ? `${family.title}: ${titleOf(view.name)}` : family.title;
    document.title = `${name} – Quadrille`;
    if (title) {
      const of = make("span", { class: "of-family" }, view.name ? `${family.title}: ` : family.title);
      title.replaceChildren(of, titleOf(view.name));
      title.dataset.family = family.name;
    }
    if (caption) caption.textContent = (display.showsAnswer ? display.picture() : view.picture)?.caption ?? "";
    if (notice) notice.textContent = refusal;
    const choices = [
      { value: "own", text: "Your board" },
      { value: "answer", text: "Answer" },
    ];
    showing.show(display.hasAnswer ? choices : [], display.showsAnswer ? "answer" : "own");
    const modes = [
      { value: "play", text: "Play" },
      { value: "draw", text: "Draw" },
    ];
    mode.show(isFilled(family) && can(family, "edit") && !display.showsAnswer ? modes : [], chosen);
    const spoken = `${view.family} board, ${drawable.rows} rows and ${drawable.cols} columns`;
    board.show(typing.shownOn(furnished(drawable)), spoken);
    const digits = writing.digits();
    keypad.show(digits);
    palette.show(digits.length > 0 ? [] : writing.swatches(), writing.tip, writing.firstHeld, can(family, "aids"));
    clues.show();
    remarks.show(board.cursor);
  }
  return { refresh };
}
