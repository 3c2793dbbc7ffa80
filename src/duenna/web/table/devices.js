/** The same seat on another device: a code that is good once, as a link and as a picture for its camera. */

import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { LinkField } from "../parts/link.js";
import { t } from "../words.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room}} props */
export function OtherDevice({ room }) {
  const [code, setCode] = useState(/** @type {{link: string, qr: string, seconds: number} | null} */ (null));
  async function ask() {
    const made = await room.askDevice();
    if (made) setCode(made);
  }
  return html`
    <button type="button" class="button button-quiet" aria-haspopup="dialog" onClick=${ask}>${t("device-title")}</button>
    ${
      code &&
      html`
      <${Dialog} title=${t("device-title")} onClose=${() => setCode(null)}>
        <p>${t("device-how", { minutes: Math.round(code.seconds / 60) })}</p>
        <div class="qr" role="img" aria-label=${t("link-qr")} dangerouslySetInnerHTML=${{ __html: code.qr }} />
        <${LinkField} id="device-link" label=${t("device-link")} link=${code.link} />
      <//>
    `
    }
  `;
}
