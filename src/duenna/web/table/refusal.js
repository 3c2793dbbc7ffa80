/** Why the last command was not carried out, told where it was given. */

import { html } from "../html.js";
import { t, words } from "../words.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room}} props */
export function Refusal({ room }) {
  const refusal = room.refusal.value;
  if (!refusal) return null;
  const text =
    "say" in refusal
      ? words.value.refusal(refusal, room.names.value, room.edition.value)
      : t(`refused-${refusal.error}`);
  return html`<p class="problem" role="alert">${text}</p>`;
}
