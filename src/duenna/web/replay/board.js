/** The table as it stood: what was played next and what was better lie on it, and beside each hand its chances. */

import { html } from "../html.js";
import { CardPicture } from "../parts/card.js";
import { Me } from "../table/me.js";
import { Seats } from "../table/seats.js";
import { Middle } from "../table/stage.js";
import { t, words } from "../words.js";
import { Likeliest } from "./chances.js";

/** @import { Edition } from "../edition.js" */
/** @import { Decided, MoveParts, View } from "../types" */
/** @import { Past } from "./past.js" */

const SWIPE = 40; // pixels that make a stroke

/** @param {{past: Past}} props */
export function Board({ past }) {
  const decision = past.decision.value;
  const edition = past.edition.value;
  const view = past.view.value;
  /** @type {{x: number, y: number} | null} */
  let from = null;

  /** @param {PointerEvent} event */
  function press({ pointerType, clientX, clientY }) {
    from = pointerType === "mouse" ? null : { x: clientX, y: clientY };
  }

  /** A stroke to the left goes on, one to the right goes back. @param {PointerEvent} event */
  function lift({ clientX, clientY }) {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    from = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) past.go(past.at.peek() + (x < 0 ? 1 : -1));
  }

  const seen = { ...past, beside: (/** @type {number} */ seat) => html`<${Likeliest} past=${past} seat=${seat} />` };
  return html`
    <div class="board velvet" ...${decision && view ? marksOf(decision, view) : {}} onPointerDown=${press} onPointerUp=${lift}>
      <${Seats} room=${seen} />
      <div class="board-middle">
        <${Middle} room=${past} />
        ${decision && edition && html`<${Plays} decision=${decision} edition=${edition} past=${past} />`}
      </div>
      <${Me} room=${past} />
    </div>
  `;
}

/**
 * Which seats and cards the two moves concern; the stylesheet draws rings around them.
 * @param {Decided} decision @param {View} view
 */
function marksOf({ seat, parts, played, best, word }, view) {
  const own = view.seat === seat ? view.hand : [];
  const place = (/** @type {MoveParts} */ { card }) => own.findLastIndex((each) => each === card);
  const done = { "data-played-on": parts.played.targets.join(" "), "data-played-card": place(parts.played) };
  if (played === best || word === "fine") return done;
  return { ...done, "data-better-on": parts.best.targets.join(" "), "data-better-card": place(parts.best) };
}

/** The move that was made and the better one, as they would lie on the table. @param {{decision: Decided, edition: Edition, past: Past}} props */
function Plays({ decision, edition, past }) {
  const { parts, played, best, options, say, word } = decision;
  const names = past.names.value;
  const label = played === best && options > 1 ? "replay-played-best" : "replay-played";
  // The words beside the board say the same.
  return html`
    <div class="plays" aria-hidden="true">
      <${Play} kind="played" label=${t(label)} parts=${parts.played} edition=${edition} text=${words.value.say(say.played, names)} />
      ${word !== "fine" && html`<${Play} kind="better" label=${t("replay-better")} parts=${parts.best} edition=${edition} text=${words.value.say(say.best, names)} />`}
    </div>
  `;
}

/** @param {{kind: string, label: string, parts: MoveParts, edition: Edition, text: string}} props */
function Play({ kind, label, parts, edition, text }) {
  const named = parts.guess ? edition.named(parts.guess)[0] : undefined;
  return html`
    <figure class=${`play play-${kind}`} title=${text}>
      <div class="play-cards">
        ${
          parts.card
            ? html`
                <${CardPicture} card=${parts.card} edition=${edition} />
                ${parts.targets.map((seat) => html`<span key=${seat} class="seat-number">${seat}</span>`)}
                ${named && html`<span class="played-guess"><${CardPicture} card=${named} edition=${edition} /><span class="played-asks">?</span></span>`}
              `
            : html`<span class="play-text">${text}</span>`
        }
      </div>
      <figcaption>${label}</figcaption>
    </figure>
  `;
}
