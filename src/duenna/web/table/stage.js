/** The middle of the table: whose turn it is, what just happened, the deck, and the card being played. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { lastOf } from "../events.js";
import { html } from "../html.js";
import { Back, CardButton, CardPicture } from "../parts/card.js";
import { t, words } from "../words.js";
import { barredOf, whyBarred } from "./hand.js";
import { Letter, scoreOf } from "./letter.js";
import { newsOf, recapOf, statusText } from "./status.js";
import { endOf, Learned, Ways } from "./result.js";
import { Refusal } from "./refusal.js";

/** @import { Draft } from "./draft.js" */
/** @import { Room, Seen } from "./room.js" */

/** @param {{room: Room, draft: Draft, told: string}} props  told: what a key has asked for */
export function Stage({ room, draft, told }) {
  const table = room.table.value;
  const box = useKeyScroll();
  if (!table) return null;
  const playing = table.phase === "playing";
  return html`
    <div class="stage" onClick=${goOn}>
      <div ref=${box} class="stage-words">
        <h1 id="table-title" tabindex="-1">${statusText(room)}</h1>
        ${playing && room.asked.value && html`<${Ask} room=${room} />`}
        ${room.tip.value && html`<p class="tip">${words.value.say(room.tip.value, room.names.value, room.edition.value)}</p>`}
        <p class="news">${told || newsOf(room).join(" ")}</p>
        ${table.phase === "match-over" && !room.lesson && html`<p class="score">${scoreOf(room)}</p>`}
        ${playing ? !told && html`<${Recap} room=${room} />` : html`<p class="result-told">${endOf(room).join(" ")}</p>`}
        ${!draft.open.value && html`<${Refusal} room=${room} />`}
      </div>
      <${Middle} room=${room} />
      ${table.phase === "match-over" ? html`<${Letter} room=${room} />` : html`<${Played} room=${room} />`}
      ${room.back.value !== null && html`<${ComeBack} room=${room} />`}
      ${playing ? html`<${Pace} room=${room} />` : html`<${room.lesson ? Learned : Ways} room=${room} />`}
    </div>
  `;

  /** A tap on the middle of the table goes on. @param {MouseEvent} event */
  function goOn(event) {
    if (event.target instanceof Element && !event.target.closest("button, a")) room.happenings.next();
  }
}

/** For somebody who left this match: the way back to the seat. @param {{room: Room}} props */
function ComeBack({ room }) {
  return html`
    <p class="result move-do">
      <span>${t("leave-done")}</span>
      <button
        type="button"
        class="button button-primary"
        aria-disabled=${room.sending.value ? "true" : undefined}
        onClick=${() => room.takeBack()}
      >${t("leave-back")}</button>
    </p>
  `;
}

/** The ways through what happens: on to the next thing, or to the end of a round that only computers play. @param {{room: Room}} props */
function Pace({ room }) {
  const table = room.table.value;
  const view = room.view.value;
  const { waiting, skipping } = room.happenings;
  if (!table || !view) return null;
  const people = table.seats.filter(({ seat, kind }) => kind === "human" && view.alive.includes(seat));
  const skippable = table.you !== null && !people.length && !skipping.value;
  if (!waiting.value.length && !skippable) return null;
  return html`
    <p class="result move-do">
      ${waiting.value.length > 0 && html`<button type="button" class="button" onClick=${() => room.happenings.next()}>${t("pace-on")}</button>`}
      ${skippable && html`<button type="button" class="button" onClick=${() => room.happenings.skip()}>${t("pace-skip")}</button>`}
    </p>
  `;
}

/** A box that can be reached, and scrolled, by keys whenever it holds more than it shows. */
function useKeyScroll() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const look = () => {
      if (!box.current) return;
      if (box.current.scrollHeight > box.current.clientHeight + 1) box.current.tabIndex = 0;
      else box.current.removeAttribute("tabindex");
    };
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  });
  return box;
}

/** That a card of the hand is to be chosen, or why there is no choice. @param {{room: Room}} props */
function Ask({ room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition || view.question !== "play") return null;
  return html`<p class="ask">${barredOf(view, room.menu.value).length ? whyBarred(edition) : t("ask-card-here")}</p>`;
}

/** What the others did since the reader's last turn, but for the latest, which is the news. @param {{room: Room}} props */
function Recap({ room }) {
  const lines = recapOf(room).slice(0, -1);
  if (!lines.length || room.me.value === null) return null;
  return html`
    <div class="since">
      <h2 class="since-title">${t("since-title")}</h2>
      <ol class="recap">${lines.map((line, at) => html`<li key=${at}>${line}</li>`)}</ol>
    </div>
  `;
}

/** The card that was played last, and what it named; the sentences say the same. @param {{room: Seen}} props */
function Played({ room }) {
  const edition = room.edition.value;
  const last = room.log.value.findLast(({ events }) => events.some(({ event }) => event === "played"));
  const played = last && lastOf(last.events, "played");
  const dealt = room.log.value.findLast(({ events }) => events.some(({ event }) => event === "round"));
  if (!edition || !last || !played || (dealt && dealt.seq > last.seq)) return null;
  const named = played.guess ? edition.named(played.guess)[0] : undefined;
  return html`
    <div class="played" aria-hidden="true" key=${last.seq}>
      <${CardPicture} card=${played.card} edition=${edition} size="tiny" />
      ${named && html`<span class="played-guess"><${CardPicture} card=${named} edition=${edition} /><span class="played-asks">?</span></span>`}
    </div>
  `;
}

/** The deck and what lies beside it. @param {{room: Seen}} props */
export function Middle({ room }) {
  const view = room.view.value;
  const edition = room.edition.value;
  if (!view || !edition) return null;
  return html`
    <div class="middle">
      <p class="deck">
        <span class=${view.deck === 0 ? "stack stack-empty" : "stack"} aria-hidden="true" title=${t("deck-count", { count: view.deck })}>${view.deck > 0 && html`<${Back} />`}</span>
        <span class="deck-count" aria-hidden="true">${view.deck}</span>
        <span class="visually-hidden">${t("deck-count", { count: view.deck })}</span>
      </p>
      ${
        view.round > 0 &&
        (view.burned || view.revealed) &&
        html`
        <p class="deck">
          ${view.revealed ? html`<${CardButton} card=${view.revealed} edition=${edition} size="fan" />` : html`<${Back} />`}
          <span class="deck-label" aria-hidden="true" title=${t(view.revealed ? "aside-revealed" : "aside-burned")}>${t("aside-label")}</span>
          <span class="visually-hidden">${t(view.revealed ? "aside-revealed" : "aside-burned")}</span>
        </p>
      `
      }
      ${
        view.aside.length > 0 &&
        html`
        <div class="deck deck-aside">
          <span class="aside-cards">
            ${view.aside.map((card, at) =>
              card
                ? html`<${CardButton} key=${at} card=${card} edition=${edition} size="fan" />`
                : html`<${Back} key=${at} />`,
            )}
          </span>
          <span class="visually-hidden">${t("aside-further", { count: view.aside.length })}</span>
        </div>
      `
      }
      ${Object.entries(view.known_deck).map(
        ([place, card]) => html`
          <p key=${place} class="deck known-deck">
            <${CardButton} card=${card} edition=${edition} size="fan" label=${deckKnown(place, card)} />
          </p>
        `,
      )}
    </div>
  `;
}

/** @param {string} place @param {string} card */
function deckKnown(place, card) {
  return t("deck-known", { place: Number(place), card: words.value.card(card) });
}
