/** How things stand, in one sentence: the table's title, the window's, and what is announced. */

import { t, words } from "../words.js";

/** @import { Seen } from "./room.js" */
/** @import { Table } from "../types" */

/** Whose turn it is, or what else everyone waits for. @param {Seen} room */
export function statusText(room) {
  const table = room.table.value;
  const view = room.view.value;
  if (!table) return "";
  if (table.phase === "gathering" || !view) return gatheringText(table);
  if (table.phase === "match-over") return winText("status-match", view.champions, room);
  if (table.phase === "round-over")
    return view.winners.length ? winText("status-round", view.winners, room) : t("status-round-none");
  if (room.asked.value) return t(`status-you-${view.question ?? "play"}`);
  const name = room.names.value[(view.decider ?? 1) - 1] ?? "";
  return t(view.question === "play" ? "status-turn" : "status-choosing", { name });
}

/** Whom a table waits for that gathers: players, or who is to start the match. @param {Table} table */
function gatheringText(table) {
  if (table.seats.some(({ kind }) => kind === "open")) return t("status-gathering");
  const name = table.seats[table.maker - 1]?.name ?? "";
  return table.you === table.maker ? t("status-ready") : t("status-ready-waits", { name });
}

/** @param {string} id @param {number[]} seats @param {Seen} room */
function winText(id, seats, room) {
  const names = room.names.value;
  const me = room.me.value;
  const you = seats.includes(me ?? 0) ? (seats.length === 1 ? "one" : "some") : "none";
  const others = seats.filter((seat) => seat !== me).map((seat) => names[seat - 1] ?? "");
  const all = you === "none" ? others : [t("list-you"), ...others];
  return t(id, { you, names: words.value.names(all), count: seats.length });
}

const QUIET = ["turn", "asked", "round"];
/** What the panel of a round's end tells. */
const ENDING = ["shown", "round-over", "token", "revealed", "playoff", "match-over"];

/** What happened last, in whole sentences: the latest move and what it did. @param {Seen} room */
export function newsOf(room) {
  const last = room.log.value.findLast(({ events }) => events.length);
  return last ? sentences(last, room, [...QUIET, ...ENDING]) : [];
}

/** What the others did since the reader last moved, a line for each move. @param {Seen} room @returns {string[]} */
export function recapOf(room) {
  const all = room.log.value.filter(({ events }) => events.length);
  const mine = all.findLastIndex(({ seat, kind }) => kind === "moved" && seat === room.me.value);
  const dealt = all.findLastIndex(({ events }) => events.some(({ event }) => event === "round"));
  return all
    .slice(Math.max(mine + 1, dealt))
    .map((message) => sentences(message, room, [...QUIET, ...ENDING, "drew", "aside", "dealt"]).join(" "))
    .filter(Boolean);
}

/**
 * The sentences of one carried-out command, in the reader's words.
 * @param {import("../types").Happened} message
 * @param {Seen} room
 * @param {string[]} [without]  kinds of events to leave out
 */
export function sentences(message, room, without = QUIET) {
  const names = room.names.value;
  const told = message.events
    .filter(({ event }) => !without.includes(event))
    .map((event) => words.value.event(event, names))
    .filter(Boolean);
  return message.instead ? [words.value.say(message.instead, names), ...told] : told;
}
