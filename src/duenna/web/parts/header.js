/** The top of every page: the house's name, the ways to other screens, the language. */

import { signal } from "@preact/signals";
import { html, withValue } from "../html.js";
import { crestSvg } from "../art/cards.js";
import { at } from "../place.js";
import { set } from "../settings.js";
import { language, languageChoices } from "../vocabulary.js";
import { t } from "../words.js";

/** On a small screen the language's code must do. */
const small = matchMedia("(max-width: 40rem)");
const narrow = signal(small.matches);
small.addEventListener("change", () => (narrow.value = small.matches));

const crest = { __html: crestSvg() };

/** @param {{children?: unknown, edition?: string}} props */
export function Header({ children, edition = "modern" }) {
  return html`
    <header class="top velvet">
      <a class="skip-link" href="#main">${t("top-skip")}</a>
      <a class="brand" href=${at("/")}>
        <span class="crest" aria-hidden="true" dangerouslySetInnerHTML=${crest} />
        <span class="title">Duenna</span>
      </a>
      ${children}
      <nav class="top-nav" aria-label=${t("top-nav")}>
        <a class="button button-quiet" href=${at(`/rules/${edition}`)}>${t("top-rules")}</a>
        <a class="button button-quiet" href=${at("/settings")}>${t("top-settings")}</a>
        <${LanguageChoice} />
      </nav>
    </header>
  `;
}

export function LanguageChoice() {
  return html`
    <label class="language">
      <span class="visually-hidden">${t("top-language")}</span>
      <select
        class="field"
        value=${language.value}
        onChange=${withValue((tag) => set("language", tag))}
      >
        ${languageChoices().map(
          ([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag}>${narrow.value ? tag : name}</option>`,
        )}
      </select>
    </label>
  `;
}

export function Footer() {
  return html`
    <footer class="foot soft">
      <p>${t("foot-unofficial")}</p>
      <p>${t("foot-art")}</p>
    </footer>
  `;
}
