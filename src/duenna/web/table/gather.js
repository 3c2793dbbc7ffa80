/** A table that gathers its players: the link to share, the seats, and the start. */

import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { botChoices, botName } from "../bots.js";
import { get } from "../net.js";
import { at } from "../place.js";
import { Pick } from "../parts/fields.js";
import { LinkField } from "../parts/link.js";
import { vocabulary } from "../vocabulary.js";
import { t, words } from "../words.js";
import { Refusal } from "./refusal.js";
import { OtherDevice } from "./devices.js";
import { Fills } from "./fills.js";
import { Invitation, isInvited } from "./invitation.js";

/** @import { Edition } from "../edition.js" */
/** @import { Room } from "./room.js" */
/** @import { SeatFace, Table } from "../types" */

/** @param {{room: Room}} props */
export function Gather({ room }) {
  const table = room.table.value;
  const [wanted, setWanted] = useState("");
  if (!table) return null;
  const level = wanted || vocabulary.value.usual_bot;
  const me = room.me.value;
  const free = table.seats.filter(({ kind }) => kind === "open");
  const maker = me === table.maker;
  return html`
    <div class="gather">
      ${isInvited(room) && html`<${Invitation} room=${room} />`}
      <p>
        <a href=${at(`/rules/${table.edition}`)}>${words.value.edition(table.edition)}</a>
        ${table.asked !== table.edition && html`<span class="soft"> (${otherRules(table)})</span>`}
      </p>
      <${OptionList} table=${table} edition=${room.edition.value} />
      <${Fills} room=${room} />
      ${me !== null && (free.length > 0 || table.options.watchers) && html`<${Share} table=${table} full=${free.length === 0} />`}
      <section class="parchment panel" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("gather-seats")}</h2>
        <ol class="rows">
          ${table.seats.map((seat) => html`<${SeatRow} key=${seat.seat} seat=${seat} room=${room} maker=${maker} level=${level} />`)}
        </ol>
        ${maker && free.length > 0 && html`<${Pick} label=${t("gather-level")} value=${level} from=${botChoices()} onPick=${setWanted} />`}
        ${table.watching > 0 && html`<p class="soft capital">${t("presence-watching", { count: table.watching })}</p>`}
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
            onClick=${() => start(room, free, level)}
          >${t(free.length ? "gather-fill" : "gather-start", { count: free.length })}</button>
        </p>
      `
      }
      ${me !== null && !maker && html`<p class="soft">${t("gather-wait", { name: table.seats[table.maker - 1]?.name ?? "" })}</p>`}
      ${me !== null && html`<p class="gather-more"><${OtherDevice} room=${room} /> <${LeaveButton} room=${room} /></p>`}
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
    <button type="button" class="button button-quiet" onClick=${() => room.send("leave")}>${t("gather-leave")}</button>
  `;
}

/** Bots sit down where nobody does, then the match begins. @param {Room} room @param {SeatFace[]} free @param {string} level */
async function start(room, free, level) {
  for (const { seat } of free) if (!(await room.send("bot", { seat, level }))) return;
  await room.send("start");
}

/** What the maker chose, for everyone to see. @param {{table: Table, edition: Edition | null}} props */
export function OptionList({ table, edition }) {
  const { options } = table;
  const facts = [
    t("gather-players", { count: table.players }),
    t("gather-target", { count: table.target }),
    t(`gather-aids-${options.aids}`),
  ];
  if (options.move_seconds)
    facts.push(`${t("make-move")}: ${t("make-seconds", { count: options.move_seconds })}`);
  if (options.bank_seconds)
    facts.push(`${t("make-bank")}: ${t("make-seconds", { count: options.bank_seconds })}`);
  facts.push(t(options.watchers ? "gather-watchers" : "gather-no-watchers"));
  const house = edition?.told.house.map((rule) => words.value.say(rule, [], edition)) ?? [];
  return html`
    <ul class="facts soft">${facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>
    ${
      house.length > 0 &&
      html`
      <section aria-labelledby="house-title">
        <h2 id="house-title" class="house-title">${t("gather-house")}</h2>
        <ul class="house-list">${house.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
      </section>
    `
    }
  `;
}

/** The link as others can follow it: the server knows how they reach this machine. @param {{table: Table, full: boolean}} props */
function Share({ table: { id, options }, full }) {
  const [link, setLink] = useState(`${location.origin}/t/${id}`);
  useEffect(() => {
    get(`/api/tables/${id}/link`).then(({ status, body }) => status === 200 && setLink(body.link));
  }, [id]);
  return html`
    <section class="parchment panel share-panel" aria-labelledby="share-title">
      <div class="share-words">
        <h2 id="share-title">${t(full ? "gather-share-watch" : "gather-share")}</h2>
        <p>${t(full ? "gather-share-watch-how" : options.open ? "gather-share-open" : "gather-share-how")}</p>
        <${LinkField} id="link" label=${t("gather-link")} link=${link} />
      </div>
      <img class="qr" src=${at(`/api/tables/${id}/qr`)} alt=${t("link-qr")} width="160" height="160" />
    </section>
  `;
}

/** @param {{seat: SeatFace, room: Room, maker: boolean, level: string}} props */
function SeatRow({ seat, room, maker, level }) {
  const mine = seat.seat === room.me.value;
  const kind =
    seat.kind === "bot"
      ? botName(seat.level)
      : mine
        ? t("choose-you")
        : seat.kind === "open"
          ? ""
          : t(seat.here ? "gather-here" : "gather-away");
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
          onClick=${() => room.send("bot", { seat: seat.seat, level })}
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
