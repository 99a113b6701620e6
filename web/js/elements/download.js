// Handing things to the user: a file, or text on the clipboard.

import { make } from "./dom.js";

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = make("a", { href: address, download: name });
  link.click();
  // The browser fetches the content when it gets round to it; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Copies from a text box, which also works where the clipboard API is not available: outside secure contexts.
 * @param {HTMLInputElement} box
 * @returns {Promise<boolean>}
 */
export async function copyFrom(box) {
  box.select();
  try {
    await navigator.clipboard.writeText(box.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

/** @param {string} name made into a file name that every file system accepts */
export const asFileName = (name) =>
  name.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}_-]+/gu, "-") || "puzzle";
