/** A few ready phrases, which everyone reads in their own language; free words where the table is by link; whom not to hear. */

import { useRef } from "preact/hooks";
import { html } from "../html.js";
import { Check } from "../parts/fields.js";
import { vocabulary } from "../vocabulary.js";
import { t } from "../words.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room}} props */
export function Say({ room }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  if (room.me.value === null) return null;
  const others = (room.table.value?.seats ?? []).filter(({ kind, seat }) => kind === "human" && seat !== room.me.value);

  /** @param {Event} event */
  async function say(event) {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text && (await room.send("say", { text })) && field.current) field.current.value = "";
  }

  return html`
    <section class="say" aria-labelledby="say-title">
      <h2 id="say-title">${t("say-title")}</h2>
      <div class="phrases">
        ${vocabulary.value.phrases.map(
          (phrase) => html`
            <button key=${phrase} type="button" class="button" onClick=${() => room.send("say", { phrase })}>
              ${t(`say-${phrase}`)}
            </button>
          `,
        )}
      </div>
      ${
        !room.table.value?.options.open &&
        html`
        <form class="typed-line" onSubmit=${say}>
          <label class="visually-hidden" for="say-text">${t("say-label")}</label>
          <input id="say-text" ref=${field} class="field" maxlength="200" autocomplete="off" />
          <button class="button">${t("say-do")}</button>
        </form>
      `
      }
      ${others.length > 0 && html`
        <fieldset class="mutes">
          <legend>${t("say-mute")}</legend>
          ${others.map(
            ({ name }) => html`
              <${Check} key=${name} label=${name} on=${room.muted.value.includes(name)} onCheck=${(/** @type {boolean} */ on) => room.mute(name, on)} />
            `,
          )}
        </fieldset>
      `}
    </section>
  `;
}
