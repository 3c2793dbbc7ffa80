/** What the hidden hands could be: the likeliest cards beside each hand, and every card as a table. */

import { signal } from "@preact/signals";
import { html } from "../html.js";
import { Pick } from "../parts/fields.js";
import { percent, t, words } from "../words.js";

/** @import { HandChances } from "../types" */
/** @import { Past } from "./past.js" */

const SHOWN = 3; // beside a hand

/** Which chances stand on the board: those of counting alone, or those that read the others' moves too. */
const reading = signal(/** @type {"counting" | "reading"} */ ("counting"));

/** Beside a hand, as its holder's opponent could work it out. @param {{past: Past, seat: number}} props */
export function Likeliest({ past, seat }) {
  const edition = past.edition.value;
  const hand = past.chances.value.find((each) => each.seat === seat);
  if (!hand || !edition) return null;
  const chances = hand[reading.value];
  const cards = sorted(chances).slice(0, SHOWN);
  return html`
    <ul class="likeliest" aria-label=${t("analysis-hand", { name: past.names.value[seat - 1] ?? "" })}>
      ${cards.map(
        (card) => html`
          <li key=${card} style=${{ "--chance": chances[card] }}>
            <span class="likeliest-card"><b>${edition.rank(card)}</b> <span class="likeliest-name">${words.value.card(card)}</span></span>
            ${" "}<span class="likeliest-chance">${t("analysis-scale", { chance: percent(chances[card] ?? 0) })}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The cards that are possible, the likeliest first. @param {Record<string, number>} chances */
function sorted(chances) {
  return Object.keys(chances)
    .filter((card) => (chances[card] ?? 0) > 0)
    .sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0));
}

/** Every hand at this step, all cards by both readings. @param {{past: Past}} props */
export function Chances({ past }) {
  const hands = past.chances.value;
  const kinds = [["counting", t("analysis-col-counted")], ["reading", t("analysis-col-read")]];
  if (past.me.value === null) return null;
  return html`
    <details class="chances">
      <summary><h2>${t("analysis-chances-title")}</h2></summary>
      <p class="soft">${t("analysis-readings")}</p>
      <div class="pairs">
        <${Pick}
          label=${t("analysis-on-board")}
          value=${reading.value}
          from=${kinds}
          onPick=${(/** @type {"counting" | "reading"} */ kind) => (reading.value = kind)}
        />
      </div>
      ${
        hands.length
          ? html`<div class="hands">${hands.map((hand) => html`<${Hand} key=${hand.seat} hand=${hand} names=${past.names.value} />`)}</div>`
          : html`<p>${t("analysis-no-hands")}</p>`
      }
    </details>
  `;
}

/** What one hand could be. @param {{hand: HandChances, names: string[]}} props */
export function Hand({ hand, names }) {
  return html`
    <table class="numbers">
      <caption>${t("analysis-hand", { name: names[hand.seat - 1] ?? "" })}</caption>
      <thead>
        <tr>
          <th scope="col">${t("analysis-col-card")}</th>
          <th scope="col">${t("analysis-col-counted")}</th>
          <th scope="col">${t("analysis-col-read")}</th>
        </tr>
      </thead>
      <tbody>
        ${sorted({ ...hand.counting, ...hand.reading }).map(
          (card) => html`
            <tr key=${card}>
              <th scope="row" class="capital">${words.value.card(card)}</th>
              <td>${t("analysis-percent", { chance: percent(hand.counting[card] ?? 0) })}</td>
              <td>${t("analysis-percent", { chance: percent(hand.reading[card] ?? 0) })}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
