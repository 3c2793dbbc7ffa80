/** The other players, each with all that is openly known: tokens, protection, whether they are out, what you know of their hand. */

import { html, classes } from "../html.js";
import { Back, CardButton } from "../parts/card.js";
import { Broken, Tokens } from "../parts/tokens.js";
import { t, words } from "../words.js";

/** @import { Seen } from "./room.js" */
/** @import { Draft } from "./draft.js" */
/** @import { SeatFace } from "../types" */

/** @param {{room: Seen, draft?: Draft}} props */
export function Opponents({ room, draft }) {
  const table = room.table.value;
  const view = room.view.value;
  if (!table || !view) return null;
  const others = inTurn(table.seats, room.me.value);
  return html`
    <section class="opponents" aria-labelledby="opponents-title">
      <h2 id="opponents-title" class="visually-hidden">${t(room.me.value === null ? "players-title" : "opponents-title")}</h2>
      <ul class=${`seats cols-${others.length}`}>
        ${others.map((seat) => html`<${SeatPanel} key=${seat.seat} seat=${seat} room=${room} draft=${draft} />`)}
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
function SeatPanel({ seat, room, draft }) {
  const view = room.view.value;
  const table = room.table.value;
  const edition = room.edition.value;
  if (!view || !table || !edition) return null;
  const step = draft && room.asked.value ? draft.stepFor(seat.seat) : -1;
  const chosen = step >= 0 && draft?.made.value.choices[step]?.chosen === String(seat.seat);
  const out = isOut(seat.seat, room);
  const open = view.hands?.[seat.seat];
  const known = view.known[seat.seat] ?? view.shown[seat.seat];
  const told =
    known && t(view.shown[seat.seat] ? "seat-shows" : "seat-known", { card: words.value.card(known) });
  const turn = view.turn === seat.seat && table.phase === "playing";
  const cards = out ? 0 : turn && view.question === "play" ? 2 : 1;
  // The pointer's short way; the same choice is a radio in Actions for everyone.
  const choose = step >= 0 ? () => draft?.pick(step, String(seat.seat)) : undefined;
  return html`
    <li
      class=${classes("seat", turn && "is-turn", out && "is-out", step >= 0 && "is-choosable", chosen && "is-picked")}
      onClick=${choose}
    >
      <h3 class="seat-name"><span class="seat-number" aria-hidden="true">${seat.seat}</span> ${seat.name}</h3>
      <${Tokens} count=${view.tokens[seat.seat] ?? 0} target=${table.target} />
      <${Marks} seat=${seat} room=${room} />
      <div class="seat-hand">
        ${out && html`<${Broken} />`}
        ${
          open
            ? open.map((card, at) => html`<${CardButton} key=${at} card=${card} edition=${edition} size="tiny" />`)
            : known
            ? html`<${CardButton} card=${known} edition=${edition} size="tiny" label=${told} />`
            : Array.from({ length: cards }, (_, at) => html`<${Back} key=${at} />`)
        }
      </div>
    </li>
  `;
}

/** @param {{seat: SeatFace, room: Seen}} props */
export function Marks({ seat, room }) {
  const marks = marksOf(seat, room);
  if (!marks.length) return null; // an empty list would be read all the same
  return html`<ul class="marks">${marks.map((text) => html`<li key=${text} class="mark-word">${text}</li>`)}</ul>`;
}

/** @param {number} seat @param {Seen} room */
export function isOut(seat, room) {
  const view = room.view.value;
  return view !== null && view.round > 0 && !view.alive.includes(seat);
}

/** What is to be said of a seat, in a few words each. @param {SeatFace} seat @param {Seen} room @returns {string[]} */
export function marksOf(seat, room) {
  const view = room.view.value;
  const table = room.table.value;
  if (!view || !table) return [];
  const names = room.names.value;
  const marks = [];
  const playing = table.phase === "playing";
  if (playing && view.turn === seat.seat) marks.push(t("mark-turn"));
  if (playing && view.protected.includes(seat.seat)) marks.push(t("mark-protected"));
  if (isOut(seat.seat, room)) marks.push(t(view.playing.includes(seat.seat) ? "mark-out" : "mark-aside"));
  if (view.mark === seat.seat) marks.push(t("mark-marked"));
  for (const on of view.bets[seat.seat] ?? []) marks.push(t("mark-bet", { name: names[on - 1] ?? "" }));
  if (view.winners.includes(seat.seat)) marks.push(t("mark-won"));
  if (seat.kind === "bot") marks.push(t("mark-bot"));
  if (seat.kind === "human" && seat.warm) marks.push(t("mark-warm"));
  else if (seat.kind === "human" && !seat.here && seat.seat !== room.me.value) marks.push(t("mark-away"));
  return marks;
}
