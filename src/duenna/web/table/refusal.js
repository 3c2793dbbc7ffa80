/** Why the last command was not carried out, told where it was given. */

import { html } from "../html.js";
import { t, words } from "../words.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room}} props */
export function Refusal({ room }) {
  const refusal = room.refusal.value;
  if (!refusal) return null;
  return html`<p class="problem" role="alert">${refusalText(room, refusal)}</p>`;
}

/** @param {Room} room @param {{error: string, message: string, values?: Record<string, any>}} refusal */
function refusalText(room, refusal) {
  if (refusal.error === "unreachable" || refusal.error === "trying") return t(`refused-${refusal.error}`);
  return words.value.error(refusal, room.edition.value, room.names.value);
}
