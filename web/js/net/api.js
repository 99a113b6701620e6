// Every request of the page goes through here: the token, JSON both ways, and errors that say where.

import { connectionFound, connectionLost } from "./connection.js";
import { dealIn, dealText, isDeal, playedIn, replayIn, wishes } from "./deals.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {{family: string, title: string, format: string, example: string}} Tried  as what a text was read, and one
 * that would be read */

const kTokenKey = "quadrille:token";
const kUnknownToken = 401; // each run of the program has its own token
const kRestarted = "Quadrille was restarted: please open the link that it printed.";
const kMostAttempts = 5; // for one request that finds nobody there

/** @param {Document} page */
const carriedBy = (page) => page.querySelector('meta[name="quadrille-token"]')?.getAttribute("content") ?? "";

// On the machine that runs the program, the page carries the token. For a phone it is in the link's fragment, and
// leaves the address at once so that it is not copied along with a shared link.
function takeToken() {
  const carried = carriedBy(document);
  if (carried !== "") return carried;
  const fragment = new URLSearchParams(location.hash.slice(1));
  const given = fragment.get("token");
  if (given === null) return storedToken();
  fragment.delete("token");
  const rest = fragment.toString();
  history.replaceState(null, "", location.pathname + location.search + (rest ? `#${rest}` : ""));
  try {
    sessionStorage.setItem(kTokenKey, given);
  } catch {
    // Without storage the token lives as long as the page.
  }
  return given;
}

function storedToken() {
  try {
    return sessionStorage.getItem(kTokenKey) ?? "";
  } catch {
    return "";
  }
}

let token = takeToken();

/** A program that was started again has another token, and its page may carry it. @returns {Promise<boolean>} */
async function renewToken() {
  const page = await (await fetch("/")).text();
  const carried = carriedBy(new DOMParser().parseFromString(page, "text/html"));
  if (carried === "" || carried === token) return false;
  token = carried;
  return true;
}

/** A refusal in the program's own words. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {{status?: number, line?: number|null, column?: number|null, retryAfter?: number, tried?: Tried|null}}
   *   [where]
   */
  constructor(message, { status = 0, line = null, column = null, retryAfter = 0, tried = null } = {}) {
    super(message);
    this.status = status;
    this.line = line;
    this.column = column;
    this.retryAfter = retryAfter;
    this.tried = tried;
  }

  /** The message, after its place if it has one. */
  get placed() {
    if (this.line === null) return this.message;
    return `line ${this.line}${this.column === null ? "" : `, column ${this.column}`}: ${this.message}`;
  }
}

/** Nobody was there to answer. */
export class Unanswered extends Refusal {}

/** @param {unknown} error */
export function inWords(error) {
  if (error instanceof Refusal) return error.placed;
  return error instanceof Error ? error.message : String(error);
}

/** @param {Response} response */
async function refusalOf(response) {
  if (response.status === kUnknownToken) return new Refusal(kRestarted, { status: response.status });
  const retryAfter = Number(response.headers.get("Retry-After") ?? 0);
  try {
    const { error } = await response.json();
    return new Refusal(error.message, {
      status: response.status,
      line: error.line,
      column: error.column,
      retryAfter,
      tried: error.tried,
    });
  } catch {
    return new Refusal(`the program answered ${response.status}`, { status: response.status, retryAfter });
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object|undefined} body
 * @param {AbortSignal} [signal]
 */
async function send(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = { "X-Quadrille-Token": token };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    connectionLost();
    throw new Unanswered("Quadrille does not answer. Is `quadrille serve` still running?");
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 */
export async function ask(method, path, body, signal) {
  const sent = token;
  let response = await send(method, path, body, signal);
  const isStale = response.status === kUnknownToken && (token !== sent || (await renewToken().catch(() => false)));
  if (isStale) response = await send(method, path, body, signal);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/**
 * Makes requests that change nothing in the program, again where nobody was there to answer.
 * @template T
 * @param {() => Promise<T>} make
 * @returns {Promise<T>}
 */
export async function patiently(make) {
  for (let attempt = 1; ; ++attempt) {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof Unanswered) || attempt === kMostAttempts) throw error;
      await connectionFound();
    }
  }
}

/** @param {string} path @returns {Promise<any>} */
export const get = async (path) => (await ask("GET", path)).json();

/** @param {string} path @param {object} body @param {AbortSignal} [signal] @returns {Promise<any>} */
export const post = async (path, body, signal) => (await ask("POST", path, body, signal)).json();

/** @param {string} family @param {string} puzzle @param {string|null} [answer] @returns {Promise<View>} */
export const viewOf = (family, puzzle, answer) =>
  isDeal(puzzle)
    ? gameOf(family, puzzle, answer)
    : post("/api/view", answer ? { family, puzzle, answer } : { family, puzzle });

/**
 * A game after what was played. Safe cells alone are drawn over the board that knows nothing, so both are asked for.
 * @param {string} family
 * @param {string} text
 * @param {string|null} [given]
 * @returns {Promise<View>}
 */
async function gameOf(family, text, given) {
  const replay = replayIn(text);
  const { puzzle } = replay;
  const answer = given ?? replay.answer;
  const { settings, game, first } = dealIn(puzzle);
  const played = playedIn(answer) ?? (game === undefined ? null : { game, acts: [] });
  const ask = (/** @type {boolean} */ advice) =>
    post("/api/game", played ? { family, ...played, advice } : { family, settings: settings ?? {} });
  const [{ view, figures, best }, advised] = await Promise.all([
    ask(wishes.advice === "chances"),
    played && wishes.advice === "safe" ? ask(true) : null,
  ]);
  const play = {
    position: view.puzzle,
    figures,
    first: answer === null ? first : undefined,
    best: best ?? advised?.best ?? null,
    advised: advised?.view.picture ?? null,
  };
  return { ...view, puzzle, answer, play };
}

/** @param {string} family @param {string} name @returns {Promise<View>} */
export const sampleOf = async (family, name) => ({
  ...(await get(`/api/families/${encodeURIComponent(family)}/samples/${encodeURIComponent(name)}`)),
  source: { sample: name },
});

/** A puzzle or game of a family's collection. @param {string} family @param {string} id @returns {Promise<View>} */
export async function collectedOf(family, id) {
  const view = await get(`/api/families/${encodeURIComponent(family)}/collection/${encodeURIComponent(id)}`);
  const { name, grade, game, first } = view;
  const played = game === undefined ? view : await viewOf(family, dealText({ game, first }));
  return { ...played, name, grade, source: { id } };
}

const kMostEdits = 10_000; // in one request

/**
 * A puzzle with cells set and clue lines rewritten.
 * @param {View} view
 * @param {import("../types.js").Edit[]} edits
 * @returns {Promise<View>}
 */
export async function edited(view, edits) {
  const { family, name } = view;
  let next = view;
  for (let at = 0; at === 0 || at < edits.length; at += kMostEdits) {
    const request = { family, puzzle: next.puzzle, edits: edits.slice(at, at + kMostEdits) };
    next = await post("/api/edit", request);
  }
  return { ...next, name };
}
