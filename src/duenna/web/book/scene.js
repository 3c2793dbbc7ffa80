/** An example: a small board with all cards open, and what is done there, as the engine tells it. */

import { html, classes } from "../html.js";
import { CardPicture } from "../parts/card.js";
import { Edition, edition as preset } from "../edition.js";
import { t, words } from "../words.js";

/** @import { PlaceFace, SceneFace, StepFace } from "../wire" */

/**
 * The examples that show a message, behind a button.
 * @param {{scenes: SceneFace[] | undefined, names: string[], edition: Edition, open: boolean}} props
 */
export function Examples({ scenes = [], names, edition, open }) {
  if (!scenes.length) return null;
  return html`
    <details class="examples" open=${open}>
      <summary>${t("book-examples", { count: scenes.length })}</summary>
      ${scenes.map((scene, at) => html`<${Scene} key=${at} scene=${scene} names=${names} edition=${edition} />`)}
    </details>
  `;
}

/** @param {{scene: SceneFace, names: string[], edition: Edition}} props */
function Scene({ scene, names, edition }) {
  const own = scene.edition === edition.name ? edition : (preset(scene.edition) ?? edition);
  return html`
    <div class="scene">
      ${own !== edition && html`<p class="soft">${t("book-played-by", { edition: words.value.edition(own.name) })}</p>`}
      <ul class="scene-board">
        ${scene.places.map((place) => html`<${Place} key=${place.seat} place=${place} names=${names} edition=${own} />`)}
      </ul>
      ${
        scene.deck.length > 0 &&
        html`<p class="scene-deck soft">${t("book-deck", { cards: listed(scene.deck) })}</p>`
      }
      <ol class="scene-steps">
        ${scene.steps.map((step, at) => html`<${Step} key=${at} step=${step} names=${names} edition=${own} />`)}
      </ol>
    </div>
  `;
}

/** @param {{place: PlaceFace, names: string[], edition: Edition}} props */
function Place({ place, names, edition }) {
  const { seat, hand, pile, tokens, protected: safe, turn, bets } = place;
  const marks = [
    turn && t("mark-turn"),
    safe && t("mark-protected"),
    !hand.length && t("mark-out"),
    ...bets.map((other) => t("mark-bet", { name: named(other, names) })),
    tokens > 0 && t("book-tokens", { count: tokens }),
  ].filter(Boolean);
  return html`
    <li class=${classes("scene-place", turn && "is-turn")}>
      <p><strong>${named(seat, names)}</strong>${marks.length > 0 && html` <span class="soft">${marks.join(", ")}</span>`}</p>
      <p class="visually-hidden">${t("book-holds", { cards: listed(hand) || t("pile-none") })}</p>
      <div class="scene-hand">
        ${hand.map((card, at) => html`<${CardPicture} key=${at} card=${card} edition=${edition} size="small" />`)}
      </div>
      ${pile.length > 0 && html`<${Pile} pile=${pile} edition=${edition} />`}
    </li>
  `;
}

/** @param {{pile: string[], edition: Edition}} props */
function Pile({ pile, edition }) {
  return html`
    <p class="scene-pile">
      <span class="soft">${t("book-discards", { cards: listed(pile) })}</span>
      <span class="scene-fan">
        ${pile.map((card, at) => html`<${CardPicture} key=${at} card=${card} edition=${edition} />`)}
      </span>
    </p>
  `;
}

/** @param {{step: StepFace, names: string[], edition: Edition}} props */
function Step({ step, names, edition }) {
  const told = step.told.map((said) => words.value.say(said, names)).filter(Boolean);
  if (!step.refused) return html`<li>${told.map((text, at) => html`<p key=${at}>${at ? text : html`<strong>${text}</strong>`}</p>`)}</li>`;
  const move = words.value.say(step.move, names);
  return html`
    <li>
      <p><strong>${t("book-tries", { name: named(step.seat, names), move })}</strong></p>
      <p class="scene-refused">${words.value.say(step.refused, names, edition)}</p>
    </li>
  `;
}

/** @param {number} seat @param {string[]} names */
function named(seat, names) {
  return names[seat - 1] ?? t("seat-number", { number: seat });
}

/** Cards by name, joined by commas. @param {string[]} cards */
function listed(cards) {
  return cards.map((card) => words.value.card(card)).join(", ");
}
