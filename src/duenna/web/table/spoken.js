/** What single keys tell: hand, opponents, discards, remaining cards, the last moves, the time. In whole sentences. */

import { t, words } from "../words.js";
import { isCounting } from "./aids.js";
import { marksOf } from "./marks.js";
import { inTurn } from "./seats.js";
import { entriesOf } from "./log.js";
import { statusText } from "./status.js";

/** @import { Room } from "./room.js" */

/** @param {Room} room @param {string} card */
function ranked(room, card) {
  return t("face-label", { card: words.value.card(card), rank: room.edition.value?.rank(card) ?? 0 });
}

/** @param {Room} room */
export function handSentence(room) {
  const view = room.view.value;
  if (!view || view.seat === null || !view.hand.length) return `${statusText(room)}. ${t("hand-empty")}`;
  return t("told-hand", { cards: view.hand.map((card) => ranked(room, card)).join("; ") });
}

/** @param {Room} room */
export function opponentsSentence(room) {
  const view = room.view.value;
  const table = room.table.value;
  if (!view || !table) return statusText(room);
  return inTurn(table.seats, room.me.value)
    .map((seat) => {
      const known = view.known[seat.seat];
      const facts = [
        t("tokens-of", { count: view.tokens[seat.seat] ?? 0, target: table.target }),
        ...marksOf(seat, room).map(({ text }) => text),
      ];
      if (known) facts.push(t("seat-known", { card: words.value.card(known) }));
      return t("told-seat", { seat: seat.seat, name: seat.name, facts: facts.join(", ") });
    })
    .join(" ");
}

/** @param {Room} room */
export function discardsSentence(room) {
  const view = room.view.value;
  const table = room.table.value;
  if (!view || !table) return statusText(room);
  const memory = table.options.aids === "memory";
  const piles = table.seats.map(({ seat, name }) => {
    const cards = (view.piles[seat] ?? []).slice(memory ? -1 : 0).map((card) => words.value.card(card));
    return t("told-pile", {
      name: seat === room.me.value ? t("choose-you") : name,
      cards: cards.join(", ") || t("pile-none"),
    });
  });
  return `${piles.join(" ")} ${t("deck-count", { count: view.deck })}.`;
}

/** @param {Room} room */
export function remainingSentence(room) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition) return statusText(room);
  if (!isCounting(room)) return t("told-no-counts");
  const left = Object.entries(room.unseen.value ?? {}).filter(([, count]) => count > 0);
  return t("told-left", {
    list: left.map(([card, count]) => t("told-count", { card: words.value.card(card), count })).join(", "),
  });
}

/** What happened `back` moves ago; 0 is the latest. @param {Room} room @param {number} back */
export function lastSentence(room, back) {
  const entries = entriesOf(room).filter(({ lines }) => lines.length);
  const entry = entries[Math.max(0, entries.length - 1 - back)];
  return entry ? entry.lines.join(" ") : t("log-none");
}

/** @param {Room} room */
export function timeSentence(room) {
  const count = room.secondsLeft();
  return count === null ? t("told-no-clock") : t("told-seconds", { count });
}
