/** How a round or the match ended, and what comes next. */

import { html } from "../html.js";
import { CardButton } from "../parts/card.js";
import { Tokens } from "../parts/tokens.js";
import { at } from "../place.js";
import { t, words } from "../words.js";
import { statusText } from "./status.js";

/** @import { Room } from "./room.js" */

const TOLD = ["round-over", "token", "revealed", "playoff", "match-over"];

/** @param {{room: Room, titled: string}} props  titled: the id of its heading */
export function Result({ room, titled }) {
  const table = room.table.value;
  const view = room.view.value;
  const edition = room.edition.value;
  if (!table || !view || !edition) return null;
  const over = table.phase === "match-over";
  const seated = room.me.value !== null;
  const shown = Object.entries(view.shown);
  return html`
    <div class="result">
      <h2 id=${titled} class="title result-title">${statusText(room)}</h2>
      ${
        shown.length > 0 &&
        html`
        <ul class="shown">
          ${shown.map(
            ([seat, card]) => html`
            <li key=${seat}>
              <${CardButton} card=${card} edition=${edition} />
              <span class="capital">${Number(seat) === room.me.value ? t("choose-you") : room.names.value[Number(seat) - 1]}</span>
            </li>
          `,
          )}
        </ul>
      `
      }
      <${Told} room=${room} />
      <ul class="scores">
        ${table.seats.map(
          (seat) => html`
          <li key=${seat.seat}>
            <span class="score-name capital">${seat.seat === room.me.value ? t("choose-you") : seat.name}</span>
            <${Tokens} count=${view.tokens[seat.seat] ?? 0} target=${table.target} />
          </li>
        `,
        )}
      </ul>
      ${
        seated &&
        html`
        <p class="move-do">
          <button
            type="button"
            class="button button-primary button-big"
            aria-disabled=${room.sending.value ? "true" : undefined}
            onClick=${() => goOn(room, over ? "rematch" : "next")}
          >${t(over ? "result-rematch" : "result-next")}</button>
        </p>
      `
      }
      ${
        over &&
        html`
        <p class="ways-on">
          <a class="button" href=${at(`/t/${room.id}/replay`)}>${t("result-replay")}</a>
          <a class="button" href=${at(`/t/${room.id}/analysis?match=${table.match}`)}>${t("analysis-link")}</a>
          <a class="button button-quiet" href=${at("/")}>${t("missing-home")}</a>
        </p>
      `
      }
      ${!seated && html`<p class="soft">${t("result-wait")}</p>`}
      ${
        over &&
        table.seed &&
        html`
        <details class="fair">
          <summary>${t("fair-title")}</summary>
          <p>${t("fair-how")}</p>
          <dl>
            <dt>${t("fair-before")}</dt><dd><code>${table.commitment}</code></dd>
            <dt>${t("fair-after")}</dt><dd><code>${table.seed}</code></dd>
          </dl>
          <p><a href=${at(`/api/tables/${room.id}/record`)} download=${`${room.id}.json`}>${t("fair-record")}</a></p>
        </details>
      `
      }
    </div>
  `;
}

/** The sentences of the end, in their order. @param {{room: Room}} props */
function Told({ room }) {
  const edition = room.edition.value;
  const last = room.log.value.findLast(({ events }) =>
    events.some(({ event }) => event === "round-over" || event === "match-over"),
  );
  if (!last || !edition) return null;
  const lines = last.events
    .filter(({ event }) => TOLD.includes(event))
    .map((event) => words.value.event(event, edition, room.names.value, room.me.value))
    .filter(Boolean);
  return html`<div>${lines.map((line, at) => html`<p key=${at}>${line}</p>`)}</div>`;
}

/** @param {Room} room @param {string} command */
async function goOn(room, command) {
  if (await room.send(command)) document.getElementById("table-title")?.focus({ preventScroll: true });
}
