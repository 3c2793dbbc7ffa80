/** Typed moves: words, names or numbers, in the person's language or as they stand in records. */

import { NOBODY } from "./menu.js";

/** @import { Path } from "./menu.js" */
/** @import { Edition } from "../edition.js" */
/** @import { Words } from "../words.js" */

/**
 * The moves that a typed line may mean: one if it is clear, none if it is none.
 * @param {string} line
 * @param {Path[]} ways
 * @param {Edition} edition
 * @param {Words} words
 * @param {string[]} names
 * @returns {string[]}
 */
export function readTyped(line, ways, edition, words, names) {
  const typed = plain(line);
  if (!typed) return [];
  const spoken = ways.map(({ move, steps }) => ({
    move,
    all: [
      [plain(move)],
      ...combine(steps.map((step) => namesOf(step.kind, step.value, edition, words, names))),
    ].map((each) => each.join(" ").trim()),
  }));
  const exact = spoken.filter(({ all }) => all.includes(typed));
  const found = exact.length ? exact : spoken.filter(({ all }) => all.some((each) => begins(each, typed)));
  return [...new Set(found.map(({ move }) => move))];
}

/** Letters as they are compared: small, without accents, hyphens or commas. @param {string} text */
export function plain(text) {
  const letters = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "");
  return letters
    .replace(/[-,.:]/g, " ")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
}

/** Whether each word typed begins the word in the same place. @param {string} whole @param {string} typed */
function begins(whole, typed) {
  const all = whole.split(" ");
  const parts = typed.split(" ");
  return parts.length === all.length && parts.every((part, at) => all[at]?.startsWith(part));
}

/** What may be typed for one choice. @param {string} kind @param {string} value @param {Edition} edition @param {Words} words @param {string[]} names */
function namesOf(kind, value, edition, words, names) {
  if (kind === "reply") return [plain(value), plain(words.text(`choose-${value}`))];
  if (["target", "first", "second", "look"].includes(kind)) {
    return value === NOBODY
      ? [NOBODY, plain(words.text("choose-nobody")), ""]
      : [value, plain(names[Number(value) - 1] ?? "")];
  }
  const cards = kind === "guess" ? edition.named(value) : [value];
  const rank = String(edition.rank(cards[0] ?? ""));
  return [
    ...new Set([plain(value), rank, ...cards.flatMap((card) => [plain(card), plain(words.card(card))])]),
  ];
}

/** @param {string[][]} lists @returns {string[][]} */
function combine(lists) {
  return lists.reduce(
    (made, list) => made.flatMap((before) => list.map((each) => [...before, each])),
    /** @type {string[][]} */ ([[]]),
  );
}
