/** A player's own discards, fanned: the newest lies on top and is marked. */

import { html } from "../html.js";
import { CardButton } from "../parts/card.js";
import { t } from "../words.js";

/** @import { Seen } from "./room.js" */
/** @import { SeatFace } from "../types" */

/** @param {{seat: SeatFace, room: Seen}} props */
export function Fan({ seat, room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  const table = room.table.value;
  if (!view || !edition || !table) return null;
  const all = view.piles[seat.seat] ?? [];
  const memory = table.options.aids === "memory" && table.phase === "playing";
  const cards = memory ? all.slice(-1) : all;
  const hidden = all.length - cards.length;
  if (!cards.length) return html`<div class="discards" />`;
  const label = seat.seat === room.me.value ? t("pile-yours") : t("pile-of", { name: seat.name });
  return html`
    <ol class="discards" aria-label=${label}>
      ${cards.map(
        (card, at) => html`
          <li key=${hidden + at}><${CardButton} card=${card} edition=${edition} size="fan" /></li>
        `,
      )}
    </ol>
    ${hidden > 0 && html`<p class="fan-under"><span aria-hidden="true">+${hidden}</span><span class="visually-hidden">${t("pile-under", { count: hidden })}</span></p>`}
  `;
}
