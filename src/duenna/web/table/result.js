/** How a round or the match ended, and what comes next. */

import { html } from "../html.js";
import { at } from "../place.js";
import { t, words } from "../words.js";

/** @import { Lesson } from "./lesson.js" */
/** @import { Room } from "./room.js" */

const TOLD = ["round-over", "token", "revealed", "playoff", "match-over"];

/** What comes next. @param {{room: Room}} props */
export function Ways({ room }) {
  const table = room.table.value;
  if (!table) return null;
  const over = table.phase === "match-over";
  const seated = room.me.value !== null;
  return html`
    <p class="result move-do">
      ${
        seated
          ? html`
          <button
            type="button"
            class="button button-primary"
            aria-disabled=${room.sending.value ? "true" : undefined}
            onClick=${() => goOn(room, over ? "rematch" : "next")}
          >${t(over ? "result-rematch" : "result-next")}</button>
        `
          : html`<span class="soft">${t("result-wait")}</span>`
      }
      ${
        over &&
        html`
        <a class="button" href=${at(`/t/${room.id}/replay`)}>${t("result-replay")}</a>
        <a class="button" href=${at(`/t/${room.id}/analysis?match=${table.match}`)}>${t("analysis-link")}</a>
      `
      }
    </p>
  `;
}

/** What comes after the lesson. @param {{room: Room}} props */
export function Learned({ room }) {
  return html`
    <p class="result move-do">
      <a class="button button-primary" href=${at("/")}>${t("lesson-play")}</a>
      <button type="button" class="button" onClick=${() => /** @type {Lesson} */ (room).begin()}>${t("lesson-again")}</button>
      <a class="button" href=${at(`/rules/${room.table.value?.edition ?? ""}`)}>${t("top-rules")}</a>
    </p>
  `;
}

/** The sentences of the end, in their order. @param {Room} room */
export function endOf(room) {
  const last = room.log.value.findLast(({ events }) =>
    events.some(({ event }) => event === "round-over" || event === "match-over"),
  );
  if (!last) return [];
  return last.events
    .filter(({ event }) => TOLD.includes(event))
    .map((event) => words.value.event(event, room.names.value))
    .filter(Boolean);
}

/** @param {Room} room @param {string} command */
async function goOn(room, command) {
  if (await room.send(command)) document.getElementById("table-title")?.focus({ preventScroll: true });
}
