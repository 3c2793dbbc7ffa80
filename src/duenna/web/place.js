/** Where the page lives: at the root of its address, or under a path of it. */

/** The path of everything that is Duenna's: "/", or "/games/" where a proxy keeps it there. */
const ROOT = new URL("../", import.meta.url).pathname;

/**
 * How the browser must ask for what the server calls by that path, such as "/api/tables".
 * @param {string} path
 */
export function at(path) {
  return ROOT + path.slice(1);
}

/**
 * What the server calls the path by which the browser knows it; the inverse of `at`.
 * @param {string} path
 */
export function within(path) {
  return path.startsWith(ROOT) ? `/${path.slice(ROOT.length)}` : path === ROOT.slice(0, -1) ? "/" : path;
}
