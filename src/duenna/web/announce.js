/** The one announcer: what a screen reader says of its own accord, one sentence after the other. */

import { settings } from "./settings.js";

const GAP = 150;
/** @type {{text: string, urgent: boolean}[]} */
const waiting = [];
let busy = false;
let odd = false;

/**
 * Says a sentence after those that wait. Urgent is only "your turn" and what went wrong.
 * @param {string} text
 * @param {{urgent?: boolean, asked?: boolean}} [how]  asked: the person pressed a key for it
 */
export function announce(text, { urgent = false, asked = false } = {}) {
  const { speech } = settings.peek();
  if (!text || (!asked && (speech === "off" || (speech === "brief" && !urgent)))) return;
  waiting.push({ text, urgent });
  if (!busy) next();
}

function next() {
  const said = waiting.shift();
  busy = said !== undefined;
  if (!said) return;
  say(said.text, said.urgent);
  setTimeout(next, GAP);
}

/** @param {string} text @param {boolean} urgent */
function say(text, urgent) {
  if ("ariaNotify" in document && typeof document.ariaNotify === "function") {
    document.ariaNotify(text, { priority: urgent ? "high" : "normal" });
    return;
  }
  const region = document.getElementById(urgent ? "say-now" : "say-polite");
  if (!region) return;
  // A sentence said twice must differ, or it is not read again.
  odd = !odd;
  const line = document.createElement("p");
  line.textContent = odd ? text : `${text}\u00a0`;
  region.append(line);
  while (region.childElementCount > 4) region.firstElementChild?.remove();
}
