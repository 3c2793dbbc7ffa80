/** Help at the table: the keys, how to play, and every card. */

import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { CardList, HowToPlay } from "../parts/howto.js";
import { t } from "../words.js";
import { KEYS } from "./keys.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room, onClose: () => void}} props */
export function Help({ room, onClose }) {
  const edition = room.edition.value;
  return html`
    <${Dialog} title=${t("help-title")} onClose=${onClose} wide>
      <details>
        <summary>${t("help-keys-title")}</summary>
        <p class="soft">${t("help-keys-off")}</p>
        <dl class="keys">
          ${KEYS.map(([key = "", says = ""]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(says)}</dd></div>`)}
        </dl>
      </details>
      ${
        edition &&
        html`
        <h3>${t("help-how")}</h3>
        <${HowToPlay} edition=${edition} />
        <h3>${t("rules-the-cards")}</h3>
        <${CardList} edition=${edition} />
      `
      }
    <//>
  `;
}
