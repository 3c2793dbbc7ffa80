/** How an event is told: which message says it, and which of its parts the reader is (telling.py's twin). */

/** @import { GameEvent, Seat } from "./types" */
/** @import { Edition } from "./edition.js" */

// Kind of event -> its parts as "name:reading"; a star marks what only its audience knows.
const KINDS = {
  round: "round starter:seat seats:seats playoff:flag",
  aside: "card:card* face_up:flag",
  dealt: "seat:seat card:card*",
  turn: "seat:seat",
  drew: "seat:seat card:card* why:why burned:flag",
  bust: "seat:seat held:card drawn:card",
  played: "seat:seat card:card target:seat second:seat guess:guess",
  "no-effect": "seat:seat target:seat reason:reason",
  missed: "seat:seat target:seat guess:guess",
  hit: "seat:seat target:seat guess:guess",
  assassin: "seat:seat target:seat",
  looked: "seat:seat target:seat card:card*",
  declined: "seat:seat",
  compared: "seat:seat target:seat loser:seat card:card* target_card:card*",
  protected: "seat:seat",
  discarded: "seat:seat card:card",
  kept: "seat:seat",
  swapped: "seat:seat second:seat card:card* second_card:card*",
  returned: "seat:seat count keep:card* top:card* bottom:card*",
  marked: "seat:seat target:seat",
  bet: "seat:seat target:seat",
  out: "seat:seat card:card",
  token: "seat:seat for:token total",
  shown: "seat:seat card:card strength sum",
  "round-over": "winners:seats how:decided leaders:seats",
  revealed: "burned:card first:card second:card third:card",
  playoff: "seats:seats",
  "match-over": "winners:seats",
  asked: "seat:seat question:question options:options*",
};

/** @typedef {{name: string, reads: string, secret: boolean}} Part */

/** Kind of event -> its parts. @type {Record<string, Part[]>} */
export const PARTS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, text]) => [kind, text.split(" ").map(readPart)]),
);

/** @param {string} text @returns {Part} */
function readPart(text) {
  const [name = "", reads = "number"] = text.replace("*", "").split(":");
  return { name, reads, secret: text.endsWith("*") };
}

// Events in which two seats play the same part, with what belongs to each.
/** @type {Record<string, [string[], string[]]>} */
const ALIKE = {
  compared: [
    ["seat", "card"],
    ["target", "target_card"],
  ],
  swapped: [
    ["seat", "card"],
    ["second", "second_card"],
  ],
  played: [["target"], ["second"]],
};

/**
 * The event, so turned that the reader is the first of two who are alike, and a player who chose
 * himself or herself and another is the second.
 * @param {GameEvent} event
 * @param {Seat | null} reader
 * @returns {GameEvent}
 */
export function readerFirst(event, reader) {
  const alike = ALIKE[event.event];
  if (!alike) return event;
  const [first, second] = alike;
  const two = [event[first[0] ?? ""], event[second[0] ?? ""]];
  const own = event.event === "played" && two.includes(event.seat);
  const turn = two[1] !== null && (own ? two[0] === event.seat : two[1] === reader);
  if (!turn) return event;
  const out = { ...event };
  first.forEach((part, at) => {
    const other = second[at] ?? "";
    out[part] = event[other];
    out[other] = event[part];
  });
  return out;
}

/**
 * The message that tells the event.
 * @param {GameEvent} event
 * @param {Edition} edition
 */
export function messageId(event, edition) {
  return `event-${event.event}${shape(event, edition)}`;
}

/** @param {GameEvent} event @param {Edition} edition */
function shape(event, edition) {
  switch (event.event) {
    case "played":
      return playedShape(event);
    case "drew":
      return event.burned ? "-burned" : "";
    case "no-effect":
      return `-${event.reason}`;
    case "looked":
      return event.seat === event.target ? "-self" : "";
    case "compared":
      return event.loser ? "" : "-tie";
    case "returned":
      return event.count === 1 ? "-one" : "-two";
    case "out":
      return event.card ? "-card" : "";
    case "token":
      return `-${event.for}`;
    case "shown":
      return event.strength !== edition.rank(event.card) ? "-raised" : "";
    case "round-over":
      return `-${event.how}`;
    case "asked":
      return `-${event.question}`;
    default:
      return "";
  }
}

/** @param {GameEvent} event */
function playedShape({ seat, target, second, guess }) {
  if (target === null) return "";
  if (guess !== null) return "-guess";
  if (second !== null) return second === seat ? "-two-self" : "-two";
  return target === seat ? "-self" : "-on";
}

/**
 * Which part of the event the reader is; "none" for an outsider.
 * @param {GameEvent} event
 * @param {Seat | null} reader
 */
export function youAre(event, reader) {
  if (reader === null) return "none";
  if (event.event === "marked") return event.target === reader ? "target" : "none";
  const parts = PARTS[event.event] ?? [];
  const mine = parts.find(({ name, reads }) => reads === "seat" && event[name] === reader);
  if (mine) return mine.name;
  const lists = parts.filter(({ reads }) => reads === "seats").map(({ name }) => event[name]);
  if (!lists.some((seats) => seats.includes(reader))) return "none";
  return Math.max(...lists.map((seats) => seats.length)) === 1 ? "one" : "some";
}

/** Whether any secret part is there to be told. @param {GameEvent} event */
export function isKnown(event) {
  return (PARTS[event.event] ?? []).some(({ name, secret }) => secret && event[name] !== null);
}
