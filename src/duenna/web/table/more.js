/** The table's menu: help, the pages around the table, the language, another device, and the ways out. */

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { LanguageChoice } from "../parts/header.js";
import { at } from "../place.js";
import { go } from "../router.js";
import { t } from "../words.js";
import { OtherDevice } from "./devices.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room, onHelp: () => void, onClose: () => void}} props */
export function More({ room, onHelp, onClose }) {
  const table = room.table.value;
  if (!table) return null;
  const seated = table.you !== null && !room.lesson;
  return html`
    <${Dialog} title=${t("table-menu")} onClose=${onClose}>
      <nav class="more" aria-label=${t("top-nav")}>
        <button type="button" class="button" onClick=${onHelp}>${t("help-title")}</button>
        <a class="button" href=${at(`/rules/${table.edition}`)}>${t("top-rules")}</a>
        <a class="button" href=${at("/settings")}>${t("top-settings")}</a>
        <a class="button" href=${at("/")}>${t(room.lesson ? "lesson-skip" : "missing-home")}</a>
        ${!room.lesson && html`<a class="button" href=${at("/learn")}>${t("learn-link")}</a>`}
        ${seated && html`<${OtherDevice} room=${room} />`}
        <${LanguageChoice} />
      </nav>
      ${table.seed && html`<${Fair} room=${room} />`}
      ${seated && html`<${Leave} room=${room} />`}
    <//>
  `;
}

/** Whoever leaves says so twice: a computer player takes the seat at once. @param {{room: Room}} props */
function Leave({ room }) {
  async function leave() {
    if (await room.giveUp()) go("/");
  }
  return html`
    <details>
      <summary>${t("leave-title")}</summary>
      <p>${t("leave-how")}</p>
      <p class="phrases"><button type="button" class="button" onClick=${leave}>${t("leave-title")}</button></p>
    </details>
  `;
}

/** What shows that the shuffle was settled before the match. @param {{room: Room}} props */
function Fair({ room }) {
  const table = room.table.value;
  return html`
    <details class="fair">
      <summary>${t("fair-title")}</summary>
      <p>${t("fair-how")}</p>
      <dl>
        <dt>${t("fair-before")}</dt><dd><code>${table?.commitment}</code></dd>
        <dt>${t("fair-after")}</dt><dd><code>${table?.seed}</code></dd>
      </dl>
      <p><a href=${at(`/api/tables/${room.id}/record`)} download=${`${room.id}.json`}>${t("fair-record")}</a></p>
    </details>
  `;
}
