/** The rules of one card, from anywhere: one press on it, or one key. */

import { html } from "../html.js";
import { t, words } from "../words.js";
import { Face } from "./card.js";
import { Dialog } from "./dialog.js";
import { shown } from "./shown.js";

export function CardDialog() {
  if (!shown.value) return null;
  const { card, edition } = shown.value;
  const rank = edition.rank(card);
  const copies = edition.copies(card);
  return html`
    <${Dialog} title=${words.value.card(card)} onClose=${() => (shown.value = null)}>
      <div class="card-told">
        <span class="card" aria-hidden="true"><${Face} card=${card} rank=${rank} size="large" /></span>
        <div class="card-told-words">
          <p class="soft">${t("face-facts", { rank, copies })}</p>
          <p>${words.value.rule(card, edition)}</p>
        </div>
      </div>
    <//>
  `;
}
