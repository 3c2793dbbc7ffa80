/** The match as a line for each player: the chance to win it, from move to move; and the same as a table. */

import { html } from "../html.js";
import { percent, t } from "../words.js";

/** @import { Analysis, Moment } from "../types" */

const WIDE = 1000;
const HIGH = 300;

/** @param {{analysis: Analysis, seats: number[]}} props */
export function Line({ analysis, seats }) {
  const { points } = analysis;
  const step = WIDE / Math.max(1, points.length - 1);
  const rounds = points.flatMap(({ move }, at) => (move === 0 && at < points.length - 1 ? [at] : []));
  /** @param {number} seat */
  function path(seat) {
    return points.map(({ chances }, at) => `${(at * step).toFixed(1)},${height(chances[seat]?.chance ?? 0)}`).join(" ");
  }
  return html`
    <section>
      <h2>${t("analysis-graph")}</h2>
      <figure class="graph">
        <ul class="graph-legend">
          ${seats.map(
            (seat) => html`
              <li key=${seat}>
                <svg viewBox="0 0 40 10" aria-hidden="true"><line class=${`seat-line seat-line-${seat}`} x1="0" x2="40" y1="5" y2="5" /></svg>
                ${analysis.players[seat - 1]}
              </li>
            `,
          )}
        </ul>
        <div class="graph-plot">
          <div class="graph-scale soft" aria-hidden="true">
            ${[1, 0.5, 0].map((chance) => html`<span key=${chance}>${t("analysis-scale", { chance: percent(chance) })}</span>`)}
          </div>
          <svg viewBox=${`0 -6 ${WIDE} ${HIGH + 12}`} preserveAspectRatio="none" role="img" aria-label=${t("analysis-graph-label")}>
            ${[0, 0.5, 1].map((chance) => html`<line key=${chance} class="graph-rule" x1="0" x2=${WIDE} y1=${height(chance)} y2=${height(chance)} />`)}
            ${rounds.map((at) => html`<line key=${`r${at}`} class="graph-rule" x1=${at * step} x2=${at * step} y1="0" y2=${HIGH} />`)}
            ${seats.map((seat) => html`<polyline key=${`s${seat}`} class=${`seat-line seat-line-${seat}`} points=${path(seat)} />`)}
          </svg>
        </div>
        <figcaption class="soft">${t("analysis-graph-label")}</figcaption>
      </figure>
      <details>
        <summary>${t("analysis-graph-table")}</summary>
        <${Points} analysis=${analysis} seats=${seats} />
      </details>
    </section>
  `;
}

/** @param {number} chance */
function height(chance) {
  return (HIGH * (1 - chance)).toFixed(1);
}

/** @param {{analysis: Analysis, seats: number[]}} props */
function Points({ analysis, seats }) {
  const { points, players } = analysis;
  return html`
    <div class="scrolls" tabindex="0" role="region" aria-label=${t("analysis-graph-label")}>
      <table class="numbers">
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
                ${seats.map(
                  (seat) => html`<td key=${seat}>${t("analysis-percent", { chance: percent(point.chances[seat]?.chance ?? 0) })}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {Moment} point @param {boolean} last */
function moment({ move }, last) {
  if (move > 0) return String(move);
  return t(last ? "analysis-end" : "analysis-deal");
}
