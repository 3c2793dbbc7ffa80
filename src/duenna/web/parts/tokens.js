/** Tokens won, as wax seals, and those still to win. */

import { html } from "../html.js";
import { sealSvg } from "../art/cards.js";
import { t } from "../words.js";

const seal = { __html: sealSvg() };
const cracked = { __html: sealSvg({ cracked: true }) };

/** @param {{count: number, target: number}} props */
export function Tokens({ count, target }) {
  const all = Array.from({ length: Math.max(count, target) }, (_, at) => at < count);
  return html`
    <span class="tokens" role="img" aria-label=${t("tokens-of", { count, target })}>
      ${all.map((won, at) =>
        won
          ? html`<span key=${`won${at}`} class="token is-sealing" dangerouslySetInnerHTML=${seal} />`
          : html`<span key=${`free${at}`} class="token token-empty" />`,
      )}
    </span>
  `;
}

/** The broken seal of a player who is out. */
export function Broken() {
  return html`<span class="token is-cracking" aria-hidden="true" dangerouslySetInnerHTML=${cracked} />`;
}
