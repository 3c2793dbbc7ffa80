/** A match in short: its costliest moves, and each player's numbers. */

import { html } from "../html.js";
import { percent, t, words } from "../words.js";
import { badge, placeOf } from "./decisions.js";

/** @import { Analysis, Decided, Summed } from "../types" */

const SHOWN = 5;

/** @param {{analysis: Analysis, seats: number[]}} props */
export function Costliest({ analysis, seats }) {
  const found = analysis.decisions
    .filter(({ seat, word }) => seats.includes(seat) && word !== "fine")
    .sort((one, other) => other.cost.chance - one.cost.chance)
    .slice(0, SHOWN);
  return html`
    <section>
      <h2>${t("analysis-costliest")}</h2>
      ${
        found.length
          ? html`<ol class="costliest">${found.map((each) => html`<${Costly} key=${placeOf(each)} analysis=${analysis} decision=${each} />`)}</ol>`
          : html`<p>${t("analysis-none-costly")}</p>`
      }
    </section>
  `;
}

/** A way to the move, and why it was costly. @param {{analysis: Analysis, decision: Decided}} props */
function Costly({ analysis, decision }) {
  const place = placeOf(decision);
  const { players } = analysis;
  const name = players[decision.seat - 1] ?? "";
  const move = words.value.say(decision.say.played, players);
  const best = words.value.say(decision.say.best, players);
  const why = [t("analysis-better", { best }), ...decision.say.guess.map((said) => words.value.say(said, players))];
  return html`
    <li>
      <a href=${`#${place}`} onClick=${(/** @type {Event} */ event) => show(event, place)}>
        ${t("analysis-costly", { round: decision.round, number: decision.move, name, move })}
      </a>
      ${" "}${badge(decision)}
      <p class="soft">${why.join(" ")}</p>
    </li>
  `;
}

/** Opens the move and goes on reading there. @param {Event} event @param {string} place */
function show(event, place) {
  const details = document.getElementById(place);
  if (!(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  details.open = true;
  details.scrollIntoView();
  details.querySelector("summary")?.focus({ preventScroll: true });
}

/** @type {[string, (summary: Summed) => string][]} What is told of each player, row by row. */
const ROWS = [
  ["decisions", ({ decisions }) => String(decisions)],
  ["fine", ({ words: count }) => String(count.fine)],
  ["inaccuracies", ({ words: count }) => String(count.inaccuracy)],
  ["mistakes", ({ words: count }) => String(count.mistake)],
  ["blunders", ({ words: count }) => String(count.blunder)],
  ["average", ({ average_cost: cost }) => points(cost)],
  ["guesses", ({ guesses }) => String(guesses)],
  ["hits", ({ hits }) => String(hits)],
  ["expected", ({ expected_hits: expected }) => t("analysis-points", { cost: expected })],
  ["first", ({ first }) => t("analysis-percent", { chance: percent(first) })],
  ["skill", ({ skill }) => points(skill)],
  ["luck", ({ luck }) => points(luck)],
  ["last", ({ last }) => t("analysis-percent", { chance: percent(last) })],
];

/** A chance in percentage points, with a true minus, as the badges have it. @param {number} chance */
function points(chance) {
  return t("analysis-points", { cost: 100 * chance }).replace("-", "−");
}

/** @param {{analysis: Analysis, seats: number[]}} props */
export function Summary({ analysis, seats }) {
  const shown = analysis.summaries.filter(({ seat }) => seats.includes(seat));
  return html`
    <section>
      <h2 id="summary">${t("analysis-summary")}</h2>
      <div class="scrolls" tabindex="0" role="region" aria-labelledby="summary">
        <table class="numbers">
          <caption class="visually-hidden">${t("analysis-summary")}</caption>
          <thead>
            <tr>
              <td></td>
              ${shown.map(({ seat }) => html`<th key=${seat} scope="col">${analysis.players[seat - 1]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${ROWS.map(
              ([name, value]) => html`
                <tr key=${name}>
                  <th scope="row">${t(`analysis-row-${name}`)}</th>
                  ${shown.map((summary) => html`<td key=${summary.seat}>${value(summary)}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}
