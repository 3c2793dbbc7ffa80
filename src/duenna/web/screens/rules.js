/** The rules of one edition: how to play, and every card. */

import { html } from "../html.js";
import { edition } from "../edition.js";
import { CardButton } from "../parts/card.js";
import { Footer, Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { go } from "../router.js";
import { vocabulary } from "../vocabulary.js";
import { t, words } from "../words.js";
import { Missing } from "./missing.js";
import { Pick } from "../parts/fields.js";

/** @import { Edition } from "../edition.js" */

/** @param {{name: string}} props */
export function Rules({ name }) {
  const rules = edition(name);
  const title = rules ? t("rules-of", { edition: words.value.edition(name) }) : t("missing-title");
  useTitle(title);
  if (!rules) return html`<${Missing} title=${title} />`;
  return html`
    <${Header} edition=${name} />
    <main id="main" class="page">
      <h1 tabindex="-1">${title}</h1>
      <p class="soft">${words.value.blurb(name)}</p>
      <${Pick}
        label=${t("rules-other")}
        value=${name}
        from=${vocabulary.value.editions.map(({ edition: each }) => [each, words.value.edition(each)])}
        onPick=${showOther}
      />
      <h2>${t("help-how")}</h2>
      <${HowToPlay} edition=${rules} />
      <h2>${t("rules-the-cards")}</h2>
      <${CardList} edition=${rules} />
    </main>
    <${Footer} />
  `;
}

/** @param {string} name */
function showOther(name) {
  go(`/rules/${name}`, { replace: true });
}

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
