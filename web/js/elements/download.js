// Handing things to the user: a file, or text on the clipboard.

import { announce } from "./announce.js";
import { make } from "./dom.js";

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = make("a", { href: address, download: name });
  link.click();
  // The browser fetches the content when it gets round to it; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const kTold = 2500; // ms that a button says what it did

/** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Outside secure contexts there is only the old way, by a selection.
    const box = make("textarea", { class: "unseen", readonly: true });
    box.value = text;
    document.body.append(box);
    box.select();
    const isCopied = document.execCommand("copy");
    box.remove();
    return isCopied;
  }
}

/**
 * Copies a text; the button that was pressed says whether that worked.
 * @param {HTMLButtonElement} pressed
 * @param {string} text
 */
export async function copyAndTell(pressed, text) {
  const isCopied = await copy(text);
  pressed.focus();
  const [words, name] = [pressed.textContent ?? "", pressed.getAttribute("aria-label")];
  const outcome = isCopied ? "Copied" : "Not copied: this browser forbids it";
  announce(outcome);
  if (pressed.dataset.told) return;
  pressed.dataset.told = words;
  pressed.textContent = outcome;
  pressed.removeAttribute("aria-label");
  setTimeout(() => {
    pressed.textContent = words;
    if (name) pressed.setAttribute("aria-label", name);
    delete pressed.dataset.told;
  }, kTold);
}

/** @param {string} name made into a file name that every file system accepts */
export const asFileName = (name) =>
  name.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}_-]+/gu, "-") || "puzzle";
