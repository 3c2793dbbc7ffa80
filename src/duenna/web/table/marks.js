/** What is openly known of a player, in a few words each, and as small pictures where words have no room. */

import { html } from "../html.js";
import { t } from "../words.js";

/** @import { Seen } from "./room.js" */
/** @import { SeatFace } from "../types" */

/** Each mark's picture, 16 by 16. @type {Record<string, string>} */
const PICTURES = {
  turn: "M3 2l10 6-10 6z",
  protected: "M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z",
  out: "M3 1L8 6l5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5z",
  aside: "M2 7h12v2H2z",
  marked: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2a5 5 0 1 1 0 10A5 5 0 0 1 8 3zm0 2.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  bet: "M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
  won: "M1 13V4l4 4 3-6 3 6 4-4v9z",
  bot: "M7 0h2v3h5v11H2V3h5zM5 7v3h2V7zm4 0v3h2V7z",
  warm: "M11 1a7 7 0 1 0 4 11A6 6 0 0 1 11 1z",
  away: "M11 1a7 7 0 1 0 4 11A6 6 0 0 1 11 1z",
};

/** @param {{seat: SeatFace, room: Seen}} props */
export function Marks({ seat, room }) {
  const marks = marksOf(seat, room);
  if (!marks.length) return null; // an empty list would be read all the same
  return html`
    <ul class="marks">
      ${marks.map(
        ({ kind, text }) => html`
          <li key=${text} class=${`mark-word mark-${kind}`}>
            <span class="mark-picture" aria-hidden="true" title=${text}>
              <svg viewBox="0 0 16 16"><path fill="currentColor" fill-rule="evenodd" d=${PICTURES[kind]} /></svg>
            </span>
            <span class="mark-text">${text}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Whether a player is no longer in the round. @param {number} seat @param {Seen} room */
export function isOut(seat, room) {
  const view = room.view.value;
  return view !== null && view.round > 0 && !view.alive.includes(seat);
}

/** What is to be said of a seat. @param {SeatFace} seat @param {Seen} room @returns {{kind: string, text: string}[]} */
export function marksOf(seat, room) {
  const view = room.view.value;
  const table = room.table.value;
  if (!view || !table) return [];
  const names = room.names.value;
  const playing = table.phase === "playing";
  const person = seat.kind === "human";
  const out = view.playing.includes(seat.seat) ? "out" : "aside";
  /** @type {[boolean, string][]} */
  const plain = [
    [playing && view.turn === seat.seat, "turn"],
    [playing && view.protected.includes(seat.seat), "protected"],
    [isOut(seat.seat, room), out],
    [view.mark === seat.seat, "marked"],
    [view.winners.includes(seat.seat), "won"],
    [seat.kind === "bot", "bot"],
    [person && seat.warm, "warm"],
    [person && !seat.warm && !seat.here && seat.seat !== room.me.value, "away"],
  ];
  const bets = (view.bets[seat.seat] ?? []).map((on) => ({
    kind: "bet",
    text: t("mark-bet", { name: names[on - 1] ?? "" }),
  }));
  return [...plain.filter(([is]) => is).map(([, kind]) => ({ kind, text: t(`mark-${kind}`) })), ...bets];
}
