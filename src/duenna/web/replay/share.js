/** What can be handed on of a moment: the link that leads back to it. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { t } from "../words.js";

/** @import { Past } from "./past.js" */

/** The way back to this very moment, for others. @param {{past: Past}} props */
export function Share({ past }) {
  const at = past.at.value;
  const [copied, setCopied] = useState(-1);
  if (!navigator.clipboard) return null; // pages without a secure line cannot copy; the address is the link
  async function copy() {
    await navigator.clipboard.writeText(location.href).then(
      () => setCopied(at),
      () => {}, // forbidden: the address is still there to be copied
    );
    announce(t("gather-copied"), { asked: true });
  }
  return html`<p><button type="button" class="button" onClick=${copy}>${t(copied === at ? "gather-copied" : "replay-copy")}</button></p>`;
}
