/** The table on one screen: the bar, the middle, the reader's hand and move, the others, and what lies beside. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { html, classes } from "../html.js";
import { Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { go } from "../router.js";
import { Missing } from "../screens/missing.js";
import { t } from "../words.js";
import { Bar, Line } from "./bar.js";
import { Draft } from "./draft.js";
import { Gather } from "./gather.js";
import { Help } from "./help.js";
import { invitationTitle, isInvited } from "./invitation.js";
import { useKeys } from "./keys.js";
import { Log, entriesOf } from "./log.js";
import { Me } from "./me.js";
import { More } from "./more.js";
import { Move } from "./move.js";
import { useMotion } from "./motion.js";
import { tellNews, tellPresence } from "./news.js";
import { Room, whyClosed } from "./room.js";
import { Say } from "./say.js";
import { Seats } from "./seats.js";
import { Side } from "./side.js";
import { Stage } from "./stage.js";
import { statusText } from "./status.js";

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
  const title = isInvited(room) ? invitationTitle(room) : statusText(room);
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
export function Playing({ room, draft }) {
  const table = room.table.value;
  const view = room.view.value;
  const [dialog, setDialog] = useState("");
  const [told, setTold] = useState("");
  const mine = room.asked.value;
  useTitle(statusText(room), mine);
  useKeys(room, draft, { help: () => setDialog("help"), tell: setTold });
  useEffect(() => setTold(""), [view]);
  useEffect(() => document.querySelector(".tabletop")?.scrollTo(0, 0), [table?.match]);
  useMotion(room);
  if (!table || !view) return null;
  const others = table.seats.length - (table.you === null ? 0 : 1);
  const close = () => setDialog("");
  return html`
    <div class="tabletop velvet">
      <${Bar} room=${room} onMenu=${() => setDialog("menu")} />
      <main
        id="main"
        class=${classes("table", `others-${others}`, mine && "is-mine", table.you === null && "is-watching")}
        data-seq=${table.seq}
      >
        <${Stage} room=${room} draft=${draft} told=${told} />
        <${Me} room=${room} draft=${draft} />
        <${Move} room=${room} draft=${draft} />
        <${Seats} room=${room} draft=${draft} />
        <${Side} room=${room} draft=${draft} />
      </main>
    </div>
    ${dialog === "menu" && html`<${More} room=${room} onHelp=${() => setDialog("help")} onClose=${close} />`}
    ${dialog === "help" && html`<${Help} room=${room} onClose=${close} />`}
  `;
}
