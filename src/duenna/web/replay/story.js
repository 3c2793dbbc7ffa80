/** Every step in words, what it cost beside it; a press on it goes there. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { lastOf } from "../events.js";
import { html } from "../html.js";
import { sentences } from "../table/status.js";
import { t, words } from "../words.js";
import { badge } from "./verdict.js";

/** @import { Happened } from "../types" */
/** @import { Past } from "./past.js" */

/** A step in words, and the round where it deals one. @param {Happened} step @param {Past} past */
function storyOf(step, past) {
  const dealt = lastOf(step.events, "round");
  return { round: dealt?.round ?? 0, text: sentences(step, past, ["turn", "asked", "round"]).join(" ") };
}

/** @param {{past: Past}} props */
export function Story({ past }) {
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
                ${text || t("replay-step", { at: at + 1, count: past.last + 1 })} <${Cost} past=${past} at=${at} />
              </button>
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** What the move told in that line cost, if it did. @param {{past: Past, at: number}} props */
function Cost({ past, at }) {
  const decision = past.decisionAt(at - 1);
  return decision && decision.word !== "fine" ? badge(decision) : null;
}
