/** The table: whose turn it is above all, then the others, the discards, the hand, what can be done, and the log. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { html, classes } from "../html.js";
import { Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { Tokens } from "../parts/tokens.js";
import { go } from "../router.js";
import { Missing } from "../screens/missing.js";
import { t, words } from "../words.js";
import { Actions } from "./actions.js";
import { Aids } from "./aids.js";
import { Clock } from "./clock.js";
import { Cloth } from "./cloth.js";
import { OtherDevice } from "./devices.js";
import { Draft } from "./draft.js";
import { useFocusKept } from "./focus.js";
import { Gather, TakeSeat } from "./gather.js";
import { Hand } from "./hand.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { Log, entriesOf } from "./log.js";
import { tellNews, tellPresence } from "./news.js";
import { Chances } from "./odds.js";
import { Marks, Opponents } from "./opponents.js";
import { Room, whyClosed } from "./room.js";
import { Say } from "./say.js";
import { newsOf, statusText } from "./status.js";

/** @param {{id: string}} props */
export function TableScreen({ id }) {
  const [room, draft] = useMemo(() => {
    const made = new Room(id, tellNews, tellPresence);
    return /** @type {const} */ ([made, new Draft(made)]);
  }, [id]);
  useEffect(
    () => () => {
      room.close();
      draft.stop();
    },
    [room],
  );
  // A stranger whose link leads to a match that is over is shown that match.
  const found = room.table.value !== null;
  const seeReplay = useMemo(() => found && room.table.value?.phase === "match-over" && room.me.value === null, [found]);
  useEffect(() => {
    if (seeReplay) go(`/t/${id}/replay`, { replace: true });
  }, [seeReplay]);
  if (room.closed.value) {
    const why = whyClosed(room);
    return html`<${Missing} title=${t(`closed-${why}`)} text=${t(`closed-${why}-how`)} />`;
  }
  const table = room.table.value;
  if (!table || seeReplay)
    return html`
      <${Header} />
      <main id="main" class="page">
        <h1 tabindex="-1">${t("table-opening")}</h1>
        <${Line} room=${room} />
      </main>
    `;
  return table.phase === "gathering"
    ? html`<${Gathering} room=${room} />`
    : html`<${Playing} room=${room} draft=${draft} />`;
}

/** @param {{room: Room}} props */
function Gathering({ room }) {
  const title = statusText(room);
  useTitle(title);
  return html`
    <${Header} edition=${room.table.value?.edition} />
    <main id="main" class="page">
      <${Line} room=${room} />
      <h1 id="table-title" tabindex="-1">${title}</h1>
      <${Gather} room=${room} />
      ${entriesOf(room).length > 0 && html`<${Log} room=${room} />`}
      <${Say} room=${room} />
    </main>
  `;
}

/** @param {{room: Room, draft: Draft}} props */
function Playing({ room, draft }) {
  const table = room.table.value;
  const view = room.view.value;
  const [helping, setHelping] = useState(false);
  const [told, setTold] = useState("");
  const title = statusText(room);
  const mine = room.asked.value;
  useTitle(title, mine);
  useKeys(room, draft, { help: () => setHelping(true), tell: setTold });
  useEffect(() => setTold(""), [view]);
  useFocusKept();
  if (!table || !view) return null;
  const watching = room.me.value === null;
  const about = [
    words.value.edition(table.edition),
    t(view.playoff ? "status-playoff" : "status-round-number", { round: view.round }),
    ...(watching ? [t("status-watching")] : []),
    ...(!watching && table.watching > 0 ? [t("presence-watching", { count: table.watching })] : []),
  ];
  return html`
    <${Header} edition=${table.edition}>
      <button type="button" class="button button-quiet" onClick=${() => setHelping(true)}>${t("help-title")}</button>
    <//>
    <main id="main" class=${classes("table", mine && "is-mine")} data-seq=${table.seq}>
      <header class="status">
        <div class="status-words">
          <p class="status-round soft">
            ${about.join(" · ")}
          </p>
          <h1 id="table-title" tabindex="-1">${title}</h1>
          <p class="news">${told || newsOf(room).join(" ")}</p>
        </div>
        <${Clock} room=${room} />
        <${Line} room=${room} />
      </header>
      <div class="board velvet">
        <${Opponents} room=${room} draft=${draft} />
        <${Cloth} room=${room} />
      </div>
      <div class="mine">
        <${Me} room=${room} />
        <${Hand} room=${room} draft=${draft} />
        ${(!watching || table.phase !== "playing") && html`<${Actions} room=${room} draft=${draft} />`}
      </div>
      <${Chances} room=${room} />
      <aside class="side" aria-label=${t("side-title")}>
        <${Aids} room=${room} />
        <${Log} room=${room} />
        <${Say} room=${room} />
        ${!watching && html`<p class="say parchment"><${OtherDevice} room=${room} /></p><${Leave} room=${room} />`}
        ${watching && table.seats.some(({ kind }) => kind === "open") && html`<${TakeSeat} room=${room} />`}
      </aside>
    </main>
    ${helping && html`<${Help} room=${room} onClose=${() => setHelping(false)} />`}
  `;
}

/** Whoever leaves says so twice, for the seat is lost. @param {{room: Room}} props */
function Leave({ room }) {
  async function leave() {
    if (await room.send("leave")) go("/");
  }
  return html`
    <details class="say parchment">
      <summary>${t("leave-title")}</summary>
      <p>${t("leave-how")}</p>
      <p class="phrases"><button type="button" class="button" onClick=${leave}>${t("leave-title")}</button></p>
    </details>
  `;
}

/** The reader's own tokens and marks. @param {{room: Room}} props */
function Me({ room }) {
  const table = room.table.value;
  const view = room.view.value;
  const seat = table?.seats[(room.me.value ?? 0) - 1];
  if (!table || !view || !seat) return null;
  return html`
    <div class="me">
      <p class="me-name">
        <span class="seat-number" aria-hidden="true">${seat.seat}</span> <strong>${seat.name}</strong>
        <span class="soft"> ${t("choose-you")}</span>
      </p>
      <${Tokens} count=${view.tokens[seat.seat] ?? 0} target=${table.target} />
      <${Marks} seat=${seat} room=${room} />
    </div>
  `;
}

/** How the line to the server is, in words; while it opens, only for those who listen. @param {{room: Room}} props */
function Line({ room }) {
  const line = room.line.value;
  const text = line === "open" ? "" : t(`line-${line}`);
  return html`<p class=${classes("line", line !== "lost" && "visually-hidden")} role="status">${text}</p>`;
}
