/** The way onto a free seat: a name and a button. */

import { html } from "../html.js";
import { NameField } from "../parts/name.js";
import { myName } from "../settings.js";
import { t } from "../words.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room}} props */
export function TakeSeat({ room }) {
  /** @param {Event} event */
  function join(event) {
    event.preventDefault();
    room.send("join", { name: myName.peek().trim() || t("name-unknown") });
  }
  return html`
    <form class="take-seat parchment panel" onSubmit=${join}>
      <${NameField} />
      <button class="button button-primary button-big">${t("gather-join")}</button>
    </form>
  `;
}
