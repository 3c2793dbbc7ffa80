/** A table to be made: the rules, the seats, and the options everyone will see. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { botChoices } from "../bots.js";
import { edition } from "../edition.js";
import { makeTable } from "../net.js";
import { Check, Pick } from "../parts/fields.js";
import { Footer, Header } from "../parts/header.js";
import { NameField } from "../parts/name.js";
import { useTitle } from "../parts/title.js";
import { go } from "../router.js";
import { myName } from "../settings.js";
import { HouseRules } from "./houserules.js";
import { noteVisit, recall, remember } from "../storage.js";
import { language, languageChoices, vocabulary } from "../vocabulary.js";
import { t, words } from "../words.js";

const USUAL = {
  edition: "modern",
  players: 4,
  bots: 0,
  level: "",
  open: false,
  lang: "",
  watchers: true,
  aids: "discards",
  move: 0,
  bank: 0,
  increment: 0,
  absent: 60,
  knobs: /** @type {Record<string, any>} */ ({}),
};
/** @import { Problem } from "./houserules.js" */
/** @typedef {typeof USUAL} Wanted */

export function Make() {
  useTitle(t("make-title"));
  const [wanted, setWanted] = useState(
    /** @type {Wanted} */ ({ ...USUAL, lang: language.peek(), ...recall("made", {}) }),
  );
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const rules = edition(wanted.edition);
  if (!rules) return null;
  const [low, high] = wanted.knobs.players ?? rules.told.players;
  const players = Math.min(Math.max(wanted.players, low), high);
  const count = Math.min(wanted.bots, players - 1);
  const level = vocabulary.value.bots.some(({ bot }) => bot === wanted.level) ? wanted.level : vocabulary.value.usual_bot;
  const aids = vocabulary.value.aids.map((aid) => [aid, t(`aids-${aid}`)]);

  /** Another edition has other knobs. @param {string} name */
  function takeEdition(name) {
    setWanted({ ...wanted, edition: name, knobs: {} });
    setProblem(null);
  }

  /** @param {Record<string, any>} knobs */
  function turn(knobs) {
    setWanted({ ...wanted, knobs });
    setProblem(null);
  }

  /** Takes one thing that was chosen, as a number where it is one. @param {keyof Wanted} name */
  function take(name) {
    return (/** @type {string | boolean} */ value) =>
      setWanted({ ...wanted, [name]: typeof USUAL[name] === "number" ? Number(value) : value });
  }

  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { status, body } = await makeTable({
      name: myName.peek().trim() || t("name-unknown"),
      edition: wanted.edition,
      players,
      knobs: wanted.knobs,
      bots: Array(count).fill(level),
      options: {
        open: wanted.open,
        lang: wanted.lang,
        watchers: wanted.watchers,
        aids: wanted.aids,
        move_seconds: wanted.move,
        bank_seconds: wanted.bank,
        increment_seconds: wanted.increment,
        absent_seconds: wanted.absent,
      },
    });
    setBusy(false);
    const knob = body?.error === "edition" ? body.values.knob : "";
    const text = words.value.refusal(body);
    setProblem(knob ? { knob, text } : null);
    if (status !== 201) return setFailed(text);
    remember("made", wanted);
    remember("quick", { edition: wanted.edition, players });
    noteVisit({ id: body.id, edition: wanted.edition });
    go(`/t/${body.id}`);
  }

  return html`
    <${Header} edition=${wanted.edition} />
    <main id="main" class="page">
      <h1 tabindex="-1">${t("make-title")}</h1>
      <form class="make" onSubmit=${make}>
        <${NameField} />
        <fieldset>
          <legend>${t("make-edition")}</legend>
          <div class="tiles tiles-wide">
            ${vocabulary.value.editions.map(
              ({ edition: name }) => html`
                <label key=${name} class="tile">
                  <input type="radio" name="edition" value=${name} checked=${wanted.edition === name} onChange=${() => takeEdition(name)} />
                  <span class="tile-inside">
                    <strong>${words.value.edition(name)}</strong>
                    <span class="soft">${words.value.blurb(name)}</span>
                  </span>
                </label>
              `,
            )}
          </div>
        </fieldset>
        <div class="pairs">
          <${Pick} label=${t("make-players")} problem=${problem?.knob === "players" ? problem.text : ""} value=${players} from=${range(low, high)} onPick=${take("players")} />
          <${Pick} label=${t("make-bots")} value=${count} from=${range(0, players - 1)} onPick=${take("bots")} />
          ${
            count > 0 &&
            html`<${Pick} label=${t("make-level")} value=${level} from=${botChoices()} onPick=${take("level")} />`
          }
          <${Pick} label=${t("make-aids")} value=${wanted.aids} from=${aids} onPick=${take("aids")} />
        </div>
        <${Check} label=${t("make-open")} hint=${t("make-open-hint")} on=${wanted.open} onCheck=${take("open")} />
        <${Check} label=${t("make-watchers")} on=${wanted.watchers} onCheck=${take("watchers")} />
        <${HouseRules} edition=${rules} knobs=${wanted.knobs} problem=${problem} onTurn=${turn} />
        <details class="more">
          <summary>${t("make-more")}</summary>
          <div class="pairs">
            <${Pick} label=${t("make-lang")} value=${wanted.lang} from=${languageChoices()} onPick=${take("lang")} />
            <${Pick} label=${t("make-move")} value=${wanted.move} from=${seconds("make-none", 20, 30, 60, 120, 300)} onPick=${take("move")} />
            <${Pick} label=${t("make-bank")} value=${wanted.bank} from=${seconds("make-none", 60, 120, 300, 600)} onPick=${take("bank")} />
            <${Pick} label=${t("make-increment")} value=${wanted.increment} from=${seconds("make-none", 5, 10, 20)} onPick=${take("increment")} />
            <${Pick} label=${t("make-absent")} value=${wanted.absent} from=${seconds("make-never", 20, 60, 180, 600)} onPick=${take("absent")} />
          </div>
        </details>
        ${failed && html`<p class="problem" role="alert">${failed}</p>`}
        <p><button class="button button-primary button-big" aria-disabled=${busy}>${t("make-do")}</button></p>
      </form>
    </main>
    <${Footer} />
  `;
}

/** @param {number} low @param {number} high @returns {[string, string][]} */
function range(low, high) {
  return Array.from({ length: high - low + 1 }, (_, at) => [String(low + at), String(low + at)]);
}

/** @param {string} none  what 0 is called @param {...number} all @returns {[string, string][]} */
function seconds(none, ...all) {
  return [
    ["0", t(none)],
    ...all.map((count) => /** @type {[string, string]} */ ([String(count), t("make-seconds", { count })])),
  ];
}
