/** A rule set as the server tells it: its cards, what may be named, and what is to be said of it. */

import { vocabulary } from "./vocabulary.js";

/** @import { RuleSet } from "./types" */

export class Edition {
  /** @param {RuleSet} told */
  constructor(told) {
    this.told = told;
    this.name = told.edition;
    this.cards = told.cards;
  }

  /** The number on a card. @param {string} card */
  rank(card) {
    return this.told.characters[card]?.rank ?? 0;
  }

  /** How many of a card the deck has. @param {string} card */
  copies(card) {
    return this.told.characters[card]?.copies ?? 0;
  }

  /** The cards that a guess means: one, or all of a value. @param {string} guess */
  named(guess) {
    return this.told.guessable[guess]?.cards ?? [guess];
  }
}

/** @type {Map<RuleSet, Edition>} */
const made = new Map();

/** The preset of that name; null if there is none. @param {string} name @returns {Edition | null} */
export function edition(name) {
  const told = vocabulary.value.editions.find((each) => each.edition === name);
  if (!told) return null;
  const found = made.get(told) ?? new Edition(told);
  made.set(told, found);
  return found;
}
