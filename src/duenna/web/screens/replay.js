/** A finished match: told again step by step, through any player's eyes or with all cards open, and analysed. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { askAnalysis, askKnown, askReplay } from "../replay/asking.js";
import { Board } from "../replay/board.js";
import { Chances } from "../replay/chances.js";
import { Decisions } from "../replay/decisions.js";
import { Past } from "../replay/past.js";
import { Points } from "../replay/points.js";
import { Share } from "../replay/share.js";
import { Steps } from "../replay/steps.js";
import { Story } from "../replay/story.js";
import { Costliest, How, Summary } from "../replay/summary.js";
import { Analyse, Verdict } from "../replay/verdict.js";
import { Pick } from "../parts/fields.js";
import { Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { at } from "../place.js";
import { go } from "../router.js";
import { TakeSeat } from "../table/takeseat.js";
import { Room, whyClosed } from "../table/room.js";
import { sentences, statusText } from "../table/status.js";
import { t, words } from "../words.js";
import { Missing } from "./missing.js";

/** @import { Made } from "../replay/verdict.js" */

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

/** @param {{id: string, analysed: boolean}} props  analysed: whether the address asks for the analysis */
export function Replay({ id, analysed }) {
  const room = useMemo(() => new Room(id, nothing, nothing), [id]);
  useEffect(() => () => room.close(), [room]);
  const title = t(analysed ? "analysis-title" : "replay-heading");
  useTitle(title);
  if (room.closed.value) {
    const why = whyClosed(room);
    return html`<${Missing} title=${t(`closed-${why}`)} text=${t(`closed-${why}-how`)} />`;
  }
  const table = room.table.value;
  if (!table) return html`<${Plain} title=${t("table-opening")} />`;
  const last = table.phase === "match-over" ? table.match : table.match - 1;
  if (last < 1)
    return html`
      <${Plain} title=${title} edition=${table.edition}>
        <p>${t("replay-playing")}</p>
        <${Again} room=${room} />
      <//>
    `;
  return html`<${ToldAgain} room=${room} matches=${last} analysed=${analysed} title=${title} />`;
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

/** @param {{room: Room, matches: number, analysed: boolean, title: string}} props */
function ToldAgain({ room, matches, analysed, title }) {
  const [wanted] = useState(asked);
  const [match, setMatch] = useState(() => Math.min(wanted.match || matches, matches));
  const [eyes, setEyes] = useState(() => wanted.eyes ?? String(room.me.peek() ?? ""));
  const { past, failed } = usePast(room, match, eyes, wanted.move - 1);
  const [made, again] = useAnalysis(room.id, match, analysed);
  const analysis = made.analysis ?? null;
  const ready = past !== null && analysis !== null && past.told.match === match;
  useEffect(() => {
    if (!past || !ready) return;
    past.analysis.value = analysis;
    const seat = past.me.peek();
    if (seat !== null) askKnown(room.id, match, seat).then((known) => (past.known.value = known));
  }, [past, ready]);
  useEffect(() => {
    if (!past || !ready || wanted.match || wanted.move) return;
    // Who comes to look at the match finds the move that was the costliest, first of all of their own.
    const [worst] = past.costly.sort((one, other) => other.cost.chance - one.cost.chance);
    if (worst) past.go(past.stepOf(worst));
  }, [ready]);
  useEffect(() => {
    // An analysis is about somebody: who has no seat begins with who won.
    const winner = past?.told.steps.at(-1)?.view.champions[0];
    if (analysed && eyes === "" && wanted.eyes === null && winner) setEyes(String(winner));
  }, [analysed, past]);
  if (failed)
    return html`
      <${Plain} title=${title} edition=${room.table.value?.edition}>
        <p class="problem" role="alert">${failed}</p>
        <${Again} room=${room} />
      <//>
    `;
  if (!past) return html`<${Plain} title=${t("table-opening")} />`;
  /** @param {number} step @param {number} seat */
  function see(step, seat) {
    past?.go(step);
    if (past?.me.peek() !== null && past?.me.peek() !== seat) setEyes(String(seat));
  }
  const names = past.names.value;
  const seen = [...names.map((name, seat) => [String(seat + 1), name]), ["all", t("replay-eyes-all")], ["", t("replay-eyes-none")]];
  return html`
    <${Header} edition=${past.told.edition} />
    <main id="main" class=${`replay others-${names.length - (past.me.value === null ? 0 : 1)}`}>
      <header class="status">
        <div class="status-words">
          <h1 tabindex="-1">${title}</h1>
          <p class="status-round soft">${words.value.edition(past.told.edition)} · ${words.value.names(names)}</p>
        </div>
        <div class="pairs replay-picks">
          <${Pick} label=${t("replay-eyes")} value=${eyes} from=${seen} onPick=${setEyes} />
          ${
            matches > 1 &&
            html`<${Pick} label=${t("replay-match")} value=${match} from=${numbers(matches)} onPick=${(/** @type {string} */ value) => setMatch(Number(value))} />`
          }
        </div>
        <${Now} past=${past} />
      </header>
      <${Board} past=${past} />
      <${Steps} past=${past} />
      <div class="side">
        ${analysis ? html`<${Verdict} past=${past} onSee=${see} />` : html`<${Analyse} id=${room.id} match=${match} made=${analysed ? made : null} onAgain=${again} />`}
        <${Story} past=${past} />
        <${Share} past=${past} />
        <${Again} room=${room} />
      </div>
      ${
        analysis &&
        html`
          <section class="beneath">
            <${Costliest} past=${past} analysis=${analysis} onSee=${see} />
            <${Summary} analysis=${analysis} seats=${past.me.value === null ? analysis.seats : [past.me.value]} />
            <${Chances} past=${past} />
            <${Points} analysis=${analysis} />
            <${Decisions} past=${past} analysis=${analysis} onSee=${see} />
            <${How} analysis=${analysis} />
          </section>
        `
      }
    </main>
  `;
}

/**
 * The match as those eyes saw it, at the step where it is looked at; or why it is not told.
 * @param {Room} room @param {number} match @param {string} eyes @param {number} first  the step to begin with
 */
function usePast(room, match, eyes, first) {
  const [past, setPast] = useState(/** @type {Past | null} */ (null));
  const [failed, setFailed] = useState("");
  useEffect(() => {
    let wanted = true;
    askReplay(room.id, match, eyes).then(({ told, problem }) => {
      if (!wanted) return;
      setFailed(problem);
      if (told) setPast((before) => new Past(told, room.edition.peek(), before?.told.match === match ? before.at.peek() : first));
    });
    return () => void (wanted = false);
  }, [match, eyes]);
  return { past, failed };
}

/**
 * How far the analysis of the match is, and the way to ask for it once more.
 * @param {string} id @param {number} match @param {boolean} asked
 * @returns {[Made, () => void]}
 */
function useAnalysis(id, match, asked) {
  const [made, setMade] = useState(/** @type {Made} */ ({ done: 0 }));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    let waited = false;
    setMade({ done: 0 });
    const heard = (/** @type {number} */ done) => {
      waited = true;
      if (wanted) setMade({ done });
      return wanted;
    };
    askAnalysis(id, match, heard).then(({ analysis, problem }) => {
      if (!wanted) return;
      setMade(analysis ? { analysis } : { problem });
      if (analysis && waited) announce(t("analysis-ready"), { asked: true });
    });
    return () => void (wanted = false);
  }, [id, match, asked, tries]);
  return [made, () => setTries(tries + 1)];
}

/** @param {number} count @returns {[string, string][]} */
function numbers(count) {
  return Array.from({ length: count }, (_, at) => [String(at + 1), String(at + 1)]);
}

/** What the step brought, and how things stood then. @param {{past: Past}} props */
function Now({ past }) {
  const { step } = past;
  const text = step.value ? sentences(step.value, past).join(" ") : "";
  return html`<p class="news" aria-live="polite">${text} <span class="soft">${statusText(past)}.</span></p>`;
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
