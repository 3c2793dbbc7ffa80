/** One choice of a move beyond the card: on whom, what is named, what is kept. All native radios. */

import { html, classes } from "../html.js";
import { CardPicture } from "../parts/card.js";
import { t, words } from "../words.js";
import { isCounting } from "./aids.js";
import { NOBODY, protectedOthers } from "./menu.js";
import { chanceText } from "./odds.js";

/** @import { Choice } from "./menu.js" */
/** @import { Room } from "./room.js" */
/** @import { Draft } from "./draft.js" */

/** The one choice that is open; its title has what was chosen before. @param {{room: Room, draft: Draft}} props */
export function Choices({ room, draft }) {
  const { choices } = draft.made.value;
  const at = draft.step.value;
  const choice = choices[at];
  const before = (choice ? choices.slice(0, at) : choices)
    .filter(({ chosen }) => chosen !== null)
    .map((each) => said(each.chosen ?? "", each, room))
    .join(", ");
  if (!choice) return html`<p class="move-title">${before}</p>`;
  return html`
    <${OneChoice}
      key=${`${choice.kind}${at}`}
      choice=${choice}
      at=${at}
      room=${room}
      draft=${draft}
      before=${before}
    />
  `;
}

/** @param {{choice: Choice, at: number, room: Room, draft: Draft, before: string}} props */
function OneChoice({ choice, at, room, draft, before }) {
  const view = room.view.value;
  const missing = (/** @type {number} */ seat) => !choice.values.includes(String(seat));
  const guarded = (view && choice.kind === "target" ? protectedOthers(view).filter(missing) : []).map(
    (seat) => room.names.value[seat - 1] ?? "",
  );
  const on = draft.made.value.choices.find(({ kind }) => kind === "target")?.chosen ?? "";
  return html`
    <fieldset class="choice">
      <legend class="move-title">
        <span class="move-ask">${t(`ask-${choice.kind}-here`)}</span> <span class="move-before soft">${before}</span>
      </legend>
      <div class=${`tiles tiles-${choice.kind}`} style=${{ "--count": choice.values.length }}>
        ${choice.values.map(
          (value) => html`
            <label key=${value} class="tile">
              <input
                type="radio"
                name=${`choice-${at}`}
                value=${value}
                checked=${choice.chosen === value}
                onChange=${() => draft.pick(at, value)}
              />
              <${Inside} value=${value} choice=${choice} room=${room} on=${on} />
            </label>
          `,
        )}
      </div>
      ${guarded.length > 0 && html`<p class="soft why">${t("choose-protected", { names: words.value.names(guarded) })}</p>`}
    </fieldset>
  `;
}

/** What one choice shows; `on` is the seat it is for, if one was chosen. @param {{value: string, choice: Choice, room: Room, on: string}} props */
function Inside({ value, choice, room, on }) {
  const edition = room.edition.value;
  const view = room.view.value;
  const text = said(value, choice, room);
  if (!edition || !view) return html`<span class="tile-inside">${text}</span>`;
  if (choice.kind === "guess") return html`<${Guess} value=${value} room=${room} on=${on} />`;
  if (choice.kind === "top")
    return html`<span class="tile-inside"><${CardPicture} card=${value} edition=${edition} size="fan" /> <span>${text}</span></span>`;
  const known = view.known[value];
  const note = known && t("seat-known", { card: words.value.card(known) });
  return html`
    <span class="tile-inside">
      ${/^\d+$/.test(value) && html`<span class="seat-number" aria-hidden="true">${value}</span>`}
      <span class="tile-words"><span class="tile-name">${text}</span>${note && html`<span class="soft tile-note">${note}</span>`}</span>
    </span>
  `;
}

/** What may be named, its number large, and how many of it are left; none left may be named all the same. @param {{value: string, room: Room, on: string}} props */
function Guess({ value, room, on }) {
  const edition = room.edition.value;
  const view = room.view.value;
  if (!edition || !view) return null;
  const cards = edition.named(value);
  const names = cards.map((card) => words.value.card(card));
  const rank = edition.rank(cards[0] ?? "");
  const counts = isCounting(room) ? room.unseen.value : null;
  const left = counts && cards.reduce((sum, card) => sum + (counts[card] ?? 0), 0);
  const chance = chanceText(room, on, cards);
  const longest = Math.max(...names.join(" ").split(" ").map(({ length }) => length));
  return html`
    <span class=${classes("tile-inside", left === 0 && "is-gone")} style=${{ "--letters": longest }}>
      <span class="guess-rank" aria-hidden=${names.length > 1 ? undefined : "true"}>${rank}</span>
      <span class="guess-name">${names.join(", ")}</span>
      ${left !== null && html`
        <span class="guess-left">
          <span class="guess-short" aria-hidden="true">×${left}</span>
          <span class="guess-long">${t("count-left", { count: left })}</span>${chance && html` <span class="guess-chance">${chance}</span>`}
        </span>
      `}
    </span>
  `;
}

/** A choice in words. @param {string} value @param {Choice} choice @param {Room} room */
export function said(value, choice, room) {
  const edition = room.edition.value;
  if (choice.kind === "card" || choice.kind === "keep") return words.value.card(value);
  if (choice.kind === "reply") return t(`choose-${value}`);
  if (choice.kind === "top") return words.value.card(value);
  if (choice.kind === "guess") {
    const cards = edition?.named(value).map((card) => words.value.card(card)) ?? [];
    return /^\d+$/.test(value)
      ? t("choose-value", { value: Number(value), cards: cards.join(", ") })
      : cards.join(", ");
  }
  if (value === NOBODY) return t(choice.kind === "second" ? "choose-nobody-else" : "choose-nobody");
  if (Number(value) === room.me.value) return t("choose-you");
  return room.names.value[Number(value) - 1] ?? value;
}
