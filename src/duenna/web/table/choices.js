/** The choices of a move beyond the card: on whom, what is named, what is kept. All native radios. */

import { html } from "../html.js";
import { CardPicture } from "../parts/card.js";
import { t, words } from "../words.js";
import { isCounting } from "./aids.js";
import { NOBODY, protectedOthers } from "./menu.js";
import { chanceText } from "./odds.js";

/** @import { Choice } from "./menu.js" */
/** @import { Room } from "./room.js" */
/** @import { Draft } from "./draft.js" */

/** @param {{room: Room, draft: Draft}} props */
export function Choices({ room, draft }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition) return null;
  const { choices } = draft.made.value;
  const card = draft.place.value >= 0 ? draft.chosen.value[0] : undefined;
  return html`
    ${card && html`<p class="chosen-rule"><strong>${`${words.value.card(card)}.`}</strong> ${words.value.rule(card, edition)}</p>`}
    ${choices.map((choice, at) => {
      if (choice.kind === "card" || choice.kind === "keep") return null;
      if (choice.forced)
        return html`<p key=${at} class="soft">${t("choose-only", { what: said(choice.values[0] ?? "", choice, room) })}</p>`;
      return html`<${OneChoice} key=${`${choice.kind}${at}`} choice=${choice} at=${at} room=${room} draft=${draft} />`;
    })}
  `;
}

/** @param {{choice: Choice, at: number, room: Room, draft: Draft}} props */
function OneChoice({ choice, at, room, draft }) {
  const view = room.view.value;
  const missing = (/** @type {number} */ seat) => !choice.values.includes(String(seat));
  const guarded = (view && choice.kind === "target" ? protectedOthers(view).filter(missing) : []).map(
    (seat) => room.names.value[seat - 1] ?? "",
  );
  const on = draft.made.value.choices.find(({ kind }) => kind === "target")?.chosen ?? "";
  return html`
    <fieldset class="choice">
      <legend>${t(`ask-${choice.kind}-here`)}</legend>
      <div class=${choice.kind === "guess" ? "tiles tiles-guess" : "tiles"}>
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
              <span class="tile-inside"><${Inside} value=${value} choice=${choice} room=${room} on=${on} /></span>
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
  if (!edition || !view) return text;
  if (choice.kind !== "guess" && choice.kind !== "top") {
    const known = view.known[value];
    const note = known && t("seat-known", { card: words.value.card(known) });
    return html`<span>${text}</span>${note && html`<span class="soft tile-note">${note}</span>`}`;
  }
  const cards = choice.kind === "guess" ? edition.named(value) : [value];
  const counts = isCounting(room) && choice.kind === "guess" ? edition.unseen(view) : null;
  const chance = choice.kind === "guess" ? chanceText(room, on, cards) : null;
  const left = counts && cards.reduce((sum, card) => sum + (counts.get(card) ?? 0), 0);
  return html`
    <${CardPicture} card=${cards[0] ?? value} edition=${edition} />
    <span class="tile-words">
      <span>${text}</span>
      ${left !== null && html`<span class="soft tile-note">${t("count-left", { count: left })}${chance && ` · ${chance}`}</span>`}
    </span>
  `;
}

/** A choice in words. @param {string} value @param {Choice} choice @param {Room} room */
export function said(value, choice, room) {
  const edition = room.edition.value;
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
