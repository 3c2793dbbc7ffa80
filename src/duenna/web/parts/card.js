/** Cards as they are drawn: a face in four sizes, a back, and the button that every face is. */

import { html, classes } from "../html.js";
import { backSvg, brailleSvg, cardSvg, tactileSvg } from "../art/cards.js";
import { t, words } from "../words.js";
import { showCard } from "./shown.js";

/** @import { Edition } from "../edition.js" */
/** @typedef {"large" | "small" | "tiny" | "fan"} Size */

/** @type {Map<string, string>} */
const drawn = new Map();

/** A drawing, made once. @param {string} id @param {() => string} draw */
function once(id, draw) {
  const found = drawn.get(id) ?? draw();
  drawn.set(id, found);
  return { __html: found };
}

/**
 * What a card's button or box holds.
 * @param {{card: string, rank: number, size: Size}} props
 */
export function Face({ card, rank, size }) {
  const art = once(`${card} ${rank}`, () => cardSvg(card, { rank }));
  const touch = size === "large";
  const name = words.value.card(card);
  return html`
    <span class="card-art" title=${name} dangerouslySetInnerHTML=${art} />
    ${touch && html`<span class="card-braille" dangerouslySetInnerHTML=${once(`b${rank}`, () => brailleSvg(rank))} />`}
    ${["large", "small"].includes(size) && html`<span class="card-name" aria-hidden="true">${name}</span>`}
    ${size === "fan" && html`<span class="card-rank" aria-hidden="true">${rank}</span>`}
    ${touch && html`<span class="card-tactile" dangerouslySetInnerHTML=${once(`t${rank}`, () => tactileSvg(rank))} />`}
  `;
}

/**
 * A card that tells its rules when it is pressed.
 * @param {{card: string, edition: Edition, size?: Size, label?: string, motion?: string}} props
 */
export function CardButton({ card, edition, size = "small", label, motion }) {
  const rank = edition.rank(card);
  return html`
    <button
      type="button"
      class=${classes("card", size !== "large" && `card-${size}`, motion)}
      aria-label=${label ?? t("face-label", { card: words.value.card(card), rank })}
      aria-haspopup="dialog"
      onClick=${() => showCard(card, edition)}
    >
      <${Face} card=${card} rank=${rank} size=${size} />
    </button>
  `;
}

/**
 * A card's face without a button, for pictures beside words that say the same.
 * @param {{card: string, edition: Edition, size?: Size}} props
 */
export function CardPicture({ card, edition, size = "tiny" }) {
  return html`
    <span class=${classes("card", size !== "large" && `card-${size}`)} aria-hidden="true">
      <${Face} card=${card} rank=${edition.rank(card)} size=${size} />
    </span>
  `;
}

/** A card's back. @param {{size?: Size}} props */
export function Back({ size = "tiny" }) {
  return html`
    <span class=${classes("card card-back", size !== "large" && `card-${size}`)} aria-hidden="true">
      <span class="card-art" dangerouslySetInnerHTML=${once("back", backSvg)} />
    </span>
  `;
}
