/** Which screen an address means, and going from one to another without loading the page anew. */

import { computed, signal } from "@preact/signals";
import { at, within } from "./place.js";

/**
 * @typedef {{name: "home"} | {name: "settings"} | {name: "missing"} | {name: "make"} | {name: "learn"}
 *   | {name: "table", id: string} | {name: "replay", id: string} | {name: "analysis", id: string} | {name: "device", id: string} | {name: "rules", edition: string}} Route
 */

const path = signal(within(location.pathname));

export const route = computed(() => read(path.value));

/** @param {string} address @returns {Route} */
function read(address) {
  const [first = "", second = "", third = "", ...more] = address.split("/").slice(1).map(decoded);
  if (more.length) return { name: "missing" };
  if (first === "") return { name: "home" };
  if (first === "settings" && !second) return { name: "settings" };
  if (first === "new" && !second) return { name: "make" };
  if (first === "learn" && !second) return { name: "learn" };
  if (first === "rules") return { name: "rules", edition: second || "modern" };
  if (first === "t" && second && !third) return { name: "table", id: second };
  if (first === "t" && second && third === "replay") return { name: "replay", id: second };
  if (first === "t" && second && third === "analysis") return { name: "analysis", id: second };
  if (first === "t" && second && third === "device") return { name: "device", id: second };
  return { name: "missing" };
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Goes to an address of this page.
 * @param {string} address
 * @param {{replace?: boolean}} [how]
 */
export function go(address, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", at(address));
  path.value = within(location.pathname);
  scrollTo(0, 0);
  // After a change of screen the reading begins at its title.
  requestAnimationFrame(() => document.querySelector("h1")?.focus({ preventScroll: true }));
}

/** Lets links within the page change the screen only. */
export function watchLinks() {
  addEventListener("popstate", () => (path.value = within(location.pathname)));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    const address = within(link.pathname);
    if (at(address) !== link.pathname || /^\/(api|web|locales)\b/.test(address)) return;
    event.preventDefault();
    go(address + link.search);
  });
}
