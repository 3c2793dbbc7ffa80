/** The page's markup: tagged templates that make Preact nodes. */

import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

/**
 * A class attribute from those names that are not false.
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/**
 * A handler that is given the field's value.
 * @param {(value: string) => void} take
 */
export function withValue(take) {
  return (/** @type {{currentTarget: HTMLInputElement | HTMLSelectElement}} */ event) =>
    take(event.currentTarget.value);
}

/**
 * A handler that is given whether the box is checked.
 * @param {(on: boolean) => void} take
 */
export function withCheck(take) {
  return (/** @type {{currentTarget: HTMLInputElement}} */ event) => take(event.currentTarget.checked);
}
