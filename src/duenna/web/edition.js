/** The rule sets as the server tells them: which cards there are, their numbers, and what may be named. */

import { vocabulary } from "./vocabulary.js";

/** @import { Card, EditionData, View } from "./types" */

/** Every character's key, in the order of the engine's numbers. */
export const KEYS = [
  "guard",
  "priest",
  "baron",
  "handmaid",
  "prince",
  "king",
  "countess",
  "spy",
  "chancellor",
  "minister",
  "jester",
  "assassin",
  "cardinal",
  "baroness",
  "sycophant",
  "count",
  "constable",
  "dowager-queen",
  "bishop",
  "princess",
  "princess-with-glasses",
  "royal-prince",
];
export const ROYALS = ["princess", "princess-with-glasses", "royal-prince"];

/** What one edition calls characters that others call by their key. @type {Record<string, Record<string, string>>} */
const THEMES = {
  kanai: {
    guard: "soldier",
    priest: "clown",
    baron: "knight",
    handmaid: "priestess",
    prince: "wizard",
    king: "general",
  },
};

/** One rule set, with the knobs of a table turned. */
export class Edition {
  /**
   * @param {EditionData} data
   * @param {Record<string, any>} [knobs]
   * @param {EditionData["cards"]} [cards]  the deck, where knobs have changed it
   */
  constructor(data, knobs = {}, cards = data.cards) {
    this.name = data.edition;
    /** @type {Record<string, any>} */
    this.knobs = { guard_by: data.guard_by, protection: data.protection, ...data.knobs, ...knobs };
    /** @type {[number, number]} fewest and most seats */
    this.players = this.knobs.players ?? data.players;
    /** @type {Record<string, number>} tokens that win, by seats */
    this.tokens = this.knobs.tokens ?? data.tokens;
    /** @type {Record<string, string>} */
    this.theme = THEMES[data.edition] ?? {};
    const { royal } = this.knobs;
    /** The cards of the deck, by rank. */
    this.cards = royal && royal !== "random" ? withRoyal(cards, royal) : cards;
    this.guesses = data.guesses;
    /** @type {Map<Card, number>} */
    this.ranks = new Map(this.cards.map(({ card, rank }) => [card, rank]));
  }

  get size() {
    return this.cards.reduce((sum, { copies }) => sum + copies, 0);
  }

  /** The number on a card. @param {Card} card */
  rank(card) {
    return this.ranks.get(card) ?? this.ranks.get(this.cards.find((c) => isRoyal(c.card))?.card ?? "") ?? 0;
  }

  /** The character's key behind a card's word. @param {Card} card */
  key(card) {
    return Object.keys(this.theme).find((key) => this.theme[key] === card) ?? card;
  }

  /** The edition's word for a character. @param {string} key */
  word(key) {
    return this.theme[key] ?? key;
  }

  /** The cards that a guess names: one, or all of a value. @param {string} guess */
  named(guess) {
    if (!/^\d+$/.test(guess)) return [guess];
    return this.cards.map(({ card }) => card).filter((card) => this.rank(card) === Number(guess));
  }

  /** Whether a card asks for a guess as well as a player. @param {Card} card */
  asksGuess(card) {
    return ["guard", "bishop"].includes(this.key(card));
  }

  /**
   * How many copies of each card the reader has not seen.
   * @param {View} view
   */
  unseen(view) {
    const left = new Map(this.#deckOf(view).map(({ card, copies }) => [card, copies]));
    const seen = [
      ...view.hand,
      ...Object.values(view.known),
      ...Object.values(view.known_deck),
      ...Object.values(view.piles).flat(),
      ...view.aside,
      view.known_drawn,
      view.revealed,
      ...Object.entries(view.shown)
        .filter(([seat]) => !(seat in view.known) && Number(seat) !== view.seat)
        .map(([, card]) => card),
    ];
    for (const card of seen) {
      if (card === null) continue;
      const entry = left.has(card) ? card : [...left.keys()].find(isRoyal);
      if (entry !== undefined) left.set(entry, (left.get(entry) ?? 0) - 1);
    }
    return left;
  }

  /** What the round was dealt from: a playoff of few, in the deck of 32, uses that of 16. @param {View} view */
  #deckOf(view) {
    const small = view.playoff && view.playing.length <= 4 && this.knobs.playoff_deck !== "same";
    const classic = vocabulary.value.editions.find(({ edition }) => edition === "classic");
    return small && this.size === 32 && classic ? classic.cards : this.cards;
  }
}

/** @param {EditionData["cards"]} cards @param {Card} royal */
function withRoyal(cards, royal) {
  return cards.map((each) => (isRoyal(each.card) ? { ...each, card: royal } : each));
}

/** @param {Card} card */
export function isRoyal(card) {
  return ROYALS.includes(card);
}

/** @type {Map<string, Edition>} */
const made = new Map();

/**
 * The edition of that name with knobs turned; null before the server has told of any.
 * @param {string} name
 * @param {Record<string, any>} [knobs]
 * @param {EditionData["cards"]} [cards]  the deck, where knobs have changed it
 * @returns {Edition | null}
 */
export function edition(name, knobs = {}, cards = undefined) {
  const data = vocabulary.value.editions.find((each) => each.edition === name);
  if (!data) return null;
  const id = JSON.stringify([name, knobs, cards]);
  const found = made.get(id) ?? new Edition(data, knobs, cards);
  made.set(id, found);
  return found;
}
