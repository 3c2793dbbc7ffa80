/** House rules: every knob of the edition, each as usual until it is turned. */

import { useState } from "preact/hooks";
import { html, withValue } from "../html.js";
import { t, words } from "../words.js";
import { Pick } from "../parts/fields.js";

/** @import { Edition } from "../edition.js" */
/** @import { Say } from "../types" */
/** @typedef {{knob: string, text: string}} Problem  which knob the server would not have, and why */

const USUAL = "usual";

/**
 * @param {{
 *   edition: Edition, knobs: Record<string, any>, problem: Problem | null,
 *   onTurn: (knobs: Record<string, any>) => void,
 * }} props
 */
export function HouseRules({ edition, knobs, problem, onTurn }) {
  /** @param {string} knob @param {any} value  undefined is as usual */
  function turn(knob, value) {
    const { [knob]: _, ...others } = knobs;
    onTurn(value === undefined ? others : { ...others, [knob]: value });
  }

  const say = (/** @type {Say} */ said) => words.value.say(said, [], edition);
  const why = (/** @type {string} */ knob) => (problem?.knob === knob ? problem.text : "");
  const [open, setOpen] = useState(Object.keys(knobs).length > 0);
  /** @param {{currentTarget: HTMLDetailsElement}} event */
  const toggled = ({ currentTarget }) => setOpen(currentTarget.open);
  return html`
    <details class="more" open=${open || problem !== null} onToggle=${toggled}>
      <summary>${t("make-house")}</summary>
      <p class="soft">${t("make-house-how")}</p>
      <div class="pairs house-rules">
        ${edition.told.dials.map(({ knob, name, hint, usual, choices }) => {
          const now = choices.findIndex(({ value }) => same(value, knobs[knob]));
          const others = choices.flatMap(({ value, say: means }, at) => (same(value, usual.value) ? [] : [[String(at), say(means)]]));
          return html`
            <${Pick}
              key=${knob}
              label=${say(name)}
              hint=${hint ? say(hint) : ""}
              problem=${why(knob)}
              value=${now < 0 ? USUAL : String(now)}
              from=${[[USUAL, t("knob-usual", { value: say(usual.say) })], ...others]}
              onPick=${(/** @type {string} */ at) => turn(knob, at === USUAL ? undefined : choices[Number(at)]?.value)}
            />
          `;
        })}
        <${Tokens} count=${knobs.tokens} problem=${why("tokens")} onCount=${(/** @type {number | undefined} */ count) => turn("tokens", count)} />
      </div>
    </details>
  `;
}

/** @param {{count: number | undefined, problem: string, onCount: (count: number | undefined) => void}} props */
function Tokens({ count, problem, onCount }) {
  return html`
    <label class="pick">
      <span>${t("knob-tokens")}</span>
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min="1"
        max="99"
        placeholder=${t("knob-tokens-usual")}
        value=${count ?? ""}
        aria-invalid=${problem ? "true" : undefined}
        aria-describedby=${problem ? "tokens-problem" : undefined}
        onInput=${withValue((text) => onCount(text === "" ? undefined : Number(text)))}
      />
      ${problem && html`<span id="tokens-problem" class="problem">${problem}</span>`}
    </label>
  `;
}

/** Whether two values of a knob are the same; ranges are lists of two. @param {any} one @param {any} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
