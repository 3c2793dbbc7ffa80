/** House rules in words: the knobs of a rule set, and what they are turned to. */

import { words } from "./words.js";

/** @import { Edition } from "./edition.js" */

/** @param {string} knob */
function idOf(knob) {
  return `knob-${knob.replaceAll("_", "-")}`;
}

/** What the knob decides. @param {string} knob @param {Edition} edition */
export function knobName(knob, edition) {
  return words.value.textIn(idOf(knob), edition);
}

/** A word more about it; "" where its name says all. @param {string} knob */
export function knobHint(knob) {
  const id = `${idOf(knob)}-hint`;
  return words.value.has(id) ? words.value.text(id) : "";
}

/** What one of the knob's values means. @param {string} knob @param {any} value */
export function knobValue(knob, value) {
  const { value: say } = words;
  if (typeof value === "boolean") return say.text(value ? "knob-yes" : "knob-no");
  if (knob === "players") return say.text("knob-players-range", { low: value[0], high: value[1] });
  if (knob === "deck" && typeof value !== "string") return say.text("knob-deck-own");
  if (knob === "seven_rule" || (knob === "royal" && value !== "random")) return say.card(value);
  if (knob === "first_start" && value !== "random") return say.text("knob-seat", { number: Number(value) });
  if (typeof value === "number") return String(value);
  const own = `${idOf(knob)}-${value}`;
  return say.text(say.has(own) ? own : "knob-by-lot");
}

/** The house rules that are in force, a line for each. @param {Record<string, any>} knobs @param {Edition} edition */
export function houseRules(knobs, edition) {
  return Object.entries(knobs)
    .filter(([knob]) => knob !== "tokens") // every table says how many tokens win it
    .map(([knob, value]) =>
      words.value.text("knob-said", { name: knobName(knob, edition), value: knobValue(knob, value) }),
    );
}
