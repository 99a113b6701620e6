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

/** @param {Shared} shared @returns {Promise<string>} a whole address */
export async function linkTo({ family, puzzle, strategy, step }) {
  const packed = await piped(new TextEncoder().encode(puzzle), new CompressionStream("deflate-raw"));
  const fragment = new URLSearchParams({ family, puzzle: toUrlBase64(packed), strategy });
  if (step !== null) fragment.set("step", String(step));
  return `${location.origin}/#${fragment}`;
}

/**
 * @param {string} hash
 * @returns {Promise<Shared|null>} null: this fragment carries no puzzle, or a broken one
 */
export async function readLink(hash) {
  const fragment = new URLSearchParams(hash.slice(1));
  const [family, packed] = [fragment.get("family"), fragment.get("puzzle")];
  if (family === null || packed === null) return null;
  try {
    const bytes = await piped(fromUrlBase64(packed), new DecompressionStream("deflate-raw"));
    const step = fragment.get("step");
    return {
      family,
      puzzle: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
      strategy: fragment.get("strategy") ?? "",
      step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
    };
  } catch {
    return null;
  }
}
