/** The match as a line for each player: the chance to win it, from move to move. The step looked at stands across it. */

import { html, classes } from "../html.js";
import { percent, t } from "../words.js";

/** @import { Analysis } from "../types" */
/** @import { Past } from "./past.js" */

const WIDE = 1000;
const HIGH = 300;
/** As players of chess write them. @type {Record<string, string>} */
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** @param {{past: Past}} props */
export function Line({ past }) {
  const analysis = past.analysis.value;
  const across = (/** @type {number} */ step) => (past.last ? step / past.last : 0);
  const rounds = past.told.steps.flatMap(({ seat }, step) => (seat === null ? [step] : []));
  return html`
    <svg viewBox=${`0 -6 ${WIDE} ${HIGH + 12}`} preserveAspectRatio="none" aria-hidden="true">
      ${(analysis ? [0, 0.5, 1] : [0.5]).map((chance) => html`<line key=${chance} class="graph-rule" x1="0" x2=${WIDE} y1=${height(chance)} y2=${height(chance)} />`)}
      ${rounds.map((step) => html`<line key=${`r${step}`} class="graph-rule" x1=${across(step) * WIDE} x2=${across(step) * WIDE} y1="0" y2=${HIGH} />`)}
      ${analysis && inFront(analysis, past.me.value).map((seat) => html`<polyline key=${`s${seat}`} class=${classes("seat-line", `seat-line-${seat}`, seat === past.me.value && "is-mine")} points=${path(analysis, seat, across)} />`)}
    </svg>
    <span class="plot-now" style=${{ insetInlineStart: `${100 * across(past.at.value)}%` }} />
    ${
      analysis &&
      past.costly.map((each) => {
        const step = past.stepOf(each);
        const chance = past.pointAt(step)?.chances[each.seat]?.chance ?? 0;
        const style = { insetInlineStart: `${100 * across(step)}%`, insetBlockStart: `${100 * (1 - chance)}%` };
        return html`<span key=${step} class=${`plot-sign verdict-${each.word}`} style=${style} aria-hidden="true">${SIGNS[each.word]}</span>`;
      })
    }
  `;
}

/** The seats, that of the eyes last, so that its line lies on top. @param {Analysis} analysis @param {number | null} me */
function inFront({ seats }, me) {
  return [...seats.filter((seat) => seat !== me), ...seats.filter((seat) => seat === me)];
}

/** @param {Analysis} analysis @param {number} seat @param {(step: number) => number} across */
function path({ points }, seat, across) {
  // The first point is before the first deal, where all chances are alike: no step shows it.
  return points
    .slice(1)
    .map(({ chances }, step) => `${(across(step) * WIDE).toFixed(1)},${height(chances[seat]?.chance ?? 0)}`)
    .join(" ");
}

/** @param {number} chance */
function height(chance) {
  return (HIGH * (1 - chance)).toFixed(1);
}

/** Each player's chance at this step, in words. @param {{past: Past}} props */
export function Standing({ past }) {
  const point = past.pointAt(past.at.value);
  return html`
    <ul class="standing">
      ${Object.entries(point?.chances ?? {}).map(
        ([seat, { chance }]) => html`
          <li key=${seat} class=${Number(seat) === past.me.value ? "is-mine" : ""}>
            <svg viewBox="0 0 40 10" aria-hidden="true"><line class=${`seat-line seat-line-${seat}`} x1="0" x2="40" y1="5" y2="5" /></svg>
            <span>${past.names.value[Number(seat) - 1]}</span> <b>${t("analysis-scale", { chance: percent(chance) })}</b>
          </li>
        `,
      )}
    </ul>
  `;
}
