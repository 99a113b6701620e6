// Switches for the layers of the picture on the board, and its legend.

import { make } from "../elements/dom.js";
import { change, current } from "../memory/settings.js";

/**
 * @param {HTMLElement} root
 * @param {import("../model/display.js").Display} display
 * @param {() => void} onSwitch
 */
export function setUpLayers(root, display, onSwitch) {
  const list = make("div", { class: "switch-list" });
  root.append(list);
  let shown = "";

  return function show() {
    const layers = display.picture()?.layers ?? [];
    root.hidden = layers.length === 0;
    const key = JSON.stringify(layers.map(({ name, shown: isOn }) => [name, isOn]));
    if (key === shown) return;
    shown = key;
    list.replaceChildren(
      ...layers.map(({ name, shown: isOn }) => {
        const box = make("input", { type: "checkbox", name });
        box.checked = current().layers[name] ?? isOn;
        box.addEventListener("change", () => {
          change({ layers: { ...current().layers, [name]: box.checked } });
          onSwitch();
        });
        return make("label", {}, box, ` ${name}`);
      }),
    );
  };
}
