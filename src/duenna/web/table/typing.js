/** A line for whole moves, for those who would rather type. */

import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { t, words } from "../words.js";
import { readTyped } from "./typed.js";

/** @import { Room } from "./room.js" */
/** @import { Draft } from "./draft.js" */

/** @param {{room: Room, draft: Draft}} props */
export function Typed({ room, draft }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [answer, setAnswer] = useState("");
  if (room.me.value === null) return null;

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    room.happenings.finish();
    const edition = room.edition.peek();
    const line = field.current?.value ?? "";
    if (!edition || !line.trim()) return;
    const moves = readTyped(line, draft.ways.peek(), edition, words.peek(), room.names.peek());
    const [move = line, ...others] = moves;
    if (others.length) return tell(t("typed-several", { text: line, choices: moves.slice(0, 6).join("; ") }));
    if (moves.length) {
      draft.take(move);
      if (!(await draft.play())) return draft.doubting.peek() ? tell(t("act-ruin")) : undefined;
    } else if (!(await room.send("move", { move }))) return;
    if (field.current) field.current.value = "";
    setAnswer("");
  }

  /** @param {string} text */
  function tell(text) {
    setAnswer(text);
    announce(text, { urgent: true });
  }

  return html`
    <section class="typed" aria-labelledby="typed-title">
      <h2 id="typed-title">${t("typed-title")}</h2>
      <form onSubmit=${submit} class="typed-line">
        <label class="visually-hidden" for="typed">${t("typed-label")}</label>
        <input
          id="typed"
          ref=${field}
          class="field"
          autocomplete="off"
          autocapitalize="none"
          spellcheck=${false}
          maxlength="80"
          placeholder=${room.view.value?.options[0] ?? ""}
        />
        <button class="button">${t("typed-do")}</button>
      </form>
      ${answer && html`<p class="problem">${answer}</p>`}
    </section>
  `;
}
