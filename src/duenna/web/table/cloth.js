/** The middle of the table: the deck, what was set aside, and everyone's discards in order. */

import { html, classes } from "../html.js";
import { Back, CardButton } from "../parts/card.js";
import { t, words } from "../words.js";
import { inTurn } from "./opponents.js";

/** @import { Seen } from "./room.js" */
/** @import { SeatFace } from "../types" */

/** @param {{room: Seen}} props */
export function Cloth({ room }) {
  const table = room.table.value;
  const view = room.view.value;
  const edition = room.edition.value;
  if (!table || !view || !edition) return null;
  const me = room.me.value;
  const others = inTurn(table.seats, me);
  const own = table.seats.filter(({ seat }) => seat === me);
  return html`
    <section class="cloth" aria-labelledby="cloth-title">
      <h2 id="cloth-title" class="visually-hidden">${t("cloth-title")}</h2>
      <ul class=${`piles cols-${others.length}`}>
        ${[...others, ...own].map((seat) => html`<${Pile} key=${seat.seat} seat=${seat} room=${room} />`)}
      </ul>
      <${Middle} room=${room} />
    </section>
  `;
}

/** @param {{seat: SeatFace, room: Seen}} props */
function Pile({ seat, room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition) return null;
  const all = view.piles[seat.seat] ?? [];
  const memory = room.table.value?.options.aids === "memory" && room.table.value.phase === "playing";
  const cards = memory ? all.slice(-1) : all;
  const mine = seat.seat === room.me.value;
  const owner = mine ? t("pile-yours") : t("pile-of", { name: seat.name });
  return html`
    <li class=${classes("pile", mine && "pile-mine")}>
      <h3 class="pile-name" aria-label=${owner}>${mine ? owner : seat.name}</h3>
      ${
        cards.length
          ? html`
            <ol class="pile-cards">
              ${cards.map(
                (card, at) => html`
                  <li key=${all.length - cards.length + at}>
                    <${CardButton} card=${card} edition=${edition} size="tiny" motion="is-flying" />
                  </li>
                `,
              )}
            </ol>
          `
          : html`<p class="soft pile-none">${t("pile-none")}</p>`
      }
      ${memory && all.length > 1 && html`<p class="soft">${t("pile-under", { count: all.length - 1 })}</p>`}
    </li>
  `;
}

/** @param {{room: Seen}} props */
function Middle({ room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition) return null;
  const known = Object.entries(view.known_deck);
  return html`
    <div class="middle">
      <p class="deck">
        <span class=${classes("stack", view.deck === 0 && "stack-empty")}>${view.deck > 0 && html`<${Back} />`}</span>
        <span>${t("deck-count", { count: view.deck })}</span>
      </p>
      ${
        view.round > 0 &&
        (view.burned || view.revealed) &&
        html`
        <p class="deck">
          ${view.revealed ? html`<${CardButton} card=${view.revealed} edition=${edition} size="tiny" />` : html`<${Back} />`}
          <span>${t(view.revealed ? "aside-revealed" : "aside-burned")}</span>
        </p>
      `
      }
      ${
        view.aside.length > 0 &&
        html`
        <div class="deck">
          <span class="aside-cards">
            ${view.aside.map((card, at) =>
              card
                ? html`<${CardButton} key=${at} card=${card} edition=${edition} size="tiny" />`
                : html`<${Back} key=${at} />`,
            )}
          </span>
          <span>${t("aside-further", { count: view.aside.length })}</span>
        </div>
      `
      }
      ${known.map(
        ([place, card]) => html`
          <p key=${place} class="soft known-deck">
            ${t("deck-known", { place: Number(place), card: words.value.card(card) })}
          </p>
        `,
      )}
    </div>
  `;
}
