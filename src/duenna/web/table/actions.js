/** What can be done now: the choices of a move, the next round, a rematch; or whom everyone waits for. */

import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { t, words } from "../words.js";
import { Choices } from "./choices.js";
import { NOBODY } from "./menu.js";
import { Result } from "./result.js";
import { readTyped } from "./typed.js";
import { recapOf, statusText } from "./status.js";

/** @import { Room } from "./room.js" */
/** @import { Draft } from "./draft.js" */

/** @param {{room: Room, draft: Draft}} props */
export function Actions({ room, draft }) {
  const table = room.table.value;
  if (!table) return null;
  return html`
    <section class="actions parchment" aria-labelledby="actions-title">
      ${
        table.phase === "playing"
          ? html`
            <h2 id="actions-title" class="visually-hidden">${t("actions-title")}</h2>
            <${Move} room=${room} draft=${draft} />
            <${Typed} room=${room} draft=${draft} />
          `
          : html`<${Result} room=${room} titled="actions-title" />`
      }
      <${Refusal} room=${room} />
    </section>
  `;
}

/** @param {{room: Room, draft: Draft}} props */
function Move({ room, draft }) {
  if (!room.asked.value) return html`<p class="ask soft">${statusText(room)}</p><${Recap} room=${room} />`;
  return html`<${Choosing} room=${room} draft=${draft} />`;
}

/** @param {{room: Room, draft: Draft}} props */
function Choosing({ room, draft }) {
  const { choices, move } = draft.made.value;
  const question = choices[0]?.kind;
  const fromHand = question === "card" || question === "keep";
  const begun = draft.chosen.value.length > 0;
  const again = () => draft.clear();

  /** @param {KeyboardEvent} event */
  function backOut({ key }) {
    if (key === "Escape") draft.clear();
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (await draft.play()) document.getElementById("table-title")?.focus({ preventScroll: true });
    else if (draft.doubting.peek()) announce(t("act-ruin"), { urgent: true });
  }

  return html`
    <form class="move" onSubmit=${submit} onKeyDown=${backOut}>
      ${draft.place.value < 0 && fromHand && html`<p class="ask">${t(`ask-${question}-here`)}</p>`}
      ${draft.chosen.value.length === 0 && html`<${Recap} room=${room} />`}
      <${Choices} room=${room} draft=${draft} />
      ${draft.doubting.value && html`<p class="problem ruin">${t("act-ruin")}</p>`}
      ${
        (move || choices.length > 1) &&
        html`
        <p class="move-do">
          <button
            class="button button-primary button-big"
            aria-disabled=${!move || room.sending.value ? "true" : undefined}
            onClick=${onceOnly}
          >
            ${draft.doubting.value ? t("act-sure") : t(DOES[question ?? "card"] ?? "act-do", { what: whatOf(room, draft) })}
          </button>
          ${begun && html`<button type="button" class="button button-quiet" onClick=${again}>${t("act-back")}</button>`}
        </p>
      `
      }
    </form>
  `;
}

/** The second click of a double click means nothing, least of all "yes, I mean it". @param {MouseEvent} event */
function onceOnly(event) {
  if (event.detail > 1) event.preventDefault();
}

/** What the others did meanwhile. @param {{room: Room}} props */
function Recap({ room }) {
  const lines = recapOf(room);
  if (lines.length < 2) return null; // one alone stands under the title
  return html`<ol class="recap">${lines.map((line, at) => html`<li key=${at}>${line}</li>`)}</ol>`;
}

/** What the button says, by the first choice. @type {Record<string, string>} */
const DOES = { card: "act-do", keep: "act-keep", reply: "act-choose", look: "act-choose" };

/** The choices so far in words: "Guard, Bruno, Priest". @param {Room} room @param {Draft} draft */
function whatOf(room, draft) {
  const names = room.names.value;
  const said = draft.made.value.choices.flatMap(({ kind, chosen }) => {
    if (chosen === null || kind === "top" || (chosen === NOBODY && kind === "second")) return [];
    if (chosen === NOBODY) return [t("choose-nobody")];
    if (kind === "guess") return [words.value.guess(chosen)];
    if (kind === "reply") return [t(`choose-${chosen}`)];
    if (["target", "first", "second", "look"].includes(kind))
      return [Number(chosen) === room.me.value ? t("choose-you") : (names[Number(chosen) - 1] ?? "")];
    return [words.value.card(chosen)];
  });
  return said.join(", ");
}

/** A line for whole moves, for those who would rather type. @param {{room: Room, draft: Draft}} props */
function Typed({ room, draft }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [answer, setAnswer] = useState("");
  if (room.me.value === null) return null;

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
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
    <details class="typed">
      <summary>${t("typed-title")}</summary>
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
    </details>
  `;
}

/** Why the last command was not carried out. @param {{room: Room}} props */
export function Refusal({ room }) {
  const refusal = room.refusal.value;
  if (!refusal) return null;
  return html`<p class="problem" role="alert">${refusalText(room, refusal)}</p>`;
}

/** @param {Room} room @param {{error: string, message: string, values?: Record<string, any>}} refusal */
function refusalText(room, refusal) {
  if (refusal.error === "unreachable") return t("refused-unreachable");
  return words.value.error(refusal, room.edition.value, room.names.value);
}
