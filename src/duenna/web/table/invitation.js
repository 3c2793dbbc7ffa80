/** What a friend sees who opens the link to a table: what this is, who invites, the game in three lines, and the one thing to do. */

import { html } from "../html.js";
import { t } from "../words.js";
import { TakeSeat } from "./takeseat.js";

/** @import { Room } from "./room.js" */

/** Whether the reader is a stranger to whom a free seat is offered. @param {Room} room */
export function isInvited(room) {
  const table = room.table.value;
  return table?.phase === "gathering" && table.you === null && table.seats.some(({ kind }) => kind === "open");
}

/** Who invites. @param {Room} room */
export function invitationTitle(room) {
  const table = room.table.value;
  return t("invite-title", { name: table?.seats[table.maker - 1]?.name ?? "" });
}

/** @param {{room: Room}} props */
export function Invitation({ room }) {
  return html`
    <p class="invite-lead">${t("invite-lead")}</p>
    <ol class="invite-rules">
      <li>${t("invite-turn")}</li>
      <li>${t("invite-win")}</li>
      <li>${t("invite-tokens", { count: room.table.value?.target ?? 0 })}</li>
    </ol>
    <${TakeSeat} room=${room} />
  `;
}
