// Whether the program answers. As soon as one request finds nobody there, this asks again and again until somebody is.

const kPause = 400; // ms between attempts

/** @type {Set<(isLost: boolean) => void>} */ const watchers = new Set();
let lost = false;
/** @type {Promise<void>} */ let found = Promise.resolve();

const pause = () => new Promise((resolve) => setTimeout(resolve, kPause));

/** @param {boolean} isLost */
function tell(isLost) {
  lost = isLost;
  for (const watcher of [...watchers]) watcher(isLost);
}

async function search() {
  for (;;) {
    await pause();
    try {
      await fetch("/api/health");
      return tell(false);
    } catch {
      // Nobody there yet.
    }
  }
}

/** Somebody has asked in vain. */
export function connectionLost() {
  if (lost) return;
  tell(true);
  found = search();
}

export const isConnectionLost = () => lost;

/** Resolves when the program answers; at once if nothing speaks against that. */
export const connectionFound = () => found;

/** Calls watcher now and whenever the connection is lost or found. @param {(isLost: boolean) => void} watcher */
export function watchConnection(watcher) {
  watchers.add(watcher);
  watcher(lost);
}
