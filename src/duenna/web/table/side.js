/** What lies beside the table: cards not seen, the log, and what can be said. On a small screen one sheet at a time. */

import { useEffect, useRef, useState } from "preact/hooks";
import { html, classes } from "../html.js";
import { t } from "../words.js";
import { Aids, isCounting } from "./aids.js";
import { TakeSeat } from "./takeseat.js";
import { Log } from "./log.js";
import { Chances } from "./odds.js";
import { Say } from "./say.js";
import { Typed } from "./typing.js";

/** @import { Draft } from "./draft.js" */
/** @import { Room } from "./room.js" */

/** @param {{room: Room, draft: Draft}} props */
export function Side({ room, draft }) {
  const [open, setOpen] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const table = room.table.value;
  // A sheet makes room for the move that is being chosen, unless it is being typed in.
  useEffect(() => {
    if (draft.open.value && !box.current?.contains(document.activeElement)) setOpen("");
  }, [draft.open.value]);
  if (!table) return null;
  const watching = table.you === null;
  const free = watching && table.seats.some(({ kind }) => kind === "open");
  const sheets = [...(isCounting(room) ? ["aids"] : []), "log", ...((watching && !free) || room.lesson ? [] : ["say"])];
  const toggle = (/** @type {string} */ name) => setOpen(open === name ? "" : name);

  /** @param {KeyboardEvent} event */
  function close(event) {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    document.getElementById(`tab-${open}`)?.focus();
    setOpen("");
  }

  return html`
    <nav class="tabs" aria-label=${t("side-title")} onKeyDown=${close}>
      ${sheets.map(
        (name) => html`
          <button
            key=${name}
            type="button"
            id=${`tab-${name}`}
            class="tab"
            aria-expanded=${open === name ? "true" : "false"}
            aria-controls=${`sheet-${name}`}
            onClick=${() => toggle(name)}
          >${t(`tab-${name}`)}</button>
        `,
      )}
    </nav>
    <aside ref=${box} class=${classes("side", open && "is-open")} aria-label=${t("side-title")} onKeyDown=${close}>
      ${sheets.map((name) => html`
        <div key=${name} id=${`sheet-${name}`} class=${classes("sheet parchment", `sheet-${name}`, open === name && "is-open")}>
          ${name === "aids" && html`<${Aids} room=${room} /><${Chances} room=${room} />`}
          ${name === "log" && html`<${Log} room=${room} />`}
          ${name === "say" && (free ? html`<${TakeSeat} room=${room} />` : html`<${Say} room=${room} /><${Typed} room=${room} draft=${draft} />`)}
        </div>
      `)}
    </aside>
  `;
}
