/** What can be set, each at once and for this browser only. */

import { html } from "../html.js";
import { Footer, Header } from "../parts/header.js";
import { NameField } from "../parts/name.js";
import { useTitle } from "../parts/title.js";
import { set, settings } from "../settings.js";
import { language, languageChoices } from "../vocabulary.js";
import { t } from "../words.js";
import { Check, Pick } from "../parts/fields.js";

/** @import { Settings } from "../settings.js" */

export function SettingsScreen() {
  const now = settings.value;
  useTitle(t("set-title"));
  return html`
    <${Header} />
    <main id="main" class="page">
      <h1 tabindex="-1">${t("set-title")}</h1>
      <p class="soft">${t("set-where")}</p>
      <div class="make">
        <${NameField} />
        <div class="pairs">
          <${Pick} label=${t("top-language")} value=${language.value} from=${languageChoices()} onPick=${change("language")} />
          ${chosen("size", ["100", "125", "150", "200"], (value) => t("set-size-percent", { percent: Number(value) }))}
          ${chosen("theme", ["system", "light", "dark"])}
          ${chosen("motion", ["system", "less"])}
          ${chosen("speed", ["calm", "normal", "quick", "once"])}
          ${chosen("speech", ["full", "brief", "off"])}
        </div>
        ${switched("sound")} ${switched("keys")} ${switched("quick")}
        <${Check} label=${t("set-notices")} hint=${t("set-notices-hint")} on=${now.notices} onCheck=${allowNotices} />
      </div>
      <p><button type="button" class="button" onClick=${() => history.back()}>${t("set-back")}</button></p>
    </main>
    <${Footer} />
  `;
}

/** A handler that sets what it is given. @param {keyof Settings} name */
function change(name) {
  return (/** @type {any} */ value) => set(name, value);
}

/**
 * One of several named values.
 * @param {"size" | "theme" | "motion" | "speed" | "speech"} name
 * @param {string[]} values
 * @param {(value: string) => string} [said]
 */
function chosen(name, values, said = (value) => t(`set-${name}-${value}`)) {
  return html`
    <${Pick}
      label=${t(`set-${name}`)}
      value=${settings.value[name]}
      from=${values.map((value) => [value, said(value)])}
      onPick=${change(name)}
    />
  `;
}

/** @param {"sound" | "keys" | "quick"} name */
function switched(name) {
  return html`
    <${Check} label=${t(`set-${name}`)} hint=${t(`set-${name}-hint`)} on=${settings.value[name]} onCheck=${change(name)} />
  `;
}

/** @param {boolean} on */
async function allowNotices(on) {
  const may =
    !on || (typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted");
  set("notices", on && may);
}
