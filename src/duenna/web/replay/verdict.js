/** What is to be said of the choice that is about to be made: how good it was, why, and what was better. */

import { html } from "../html.js";
import { at } from "../place.js";
import { t, words } from "../words.js";

/** @import { Analysis, Decided } from "../types" */
/** @import { Past } from "./past.js" */

/**
 * The analysis, how far it is, or why there is none.
 * @typedef {{analysis?: Analysis, done?: number, problem?: string}} Made
 */

/** The word for a move, and what it cost. @param {Decided} decision */
export function badge({ word, cost, options }) {
  if (word === "fine" && options === 1) return null;
  const name = t("analysis-word", { word });
  const text = word === "fine" ? name : t("analysis-badge", { word: name, cost: 100 * cost.chance });
  return html`<span class=${`verdict verdict-${word}`}>${text}</span>`;
}

/** Why another move was better, if one was. @param {Decided} decision @param {string[]} names */
export function whyOf({ say, word }, names) {
  const better = word === "fine" ? [] : [t("analysis-better", { best: words.value.say(say.best, names) })];
  return [...better, ...say.why.map((said) => words.value.say(said, names))];
}

/** What is to be said of a decision, beside its badge. @param {Decided} decision @param {string[]} names */
export function sentencesOf(decision, names) {
  const { say, word } = decision;
  const found = word === "fine" ? say.verdict : [];
  return [...whyOf(decision, names), ...[...found, ...say.guess, say.chances].map((said) => words.value.say(said, names))];
}

/** @param {{past: Past, onSee: (step: number, seat: number) => void}} props */
export function Verdict({ past, onSee }) {
  const decision = past.decision.value;
  const names = past.names.value;
  const name = names[(decision?.seat ?? 1) - 1] ?? "";
  const other = decision && past.me.value !== null && past.me.value !== decision.seat;
  return html`
    <section class="verdict-place parchment" aria-labelledby="verdict-title">
      <h2 id="verdict-title">${t("analysis-verdict")}</h2>
      <div aria-live="polite">
        ${
          decision
            ? html`
                <p class="verdict-move">${t("analysis-move", { number: decision.move, name, move: words.value.say(decision.say.played, names) })} ${badge(decision)}</p>
                ${sentencesOf(decision, names).map((text) => html`<p key=${text}>${text}</p>`)}
              `
            : html`<p>${t("analysis-no-decision")}</p>`
        }
      </div>
      ${other && html`<p><button type="button" class="button" onClick=${() => onSee(past.at.peek(), decision.seat)}>${t("analysis-see-as", { name })}</button></p>`}
    </section>
  `;
}

/** The way to the analysis; how far it is once it was asked for. @param {{id: string, match: number, made: Made | null, onAgain: () => void}} props */
export function Analyse({ id, match, made, onAgain }) {
  return html`
    <section class="verdict-place parchment" aria-labelledby="verdict-title">
      <h2 id="verdict-title">${t("analysis-title")}</h2>
      ${
        made === null
          ? html`
              <p>${t("analysis-offer")}</p>
              <p><a class="button button-primary" href=${at(`/t/${id}/analysis?match=${match}`)}>${t("analysis-link")}</a></p>
            `
          : made.problem
            ? html`
                <p class="problem" role="alert">${made.problem}</p>
                <p><button type="button" class="button" onClick=${onAgain}>${t("analysis-again")}</button></p>
              `
            : html`
                <p>${t("analysis-making")}</p>
                <progress max="1" value=${made.done ?? 0} aria-label=${t("analysis-far")}></progress>
              `
      }
    </section>
  `;
}
