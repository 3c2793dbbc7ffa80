/** Words: what people read, in their language, from the same Fluent files as everything else. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { edition } from "./edition.js";
import { at } from "./place.js";
import { language, told, vocabulary } from "./vocabulary.js";

/** @import { Arg, Forms, GameEvent, Refusal, Say, Values } from "./types" */
/** @import { Edition } from "./edition.js" */

/** @type {Values} */
const NOTHING = {};

/** The words of one language. */
export class Words {
  /**
   * @param {string} language
   * @param {FluentBundle} bundle
   */
  constructor(language, bundle) {
    this.language = language;
    this.bundle = bundle;
    /** @type {Map<string, Forms>} messages without arguments, filled in */
    this.filled = new Map();
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
    return this.#fill(id, values)[""] ?? "";
  }

  /**
   * What the server would have said: a message and its arguments, players by their names.
   * @param {Say} said
   * @param {string[]} [names]
   * @param {Edition | null} [edition]  whose rules it is about: its own words for the characters stand beside
   */
  say(said, names = [], edition = null) {
    const beside = edition ? this.#ofEdition(edition) : NOTHING;
    return this.text(said.id, this.#values(said.args, names, beside));
  }

  /**
   * The card's name, in one of the language's forms if one is given.
   * @param {string} card
   * @param {string} [form]
   */
  card(card, form = "") {
    return this.#forms({ id: `card-${card}` }, [], NOTHING)[form] ?? card;
  }

  /** What a guess names, said aloud. @param {string} guess @param {Edition} edition */
  guess(guess, edition) {
    const said = edition.told.guessable[guess]?.say;
    return said ? this.say(said) : guess;
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

  /** The name people read for a rule set. @param {string} name */
  edition(name) {
    return this.text(`edition-${name}`);
  }

  /** One line about a rule set. @param {string} name */
  blurb(name) {
    return this.#forms({ id: `edition-${name}` }, [], NOTHING).blurb ?? "";
  }

  // ---- what the server tells

  /**
   * What the card does, in one short paragraph.
   * @param {string} card
   * @param {Edition} edition
   */
  rule(card, edition) {
    const sentences = edition.told.characters[card]?.rule ?? [];
    return sentences.map((said) => this.paragraph(said, edition)).join(" ");
  }

  /** The same in one short sentence. @param {string} card @param {Edition} edition */
  brief(card, edition) {
    const said = edition.told.characters[card]?.brief;
    return said ? this.say(said, [], edition) : "";
  }

  /** A paragraph about a rule set, with a capital letter first. @param {Say} said @param {Edition} edition */
  paragraph(said, edition) {
    const text = this.say(said, [], edition);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** What happened; "" where silence is best. @param {GameEvent} event @param {string[]} names */
  event(event, names) {
    return event.say ? this.say(event.say, names) : "";
  }

  /**
   * Why something was refused; null is a server that could not be reached.
   * @param {Refusal | null | undefined} refusal
   * @param {string[]} [names]
   * @param {Edition | null} [rules]  of the table, if it is at one
   */
  refusal(refusal, names = [], rules = edition("classic")) {
    return refusal?.say ? this.say(refusal.say, names, rules) : this.text("refused-unreachable");
  }

  // ---- how variables are made

  /** The variables that stand in all that is said of a rule set's rules. @param {Edition} edition @returns {Values} */
  #ofEdition(edition) {
    const values = this.ofEditions.get(edition) ?? this.#values(edition.told.args, [], NOTHING);
    this.ofEditions.set(edition, values);
    return values;
  }

  /**
   * The variables that arguments make: $card, $card-a ...; and those that stand beside them at every depth.
   * @param {Record<string, Arg> | undefined} args @param {string[]} names @param {Values} beside @returns {Values}
   */
  #values(args, names, beside) {
    const values = { ...beside };
    for (const [name, arg] of Object.entries(args ?? {}))
      for (const [form, value] of Object.entries(this.#arg(arg, names, beside))) values[form ? `${name}-${form}` : name] = value;
    return values;
  }

  /** What an argument stands for, in each of its forms. @param {Arg} arg @param {string[]} names @param {Values} beside @returns {Values} */
  #arg(arg, names, beside) {
    if (typeof arg !== "object") return { "": arg };
    if ("id" in arg) return this.#forms(arg, names, beside);
    if ("percent" in arg) return { "": percent(arg.percent) };
    if ("seat" in arg) return { "": names[arg.seat - 1] ?? this.text("seat-number", { number: arg.seat }) };
    const each = arg.list.map((item) => this.#arg(item, names, beside));
    const shared = Object.keys(each[0] ?? { "": "" }).filter((form) => each.every((forms) => form in forms));
    return Object.fromEntries(shared.map((form) => [form, this.names(each.map((forms) => String(forms[form])))]));
  }

  /** A message and its attributes, filled in; what has no variables once. @param {Say} said @param {string[]} names @param {Values} beside @returns {Forms} */
  #forms({ id, args }, names, beside) {
    const alone = !args && beside === NOTHING;
    const forms = (alone && this.filled.get(id)) || this.#fill(id, this.#values(args, names, beside));
    if (alone) this.filled.set(id, forms);
    return forms;
  }

  /** A message and its attributes, with these variables. @param {string} id @param {Values} values @returns {Forms} */
  #fill(id, values) {
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
