// The one event stream of this page. EventSource cannot send a header, so the stream is read by hand.

import { ask } from "./api.js";
import { connectionFound } from "./connection.js";

const kFirstPause = 250; // ms before the first new attempt; doubles up to kLongestPause
const kLongestPause = 2000;
const kForgotten = 5000; // ms without a stream after which the program forgets a page and its jobs
const kLongestSilence = 40_000; // ms: the program says something every 15 s

/** @typedef {{type: string, data: any}} Message */

/** @param {string} block one event: its lines, without the blank line that ends it */
export function parseEvent(block) {
  let type = "message";
  let data = "";
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) type = line.slice(6).trim();
    if (line.startsWith("data:")) data += line.slice(5).trim();
  }
  return data === "" ? null : { type, data: JSON.parse(data) };
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {() => void} onRead  something was read, if only a comment
 * @returns {AsyncGenerator<Message>}
 */
async function* messages(body, onRead) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onRead();
    const blocks = (rest + value).replaceAll("\r", "").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const message = parseEvent(block);
      if (message) yield message;
    }
  }
}

/**
 * Keeps a stream open for as long as the page lives. A new attempt sends the name that the page had, so that the
 * program can go on with its jobs.
 */
export class EventStream {
  /** @type {string|null} */ #page = null;
  /** @type {((page: string) => void)[]} */ #waiting = [];
  /** @type {(page: string) => void} */ #resolveFirst = () => {};
  /** @type {Promise<string>} */ #first = new Promise((resolve) => (this.#resolveFirst = resolve));

  /**
   * @param {(message: Message) => void} onMessage
   * @param {() => void} onLost  the program has forgotten this page and its jobs
   */
  constructor(onMessage, onLost) {
    void this.#keepOpen(onMessage, onLost);
  }

  /** The name that the program gave this page. */
  get page() {
    return this.#page === null ? this.#first : Promise.resolve(this.#page);
  }

  /** @param {(message: Message) => void} onMessage @param {() => void} onLost */
  async #keepOpen(onMessage, onLost) {
    let pause = kFirstPause;
    /** @type {ReturnType<typeof setTimeout>|undefined} */ let forgotten;
    for (;;) {
      try {
        await this.#read(onMessage, onLost, () => {
          pause = kFirstPause;
          clearTimeout(forgotten);
          forgotten = undefined;
        });
      } catch {
        // The program has gone or is busy; the next attempt will show.
      }
      forgotten ??= setTimeout(onLost, kForgotten);
      await connectionFound();
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, kLongestPause);
    }
  }

  /** @param {(message: Message) => void} onMessage @param {() => void} onLost @param {() => void} onOpen */
  async #read(onMessage, onLost, onOpen) {
    const path = this.#page === null ? "/api/events" : `/api/events?page=${encodeURIComponent(this.#page)}`;
    const silent = new AbortController();
    const response = await ask("GET", path, undefined, silent.signal);
    if (response.body === null) throw new Error("an event stream without a body");
    let silence = setTimeout(() => silent.abort(), kLongestSilence);
    const onRead = () => {
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), kLongestSilence);
    };
    try {
      for await (const message of messages(response.body, onRead)) {
        onOpen();
        if (message.type === "hello") this.#takeName(message.data.page, onLost);
        else onMessage(message);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** The name that replaces this one, which the program no longer knows. @param {string} page */
  async renewed(page) {
    if (this.#page !== page) return this.page;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** @param {string} page @param {() => void} onLost */
  #takeName(page, onLost) {
    const known = this.#page;
    this.#page = page;
    if (known === null) this.#resolveFirst(page);
    if (known === null || known === page) return;
    onLost();
    for (const resolve of this.#waiting.splice(0)) resolve(page);
  }
}
