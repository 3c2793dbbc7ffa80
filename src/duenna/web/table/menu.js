/** A move in a few small choices. The page knows no rules: the choices are read off the server's list of legal moves. */

import { isRoyal } from "../edition.js";

/** @import { View } from "../types" */
/** @import { Edition } from "../edition.js" */

/** What is chosen by a step: a hand's card, a player, what is named, what is kept ... */
/** @typedef {"card" | "target" | "first" | "second" | "guess" | "keep" | "top" | "reply" | "look"} Kind */
/** @typedef {{kind: Kind, value: string}} Step  a player is the seat's number, "nobody" is nobody (else) */
/** @typedef {{kind: Kind, values: string[], chosen: string | null, forced: boolean}} Choice */
/** @typedef {{move: string, steps: Step[]}} Way */

export const NOBODY = "nobody";

/**
 * All the ways to reach the legal moves; two seats may be chosen in either order.
 * @param {View} view
 * @param {Edition} edition
 * @returns {Way[]}
 */
export function waysOf(view, edition) {
  return view.options.flatMap((move) => readMove(move, view, edition).map((steps) => ({ move, steps })));
}

/** @param {string} move @param {View} view @param {Edition} edition @returns {Step[][]} */
function readMove(move, view, edition) {
  const [first = "", ...rest] = move.split(" ");
  if (view.question === "reply") return [[{ kind: "reply", value: first }]];
  if (view.question === "look") return [[{ kind: "look", value: rest[0] ?? NOBODY }]];
  if (view.question === "return") {
    /** @type {Step[]} */
    const steps = [{ kind: "keep", value: rest[0] ?? "" }];
    return [rest.length > 2 ? [...steps, { kind: "top", value: rest[1] ?? "" }] : steps];
  }
  return readPlay(first, rest, view, edition);
}

/** @param {string} card @param {string[]} rest @param {View} view @param {Edition} edition @returns {Step[][]} */
function readPlay(card, rest, view, edition) {
  /** @type {Step} */
  const start = { kind: "card", value: card };
  const [one, other] = rest;
  if (one === undefined) return [[start]];
  if (edition.asksGuess(card)) {
    return [
      [
        start,
        { kind: "target", value: one },
        ...(other ? [/** @type {Step} */ ({ kind: "guess", value: other })] : []),
      ],
    ];
  }
  const inPairs = view.options.some((text) => text.startsWith(`${card} `) && text.split(" ").length === 3);
  if (!inPairs) return [[start, { kind: "target", value: one }]];
  const pairs =
    other === undefined
      ? [[one, NOBODY]]
      : [
          [one, other],
          [other, one],
        ];
  return pairs.map(([a = "", b = ""]) => [start, { kind: "first", value: a }, { kind: "second", value: b }]);
}

/**
 * The choices as far as they can be made: each with what may be chosen and what is; the last one open, unless
 * all are made. Beyond the first, a choice of one is made by itself.
 * @param {Way[]} ways
 * @param {string[]} chosen  what was chosen, step by step; may hold what no longer fits
 * @returns {{choices: Choice[], move: string | null}}
 */
export function choicesOf(ways, chosen) {
  /** @type {Choice[]} */
  const choices = [];
  let left = ways;
  for (let at = 0; ; at += 1) {
    const steps = left.flatMap(({ steps }) => steps[at] ?? []);
    const kind = steps[0]?.kind;
    if (kind === undefined) return { choices, move: left[0]?.move ?? null };
    const values = [...new Set(steps.map(({ value }) => value))];
    const forced = at > 0 && values.length === 1;
    const wanted = forced ? values[0] : chosen[at];
    const pick = wanted !== undefined && values.includes(wanted) ? wanted : null;
    choices.push({ kind, values, chosen: pick, forced });
    if (pick === null) return { choices, move: null };
    left = left.filter(({ steps }) => steps[at]?.value === pick);
  }
}

/**
 * Whether the move surely knocks its own player out: what one is asked twice about.
 * @param {string} move
 * @param {View} view
 * @param {Edition} edition
 */
export function isRuin(move, view, edition) {
  const [card = "", target] = move.split(" ");
  const holds = view.hand.some(isRoyal);
  if (view.question === "reply") return card === "discard" && holds;
  if (view.question !== "play") return false;
  return isRoyal(card) || (edition.key(card) === "prince" && Number(target) === view.seat && holds);
}

/** Seats in the round that could be chosen but are protected, so that the page can say why they are missing. @param {View} view */
export function protectedOthers(view) {
  return view.protected.filter((seat) => seat !== view.seat && view.alive.includes(seat));
}
