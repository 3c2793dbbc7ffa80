/** Everything that happened in the match, sentence by sentence, in the reader's words and language. */

import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { lastOf } from "../events.js";
import { t, words } from "../words.js";
import { sentences } from "./status.js";

/** @import { Happened, Said } from "../types" */
/** @import { Room } from "./room.js" */

const LINE_KINDS = ["joined", "left", "removed", "bot", "warmed", "returned"];

/** @param {{room: Room}} props */
export function Log({ room }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const stuck = useRef(/** @type {boolean | null} */ (true));
  const entries = entriesOf(room);
  const top = useRef(/** @type {number | null} */ (0));
  // New lines are followed, except by those who have scrolled up to read.
  useEffect(() => {
    if (box.current && stuck.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries.length]);

  function scrolled() {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    if (scrollHeight - scrollTop - clientHeight < 40) stuck.current = true;
    else if (scrollTop < (top.current ?? 0)) stuck.current = false;
    top.current = scrollTop;
  }

  return html`
    <section class="log-place" aria-labelledby="log-title">
      <h2 id="log-title">${t("log-heading")}</h2>
      <div
        ref=${box}
        class="log"
        role="log"
        aria-live="off"
        aria-labelledby="log-title"
        tabindex="0"
        onScroll=${scrolled}
      >
        ${entries.map(
          ({ id, lines, round }) => html`
          <div key=${id} class="log-entry">
            ${round !== null && html`<h3>${t("log-round", { round })}</h3>`}
            ${lines.map((line, at) => html`<p key=${at}>${line}</p>`)}
          </div>
        `,
        )}
      </div>
    </section>
  `;
}

/** @typedef {{id: string, at: number, lines: string[], round: number | null}} Entry */

/** What the log shows, the oldest first. @param {Room} room @returns {Entry[]} */
export function entriesOf(room) {
  const said = (room.table.value?.said ?? [])
    .filter(({ seat }) => !room.muted.value.includes(room.names.value[seat - 1] ?? ""))
    .map((each, at) => saidEntry(each, at, room));
  const told = room.log.value
    .map((message) => toldEntry(message, room))
    .filter(({ lines, round }) => lines.length || round !== null);
  const since = told[0]?.at ?? 0;
  return [...told, ...said.filter(({ at }) => at >= since)].sort((one, other) => one.at - other.at);
}

/** @param {Happened} message @param {Room} room @returns {Entry} */
function toldEntry(message, room) {
  const lines = sentences(message, room, ["turn", "round"]);
  const name = room.names.value[(message.seat ?? 0) - 1];
  if (LINE_KINDS.includes(message.kind) && name) lines.push(t(`log-${message.kind}`, { name }));
  const dealt = lastOf(message.events, "round");
  return { id: `t${message.seq}`, at: message.at, lines, round: dealt?.round ?? null };
}

/** @param {Said} said @param {number} at @param {Room} room @returns {Entry} */
function saidEntry(said, at, room) {
  const text = said.phrase ? t(`say-${said.phrase}`) : (said.text ?? "");
  const line = words.value.text("log-said", { name: room.names.value[said.seat - 1] ?? "", text });
  return { id: `s${said.at}-${at}`, at: said.at, lines: [line], round: null };
}
