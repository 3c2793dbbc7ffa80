/** What happens is seen to happen: cards fly, hands meet and cross, a guess stands over its target. Nothing depends on it. */

import { useEffect } from "preact/hooks";
import { backSvg, cardSvg, sealSvg } from "../art/cards.js";
import { settings } from "../settings.js";

/** @import { GameEvent, Happened } from "../types" */
/** @import { Kind } from "../events.js" */
/** @import { Room } from "./room.js" */

const FLIGHT = 620; // milliseconds
const STAY = 900;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Moves what is moved by each happening that is shown. @param {Room} room */
export function useMotion(room) {
  useEffect(
    () =>
      room.latest.subscribe((message) => {
        if (message && !isStill()) requestAnimationFrame(() => perform(message, room));
      }),
    [room],
  );
}

function isStill() {
  const { motion, speed } = settings.peek();
  return reduced.matches || motion === "less" || speed === "once" || document.hidden;
}

/** @param {Happened} message @param {Room} room */
function perform(message, room) {
  let delay = 0;
  for (const event of message.events) delay += actOf(event)?.(event, room, delay) ?? 0;
}

/** @template E @typedef {(event: E, room: Room, delay: number) => number} Act */

/** How the event is shown, if it is. @param {GameEvent} event @returns {Act<GameEvent> | undefined} */
function actOf(event) {
  return /** @type {any} */ (ACTS[event.event]);
}

/**
 * How each kind of event is shown; how long the next one waits for it, in milliseconds.
 * @type {{[K in Kind]?: Act<Extract<GameEvent, {event: K}>>}}
 */
const ACTS = {
  played({ seat, target, guess, card }, room, delay) {
    const place = document.querySelector(`[data-seat="${seat}"] .discards li:last-child .card`);
    fly(face(card, room), seatBox(seat), place?.getBoundingClientRect(), delay);
    if (guess && target) fly(guessed(guess, room), middle(), seatBox(target), delay + FLIGHT / 2, STAY);
    return FLIGHT;
  },
  looked({ seat, target }, room, delay) {
    fly(back(), seatBox(target), seatBox(seat), delay);
    return FLIGHT;
  },
  compared({ seat, target, card, target_card }, room, delay) {
    const [left, right] = halves();
    fly(card ? face(card, room) : back(), seatBox(seat), left, delay, STAY);
    fly(target_card ? face(target_card, room) : back(), seatBox(target), right, delay, STAY);
    return FLIGHT + STAY;
  },
  swapped({ seat, second }, room, delay) {
    fly(back(), seatBox(seat), seatBox(second), delay);
    fly(back(), seatBox(second), seatBox(seat), delay);
    return FLIGHT;
  },
  drew({ seat }, room, delay) {
    fly(back(), document.querySelector(".stack")?.getBoundingClientRect(), seatBox(seat), delay);
    return FLIGHT / 2;
  },
  token({ seat }, room, delay) {
    fly(wax(), middle(), seatBox(seat), delay);
    return FLIGHT / 2;
  },
  "match-over"({ winners }, room, delay) {
    for (const seat of winners)
      for (let at = 0; at < 7; at += 1) fly(wax(), middle(), seatBox(seat), delay + 120 * at);
    return 0;
  },
};

/** Where a player's cards are. @param {number | null} seat */
function seatBox(seat) {
  const place =
    document.querySelector(`.seat[data-seat="${seat}"] .seat-hand`) ??
    (document.querySelector(`.me-head[data-seat="${seat}"]`) && document.querySelector(".hand, .hand-out")) ??
    document.querySelector(`[data-seat="${seat}"]`);
  return place?.getBoundingClientRect();
}

function middle() {
  return document.querySelector(".stage")?.getBoundingClientRect();
}

/** Two places side by side in the middle of the table. */
function halves() {
  const box = middle();
  if (!box) return [];
  const half = box.width / 2;
  return [new DOMRect(box.x, box.y, half, box.height), new DOMRect(box.x + half, box.y, half, box.height)];
}

/** @param {string} svg @param {string} name */
function thing(svg, name) {
  const made = document.createElement("span");
  made.className = `flying ${name}`;
  made.ariaHidden = "true";
  made.innerHTML = svg;
  return made;
}

function back() {
  return thing(backSvg(), "flying-card");
}

function wax() {
  return thing(sealSvg(), "flying-seal");
}

/** @param {string} card @param {Room} room */
function face(card, room) {
  return thing(cardSvg(card, { rank: room.edition.peek()?.rank(card) ?? 0 }), "flying-card");
}

/** @param {string} guess @param {Room} room */
function guessed(guess, room) {
  const made = face(room.edition.peek()?.named(guess)[0] ?? guess, room);
  made.classList.add("flying-guess");
  return made;
}

/**
 * Lets a thing fly from the middle of one place to that of another, stay, and go.
 * @param {HTMLElement} what
 * @param {DOMRect | undefined} from
 * @param {DOMRect | undefined} to
 * @param {number} delay
 * @param {number} [stay]
 */
function fly(what, from, to, delay, stay = 0) {
  const table = document.querySelector(".tabletop");
  if (!from || !to || !table) return;
  table.append(what);
  const { width, height } = what.getBoundingClientRect();
  const at = (/** @type {DOMRect} */ box) =>
    `translate(${box.x + (box.width - width) / 2}px, ${box.y + (box.height - height) / 2}px)`;
  const all = FLIGHT + stay;
  const flight = what.animate(
    [
      { transform: `${at(from)} scale(0.7)`, opacity: 0 },
      { transform: `${at(from)} scale(0.9)`, opacity: 1, offset: 0.1 * (FLIGHT / all) },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: FLIGHT / all },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.96 },
      { transform: `${at(to)} scale(0.8)`, opacity: 0 },
    ],
    { duration: all, delay, fill: "both", easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" },
  );
  flight.finished.finally(() => what.remove());
}
