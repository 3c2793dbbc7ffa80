/** Which card's rules are being shown, if any. */

import { signal } from "@preact/signals";

/** @import { Edition } from "../edition.js" */

export const shown = signal(/** @type {{card: string, edition: Edition} | null} */ (null));

/** Opens the rules of a card. @param {string} card @param {Edition} edition */
export function showCard(card, edition) {
  shown.value = { card, edition };
}
