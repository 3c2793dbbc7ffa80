/** The ways from step to step. The line of chances is one of them: it is dragged along, and keys move on it. */

import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { Line, Standing } from "./line.js";

/** @import { Past } from "./past.js" */

/** The ways from step to step; the address follows. @param {{past: Past}} props */
export function Steps({ past }) {
  const at = past.at.value;
  const { eyes, match } = past.told;
  const said = `${t("log-round", { round: past.view.value?.round ?? 1 })} · ${t("replay-step", { at: at + 1, count: past.last + 1 })}`;
  useEffect(() => {
    const query = new URLSearchParams({ match: String(match), move: String(at + 1), eyes });
    history.replaceState(null, "", `${location.pathname}?${query}`);
  });
  useKeys(past);

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

  const costly = past.analysis.value !== null;
  const back = costlyFrom(past, -1);
  const on = costlyFrom(past, 1);
  return html`
    <div class="replay-steps parchment" role="group" aria-label=${t("replay-steps")}>
      <label class="replay-scrub">
        <span class="replay-where" aria-hidden="true">${said}</span>
        <span class="plot">
          <${Line} past=${past} />
          <input
            type="range"
            min="0"
            max=${past.last}
            value=${at}
            aria-label=${t("replay-move")}
            aria-valuetext=${saidOf(past, said)}
            onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) => past.go(Number(currentTarget.value))}
          />
        </span>
      </label>
      ${past.analysis.value && html`<${Standing} past=${past} />`}
      <div class="replay-buttons">
        ${button("replay-first", "«", 0)} ${button("replay-before", "‹", at - 1, "ArrowLeft")}
        ${button("replay-after", "›", at + 1, "ArrowRight")} ${button("replay-last", "»", past.last)}
        ${costly && button("replay-costly-before", "?‹", back, "Shift+ArrowLeft")}
        ${costly && button("replay-costly-after", "›?", on, "Shift+ArrowRight")}
      </div>
    </div>
  `;
}

/** Where the next costly move is, in that direction; where one stands already, if there is none. @param {Past} past @param {1 | -1} way */
function costlyFrom(past, way) {
  const at = past.at.value;
  const steps = past.costly.map((each) => past.stepOf(each));
  return (way > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? at;
}

/** What is heard of a step: where it is, and each player's chance. @param {Past} past @param {string} said */
function saidOf(past, said) {
  const verdict = past.decision.value?.word;
  return verdict && verdict !== "fine" ? `${said} · ${t("analysis-word", { word: verdict })}` : said;
}

/** Arrows go a step on or back, with Shift to the next costly move. @param {Past} past */
function useKeys(past) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    function press(event) {
      const field = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      /** @type {1 | -1 | 0} */
      const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!way || field || !settings.peek().keys || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      past.go(event.shiftKey ? costlyFrom(past, way) : past.at.peek() + way);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [past]);
}
