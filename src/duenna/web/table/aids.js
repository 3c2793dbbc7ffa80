/** What the table agreed to show beside memory: how many of each card have not been seen. */

import { html } from "../html.js";
import { t, words } from "../words.js";

/** @import { Room } from "./room.js" */

/** Whether the table has the cards counted for everyone. @param {Room} room */
export function isCounting(room) {
  return ["counts", "odds"].includes(room.table.value?.options.aids ?? "");
}

/** @param {{room: Room}} props */
export function Aids({ room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition || !isCounting(room)) return null;
  const left = room.unseen.value ?? {};
  return html`
    <details class="aids" open>
      <summary><h2>${t("aids-title")}</h2></summary>
      <table>
        <thead class="visually-hidden">
          <tr>${["aids-rank", "aids-card", "aids-left"].map((id) => html`<th key=${id} scope="col">${t(id)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.entries(left).map(
            ([card, count]) => html`
            <tr key=${card} class=${count > 0 ? "" : "is-gone"}>
              <td class="aids-rank">${edition.rank(card)}</td>
              <th scope="row">${words.value.card(card)}</th>
              <td>
                <${Pips} all=${edition.copies(card)} left=${count} />
                <span class="aids-count">${count}</span>
              </td>
            </tr>
          `,
          )}
        </tbody>
      </table>
    </details>
  `;
}

/** One dot for each copy, full where it has not been seen. @param {{all: number, left: number}} props */
function Pips({ all, left }) {
  const dots = Array.from({ length: all }, (_, at) => at < left);
  return html`
    <span class="pips" aria-hidden="true">${dots.map((full, at) => html`<i key=${at} class=${full ? "pip" : "pip pip-gone"} />`)}</span>
  `;
}
