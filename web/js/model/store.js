/**
 * A value that can be watched: panels draw what a store holds and never keep a copy of their own.
 * @template {object} T
 */
export class Store {
  /** @type {T} */ #value;
  /** @type {Set<(value: T, before: T) => void>} */ #watchers = new Set();

  /** @param {T} value */
  constructor(value) {
    this.#value = value;
  }

  get value() {
    return this.#value;
  }

  /** @param {Partial<T>} change */
  set(change) {
    const before = this.#value;
    this.#value = { ...before, ...change };
    for (const watcher of [...this.#watchers]) watcher(this.#value, before);
  }

  /**
   * Calls watcher now and after every change.
   * @param {(value: T, before: T) => void} watcher
   * @returns {() => void} ends the watching
   */
  watch(watcher) {
    this.#watchers.add(watcher);
    watcher(this.#value, this.#value);
    return () => this.#watchers.delete(watcher);
  }
}
