/** The end of a link that was shown on another device: the code behind its # is traded for the seat. */

import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { command } from "../net.js";
import { Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { at } from "../place.js";
import { go } from "../router.js";
import { noteVisit } from "../storage.js";
import { t, words } from "../words.js";

/** @param {{id: string}} props */
export function Device({ id }) {
  const [failed, setFailed] = useState("");
  const title = t(failed ? "device-failed" : "device-taking");
  useTitle(title);
  useEffect(() => {
    claim(id).then(setFailed);
  }, [id]);
  return html`
    <${Header} />
    <main id="main" class="page">
      <h1 tabindex="-1">${title}</h1>
      ${failed && html`<p role="alert">${failed}</p><p><a class="button" href=${at(`/t/${id}`)}>${t("replay-to-table")}</a></p>`}
    </main>
  `;
}

/** Takes the seat and goes to the table; else says why not. @param {string} id @returns {Promise<string>} */
async function claim(id) {
  const { status, body } = await command(`/api/tables/${id}/claim`, { code: location.hash.slice(1) });
  if (status !== 200 && body?.error !== "seated") return words.value.refusal(body);
  if (status === 200) noteVisit({ id });
  go(`/t/${id}`, { replace: true });
  return "";
}
