/** What is said, sounded and notified when something happens at the table. */

import { announce } from "../announce.js";
import { settings } from "../settings.js";
import { play } from "../sound.js";
import { t } from "../words.js";
import { barredOf, whyBarred } from "./hand.js";
import { entriesOf } from "./log.js";
import { sentences, statusText } from "./status.js";

/** @import { Happened, SeatFace } from "../types" */
/** @import { Room } from "./room.js" */

/**
 * Tells of an event that is shown now, and returns how many words that takes.
 * @param {Happened} message
 * @param {Room} room
 */
export function tellNews(message, room) {
  const lines = sentences(message, room, ["turn"]);
  for (const line of lines) announce(line);
  const muted = room.muted.peek().includes(room.names.peek()[(message.seat ?? 0) - 1] ?? "");
  if (message.kind === "said" && muted) return 0;
  if (message.kind === "said" && message.seat !== room.me.peek())
    announce(entriesOf(room).at(-1)?.lines[0] ?? "");
  // Only the newest event says how things stand now.
  if (message.table && message.events.length && room.asked.peek()) yourTurn(room);
  sound(message, room);
  return lines.join(" ").split(/\s+/).filter(Boolean).length;
}

/** Tells who has come or gone. @param {SeatFace[]} seats */
export function tellPresence(seats) {
  for (const { name, here } of seats) announce(t(here ? "presence-here" : "presence-away", { name }));
}

/** @param {Room} room */
function yourTurn(room) {
  const [view, edition] = [room.view.peek(), room.edition.peek()];
  const forced = view && edition && barredOf(view, room.menu.peek()).length ? ` ${whyBarred(edition)}` : "";
  const text = `${statusText(room)}.${forced}`;
  announce(text, { urgent: true });
  if (!document.hidden || !settings.peek().notices || typeof Notification === "undefined") return;
  try {
    new Notification(t("notice-turn"), { body: text, tag: room.id });
  } catch {
    // Some phones allow notifications from service workers only.
  }
}

/** @param {Happened} message @param {Room} room */
function sound(message, room) {
  const happened = message.events.map(({ event }) => event);
  if (happened.includes("match-over")) play("match");
  else if (happened.includes("round-over")) play("round");
  else if (message.table && room.asked.peek()) play("turn");
  else if (happened.includes("out")) play("out");
  else if (happened.includes("played")) play("card");
  else if (message.kind === "said") play("said");
}
