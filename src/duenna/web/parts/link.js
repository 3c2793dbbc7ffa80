/** A link to hand on: to be read, copied, or sent by whatever the device has for sending. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { t } from "../words.js";

/** @param {{currentTarget: HTMLInputElement}} event */
function selectAll({ currentTarget }) {
  currentTarget.select();
}

/** @param {{id: string, label: string, link: string}} props */
export function LinkField({ id, label, link }) {
  const [done, setDone] = useState(false);

  function send() {
    navigator.share({ url: link }).catch(() => {}); // whoever closes the sheet has changed their mind
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without a secure line there is no clipboard for pages; what is selected can still be copied.
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById(id));
      field?.select();
      document.execCommand("copy");
    }
    setDone(true);
    announce(t("gather-copied"), { asked: true });
  }

  return html`
    <div class="share">
      <label class="visually-hidden" for=${id}>${label}</label>
      <input id=${id} class="field" readonly value=${link} onFocus=${selectAll} />
      <button type="button" class="button" onClick=${copy}>${t(done ? "gather-copied" : "gather-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="button" onClick=${send}>${t("gather-send")}</button>`}
    </div>
  `;
}
