/** A finished match told again: step by step, through any player's eyes or with all cards open. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { lastOf } from "../events.js";
import { announce } from "../announce.js";
import { get } from "../net.js";
import { Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { at } from "../place.js";
import { go } from "../router.js";
import { settings } from "../settings.js";
import { TakeSeat } from "../table/takeseat.js";
import { Me } from "../table/me.js";
import { Past } from "../table/past.js";
import { Room, whyClosed } from "../table/room.js";
import { Seats } from "../table/seats.js";
import { Middle } from "../table/stage.js";
import { sentences, statusText } from "../table/status.js";
import { t, words } from "../words.js";
import { Missing } from "./missing.js";
import { Pick } from "../parts/fields.js";

/** @import { Happened, Told } from "../types" */

/** What the address asks for: the match, the move, whose eyes. */
function asked() {
  const query = new URLSearchParams(location.search);
  const whole = (/** @type {string} */ name) => Math.trunc(Number(query.get(name))) || 0;
  return { match: whole("match"), move: whole("move"), eyes: query.get("eyes") };
}

/** What a match that is over says aloud when something happens at its table. */
function nothing() {
  return 0;
}

/** @param {{id: string}} props */
export function Replay({ id }) {
  const room = useMemo(() => new Room(id, nothing, nothing), [id]);
  useEffect(() => () => room.close(), [room]);
  useTitle(t("replay-heading"));
  if (room.closed.value) {
    const why = whyClosed(room);
    return html`<${Missing} title=${t(`closed-${why}`)} text=${t(`closed-${why}-how`)} />`;
  }
  const table = room.table.value;
  if (!table) return html`<${Plain} title=${t("table-opening")} />`;
  const last = table.phase === "match-over" ? table.match : table.match - 1;
  if (last < 1)
    return html`
      <${Plain} title=${t("replay-heading")} edition=${table.edition}>
        <p>${t("replay-playing")}</p>
        <${Again} room=${room} />
      <//>
    `;
  return html`<${ToldAgain} room=${room} matches=${last} />`;
}

/** @param {{title: string, edition?: string, children?: unknown}} props */
function Plain({ title, edition, children }) {
  return html`
    <${Header} edition=${edition} />
    <main id="main" class="page">
      <h1 tabindex="-1">${title}</h1>
      ${children}
    </main>
  `;
}

/** @type {Map<string, Told>} What was told already, for matches that are over do not change. */
const kept = new Map();

/** @param {{room: Room, matches: number}} props */
function ToldAgain({ room, matches }) {
  const [match, setMatch] = useState(() => Math.min(asked().match || matches, matches));
  const [eyes, setEyes] = useState(() => asked().eyes ?? String(room.me.peek() ?? ""));
  const [past, setPast] = useState(/** @type {Past | null} */ (null));
  const [failed, setFailed] = useState("");
  useEffect(() => {
    let wanted = true;
    tell(room.id, match, eyes).then(({ told, problem }) => {
      if (!wanted) return;
      setFailed(problem);
      if (told) setPast((before) => new Past(told, room.edition.peek(), before?.told.match === match ? before.at.peek() : asked().move - 1));
    });
    return () => void (wanted = false);
  }, [match, eyes]);
  if (failed)
    return html`
      <${Plain} title=${t("replay-heading")} edition=${room.table.value?.edition}>
        <p class="problem" role="alert">${failed}</p>
        <${Again} room=${room} />
      <//>
    `;
  if (!past) return html`<${Plain} title=${t("table-opening")} />`;
  const names = past.names.value;
  const seen = [
    ...names.map((name, at) => [String(at + 1), name]),
    ["all", t("replay-eyes-all")],
    ["", t("replay-eyes-none")],
  ];
  return html`
    <${Header} edition=${past.told.edition} />
    <main id="main" class=${`replay others-${names.length - (past.me.value === null ? 0 : 1)}`}>
      <header class="status">
        <div class="status-words">
          <p class="status-round soft">${words.value.edition(past.told.edition)} · ${words.value.names(names)}</p>
          <h1 tabindex="-1">${t("replay-heading")}</h1>
          <${Now} past=${past} />
        </div>
        <div class="pairs replay-picks">
          <${Pick} label=${t("replay-eyes")} value=${eyes} from=${seen} onPick=${setEyes} />
          ${
            matches > 1 &&
            html`<${Pick} label=${t("replay-match")} value=${match} from=${numbers(matches)} onPick=${(/** @type {string} */ value) => setMatch(Number(value))} />`
          }
        </div>
      </header>
      <${Steps} past=${past} />
      <div class="board velvet">
        <${Seats} room=${past} />
        <${Middle} room=${past} />
        <${Me} room=${past} />
      </div>
      <aside class="side" aria-label=${t("log-heading")}>
        <p><a class="button" href=${at(`/t/${room.id}/analysis?match=${match}`)}>${t("analysis-link")}</a></p>
        <${Again} room=${room} />
        <${Story} past=${past} />
      </aside>
    </main>
  `;
}

/** @param {number} count @returns {[string, string][]} */
function numbers(count) {
  return Array.from({ length: count }, (_, at) => [String(at + 1), String(at + 1)]);
}

/** @param {string} id @param {number} match @param {string} eyes @returns {Promise<{told: Told | null, problem: string}>} */
async function tell(id, match, eyes) {
  const path = `/api/tables/${id}/replay?match=${match}&eyes=${encodeURIComponent(eyes)}`;
  const before = kept.get(path);
  if (before) return { told: before, problem: "" };
  const { status, body } = await get(path);
  if (status !== 200) return { told: null, problem: words.value.refusal(body) };
  kept.set(path, body);
  return { told: body, problem: "" };
}

/** What the step brought, and how things stood then. @param {{past: Past}} props */
function Now({ past }) {
  const { step } = past;
  const text = step.value ? sentences(step.value, past).join(" ") : "";
  return html`<p class="news" aria-live="polite">${text} <span class="soft">${statusText(past)}.</span></p>`;
}

/** The ways from step to step; the address follows. @param {{past: Past}} props */
function Steps({ past }) {
  const at = past.at.value;
  const { eyes, match } = past.told;
  const said = `${t("log-round", { round: past.view.value?.round ?? 1 })} · ${t("replay-step", { at: at + 1, count: past.last + 1 })}`;
  useEffect(() => {
    const query = new URLSearchParams({ match: String(match), move: String(at + 1), eyes });
    history.replaceState(null, "", `${location.pathname}?${query}`);
  }, [at, eyes, match]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    function press(event) {
      const field = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || field || !settings.peek().keys || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      past.go(past.at.peek() + by);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [past]);

  /** @param {string} label @param {string} sign @param {number} to @param {string} [key] */
  function button(label, sign, to, key) {
    const stays = to < 0 || to > past.last || to === at;
    return html`
      <button
        type="button"
        class="button replay-step"
        aria-label=${t(label)}
        title=${t(label)}
        aria-keyshortcuts=${settings.value.keys ? key : undefined}
        aria-disabled=${stays ? "true" : undefined}
        onClick=${() => past.go(to)}
      ><span aria-hidden="true">${sign}</span></button>
    `;
  }

  return html`
    <div class="replay-steps parchment" role="group" aria-label=${t("replay-steps")}>
      ${button("replay-first", "«", 0)} ${button("replay-before", "‹", at - 1, "ArrowLeft")}
      <label class="replay-scrub">
        <span aria-hidden="true">${said}</span>
        <input
          type="range"
          min="0"
          max=${past.last}
          value=${at}
          aria-label=${t("replay-move")}
          aria-valuetext=${said}
          onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) => past.go(Number(currentTarget.value))}
        />
      </label>
      ${button("replay-after", "›", at + 1, "ArrowRight")} ${button("replay-last", "»", past.last)}
      <${CopyLink} at=${at} />
    </div>
  `;
}

/** The way back to this very moment, for others. @param {{at: number}} props */
function CopyLink({ at }) {
  const [copied, setCopied] = useState(-1);
  if (!navigator.clipboard) return null; // pages without a secure line cannot copy; the address is the link
  async function copy() {
    await navigator.clipboard.writeText(location.href).then(
      () => setCopied(at),
      () => {}, // forbidden: the address is still there to be copied
    );
    announce(t("gather-copied"), { asked: true });
  }
  return html`<button type="button" class="button" onClick=${copy}>${t(copied === at ? "gather-copied" : "replay-copy")}</button>`;
}

/** A step in words, and the round where it deals one. @param {Happened} step @param {Past} past */
function storyOf(step, past) {
  const dealt = lastOf(step.events, "round");
  return { round: dealt?.round ?? 0, text: sentences(step, past, ["turn", "asked", "round"]).join(" ") };
}

/** Every step in words; a press on it goes there. @param {{past: Past}} props */
function Story({ past }) {
  const here = past.at.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const line = box.current?.children[here];
    if (box.current && line instanceof HTMLElement)
      box.current.scrollTop = line.offsetTop - (box.current.clientHeight - line.clientHeight) / 2;
  }, [here, past]);
  const story = useMemo(() => past.log.value.map((step) => storyOf(step, past)), [past, words.value]);
  return html`
    <section class="log-place parchment" aria-labelledby="log-title">
      <h2 id="log-title">${t("log-heading")}</h2>
      <ol ref=${box} class="log replay-log">
        ${story.map(
          ({ round, text }, at) => html`
            <li key=${at}>
              ${round > 0 && html`<h3>${t("log-round", { round })}</h3>`}
              <button type="button" aria-current=${at === here ? "step" : undefined} onClick=${() => past.go(at)}>
                ${text || t("replay-step", { at: at + 1, count: past.last + 1 })}
              </button>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** Where one goes from here: another match at the same table, a free seat there, or a table of one's own. @param {{room: Room}} props */
function Again({ room }) {
  const table = room.table.value;
  const there = `/t/${room.id}`;
  const [came] = useState(room.me.value);
  useEffect(() => {
    // Whoever has taken a seat from here waits for the match at the table.
    if (came === null && room.me.value !== null) go(there);
  }, [room.me.value]);
  if (!table) return null;
  async function rematch() {
    if (await room.send("rematch")) go(there);
  }
  if (table.phase !== "match-over")
    return html`<p><a class="button button-primary" href=${at(there)}>${t("replay-to-table")}</a></p>`;
  if (table.you !== null)
    return html`
      <p class="ways-on">
        <button type="button" class="button button-primary" aria-disabled=${room.sending.value ? "true" : undefined} onClick=${rematch}>${t("replay-again")}</button>
        <a class="button" href=${at(there)}>${t("replay-to-table")}</a>
      </p>
    `;
  if (table.seats.some(({ kind }) => kind === "open")) return html`<${TakeSeat} room=${room} />`;
  return html`<p><a class="button" href=${at("/new")}>${t("home-friends")}</a></p>`;
}
