/** What the cards of printed boxes are called here: by number, by what they do, by a name in any language. */

import { html } from "../html.js";
import { edition as preset } from "../edition.js";
import { languageName } from "../vocabulary.js";
import { t, words } from "../words.js";
import { Marked, found } from "./search.js";

/** @import { PrintedFace } from "../wire" */

/**
 * The rows that have what is looked for.
 * @param {PrintedFace[]} printed @param {string} wanted
 */
export function namesFound(printed, wanted) {
  return printed.filter((each) => found(wanted, ...each.values.map(String), brief(each), ...Object.values(each.names).flat()));
}

/** @param {PrintedFace} each */
function brief(each) {
  const edition = preset(each.edition);
  return edition ? words.value.paragraph(each.brief, edition) : "";
}

/** @param {{rows: PrintedFace[], wanted: string}} props */
export function PrintedNames({ rows, wanted }) {
  return html`
    <p>${t("book-names-how")}</p>
    <div class="names-frame">
      <table class="names">
        <thead>
          <tr>
            <th scope="col">${t("aids-rank")}</th>
            <th scope="col">${t("book-names-does")}</th>
            <th scope="col">${t("book-names-here")}</th>
            <th scope="col">${t("book-names-printed")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((each) => html`<${Row} key=${each.card} each=${each} wanted=${wanted} />`)}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{each: PrintedFace, wanted: string}} props */
function Row({ each, wanted }) {
  const { values, here, names } = each;
  return html`
    <tr>
      <th scope="row"><${Marked} text=${values.join(" / ")} wanted=${wanted} /></th>
      <td><${Marked} text=${brief(each)} wanted=${wanted} /></td>
      <td>${here ? html`<strong>${words.value.card(here)}</strong>` : html`<span class="soft">${t("book-names-absent")}</span>`}</td>
      <td>
        ${Object.entries(names).map(
          ([language, some]) => html`
            <span key=${language} class="names-language">
              <span class="soft">${languageName(language)}</span>
              <span lang=${language}><${Marked} text=${some.join(", ")} wanted=${wanted} /></span>
            </span>
          `,
        )}
      </td>
    </tr>
  `;
}
