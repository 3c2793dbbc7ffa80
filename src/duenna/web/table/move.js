/** The move being made, over the middle of the table: one choice at a time, and the button once all are made. */

import { html } from "../html.js";
import { announce } from "../announce.js";
import { showCard } from "../parts/shown.js";
import { t, words } from "../words.js";
import { Choices } from "./choices.js";
import { NOBODY } from "./menu.js";
import { Refusal } from "./refusal.js";

/** @import { Room } from "./room.js" */
/** @import { Draft } from "./draft.js" */

/** @param {{room: Room, draft: Draft}} props */
export function Move({ room, draft }) {
  if (!draft.open.value) return null;
  const { move } = draft.made.value;
  const card = draft.place.value >= 0 ? draft.chosen.value[0] : undefined;
  const edition = room.edition.value;
  const rules = () => card && edition && showCard(card, edition);

  /** @param {KeyboardEvent} event */
  function backOut(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    draft.back();
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    if (await draft.play()) document.getElementById("table-title")?.focus({ preventScroll: true });
    else if (draft.doubting.peek()) announce(t("act-ruin"), { urgent: true });
  }

  return html`
    <section class="move-place parchment" aria-labelledby="move-title">
      <h2 id="move-title" class="visually-hidden">${t("actions-title")}</h2>
      <form class="move" onSubmit=${submit} onKeyDown=${backOut}>
        <${Choices} room=${room} draft=${draft} />
        ${draft.doubting.value && html`<p class="problem ruin">${t("act-ruin")}</p>`}
        <${Refusal} room=${room} />
        <p class="move-do">
          ${draft.begun.value && html`<button type="button" class="button move-back" onClick=${() => draft.back()}>
            <span aria-hidden="true">‹</span><span class="move-back-says">${t("act-back")}</span>
          </button>`}
          ${card && html`<button type="button" class="button move-rules" aria-label=${t("act-rules")} aria-haspopup="dialog" onClick=${rules}>?</button>`}
          ${
            move &&
            html`
            <button class="button button-primary" aria-disabled=${room.sending.value ? "true" : undefined} onClick=${onceOnly}>
              <span class="move-says">${draft.doubting.value ? t("act-sure") : doesText(room, draft)}</span>
            </button>
          `
          }
        </p>
      </form>
    </section>
  `;
}

/** The second click of a double click means nothing, least of all "yes, I mean it". @param {MouseEvent} event */
function onceOnly(event) {
  if (event.detail > 1) event.preventDefault();
}

/** What the button says, by the first choice. @type {Record<string, string>} */
const DOES = { card: "act-do", keep: "act-keep", reply: "act-choose", look: "act-choose" };

/** @param {Room} room @param {Draft} draft */
function doesText(room, draft) {
  return t(DOES[draft.made.value.choices[0]?.kind ?? "card"] ?? "act-do", { what: whatOf(room, draft) });
}

/** The choices so far in words: "Guard, Bruno, Priest". @param {Room} room @param {Draft} draft */
export function whatOf(room, draft) {
  const names = room.names.value;
  const edition = room.edition.value;
  const said = draft.made.value.choices.flatMap(({ kind, chosen }) => {
    if (chosen === null || kind === "top" || (chosen === NOBODY && kind === "second")) return [];
    if (chosen === NOBODY) return [t("choose-nobody")];
    if (kind === "guess") return edition ? [words.value.guess(chosen, edition)] : [];
    if (kind === "reply") return [t(`choose-${chosen}`)];
    if (["target", "first", "second", "look"].includes(kind))
      return [Number(chosen) === room.me.value ? t("choose-you") : (names[Number(chosen) - 1] ?? "")];
    return [words.value.card(chosen)];
  });
  return said.join(", ");
}
