/** The field for a player's name, which the browser remembers. */

import { html, withValue } from "../html.js";
import { myName, rename } from "../settings.js";
import { t } from "../words.js";

export function NameField() {
  return html`
    <label class="name-field">
      <span>${t("name-label")}</span>
      <input
        class="field"
        name="name"
        autocomplete="nickname"
        maxlength="30"
        spellcheck=${false}
        placeholder=${t("name-unknown")}
        value=${myName.value}
        onInput=${withValue(rename)}
      />
    </label>
  `;
}
