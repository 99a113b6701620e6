// What is seen of a round: score, what is left, the clock; at its end the player's score beside the plan's.

import { announce } from "../elements/announce.js";
import { asClock } from "./countdown.js";
import { button, make } from "../elements/dom.js";
import { figure } from "./figure.js";

/** @typedef {import("./round.js").RoundState} RoundState */

const kHurry = 10; // seconds

/** @type {Record<RoundState["stage"], string>} */
const kEnds = {
  playing: "",
  stuck: "No moves left",
  cleared: "Everything is cleared!",
  late: "Time is up",
};

/** @param {RoundState} state */
function comparison({ cleared, left, plan, isPlanning }) {
  const own = `You cleared ${cleared} of ${cleared + left}.`;
  if (isPlanning) return `${own} The program is still working on its plan…`;
  if (plan?.score === undefined) return own;
  const only = cleared > plan.score ? " only" : "";
  const beside = `The plan clears${only} ${plan.score}`;
  return `${own} ${beside}; no play clears more than ${plan.bound}.`;
}


/**
 * @param {HTMLElement} root
 * @param {import("./round.js").Round} round
 * @param {import("../model/display.js").Display} display
 */
export function setUpRound(root, round, display) {
  const [score, rest, clock] = [figure("cleared", "cleared"), figure("left", "left"), figure("clock", "clock")];
  const ended = make("strong", {});
  const words = make("span", {});
  const showPlan = button("Show the plan", () => {
    const { plan } = round.store.value;
    const solved = round.workspace.asSet;
    if (plan && solved) display.playback.load(plan, solved, true);
  });
  const again = button("Same board again", () => void round.again());
  const playOn = button("Play on without the clock", () => round.playOn());
  const end = make(
    "div",
    { class: "ending", id: "ending", role: "group", "aria-label": "The end of the game" },
    make("p", {}, ended, " ", words),
    make("div", { class: "row" }, showPlan, again, playOn),
  );
  const strip = make("div", { class: "figures", role: "group", "aria-label": "The game" });
  strip.append(score.node, rest.node, clock.node);
  root.append(strip, end);

  round.store.watch((state, before) => {
    const { isPlayed, stage, cleared, left, plan } = state;
    strip.hidden = !isPlayed;
    end.hidden = !isPlayed || stage === "playing";
    score.value.textContent = String(cleared);
    rest.value.textContent = String(left);
    ended.textContent = kEnds[stage] && `${kEnds[stage]}.`;
    words.textContent = `${comparison(state)} ${state.standing}`.trim();
    showPlan.disabled = plan === null;
    playOn.hidden = stage !== "late";
    if (stage !== before.stage && stage !== "playing") announce(`${kEnds[stage]}. ${comparison(state)}`);
    else if (plan !== before.plan && !end.hidden) announce(comparison(state));
  });
  round.countdown.store.watch(({ left }) => {
    clock.node.hidden = left === null;
    clock.value.textContent = asClock(left ?? 0);
    clock.node.classList.toggle("hurry", left !== null && left <= kHurry);
  });
  return strip;
}
