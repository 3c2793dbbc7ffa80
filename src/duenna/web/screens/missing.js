/** A page for addresses that lead nowhere, and for tables that cannot be shown. */

import { html } from "../html.js";
import { Footer, Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { at } from "../place.js";
import { t } from "../words.js";

/** @param {{title: string, text?: string}} props */
export function Missing({ title, text }) {
  useTitle(title);
  return html`
    <${Header} />
    <main id="main" class="page">
      <h1 tabindex="-1">${title}</h1>
      ${text && html`<p>${text}</p>`}
      <p><a class="button button-primary" href=${at("/")}>${t("missing-home")}</a></p>
    </main>
    <${Footer} />
  `;
}
