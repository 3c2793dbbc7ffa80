/** Searching the book: accents and capitals do not matter, and what is found is marked. */

import { html } from "../html.js";

/** The text as it is compared, character by character. @param {string} text */
export function fold(text) {
  return Array.from(text, plain).join("");
}

/** One character without its accent, small; always one. @param {string} char */
function plain(char) {
  return char.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 1) || char;
}

/**
 * Whether any of the texts has what is looked for; everything has nothing.
 * @param {string} wanted  folded
 * @param {string[]} texts
 */
export function found(wanted, ...texts) {
  return texts.some((text) => fold(text).includes(wanted));
}

/**
 * The text with each place marked that is looked for.
 * @param {{text: string, wanted: string}} props
 */
export function Marked({ text, wanted }) {
  if (!wanted) return text;
  const chars = Array.from(text);
  const folded = fold(text);
  const parts = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    const end = at + wanted.length;
    parts.push(chars.slice(from, at).join(""), html`<mark>${chars.slice(at, end).join("")}</mark>`);
    from = end;
  }
  return html`${parts}${chars.slice(from).join("")}`;
}
