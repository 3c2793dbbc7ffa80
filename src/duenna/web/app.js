/** The page: one screen for each address. */

import { render } from "preact";
import { html } from "./html.js";
import { keepFocus } from "./focus.js";
import { fontsReady } from "./fonts.js";
import { lookForTables } from "./lobby.js";
import { route, watchLinks } from "./router.js";
import { loadVocabulary } from "./vocabulary.js";
import { ready, t } from "./words.js";
import { later } from "./later.js";
import { CardDialog } from "./parts/carddialog.js";
import { Home } from "./screens/home.js";
import { Missing } from "./screens/missing.js";
import { TableScreen } from "./table/screen.js";

const Device = later(() => import("./screens/device.js").then((module) => module.Device));
const Learn = later(() => import("./screens/learn.js").then((module) => module.Learn));
const Make = later(() => import("./screens/make.js").then((module) => module.Make));
const Replay = later(() => import("./screens/replay.js").then((module) => module.Replay));
const Rules = later(() => import("./screens/rules.js").then((module) => module.Rules));
const Settings = later(() => import("./screens/settings.js").then((module) => module.SettingsScreen));

function App() {
  if (!ready.value || !fontsReady.value)
    return html`<main id="main" class="waiting"><h1>Duenna</h1></main>`;
  return html`<${Screen} /><${CardDialog} />`;
}

function Screen() {
  const at = route.value;
  switch (at.name) {
    case "home":
      return html`<${Home} />`;
    case "make":
      return html`<${Make} />`;
    case "learn":
      return html`<${Learn} />`;
    case "settings":
      return html`<${Settings} />`;
    case "rules":
      return html`<${Rules} name=${at.edition} />`;
    case "table":
      return html`<${TableScreen} key=${at.id} id=${at.id} />`;
    case "device":
      return html`<${Device} key=${at.id} id=${at.id} />`;
    case "replay":
    case "analysis":
      return html`<${Replay} key=${at.id} id=${at.id} analysed=${at.name === "analysis"} />`;
    default:
      return html`<${Missing} title=${t("missing-title")} />`;
  }
}

watchLinks();
loadVocabulary();
if (route.peek().name === "home") lookForTables();
const root = document.getElementById("app");
if (root) {
  root.textContent = "";
  keepFocus(root);
  render(html`<${App} />`, root);
}
