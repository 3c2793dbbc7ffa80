/** Screens that are fetched when they are first wanted, so that the first visit is short. */

import { signal } from "@preact/signals";
import { html } from "./html.js";

const AGAIN = 2000; // milliseconds after which what could not be fetched is asked for again

/**
 * The screen that `load` fetches, and until it is there a quiet page.
 * @param {() => Promise<any>} load
 * @returns {(props: object) => any}
 */
export function later(load) {
  const screen = signal(/** @type {any} */ (null));
  let asked = false;
  const fetch = () => {
    asked = true;
    load().then(
      (found) => (screen.value = found),
      () => setTimeout(fetch, AGAIN),
    );
  };
  return (props) => {
    if (!asked) fetch();
    const Screen = screen.value;
    return Screen ? html`<${Screen} ...${props} />` : html`<main id="main" class="waiting"></main>`;
  };
}
