/** The end of a match: the letter has reached the princess, and opens. The sentences beside it say the same. */

import { html } from "../html.js";
import { Back, CardPicture } from "../parts/card.js";
import { t, words } from "../words.js";

/** @import { Room } from "./room.js" */

/** @param {{room: Room}} props */
export function Letter({ room }) {
  const edition = room.edition.value;
  const view = room.view.value;
  if (!edition || !view) return null;
  const royal = view.royal ?? ROYALS.find((card) => edition.told.characters[card]);
  return html`
    <div class="letter" aria-hidden="true" key=${room.table.value?.match}>
      <span class="letter-closed"><${Back} /></span>
      ${royal && html`<span class="letter-open"><${CardPicture} card=${royal} edition=${edition} size="tiny" /></span>`}
    </div>
  `;
}

const ROYALS = ["princess", "princess-with-glasses", "royal-prince"];

/** How many tokens everyone has, the most first, in a sentence. @param {Room} room */
export function scoreOf(room) {
  const tokens = room.view.value?.tokens ?? {};
  const all = room.names.value.map((name, at) => ({ name, count: tokens[at + 1] ?? 0 }));
  const items = all.sort((one, other) => other.count - one.count).map((each) => t("score-item", each));
  return t("score", { list: words.value.names(items) });
}
