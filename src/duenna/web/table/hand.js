/** The reader's own cards. On the reader's turn a card is chosen here; at other times it tells its rules. */

import { html, classes } from "../html.js";
import { Face } from "../parts/card.js";
import { showCard } from "../parts/shown.js";
import { Broken } from "../parts/tokens.js";
import { t, words } from "../words.js";

/** @import { Seen } from "./room.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Edition } from "../edition.js" */

/** @param {{room: Seen, draft?: Draft}} props */
export function Hand({ room, draft }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition || view.seat === null) return null;
  const may = draft?.fromHand.value ?? null;
  const barred = may ? view.hand.filter((card) => !may.includes(card)) : [];
  const out = view.round > 0 && view.winners.length === 0 && !view.alive.includes(view.seat);
  return html`
    <section class="hand-place" aria-labelledby="hand-title">
      <h2 id="hand-title" class="visually-hidden">${t("hand-title")}</h2>
      ${out && html`<p class="hand-out"><${Broken} /> ${t("hand-out")}</p>`}
      ${!view.hand.length && !out && html`<p class="visually-hidden">${t("hand-empty")}</p>`}
      ${view.hand.length > 0 && html`<ol class="hand">
        ${view.hand.map((card, place) => {
          const rank = edition.rank(card);
          const name = words.value.card(card);
          const free = may !== null && may.includes(card);
          const id = `hand-rule-${place}`;
          return html`
            <li key=${place} class="hand-card">
              <button
                type="button"
                id=${`hand-${place}`}
                class=${classes("card", place === view.hand.length - 1 && view.hand.length > 1 && "is-new")}
                aria-label=${t("face-label", { card: name, rank })}
                aria-describedby=${id}
                aria-pressed=${may === null ? undefined : draft?.place.value === place ? "true" : "false"}
                aria-disabled=${may !== null && !free ? "true" : undefined}
                onContextMenu=${(/** @type {Event} */ event) => (event.preventDefault(), showCard(card, edition))}
                onClick=${() => (free ? draft?.pickCard(place, card) : showCard(card, edition))}
              >
                <${Face} card=${card} rank=${rank} size="large" />
              </button>
              <p id=${id} class="hand-rule" aria-hidden="true">${words.value.rule(card, edition)}</p>
            </li>
          `;
        })}
      </ol>`}
      ${barred.length > 0 && view.question === "play" && html`<p class="why">${whyBarred(edition)}</p>`}
    </section>
  `;
}

/** Why a card of the hand may not be played: there is just one such rule. @param {Edition} edition */
function whyBarred(edition) {
  return words.value.error({ error: "countess", message: "" }, edition, []);
}
