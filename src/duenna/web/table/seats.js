/** The players as tiles: who they are, their tokens, what is known of their hand, and their own discards. */

import { html, classes } from "../html.js";
import { Back, CardButton } from "../parts/card.js";
import { Broken, Tokens } from "../parts/tokens.js";
import { t, words } from "../words.js";
import { Fan } from "./fan.js";
import { isOut, Marks } from "./marks.js";

/** @import { Seen } from "./room.js" */
/** @import { Draft } from "./draft.js" */
/** @import { SeatFace } from "../types" */

/** @param {{room: Seen, draft?: Draft}} props */
export function Seats({ room, draft }) {
  const table = room.table.value;
  const view = room.view.value;
  if (!table || !view) return null;
  const others = inTurn(table.seats, room.me.value);
  return html`
    <section class="seats-place" aria-labelledby="seats-title">
      <h2 id="seats-title" class="visually-hidden">${t(room.me.value === null ? "players-title" : "opponents-title")}</h2>
      <ul class="seats">
        ${others.map((seat) => html`<${Tile} key=${seat.seat} seat=${seat} room=${room} draft=${draft} />`)}
      </ul>
    </section>
  `;
}

/** The seats in the order of play, beginning after the reader. @param {SeatFace[]} seats @param {number | null} me */
export function inTurn(seats, me) {
  if (me === null) return seats;
  return [...seats.slice(me), ...seats.slice(0, me - 1)];
}

/** @param {{seat: SeatFace, room: Seen, draft?: Draft}} props */
function Tile({ seat, room, draft }) {
  const view = room.view.value;
  const table = room.table.value;
  if (!view || !table) return null;
  const step = draft && room.asked.value ? draft.stepFor(seat.seat) : -1;
  const chosen = step >= 0 && draft?.made.value.choices[step]?.chosen === String(seat.seat);
  const turn = view.turn === seat.seat && table.phase === "playing";
  // The pointer's short way; the same choice is a radio in the move for everyone.
  const choose = step >= 0 ? () => draft?.pick(step, String(seat.seat)) : undefined;
  return html`
    <li
      class=${classes(
        "seat",
        turn && "is-turn",
        isOut(seat.seat, room) && "is-out",
        view.protected.includes(seat.seat) && table.phase === "playing" && "is-protected",
        step >= 0 && "is-choosable",
        chosen && "is-picked",
      )}
      data-seat=${seat.seat}
      onClick=${choose}
    >
      <h3 class="seat-name" title=${seat.name}>
        <span class="seat-number" aria-hidden="true">${seat.seat}</span> <span class="seat-called">${seat.name}</span>
      </h3>
      <${Tokens} count=${view.tokens[seat.seat] ?? 0} target=${table.target} />
      <${Marks} seat=${seat} room=${room} />
      <div class="seat-cards">
        <${Fan} seat=${seat} room=${room} />
        ${room.beside?.(seat.seat)}
        <${Held} seat=${seat} room=${room} />
      </div>
    </li>
  `;
}

/** What a player holds: backs, or what is open or known of it. @param {{seat: SeatFace, room: Seen}} props */
function Held({ seat, room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition) return null;
  const open = room.hands?.value?.[seat.seat];
  const known = view.known[seat.seat] ?? view.shown[seat.seat];
  const told =
    known && t(view.shown[seat.seat] ? "seat-shows" : "seat-known", { card: words.value.card(known) });
  const out = isOut(seat.seat, room);
  const two = view.turn === seat.seat && view.question === "play";
  const backs = Array.from({ length: out ? 0 : two ? 2 : 1 }, (_, at) => html`<${Back} key=${at} />`);
  return html`
    <div class="seat-hand">
      ${out && html`<${Broken} />`}
      ${
        open
          ? open.map((card, at) => html`<${CardButton} key=${at} card=${card} edition=${edition} size="fan" />`)
          : known
          ? html`<${CardButton} card=${known} edition=${edition} size="fan" label=${told} />`
          : backs
      }
    </div>
  `;
}
