/** The reader's own place: tokens, discards, and the hand. */

import { html } from "../html.js";
import { Tokens } from "../parts/tokens.js";
import { t } from "../words.js";
import { Fan } from "./fan.js";
import { Hand } from "./hand.js";
import { Marks } from "./marks.js";

/** @import { Draft } from "./draft.js" */
/** @import { Seen } from "./room.js" */

/** @param {{room: Seen, draft?: Draft}} props */
export function Me({ room, draft }) {
  const table = room.table.value;
  const view = room.view.value;
  const seat = table?.seats[(room.me.value ?? 0) - 1];
  if (!table || !view || !seat) return null;
  return html`
    <section class="me" aria-labelledby="hand-title">
      <h2 id="hand-title" class="visually-hidden">${t("hand-title")}</h2>
      <div class="me-head" data-seat=${seat.seat}>
        <p class="me-name">
          <span class="seat-number" aria-hidden="true">${seat.seat}</span> <strong class="seat-called">${seat.name}</strong>
          <span class="visually-hidden"> ${t("choose-you")}</span>
        </p>
        <${Tokens} count=${view.tokens[seat.seat] ?? 0} target=${table.target} />
        <${Marks} seat=${seat} room=${room} />
        <${Fan} seat=${seat} room=${room} />
      </div>
      <${Hand} room=${room} draft=${draft} />
    </section>
  `;
}
