/** A table that gathers its players: the link to share, the seats, and the start. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { myName } from "../settings.js";
import { NameField } from "../parts/name.js";
import { t, words } from "../words.js";
import { Refusal } from "./actions.js";

/** @import { Room } from "./room.js" */
/** @import { SeatFace, Table } from "../types" */

/** @param {{room: Room}} props */
export function Gather({ room }) {
  const table = room.table.value;
  if (!table) return null;
  const me = room.me.value;
  const free = table.seats.filter(({ kind }) => kind === "open");
  const maker = me === table.maker;
  return html`
    <div class="gather">
      <p>
        <a href=${`/rules/${table.edition}`}>${words.value.edition(table.edition)}</a>
        ${table.asked !== table.edition && html`<span class="soft"> (${otherRules(table)})</span>`}
      </p>
      <${OptionList} table=${table} />
      ${me === null && free.length > 0 && html`<${TakeSeat} room=${room} />`}
      ${me !== null && html`<${Share} id=${table.id} open=${table.options.open} />`}
      <section class="parchment panel" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("gather-seats")}</h2>
        <ol class="rows">
          ${table.seats.map((seat) => html`<${SeatRow} key=${seat.seat} seat=${seat} room=${room} maker=${maker} />`)}
        </ol>
      </section>
      ${me === null && free.length === 0 && html`<p>${t("gather-full")}</p>`}
      <${Refusal} room=${room} />
      ${
        maker &&
        html`
        <p class="move-do">
          <button
            type="button"
            class="button button-primary button-big"
            aria-disabled=${room.sending.value ? "true" : undefined}
            onClick=${() => start(room, free)}
          >${t(free.length ? "gather-fill" : "gather-start", { count: free.length })}</button>
        </p>
      `
      }
      ${me !== null && !maker && html`<p class="soft">${t("gather-wait", { name: table.seats[table.maker - 1]?.name ?? "" })}</p>`}
      ${me !== null && html`<${LeaveButton} room=${room} />`}
    </div>
  `;
}

/** The edition asked for is played by another's rules with so few or many. @param {Table} table */
function otherRules(table) {
  return t("gather-asked", {
    asked: words.value.edition(table.asked),
    edition: words.value.edition(table.edition),
  });
}

/** @param {{room: Room}} props */
function LeaveButton({ room }) {
  return html`
    <p><button type="button" class="button button-quiet" onClick=${() => room.send("leave")}>${t("gather-leave")}</button></p>
  `;
}

/** Bots sit down where nobody does, then the match begins. @param {Room} room @param {SeatFace[]} free */
async function start(room, free) {
  for (const { seat } of free) if (!(await room.send("bot", { seat, level: "sensible" }))) return;
  await room.send("start");
}

/** What the maker chose, for everyone to see. @param {{table: Table}} props */
export function OptionList({ table }) {
  const { options } = table;
  const facts = [
    t("gather-players", { count: table.players }),
    t("gather-target", { count: table.target }),
    t(`aids-${options.aids}`),
  ];
  if (options.move_seconds)
    facts.push(`${t("make-move")}: ${t("make-seconds", { count: options.move_seconds })}`);
  if (options.bank_seconds)
    facts.push(`${t("make-bank")}: ${t("make-seconds", { count: options.bank_seconds })}`);
  facts.push(t(options.watchers ? "gather-watchers" : "gather-no-watchers"));
  if (Object.keys(table.knobs).length) facts.push(t("gather-house"));
  return html`<ul class="facts soft">${facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>`;
}

/** @param {{currentTarget: HTMLInputElement}} event */
function selectAll({ currentTarget }) {
  currentTarget.select();
}

/** @param {{id: string, open: boolean}} props */
function Share({ id, open }) {
  const [done, setDone] = useState(false);
  const link = `${location.origin}/t/${id}`;

  function send() {
    navigator.share({ url: link }).catch(() => {}); // whoever closes the sheet has changed their mind
  }

  async function copy() {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("link"));
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without a secure line there is no clipboard for pages; what is selected can still be copied.
      field?.select();
      document.execCommand("copy");
    }
    setDone(true);
    announce(t("gather-copied"), { asked: true });
  }

  return html`
    <section class="parchment panel" aria-labelledby="share-title">
      <h2 id="share-title">${t("gather-share")}</h2>
      <p>${t(open ? "gather-share-open" : "gather-share-how")}</p>
      <div class="share">
        <label class="visually-hidden" for="link">${t("gather-link")}</label>
        <input id="link" class="field" readonly value=${link} onFocus=${selectAll} />
        <button type="button" class="button" onClick=${copy}>${t(done ? "gather-copied" : "gather-copy")}</button>
        ${"share" in navigator && html`<button type="button" class="button" onClick=${send}>${t("gather-send")}</button>`}
      </div>
    </section>
  `;
}

/** @param {{seat: SeatFace, room: Room, maker: boolean}} props */
function SeatRow({ seat, room, maker }) {
  const mine = seat.seat === room.me.value;
  const kind =
    seat.kind === "bot"
      ? t(`bot-${seat.level ?? "sensible"}`)
      : mine
        ? t("choose-you")
        : seat.kind === "open"
          ? ""
          : t("gather-here");
  return html`
    <li class="row">
      <span class="seat-number" aria-hidden="true">${seat.seat}</span>
      <span class="row-main"><strong>${seat.kind === "open" ? t("gather-open") : seat.name}</strong><span class="soft">${kind}</span></span>
      ${
        maker &&
        seat.kind === "open" &&
        html`
        <button
          type="button"
          class="button"
          aria-label=${t("gather-add-bot-at", { seat: seat.seat })}
          onClick=${() => room.send("bot", { seat: seat.seat, level: "sensible" })}
        >${t("gather-add-bot")}</button>
      `
      }
      ${
        maker &&
        seat.kind !== "open" &&
        !mine &&
        html`
        <button
          type="button"
          class="button button-quiet"
          aria-label=${t("gather-remove-named", { name: seat.name })}
          onClick=${() => room.send("remove", { seat: seat.seat })}
        >${t("gather-remove")}</button>
      `
      }
    </li>
  `;
}

/** @param {{room: Room}} props */
export function TakeSeat({ room }) {
  /** @param {Event} event */
  function join(event) {
    event.preventDefault();
    room.send("join", { name: myName.peek().trim() || t("name-unknown") });
  }
  return html`
    <form class="take-seat parchment panel" onSubmit=${join}>
      <${NameField} />
      <button class="button button-primary button-big">${t("gather-join")}</button>
    </form>
  `;
}
