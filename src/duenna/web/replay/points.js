/** The line of chances as a table. */

import { html } from "../html.js";
import { percent, t } from "../words.js";

/** @import { Analysis, Moment } from "../types" */

/** @param {{analysis: Analysis}} props */
export function Points({ analysis }) {
  const { points, players, seats } = analysis;
  return html`
    <details>
      <summary><h2>${t("analysis-graph-table")}</h2></summary>
      <div class="scrolls" tabindex="0" role="region" aria-label=${t("analysis-graph-label")}>
        <table class="numbers points">
          <caption class="visually-hidden">${t("analysis-graph-label")}</caption>
          <thead>
            <tr>
              <th scope="col">${t("analysis-col-round")}</th>
              <th scope="col">${t("analysis-col-move")}</th>
              ${seats.map((seat) => html`<th key=${seat} scope="col">${players[seat - 1]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${points.map(
              (point, at) => html`
                <tr key=${at}>
                  <th scope="row">${point.round}</th>
                  <td>${moment(point, at === points.length - 1)}</td>
                  ${seats.map((seat) => html`<td key=${seat}>${t("analysis-percent", { chance: percent(point.chances[seat]?.chance ?? 0) })}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `;
}

/** @param {Moment} point @param {boolean} last */
function moment({ move }, last) {
  if (move > 0) return String(move);
  return t(last ? "analysis-end" : "analysis-deal");
}
