import { make } from "../elements/dom.js";

/** A number of a game with its name. @param {string} text @param {string} id */
export function figure(text, id) {
  const value = make("b", { class: "numbers" });
  const name = make("span", {}, text);
  return { value, name, node: make("div", { class: "figure", id }, value, name) };
}
