/** The one bar above the table: what is played, how the line to the server is, the time left, and the menu. */

import { html, classes } from "../html.js";
import { crestSvg } from "../art/cards.js";
import { at } from "../place.js";
import { t, words } from "../words.js";
import { Clock } from "./clock.js";

/** @import { Room } from "./room.js" */

const crest = { __html: crestSvg() };

/** @param {{room: Room, onMenu: () => void}} props */
export function Bar({ room, onMenu }) {
  return html`
    <header class="bar">
      <a class="skip-link" href="#main">${t("top-skip")}</a>
      <a class="bar-home" href=${at("/")} title=${t("missing-home")}>
        <span class="crest" aria-hidden="true" dangerouslySetInnerHTML=${crest} />
        <span class="visually-hidden">Duenna</span>
      </a>
      <p class="status-round">${aboutOf(room).join(" · ")}</p>
      <${Line} room=${room} />
      <${Clock} room=${room} />
      <button type="button" class="button button-quiet bar-menu" aria-haspopup="dialog" onClick=${onMenu}>${t("table-menu")}</button>
    </header>
  `;
}

/** What is played, and who looks on, in a few words each. @param {Room} room @returns {string[]} */
function aboutOf(room) {
  const table = room.table.value;
  const view = room.view.value;
  if (!table || !view) return [];
  const watching = table.you === null;
  return [
    words.value.edition(table.edition),
    t(view.playoff ? "status-playoff" : "status-round-number", { round: view.round }),
    ...(watching ? [t("status-watching")] : []),
    ...(!watching && table.watching > 0 ? [t("presence-watching", { count: table.watching })] : []),
  ];
}

/** How the line to the server is, in words; while it opens, only for those who listen. @param {{room: Room}} props */
export function Line({ room }) {
  const line = room.line.value;
  const text = line === "open" ? "" : t(`line-${line}`);
  return html`<p class=${classes("line", line !== "lost" && "visually-hidden")} role="status">${text}</p>`;
}
