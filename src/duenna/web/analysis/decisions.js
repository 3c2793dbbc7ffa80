/** Every decision of a match: what was played, what could be known then, and what it was worth. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { at } from "../place.js";
import { percent, t, words } from "../words.js";

/** @import { Analysis, Decided, HandChances } from "../types" */


/** The id of a decision on the page. @param {Decided} decision */
export function placeOf({ round, move }) {
  return `move-${round}-${move}`;
}

/** The word for a move, and what it cost. @param {Decided} decision */
export function badge({ word, cost, options }) {
  if (word === "fine" && options === 1) return null;
  const name = t("analysis-word", { word });
  const text = word === "fine" ? name : t("analysis-badge", { word: name, cost: 100 * cost.chance });
  return html`<span class=${`verdict verdict-${word}`}>${text}</span>`;
}

/** @param {{id: string, match: number, analysis: Analysis, seats: number[], costly: boolean}} props */
export function Decisions({ id, match, analysis, seats, costly }) {
  const shown = analysis.decisions.filter(({ seat, word }) => seats.includes(seat) && (!costly || word !== "fine"));
  const rounds = [...new Set(shown.map(({ round }) => round))];
  if (!rounds.length) return html`<p>${t("analysis-none-costly")}</p>`;
  return rounds.map(
    (round) => html`
      <section key=${round}>
        <h3>${t("analysis-round", { round })}</h3>
        <p class="soft"><${Standing} analysis=${analysis} round=${round} /></p>
        <ul class="decisions">
          ${shown
            .filter((each) => each.round === round)
            .map(
              (each) =>
                html`<li key=${each.move}><${Decision} analysis=${analysis} decision=${each} replay=${replayAt(id, match, analysis, each)} /></li>`,
            )}
        </ul>
      </section>
    `,
  );
}

/** How the match stood before the round was dealt. @param {{analysis: Analysis, round: number}} props */
function Standing({ analysis, round }) {
  const point = analysis.points.find((each) => each.round === round && each.move === 0);
  const each = Object.entries(point?.chances ?? {}).map(([seat, { chance }]) =>
    t("analysis-standing-one", { name: analysis.players[Number(seat) - 1] ?? "", chance: percent(chance) }),
  );
  return t("analysis-standing", { names: words.value.names(each) });
}

/** The address of the moment before the move, as its player saw it. @param {string} id @param {number} match @param {Analysis} analysis @param {Decided} decision */
function replayAt(id, match, analysis, decision) {
  // The replay counts every deal and every move; the line has a point before each.
  const at = analysis.points.findIndex(({ round, move }) => round === decision.round && move === decision.move);
  return `/t/${id}/replay?${match ? `match=${match}&` : ""}move=${at}&eyes=${decision.seat}`;
}

/** A decision, its tables made when it is opened. @param {{analysis: Analysis, decision: Decided, replay: string}} props */
function Decision({ analysis, decision, replay }) {
  const [open, setOpen] = useState(false);
  const { players } = analysis;
  const name = players[decision.seat - 1] ?? "";
  const move = words.value.say(decision.say.played, players);
  return html`
    <details
      class="decision"
      id=${placeOf(decision)}
      onToggle=${(/** @type {{currentTarget: HTMLDetailsElement}} */ { currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>${t("analysis-move", { number: decision.move, name, move })}</span>${" "}${badge(decision)}
      </summary>
      ${open && html`<${Known} decision=${decision} players=${players} />`}
      <p><a href=${at(replay)}>${t("analysis-see")}</a></p>
    </details>
  `;
}

/** What the decider knew, and what the move was worth. @param {{decision: Decided, players: string[]}} props */
function Known({ decision, players }) {
  const cards = words.value.names(decision.hand.map((card) => words.value.card(card)));
  return html`
    <p>${t("analysis-own-hand", { name: players[decision.seat - 1] ?? "", cards })}</p>
    <p>${sentences(decision, players).join(" ")}</p>
    <div class="hands">
      ${decision.hands.map((hand) => html`<${Hand} key=${hand.seat} hand=${hand} players=${players} />`)}
    </div>
  `;
}

/** What is to be said of a decision. @param {Decided} decision @param {string[]} players */
function sentences({ say }, players) {
  return [...say.verdict, ...say.guess].map((said) => words.value.say(said, players));
}

/** What one hand could be, the likeliest first. @param {{hand: HandChances, players: string[]}} props */
function Hand({ hand, players }) {
  const cards = Object.entries(hand.counting).sort(([one], [other]) => (hand.reading[other] ?? 0) - (hand.reading[one] ?? 0));
  return html`
    <table class="numbers">
      <caption>${t("analysis-hand", { name: players[hand.seat - 1] ?? "" })}</caption>
      <thead>
        <tr>
          <th scope="col">${t("analysis-col-card")}</th>
          <th scope="col">${t("analysis-col-counted")}</th>
          <th scope="col">${t("analysis-col-read")}</th>
        </tr>
      </thead>
      <tbody>
        ${cards.map(
          ([card, counted]) => html`
            <tr key=${card}>
              <th scope="row" class="capital">${words.value.card(card)}</th>
              <td>${t("analysis-percent", { chance: percent(counted) })}</td>
              <td>${t("analysis-percent", { chance: percent(hand.reading[card] ?? 0) })}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
