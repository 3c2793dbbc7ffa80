/** A move in a few small choices. The page knows no rules: the server says which choices there are. */

/** @import { Steps, View, Way } from "../types" */

/** What is chosen by a step: a hand's card, a player, what is named, what is kept ... @typedef {Steps["kind"]} Kind */
/** @typedef {{kind: Kind, value: string}} Step  a player is the seat's number, "nobody" is nobody (else) */
/** @typedef {{kind: Kind, values: string[], chosen: string | null, forced: boolean}} Choice */
/** A move, with the choices that make it; `ruin`: it knocks its own player out. @typedef {{move: string, steps: Step[], ruin: boolean}} Path */

export const NOBODY = "nobody";

/** All the ways to the legal moves, one by one. @param {Way[]} menu @returns {Path[]} */
export function pathsOf(menu) {
  return menu.flatMap(({ move, steps, ruin }) => combine(steps).map((made) => ({ move: filledIn(move, made), steps: made, ruin })));
}

/** Every combination of the values. @param {Steps[]} steps @returns {Step[][]} */
function combine(steps) {
  return steps.reduce(
    (made, { kind, values }) => made.flatMap((before) => values.map((value) => [...before, { kind, value }])),
    /** @type {Step[][]} */ ([[]]),
  );
}

/** The move's text with what was chosen in its places. @param {string} move @param {Step[]} steps */
function filledIn(move, steps) {
  const chosen = Object.fromEntries(steps.map(({ kind, value }) => [kind, value]));
  const text = move.replace(/\{(\w+)\}/g, (_, kind) => (kind === "second" && chosen[kind] === NOBODY ? "" : (chosen[kind] ?? "")));
  return text.trim();
}

/**
 * The choices as far as they can be made: each with what may be chosen and what is; the last one open, unless
 * all are made. Beyond the first, a choice of one is made by itself.
 * @param {Path[]} ways
 * @param {string[]} chosen  what was chosen, step by step; may hold what no longer fits
 * @returns {{choices: Choice[], move: string | null, ruin: boolean}}
 */
export function choicesOf(ways, chosen) {
  /** @type {Choice[]} */
  const choices = [];
  let left = ways;
  for (let at = 0; ; at += 1) {
    const steps = left.flatMap(({ steps }) => steps[at] ?? []);
    const kind = steps[0]?.kind;
    if (kind === undefined) return { choices, move: left[0]?.move ?? null, ruin: left[0]?.ruin ?? false };
    const values = [...new Set(steps.map(({ value }) => value))];
    const forced = at > 0 && values.length === 1;
    const wanted = forced ? values[0] : chosen[at];
    const pick = wanted !== undefined && values.includes(wanted) ? wanted : null;
    choices.push({ kind, values, chosen: pick, forced });
    if (pick === null) return { choices, move: null, ruin: false };
    left = left.filter(({ steps }) => steps[at]?.value === pick);
  }
}

/** Seats in the round that could be chosen but are protected, so that the page can say why they are missing. @param {View} view */
export function protectedOthers(view) {
  return view.protected.filter((seat) => seat !== view.seat && view.alive.includes(seat));
}
