/** How an edition is played, chapter by chapter, and its cards with what each does. */

import { html } from "../html.js";
import { CardButton } from "./card.js";
import { t, words } from "../words.js";

/** @import { Edition } from "../edition.js" */

/** @param {{edition: Edition}} props */
export function HowToPlay({ edition }) {
  return html`
    <div class="prose">
      ${edition.told.how.map(
        ({ title, paragraphs }) => html`
          <section key=${title.id}>
            <h3>${words.value.say(title)}</h3>
            ${paragraphs.map((said) => html`<p key=${said.id}>${words.value.paragraph(said, edition)}</p>`)}
          </section>
        `,
      )}
    </div>
  `;
}

/** Every card with its number, copies and rule. @param {{edition: Edition}} props */
export function CardList({ edition }) {
  return html`
    <ul class="card-list">
      ${edition.cards.map(
        ({ card, rank, copies }) => html`
          <li key=${card}>
            <${CardButton} card=${card} edition=${edition} />
            <div>
              <h3>${words.value.card(card)}</h3>
              <p class="soft">${t("face-facts", { rank, copies })}</p>
              <p>${words.value.rule(card, edition)}</p>
            </div>
          </li>
        `,
      )}
    </ul>
  `;
}
