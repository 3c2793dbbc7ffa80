/** Words: what people read, in five languages, from the same Fluent files as everything else (words.py's twin). */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { KEYS, ROYALS } from "./edition.js";
import { at } from "./place.js";
import { language, told, vocabulary } from "./vocabulary.js";
import { isKnown, messageId, PARTS, readerFirst, youAre } from "./telling.js";

/** @import { Card, Forms, GameEvent, Seat, Values } from "./types" */
/** @import { Edition } from "./edition.js" */

const HOW_CARDS = [
  ["spy", "spy"],
  ["jester", "premium"],
  ["count", "count"],
];

/** The words of one language. */
export class Words {
  /**
   * @param {string} language
   * @param {FluentBundle} bundle
   */
  constructor(language, bundle) {
    this.language = language;
    this.bundle = bundle;
    /** @type {Map<Edition, Values>} */
    this.ofEditions = new Map();
  }

  // ---- messages and names

  /**
   * The message of that id, its variables filled in.
   * @param {string} id
   * @param {Values} [values]
   */
  text(id, values = {}) {
    return this.#forms(id, values)[""] ?? "";
  }

  /** Whether there is such a message. @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * The card's name, in one of the language's forms if one is given.
   * @param {Card} card
   * @param {string} [form]
   */
  card(card, form = "") {
    return this.#forms(`card-${card}`)[form] ?? card;
  }

  /** What a guess names, said aloud. @param {string} guess @param {string} [form] */
  guess(guess, form = "") {
    return this.#guess(guess)[form] ?? guess;
  }

  /**
   * A seat's move in few words, no sentence.
   * @param {string} move
   * @param {Seat} seat
   * @param {string[]} names
   * @param {Edition} edition
   */
  move(move, seat, names, edition) {
    const [first = "", ...rest] = move.split(" ");
    if (first === "discard" || (first === "keep" && !rest.length)) return this.text(`move-${first}`);
    const [target, second] = rest.map((each) => names[Number(each) - 1] ?? "");
    /** @type {Values} */
    const values = { target: target ?? "", second: second ?? "" };
    if (first === "look") return this.text(rest[0] === "nobody" ? "move-look-nobody" : "move-look", values);
    if (first === "keep") {
      const [kept = "", ...returned] = rest;
      return this.text("move-return", { ...named("card", this.#forms(`card-${kept}`)), ...this.#cards("cards", returned) });
    }
    Object.assign(values, named("card", this.#forms(`card-${first}`)));
    const guess = edition.asksGuess(first) ? rest[1] : undefined;
    if (guess !== undefined) return this.text("move-guess", { ...values, ...named("guess", this.#guess(guess)) });
    const shapes = ["move-plain", rest[0] === String(seat) ? "move-self" : "move-on", "move-two"];
    return this.text(shapes[rest.length] ?? "move-plain", values);
  }

  /** Names joined as the language joins them. @param {string[]} names */
  names(names) {
    let out = names[0] ?? "";
    names.slice(1).forEach((last, at) => {
      const id = at === names.length - 2 ? "list-and" : "list-comma";
      out = this.text(id, { list: out, last, initial: initial(last) });
    });
    return out;
  }

  // ---- rules

  /**
   * What the card does, in one short paragraph.
   * @param {Card} card
   * @param {Edition} edition
   */
  rule(card, edition) {
    const key = edition.key(card);
    const values = { ...this.#editionValues(edition), ...named("card", this.#forms(`card-${card}`)) };
    return this.text(`rule-${ROYALS.includes(key) ? "royal" : key}`, values);
  }

  /**
   * A message that names characters as the rule set calls them.
   * @param {string} id
   * @param {Edition} edition
   * @param {Values} [values]
   */
  textIn(id, edition, values = {}) {
    return this.text(id, { ...this.#editionValues(edition), ...values });
  }

  /** The name people read for a rule set. @param {string} name */
  edition(name) {
    return this.text(`edition-${name}`);
  }

  /** One line about a rule set. @param {string} name */
  blurb(name) {
    return this.#forms(`edition-${name}`).blurb ?? "";
  }

  /**
   * The rules in short, paragraph by paragraph.
   * @param {Edition} edition
   * @param {number} [seats]
   */
  howToPlay(edition, seats) {
    const { knobs } = edition;
    const aside = Number(knobs.two_player_aside ?? 3);
    /** @type {Values} */
    const values = { ...this.#editionValues(edition), size: edition.size, extra: aside };
    const keys = edition.cards.map(({ card }) => edition.key(card));
    const paragraphs = ["aim", "setup"];
    if (aside && (seats ?? edition.players[0]) === 2) paragraphs.push("aside-two");
    paragraphs.push("turn", "out", "end", "tie");
    if (knobs.tie_sum_hand && String(knobs.tie).startsWith("sum")) paragraphs.push("tie-sum-hand");
    if (knobs.royal === "random") paragraphs.push("royals");
    for (const [card = "", paragraph = ""] of HOW_CARDS) if (keys.includes(card)) paragraphs.push(paragraph);
    const paid = ["bishop", "constable"].some((key) => keys.includes(key));
    if (knobs.immediate_win && paid) paragraphs.push("immediate");
    const tokens = Object.entries(edition.tokens).filter(([players]) => !seats || Number(players) === seats);
    if (new Set(tokens.map(([, count]) => count)).size === 1) {
      paragraphs.push("tokens");
      values.tokens = tokens[0]?.[1] ?? 0;
    } else {
      paragraphs.push("tokens-by");
      values.list = this.names(
        tokens.map(([players, count]) =>
          this.text("how-tokens-item", { players: Number(players), tokens: count }),
        ),
      );
    }
    return [...paragraphs, "match-tie"].map((name) => this.text(`how-${name}`, values));
  }

  // ---- events and errors

  /**
   * What happened, worded for the reader (a seat, or null for a watcher); "" where silence is best.
   * @param {GameEvent} event
   * @param {Edition} edition
   * @param {string[]} names
   * @param {Seat | null} reader
   */
  event(event, edition, names, reader) {
    if (event.event === "revealed" && !PARTS.revealed?.some(({ name }) => event[name])) return "";
    const turned = readerFirst(event, reader);
    return this.text(messageId(turned, edition), this.#eventValues(turned, edition, names, reader));
  }

  /**
   * Why a command was refused, in this language where the rule has words; else the server's sentence.
   * @param {{error: string, message: string, values?: Record<string, any>}} problem
   * @param {Edition | null} edition
   * @param {string[]} names
   */
  error(problem, edition, names) {
    const id = [`error-${problem.error}`, `refused-${problem.error}`].find((each) => this.has(each));
    if (!id || !edition) return problem.message;
    /** @type {Values} */
    let values = this.#editionValues(edition);
    for (const [name, value] of Object.entries(problem.values ?? {})) {
      if (name === "seat") values = { ...values, seat: names[value - 1] ?? "", number: value };
      else if (name === "card")
        values = { ...values, ...named(name, this.#forms(`card-${this.#word(value, edition)}`)) };
      else if (typeof value === "string" || typeof value === "number") values = { ...values, [name]: value };
    }
    return this.text(id, values);
  }

  /** A card as the server's errors tell it: its word, or the engine's number. @param {string | number} card @param {Edition} edition */
  #word(card, edition) {
    return typeof card === "number" ? edition.word(KEYS[card - 1] ?? "guard") : card;
  }

  // ---- how variables are made

  /** @param {GameEvent} event @param {Edition} edition @param {string[]} names @param {Seat | null} reader */
  #eventValues(event, edition, names, reader) {
    /** @type {Values} */
    const values = { you: youAre(event, reader), known: yes(isKnown(event)) };
    for (const { name, reads } of PARTS[event.event] ?? []) {
      const value = event[name];
      if (value === null || value === undefined) continue;
      if (reads === "seat") values[name] = names[value - 1] ?? "";
      else if (reads === "card") Object.assign(values, named(name, this.#forms(`card-${value}`)));
      else if (reads === "guess") Object.assign(values, named(name, this.#guess(value)));
      else if (reads === "flag") values[name] = yes(value);
      else if (reads === "number") values[name] = value;
      else if (reads === "seats") {
        values[name] = this.#players(value, names, reader);
        values.count = value.length;
      }
    }
    if (event.event === "shown") values.rank = edition.rank(event.card);
    if (event.event === "revealed") {
      const cards = (PARTS.revealed ?? []).map(({ name }) => event[name]).filter(Boolean);
      Object.assign(values, this.#cards("cards", cards), { count: cards.length });
    }
    return values;
  }

  /** The rule set's knobs and its names for all characters. @param {Edition} edition @returns {Values} */
  #editionValues(edition) {
    const before = this.ofEditions.get(edition);
    if (before) return before;
    /** @type {Values} */
    const values = {};
    for (const [knob, value] of Object.entries(edition.knobs)) {
      const name = knob.replaceAll("_", "-");
      if (typeof value === "boolean") values[name] = yes(value);
      else if (typeof value === "string" || typeof value === "number") values[name] = value;
    }
    for (const key of KEYS) Object.assign(values, named(key, this.#forms(`card-${edition.word(key)}`)));
    const royal = edition.cards.find(({ card }) => ROYALS.includes(card))?.card ?? "princess";
    const royals = edition.knobs.royal === "random" ? "royal-any" : `card-${royal}`;
    Object.assign(values, named("royal", this.#forms(royals)));
    this.ofEditions.set(edition, values);
    return values;
  }

  /** @param {string} guess @returns {Forms} */
  #guess(guess) {
    return /^\d+$/.test(guess)
      ? this.#forms("guess-value", { value: Number(guess) })
      : this.#forms(`card-${guess}`);
  }

  /** Several cards joined, in each form. @param {string} name @param {Card[]} cards */
  #cards(name, cards) {
    const each = cards.map((card) => this.#forms(`card-${card}`));
    const forms = Object.keys(each[0] ?? {});
    return named(
      name,
      Object.fromEntries(forms.map((form) => [form, this.names(each.map((all) => all[form] ?? ""))])),
    );
  }

  /** The seats' names joined, the reader first. @param {Seat[]} seats @param {string[]} names @param {Seat | null} reader */
  #players(seats, names, reader) {
    const you = reader !== null && seats.includes(reader) ? [this.text("list-you")] : [];
    return this.names([
      ...you,
      ...seats.filter((seat) => seat !== reader).map((seat) => names[seat - 1] ?? ""),
    ]);
  }

  /** A message and its attributes, filled in. @param {string} id @param {Values} [values] @returns {Forms} */
  #forms(id, values = {}) {
    const message = this.bundle.getMessage(id);
    if (!message) return { "": id };
    const patterns = { "": message.value, ...message.attributes };
    const filled = Object.entries(patterns).map(([form, pattern]) => [
      form,
      pattern ? this.bundle.formatPattern(pattern, values, []) : "",
    ]);
    return Object.fromEntries(filled);
  }
}

/** The variables for a noun: $card, $card-a ... @param {string} name @param {Forms} forms @returns {Values} */
function named(name, forms) {
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form ? `${name}-${form}` : name, text]),
  );
}

/** @param {boolean} flag */
function yes(flag) {
  return flag ? "yes" : "no";
}

/** The small letter for the sound a name begins with, a silent h passed over. @param {string} name */
function initial(name) {
  return name.toLowerCase().normalize("NFKD").replace(/^h+/, "").slice(0, 1) || "h";
}

// ---- the words in use

/** @type {Map<string, Promise<FluentBundle>>} */
const loading = new Map();

/** @param {string} code */
function load(code) {
  const found = loading.get(code) ?? fetchWords(code);
  loading.set(code, found);
  found.catch(() => loading.delete(code));
  return found;
}

/** @param {string} code */
async function fetchWords(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const address = vocabulary.peek().languages.find((each) => each.language === code)?.words;
  const response = await fetch(at(address ?? `/locales/${code}`));
  if (!response.ok) throw new Error(`no words: ${response.status}`);
  bundle.addResource(new FluentResource(await response.text()));
  return bundle;
}

const loaded = signal(/** @type {Words | null} */ (null));
const failures = signal(0);

/** Whether the page can speak yet. */
export const ready = computed(() => loaded.value !== null);

/** The words in the person's language: every component that uses them follows when it changes. */
export const words = computed(() => loaded.value ?? new Words("en", new FluentBundle("en")));

/** A chance as a variable of a message, which writes it in percent as the language does. @param {number} chance */
export function percent(chance) {
  return new FluentNumber(chance, { style: "percent" });
}

/** The message of that id in the person's language. @param {string} id @param {Values} [values] */
export function t(id, values) {
  return words.value.text(id, values);
}

effect(() => {
  const code = language.value;
  failures.value; // after each the words are asked for again
  if (!told.value || loaded.peek()?.language === code) return;
  load(code).then(
    (bundle) => {
      if (language.peek() !== code) return;
      loaded.value = new Words(code, bundle);
      document.documentElement.lang = code;
    },
    () => setTimeout(() => (failures.value += 1), 2000),
  );
});
