/** Home: play at once, sit down with friends, go on with a match, or join an open table. */

import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { edition } from "../edition.js";
import { lookForTables, openTables, people } from "../lobby.js";
import { command, makeTable } from "../net.js";
import { Back, CardPicture } from "../parts/card.js";
import { Pick } from "../parts/fields.js";
import { NameField } from "../parts/name.js";
import { Footer, Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { at } from "../place.js";
import { go } from "../router.js";
import { myName } from "../settings.js";
import { forgetVisit, noteVisit, recall, visited } from "../storage.js";
import { language, languageName, vocabulary } from "../vocabulary.js";
import { t, words } from "../words.js";

/** @import { Table } from "../types" */

const USUAL = { edition: "modern", players: 4 };

export function Home() {
  useTitle("");
  return html`
    <${Header} />
    <main id="main" class="home">
      <section class="hero velvet">
        <div class="hero-words">
          <h1 tabindex="-1">${t("home-title")}</h1>
          <p class="hero-lead">${t("home-lead")}</p>
          <${PlayNow} />
        </div>
        <${Fan} />
      </section>
      <div class="home-lists">
        <${Continue} />
        <${OpenTables} />
        ${openTables.value && html`<${Editions} />`}
      </div>
    </main>
    <${Footer} />
  `;
}

function Fan() {
  const modern = edition("modern");
  if (!modern) return null;
  return html`
    <div class="fan" aria-hidden="true">
      <${Back} size="large" />
      <${CardPicture} card="handmaid" edition=${modern} size="large" />
      <${CardPicture} card="princess" edition=${modern} size="large" />
    </div>
  `;
}

function PlayNow() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const usual = { ...USUAL, ...recall("quick", {}) };

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const name = myName.peek().trim() || t("name-unknown");
    const { status, body } = await makeTable({
      name,
      ...usual,
      bots: Array(usual.players - 1).fill(vocabulary.peek().usual_bot),
      options: { lang: language.peek(), aids: "counts" },
    });
    setBusy(false);
    if (status !== 201) return setFailed(words.value.refusal(body));
    await command(`/api/tables/${body.id}/start`, {});
    noteVisit({ id: body.id, edition: usual.edition });
    go(`/t/${body.id}`);
  }

  return html`
    <form class="play-now" onSubmit=${begin}>
      <${NameField} />
      <button class="button button-primary button-big" aria-disabled=${busy}>${t("home-play")}</button>
      <a class="button" href=${at("/new")}>${t("home-friends")}</a>
      <p class="soft play-now-how">${t("home-play-how", { edition: words.value.edition(usual.edition), players: usual.players })} <a href=${at("/learn")}>${t("learn-link")}</a></p>
      ${failed && html`<p class="problem" role="alert">${failed}</p>`}
    </form>
  `;
}

function Continue() {
  const [all, setAll] = useState(visited);
  if (!all.length) return null;
  return html`
    <section class="parchment panel" aria-labelledby="continue">
      <h2 id="continue">${t("home-continue")}</h2>
      <ul class="rows">
        ${all.slice(0, 6).map(
          (table) => html`
            <li key=${table.id} class="row">
              <a class="row-main" href=${at(`/t/${table.id}`)}>
                <strong>${table.edition ? words.value.edition(table.edition) : table.id}</strong>
                <span class="soft">${words.value.names(table.names.filter(Boolean))}</span>
              </a>
              <span class="soft">${t(table.over ? "home-over" : "home-running")}</span>
              <button
                type="button"
                class="button button-quiet"
                aria-label=${t("home-forget-named", { table: table.id })}
                onClick=${() => (forgetVisit(table.id), setAll(visited()))}
              >${t("home-forget")}</button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

function OpenTables() {
  const tables = openTables.value;
  const [rules, setRules] = useState("");
  const [spoken, setSpoken] = useState("");
  const shown = tables?.filter(
    ({ asked, options }) => ["", asked].includes(rules) && ["", options.lang].includes(spoken),
  );
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && lookForTables();
    if (!tables) look();
    const timer = setInterval(look, 10_000);
    return () => {
      clearInterval(timer);
      openTables.value = null;
    };
  }, []);
  return html`
    <section class="parchment panel" aria-labelledby="open">
      <h2 id="open">${t("home-open")}</h2>
      <${Quick} />
      ${!tables?.length && html`<p class=${tables ? "soft" : "awaited"}>${t("home-open-none")}</p>`}
      ${
        tables &&
        tables.length > 0 &&
        html`
        <div class="pairs">
          <${Pick} label=${t("lobby-rules")} value=${rules} from=${choices(tables.map(({ asked }) => asked), "lobby-any-rules", (name) => words.value.edition(name))} onPick=${setRules} />
          <${Pick} label=${t("lobby-lang")} value=${spoken} from=${choices(tables.map(({ options }) => options.lang), "lobby-any-lang", languageName)} onPick=${setSpoken} />
        </div>
      `
      }
      ${shown && shown.length > 0 && html`<ul class="rows">${shown.map((table) => html`<${OpenTable} key=${table.id} table=${table} />`)}</ul>`}
      ${tables && tables.length > 0 && shown?.length === 0 && html`<p class="soft">${t("lobby-none")}</p>`}
    </section>
  `;
}

/** What can be chosen: all, or one of those that there are. @param {string[]} values @param {string} all @param {(value: string) => string} name @returns {[string, string][]} */
function choices(values, all, name) {
  return [["", t(all)], ...[...new Set(values)].map((value) => /** @type {[string, string]} */ ([value, name(value)]))];
}

/** A game with whoever is here, and how many are. */
function Quick() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");

  async function begin() {
    if (busy) return;
    setBusy(true);
    const name = myName.peek().trim() || t("name-unknown");
    const { status, body } = await command("/api/quick", { name, lang: language.peek() });
    setBusy(false);
    if (status !== 201) return setFailed(words.value.refusal(body));
    go(`/t/${body.id}`);
  }

  return html`
    <p class="quick">
      <button type="button" class="button button-primary" aria-disabled=${busy} onClick=${begin}>${t("quick-do")}</button>
      <span class="soft">${t("quick-how")} ${t("quick-people", { count: people.value })}</span>
    </p>
    ${failed && html`<p class="problem" role="alert">${failed}</p>`}
  `;
}

/** @param {{table: Table}} props */
function OpenTable({ table }) {
  const taken = table.seats.filter(({ kind }) => kind !== "open").map(({ name }) => name);
  return html`
    <li class="row">
      <a class="row-main" href=${at(`/t/${table.id}`)}>
        <strong>${words.value.edition(table.asked)}</strong>
        <span class="soft">${words.value.names(taken)}</span>
      </a>
      <span class="soft">
        ${t("home-seats-free", { count: table.seats.length - taken.length })}, ${languageName(table.options.lang)}
      </span>
    </li>
  `;
}

/** Two characters that an edition is known by: those that the fewest others have. @param {{name: string}} props */
function Faces({ name }) {
  const rules = edition(name);
  if (!rules) return null;
  const decks = vocabulary.value.editions.map((each) => Object.keys(each.characters));
  const others = (/** @type {string} */ card) => decks.filter((deck) => deck.includes(card)).length;
  const known = Object.keys(rules.told.characters).sort((one, other) => others(one) - others(other) || rules.rank(other) - rules.rank(one));
  return html`
    <dd class="edition-faces" aria-hidden="true">
      ${known.slice(0, 2).map((card) => html`<${CardPicture} key=${card} card=${card} edition=${rules} size="tiny" />`)}
    </dd>
  `;
}

function Editions() {
  return html`
    <section class="parchment panel" aria-labelledby="editions">
      <h2 id="editions">${t("home-editions")}</h2>
      <dl class="editions">
        ${vocabulary.value.editions.map(
          ({ edition: name }) => html`
            <div key=${name}>
              <dt><a href=${at(`/rules/${name}`)}>${words.value.edition(name)}</a></dt>
              <${Faces} name=${name} />
              <dd class="soft">${words.value.blurb(name)}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `;
}
