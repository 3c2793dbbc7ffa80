/** Fields of a form: one of several values, and a switch. */

import { useId } from "preact/hooks";
import { html, withCheck, withValue } from "../html.js";

/**
 * @param {{
 *   label: string, value: string | number, from: [string, string][], onPick: (value: string) => void,
 *   hint?: string, problem?: string,
 * }} props
 */
export function Pick({ label, value, from, onPick, hint = "", problem = "" }) {
  const id = useId();
  const told = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return html`
    <div class="pick">
      <label class="capital" for=${id}>${label}</label>
      ${hint && html`<span id=${`${id}-hint`} class="soft pick-hint">${hint}</span>`}
      <select
        id=${id}
        class="field"
        value=${String(value)}
        aria-invalid=${problem ? "true" : undefined}
        aria-describedby=${told || undefined}
        onChange=${withValue(onPick)}
      >
        ${from.map(([each, name]) => html`<option key=${each} value=${each}>${name}</option>`)}
      </select>
      ${problem && html`<span id=${`${id}-problem`} class="problem">${problem}</span>`}
    </div>
  `;
}

/** @param {{label: string, hint?: string, on: boolean, onCheck: (on: boolean) => void}} props */
export function Check({ label, hint, on, onCheck }) {
  return html`
    <label class="check">
      <input type="checkbox" checked=${on} onChange=${withCheck(onCheck)} />
      <span>${label}${hint && html`<span class="soft check-hint">${hint}</span>`}</span>
    </label>
  `;
}
