/** Which card's rules are being shown, if any. */

import { signal } from "@preact/signals";

/** @import { Card } from "../types" */
/** @import { Edition } from "../edition.js" */

export const shown = signal(/** @type {{card: Card, edition: Edition} | null} */ (null));

/** Opens the rules of a card. @param {Card} card @param {Edition} edition */
export function showCard(card, edition) {
  shown.value = { card, edition };
}
