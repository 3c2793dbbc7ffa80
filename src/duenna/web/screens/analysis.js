/** A finished match analysed: what each player could know, what each move was worth, and luck. */

import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { Decisions } from "../analysis/decisions.js";
import { Line } from "../analysis/line.js";
import { Costliest, Summary } from "../analysis/summary.js";
import { announce } from "../announce.js";
import { get } from "../net.js";
import { Check, Pick } from "../parts/fields.js";
import { Footer, Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { at } from "../place.js";
import { percent, t, words } from "../words.js";

/** @import { Analysis } from "../types" */

const AGAIN = 700; // milliseconds until the server is asked anew
const PATIENCE = 5000; // and where many wait
const CEILING = 0.74; // how often a bot that sees every card wins a round of two players (docs/analysis.md)

/**
 * What the server has said so far: the analysis, how far it is, or why there is none.
 * @typedef {{analysis?: Analysis, done?: number, problem?: string}} State
 */

/** @param {{id: string}} props */
export function AnalysisScreen({ id }) {
  const [state, setState] = useState(/** @type {State} */ ({ done: 0 }));
  const [tries, setTries] = useState(0);
  useTitle(t("analysis-title"));
  useEffect(() => {
    let wanted = true;
    setState({ done: 0 });
    load(id, (next) => {
      if (wanted) setState(next);
      return wanted;
    });
    return () => void (wanted = false);
  }, [id, tries]);
  const { analysis, done, problem } = state;
  return html`
    <${Header} edition=${analysis?.edition} />
    <main id="main" class="page analysis">
      <h1 tabindex="-1">${t("analysis-title")}</h1>
      ${done !== undefined && html`<${Making} done=${done} />`}
      ${
        problem &&
        html`
          <p class="problem" role="alert">${problem}</p>
          <p><button type="button" class="button" onClick=${() => setTries(tries + 1)}>${t("analysis-again")}</button></p>
        `
      }
      ${analysis && html`<${Told} id=${id} analysis=${analysis} />`}
      <p><a class="button" href=${at(`/t/${id}/replay`)}>${t("result-replay")}</a></p>
    </main>
    <${Footer} />
  `;
}

/** The match that the address asks for; 0 is the last. */
function asked() {
  return Math.trunc(Number(new URLSearchParams(location.search).get("match"))) || 0;
}

/**
 * Asks until there is an analysis or a reason why not.
 * @param {string} id
 * @param {(state: State) => boolean} say  whether it is still wanted
 */
async function load(id, say) {
  const match = asked();
  for (;;) {
    const { status, body } = await get(`/api/tables/${id}/analysis${match ? `?match=${match}` : ""}`);
    if (status === 200) {
      if (say({ analysis: body })) announce(t("analysis-ready"), { asked: true });
      return;
    }
    if (status === 202 || status === 429) {
      if (!say({ done: body?.done ?? 0 })) return;
      await new Promise((rested) => setTimeout(rested, status === 202 ? AGAIN : PATIENCE));
    } else {
      say({ problem: words.value.refusal(body) });
      return;
    }
  }
}

/** @param {{done: number}} props */
function Making({ done }) {
  return html`
    <p>${t("analysis-making")}</p>
    <progress max="1" value=${done} aria-label=${t("analysis-far")}></progress>
  `;
}

/** @param {{id: string, analysis: Analysis}} props */
function Told({ id, analysis }) {
  const [player, setPlayer] = useState("");
  const [costly, setCostly] = useState(false);
  const seats = analysis.seats.filter((seat) => !player || seat === Number(player));
  const players = analysis.seats.map((seat) => [String(seat), analysis.players[seat - 1]]);
  return html`
    <p class="soft">
      ${t("analysis-heading", { edition: words.value.edition(analysis.edition), names: words.value.names(analysis.players) })}
    </p>
    <details class="analysis-how">
      <summary>${t("analysis-how-title")}</summary>
      <p>${t("analysis-how", { worlds: analysis.worlds })}</p>
      <p>${t("analysis-readings")}</p>
      <p>${t("analysis-luck-note", { chance: percent(CEILING) })}</p>
    </details>
    <div class="pairs">
      <${Pick}
        label=${t("analysis-player")}
        value=${player}
        from=${[["", t("analysis-everyone")], ...players]}
        onPick=${setPlayer}
      />
    </div>
    <${Costliest} analysis=${analysis} seats=${seats} />
    <${Summary} analysis=${analysis} seats=${seats} />
    <${Line} analysis=${analysis} seats=${seats} />
    <h2>${t("analysis-moves")}</h2>
    <${Check} label=${t("analysis-only-costly")} on=${costly} onCheck=${setCostly} />
    <${Decisions} id=${id} match=${asked()} analysis=${analysis} seats=${seats} costly=${costly} />
  `;
}
