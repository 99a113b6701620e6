// A link that carries puzzle, strategy and step in its fragment, which browsers do not send to any server.

import { fromUrlBase64, toUrlBase64 } from "../net/base64.js";

/** @typedef {{family: string, puzzle: string, strategy: string, step: number|null}} Shared */

const kMostBytes = 1_000_000; // of a puzzle's text: a short link may unfold to more than a browser can hold

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream|DecompressionStream} through
 * @returns {Promise<Uint8Array>} throws where it would be too much
 */
async function piped(bytes, through) {
  /** @type {ReadableStream<Uint8Array>} */ const stream = new Blob([bytes]).stream().pipeThrough(through);
  const reader = stream.getReader();
  /** @type {number[]} */ const read = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Uint8Array.from(read);
    if (read.length + value.length > kMostBytes) throw new RangeError("too long for a link");
    for (const byte of value) read.push(byte);
  }
}

/** @param {string} text @returns {Promise<string>} a text in few characters that an address may have */
export const packed = async (text) =>
  toUrlBase64(await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));

/** @param {string} packed @returns {Promise<string>} throws where it is broken */
export async function unpacked(packed) {
  const bytes = await piped(fromUrlBase64(packed), new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** @param {Shared} shared @returns {Promise<string>} a whole address */
export async function linkTo({ family, puzzle, strategy, step }) {
  const fragment = new URLSearchParams({ family, puzzle: await packed(puzzle), strategy });
  if (step !== null) fragment.set("step", String(step));
  return `${location.origin}/#${fragment}`;
}
