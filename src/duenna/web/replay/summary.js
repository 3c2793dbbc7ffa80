/** A match in short: its costliest moves, each player's numbers, and how to read them. */

import { html } from "../html.js";
import { percent, t, words } from "../words.js";
import { badge, whyOf } from "./verdict.js";

/** @import { Analysis, Decided, Summed } from "../types" */
/** @import { Past } from "./past.js" */
/** @import { See } from "./decisions.js" */

const SHOWN = 5;
const CEILING = 0.74; // how often a bot that sees every card wins a round of two players (docs/analysis.md)

/** @param {{past: Past, analysis: Analysis, onSee: See}} props */
export function Costliest({ past, analysis, onSee }) {
  const found = past.costly.sort((one, other) => other.cost.chance - one.cost.chance).slice(0, SHOWN);
  return html`
    <section>
      <h2>${t("analysis-costliest")}</h2>
      ${
        found.length
          ? html`<ol class="costliest">${found.map((each) => html`<${Costly} key=${past.stepOf(each)} analysis=${analysis} decision=${each} onSee=${() => see(each)} />`)}</ol>`
          : html`<p>${t("analysis-none-costly")}</p>`
      }
    </section>
  `;

  /** @param {Decided} decision */
  function see(decision) {
    onSee(past.stepOf(decision), decision.seat);
    scrollTo({ top: 0 });
    document.querySelector("h1")?.focus({ preventScroll: true });
  }
}

/** A way to the move, and why it was costly. @param {{analysis: Analysis, decision: Decided, onSee: () => void}} props */
function Costly({ analysis, decision, onSee }) {
  const { players } = analysis;
  const name = players[decision.seat - 1] ?? "";
  const move = words.value.say(decision.say.played, players);
  const why = [...whyOf(decision, players), ...decision.say.guess.map((said) => words.value.say(said, players))];
  return html`
    <li>
      <button type="button" class="costly" onClick=${onSee}>${t("analysis-costly", { round: decision.round, number: decision.move, name, move })}</button>
      ${" "}${badge(decision)}
      <p class="soft">${why.join(" ")}</p>
    </li>
  `;
}

/** What the numbers mean. @param {{analysis: Analysis}} props */
export function How({ analysis }) {
  return html`
    <details>
      <summary><h2>${t("analysis-how-title")}</h2></summary>
      <p>${t("analysis-how", { worlds: analysis.worlds })}</p>
      <p>${t("analysis-readings")}</p>
      <p>${t("analysis-luck-note", { chance: percent(CEILING) })}</p>
    </details>
  `;
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
      <h2 id="summary-title">${t("analysis-summary")}</h2>
      <div class="scrolls" tabindex="0" role="region" aria-labelledby="summary-title">
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
