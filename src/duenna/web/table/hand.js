/** The reader's own cards. On the reader's turn a card is chosen here; at other times it tells its rules. */

import { html, classes } from "../html.js";
import { Face } from "../parts/card.js";
import { showCard } from "../parts/shown.js";
import { Broken } from "../parts/tokens.js";
import { t, words } from "../words.js";

/** @import { Seen } from "./room.js" */
/** @import { Draft } from "./draft.js" */
/** @import { View, Way } from "../types" */
/** @import { Edition } from "../edition.js" */

/** @param {{room: Seen, draft?: Draft}} props */
export function Hand({ room, draft }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition || view.seat === null) return null;
  const may = draft?.fromHand.value ?? null;
  const out = view.round > 0 && view.winners.length === 0 && !view.alive.includes(view.seat);
  if (out) return html`<p class="hand-out"><${Broken} /> ${t("hand-out")}</p>`;
  if (!view.hand.length) return html`<p class="visually-hidden">${t("hand-empty")}</p>`;
  return html`
    <ol class=${`hand hand-${view.hand.length}`}>
      ${view.hand.map((card, place) => {
        const rank = edition.rank(card);
        const free = may !== null && may.includes(card);
        const barred = may !== null && !free;
        const id = `hand-rule-${place}`;
        return html`
          <li key=${place} class="hand-card">
            <button
              type="button"
              id=${`hand-${place}`}
              class=${classes("card", place === view.hand.length - 1 && view.hand.length > 1 && "is-new")}
              aria-label=${t("face-label", { card: words.value.card(card), rank })}
              aria-describedby=${id}
              aria-pressed=${may === null ? undefined : draft?.place.value === place ? "true" : "false"}
              aria-disabled=${barred ? "true" : undefined}
              onContextMenu=${(/** @type {Event} */ event) => (event.preventDefault(), showCard(card, edition))}
              onClick=${() => draft?.press(place) || showCard(card, edition)}
            >
              <${Face} card=${card} rank=${rank} size="large" />
            </button>
            <p id=${id} class=${classes("hand-rule", barred && "hand-barred")} aria-hidden="true">
              ${barred ? whyBarred(edition) : briefly(card, edition)}
            </p>
          </li>
        `;
      })}
    </ol>
  `;
}

/** A card's rule in one short sentence. @param {string} card @param {Edition} edition */
export function briefly(card, edition) {
  return words.value.brief(card, edition);
}

/** The cards of the hand that may not be played, on the reader's turn to play. @param {View} view @param {Way[]} menu */
export function barredOf({ question, hand }, menu) {
  if (question !== "play" || !menu.length) return [];
  return hand.filter((card) => !menu.some(({ steps }) => steps[0]?.values.includes(card)));
}

/** Why a card of the hand may not be played: there is just one such rule. @param {Edition} edition */
export function whyBarred(edition) {
  return words.value.say({ id: "error-countess" }, [], edition);
}
