/** The analysis to be read from top to bottom: every decision, what could be known then, and what it was worth. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Check } from "../parts/fields.js";
import { percent, t, words } from "../words.js";
import { Hand } from "./chances.js";
import { badge, sentencesOf } from "./verdict.js";

/** @import { Analysis, Decided } from "../types" */
/** @import { Past } from "./past.js" */
/** @typedef {(step: number, seat: number) => void} See  goes to a step, and to the eyes of a seat */

/** @param {{past: Past, analysis: Analysis, onSee: See}} props */
export function Decisions({ past, analysis, onSee }) {
  const [costly, setCostly] = useState(false);
  const me = past.me.value;
  const shown = analysis.decisions.filter(({ seat, word }) => (me === null || seat === me) && (!costly || word !== "fine"));
  const rounds = [...new Set(shown.map(({ round }) => round))];
  return html`
    <details>
      <summary><h2>${t("analysis-moves")}</h2></summary>
      <${Check} label=${t("analysis-only-costly")} on=${costly} onCheck=${setCostly} />
      ${!rounds.length && html`<p>${t("analysis-none-costly")}</p>`}
      ${rounds.map(
        (round) => html`
          <section key=${round}>
            <h3>${t("analysis-round", { round })}</h3>
            <p class="soft"><${Standing} analysis=${analysis} round=${round} /></p>
            <ul class="decisions">
              ${shown
                .filter((each) => each.round === round)
                .map((each) => html`<li key=${each.move}><${Decision} past=${past} decision=${each} onSee=${onSee} /></li>`)}
            </ul>
          </section>
        `,
      )}
    </details>
  `;
}

/** How the match stood before the round was dealt. @param {{analysis: Analysis, round: number}} props */
function Standing({ analysis, round }) {
  const point = analysis.points.find((each) => each.round === round && each.move === 0);
  const each = Object.entries(point?.chances ?? {}).map(([seat, { chance }]) =>
    t("analysis-standing-one", { name: analysis.players[Number(seat) - 1] ?? "", chance: percent(chance) }),
  );
  return t("analysis-standing", { names: words.value.names(each) });
}

/** A decision, its tables made when it is opened. @param {{past: Past, decision: Decided, onSee: See}} props */
function Decision({ past, decision, onSee }) {
  const [open, setOpen] = useState(false);
  const names = past.names.value;
  const name = names[decision.seat - 1] ?? "";
  const cards = words.value.names(decision.hand.map((card) => words.value.card(card)));
  return html`
    <details class="decision" onToggle=${(/** @type {{currentTarget: HTMLDetailsElement}} */ { currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>${t("analysis-move", { number: decision.move, name, move: words.value.say(decision.say.played, names) })}</span>${" "}${badge(decision)}
      </summary>
      ${
        open &&
        html`
          <p>${t("analysis-own-hand", { name, cards })}</p>
          <p>${sentencesOf(decision, names).join(" ")}</p>
          <div class="hands">${decision.hands.map((hand) => html`<${Hand} key=${hand.seat} hand=${hand} names=${names} />`)}</div>
          <p><button type="button" class="button" onClick=${() => onSee(past.stepOf(decision), decision.seat)}>${t("analysis-see")}</button></p>
        `
      }
    </details>
  `;
}
