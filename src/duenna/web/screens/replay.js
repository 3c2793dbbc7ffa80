/** A finished match told again, move by move, as its reader saw it. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { CardButton } from "../parts/card.js";
import { Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { Room } from "../table/room.js";
import { sentences } from "../table/status.js";
import { t, words } from "../words.js";
import { Missing } from "./missing.js";

/** @param {{id: string}} props */
export function Replay({ id }) {
  const room = useMemo(() => new Room(id, () => {}), [id]);
  useEffect(() => () => room.close(), [room]);
  useTitle(t("replay-heading"));
  if (room.closed.value) return html`<${Missing} title=${t("closed-no-table")} />`;
  const table = room.table.value;
  if (!table)
    return html`<${Header} /><main id="main" class="page"><h1 tabindex="-1">${t("table-opening")}</h1></main>`;
  return html`
    <${Header} edition=${table.edition} />
    <main id="main" class="page">
      <p class="soft">${words.value.edition(table.edition)} · ${words.value.names(room.names.value)}</p>
      <h1 tabindex="-1">${t("replay-heading")}</h1>
      ${table.phase === "match-over" ? html`<${Steps} room=${room} />` : html`<p>${t("replay-playing")}</p>`}
      <p><a class="button" href=${`/t/${id}`}>${t("replay-again")}</a></p>
    </main>
  `;
}

/** @param {{room: Room}} props */
function Steps({ room }) {
  const [at, setAt] = useState(0);
  const edition = room.edition.value;
  const steps = room.log.value.filter(({ events }) => events.length);
  const step = steps[Math.min(at, steps.length - 1)];
  if (!step || !edition) return null;
  const round =
    steps
      .slice(0, at + 1)
      .flatMap(({ events }) => events)
      .findLast(({ event }) => event === "round")?.round ?? 1;
  const cards = step.events
    .filter(({ event }) => ["played", "discarded", "out", "shown"].includes(event))
    .map(({ card }) => card)
    .filter(Boolean);
  const last = steps.length - 1;

  /** @param {string} label @param {number} to */
  function button(label, to) {
    const stays = to < 0 || to > last || to === at;
    return html`
      <button
        type="button"
        class="button"
        aria-disabled=${stays ? "true" : undefined}
        onClick=${() => !stays && setAt(to)}
      >${t(label)}</button>
    `;
  }

  return html`
    <section class="parchment panel" aria-live="polite">
      <p class="soft">${t("log-round", { round })} · ${t("replay-step", { at: at + 1, count: steps.length })}</p>
      <ul class="fan-row">
        ${cards.map((card, place) => html`<li key=${`${at}-${place}`}><${CardButton} card=${card} edition=${edition} /></li>`)}
      </ul>
      <div class="replay-lines">${sentences(step, room, ["turn"]).map((line, place) => html`<p key=${place}>${line}</p>`)}</div>
    </section>
    <p class="move-do">
      ${button("replay-first", 0)} ${button("replay-before", at - 1)} ${button("replay-after", at + 1)} ${button("replay-last", last)}
    </p>
  `;
}
