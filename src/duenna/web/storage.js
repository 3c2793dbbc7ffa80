/** What the browser remembers for this person; everything works without it too. */

const PREFIX = "duenna.";

/**
 * The value kept under that name, or `otherwise` if there is none or it cannot be read.
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(name, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * Keeps a value; silently not, where storage is full or forbidden.
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window: the page goes on with what it has in memory.
  }
}

/**
 * The value kept under that name in this tab, for as long as it is open; null if there is none.
 * @param {string} name
 * @returns {any}
 */
export function recallHere(name) {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps a value in this tab.
 * @param {string} name
 * @param {unknown} value
 */
export function rememberHere(name, value) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage a reload begins anew.
  }
}

/** @typedef {{id: string, at: number, edition: string, names: string[], over: boolean, started: number, muted: string[], left: number | null}} Visited */

const KEPT = 20;

/** @returns {Visited[]} The tables this browser has a seat at, the latest first. */
export function visited() {
  const all = recall("tables", /** @type {Visited[]} */ ([]));
  return Array.isArray(all) ? all.filter((each) => typeof each?.id === "string") : [];
}

/**
 * Notes that this browser has a seat at a table.
 * @param {Partial<Visited> & {id: string}} table
 */
export function noteVisit(table) {
  const all = visited();
  const before = all.find((each) => each.id === table.id);
  const now = { edition: "", names: [], over: false, started: 0, muted: [], left: null, ...before, ...table, at: Date.now() };
  remember("tables", [now, ...all.filter((each) => each.id !== table.id)].slice(0, KEPT));
}

/** @param {string} id */
export function forgetVisit(id) {
  remember(
    "tables",
    visited().filter((each) => each.id !== id),
  );
}
