// The content of the control window: the lines of the original solver's window, in their order, and the next move. It
// goes into any element, so that it can be a page of its own or float above everything.

import { Board } from "../board/board.js";
import { button, make, offer } from "../elements/dom.js";
import { meter } from "../elements/meter.js";
import { previewLayer } from "../model/replay.js";
import { placeInWords, drawableOf, symbolsOf } from "../model/drawable.js";
import { clock, shareOf } from "../panels/run-strip.js";

/** @param {string} name @param {...(Node|string)} content */
const line = (name, ...content) => [make("dt", {}, name), make("dd", {}, ...content)];

/**
 * @param {HTMLElement} root
 * @param {import("../model/workspace.js").Workspace} workspace
 * @param {import("../model/solver-choice.js").SolverChoice} solverChoice
 * @param {import("../model/playback.js").Playback} playback
 */
export function mountControl(root, workspace, solverChoice, playback) {
  const { runner } = solverChoice;
  const size = make("span", { id: "control-board" });
  const strategy = make("select", {
    id: "control-strategy",
    "aria-label": "Strategy",
    "aria-describedby": "control-description",
  });
  const description = make("small", { id: "control-description", class: "quiet" });
  const solution = make("output", { id: "control-solution" });
  const progress = meter("Progress", { id: "control-progress" });
  const time = make("span", { class: "numbers", id: "control-clock" });
  const start = button("START", () => void solverChoice.start(), { id: "control-start", class: "primary" });
  const stop = button("STOP", () => runner.stop(), { id: "control-stop" });
  const next = make("p", { id: "control-next", class: "reason", role: "status" });
  const back = button("Back", () => playback.move(-1), { id: "control-back" });
  const done = button("Done, next move", () => playback.move(1), { id: "control-forward" });
  const moves = make("div", { class: "row" }, back, done);
  const board = make("div", { class: "board small" });
  root.classList.add("control");
  root.append(
    make(
      "dl",
      {},
      ...line("Window", "–"), // known once boards are read from images
      ...line("Board", size),
      ...line("Reading", "–"),
      ...line("Strategy", strategy, description),
      ...line("Solution", solution),
      ...line("Progress", progress.node, time),
    ),
    make("div", { class: "row" }, start, stop),
    next,
    moves,
    board,
  );
  const small = new Board(board);
  strategy.addEventListener("change", () => solverChoice.choose(strategy.value));

  const showBoard = () => {
    const { blank, view } = workspace.store.value;
    const { steps, at, result } = playback.store.value;
    if (blank === null || view === null) return;
    const symbols = result ? playback.symbols() : symbolsOf(view.picture);
    const over = result ? [previewLayer(steps, at)] : [];
    small.show(
      drawableOf(blank, { symbols, over }),
      `${view.family}, ${view.picture.rows} by ${view.picture.cols}`,
    );
  };
  const endings = [
    workspace.store.watch(({ blank }) => {
      size.textContent = blank ? `${blank.rows}x${blank.cols}` : "–";
      showBoard();
    }),
    solverChoice.store.watch(({ family, strategy: chosen }) => {
      offer(
        strategy,
        family?.strategies.map(({ name, title }) => ({ value: name, text: title })) ?? [],
        chosen?.name,
      );
      description.textContent = chosen?.description ?? "";
    }),
    runner.store.watch((run) => {
      strategy.disabled = run.isRunning;
      start.disabled = run.isRunning;
      stop.disabled = !run.isRunning;
      solution.textContent = run.status || "–";
      progress.show(shareOf(run));
      time.textContent = run.status === "" ? "" : clock(run.elapsed, run.limit);
    }),
    playback.store.watch(({ result, steps, at }) => {
      const step = steps[at];
      moves.hidden = result === null || steps.length === 0;
      back.disabled = at === 0;
      done.disabled = step === undefined;
      const place = step && step.because.length > 0 ? `${placeInWords(step.because)}: ` : "";
      next.textContent =
        result === null || result.view === null
          ? ""
          : step
            ? `Next, ${at + 1} of ${steps.length}: ${place}${step.reason}`
            : "Nothing more to do.";
      showBoard();
    }),
  ];
  return () => endings.forEach((end) => end());
}
