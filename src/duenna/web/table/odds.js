/** The chances of every hidden card, where the table plays with them: a table to read, and sentences for the key P. */

import { html } from "../html.js";
import { t, words } from "../words.js";
import { inTurn } from "./seats.js";

/** @import { Room } from "./room.js" */

const TOLD = 3; // cards of each player that the key tells
const MANY = 10; // cards whose names stand side by side; of more, they stand upright
const ALMOST = 1e-9;

/** @param {{room: Room}} props */
export function Chances({ room }) {
  const rows = rowsOf(room);
  const edition = room.edition.value;
  if (!rows.length || !edition) return null;
  const cards = cardsOf(room).filter((card) => rows.some(({ chances }) => (chances[card] ?? 0) > 0));
  // A narrow page lays the cells out anew, which would take the table's roles away if they were not told.
  return html`
    <details id="odds" class="odds" open>
      <summary><h2>${t("odds-title")}</h2></summary>
      <p class="soft">${t("odds-how")}</p>
      <table role="table" class=${cards.length > MANY ? "odds-many" : ""} aria-label=${t("odds-title")}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col"><span class="visually-hidden">${t("odds-whose")}</span></th>
            ${cards.map(
              (card) => html`
                <th key=${card} role="columnheader" scope="col">
                  <span class="odds-head"><span class="odds-rank">${edition.rank(card)}</span> <span>${words.value.card(card)}</span></span>
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${rows.map(
            ({ id, name, chances }) => html`
              <tr key=${id} role="row">
                <th role="rowheader" scope="row">${name}</th>
                ${cards.map((card) => html`<${Cell} key=${card} card=${card} chance=${(chances[card] ?? 0)} />`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </details>
  `;
}

/** @param {{card: string, chance: number}} props */
function Cell({ card, chance }) {
  const [shown, said] = percent(chance);
  return html`
    <td role="cell" class=${chance > 0 ? "" : "is-never"} style=${{ "--chance": chance }}>
      <span class="odds-card" aria-hidden="true">${words.value.card(card)}</span>
      ${said === shown ? html`<span>${shown}</span>` : html`<span aria-hidden="true">${shown}</span><span class="visually-hidden">${said}</span>`}
    </td>
  `;
}

/** What the key P tells: the likeliest cards of each opponent. @param {Room} room */
export function oddsSentence(room) {
  if (room.table.value?.options.aids !== "odds") return t("told-no-odds");
  const rows = rowsOf(room).filter(({ id }) => id !== "burned");
  if (!rows.length) return t("told-odds-none");
  const all = cardsOf(room);
  return rows
    .map(({ name, chances }) => {
      const cards = all
        .map((card) => ({ card, chance: (chances[card] ?? 0) }))
        .filter(({ chance }) => chance > 0)
        .sort((a, b) => b.chance - a.chance)
        .slice(0, TOLD)
        .map(({ card, chance }) => {
          const named = words.value.card(card);
          const [, said] = percent(chance);
          return isCertain(chance) ? t("odds-sure", { card: named }) : t("odds-of", { card: named, chance: said });
        });
      return t("told-pile", { name, cards: cards.join(", ") });
    })
    .join(" ");
}

/**
 * The chance that a seat holds one of these cards; null where the table does not tell.
 * @param {Room} room @param {string} seat @param {string[]} cards
 */
export function chanceText(room, seat, cards) {
  const chances = room.odds.value?.hands[seat];
  if (!chances) return null;
  return percent(cards.reduce((sum, card) => sum + (chances[card] ?? 0), 0))[1];
}

/** The places where a hidden card lies, the other players first. @param {Room} room */
function rowsOf(room) {
  const odds = room.odds.value;
  const table = room.table.value;
  if (!odds || !table) return [];
  const rows = inTurn(table.seats, room.me.value).flatMap(({ seat, name }) => {
    const chances = odds.hands[seat];
    return chances ? [{ id: String(seat), name, chances }] : [];
  });
  const burned = Object.keys(odds.burned).length > 0;
  return burned ? [...rows, { id: "burned", name: t("aside-burned"), chances: odds.burned }] : rows;
}

/** The cards that the round is played with, by rank. @param {Room} room */
function cardsOf(room) {
  return Object.keys(room.unseen.value ?? {});
}

/** @param {number} chance */
function isCertain(chance) {
  return chance > 1 - ALMOST;
}

/** A chance as it is shown, and as it is said. @param {number} chance @returns {[string, string]} */
function percent(chance) {
  if (chance < ALMOST) return ["–", t("odds-never")];
  if (isCertain(chance)) return [t("odds-percent", { percent: 100 }), t("odds-certain")];
  if (chance < 0.005) return [`< ${t("odds-percent", { percent: 1 })}`, t("odds-under")];
  if (chance > 0.995) return [`> ${t("odds-percent", { percent: 99 })}`, t("odds-over")];
  const text = t("odds-percent", { percent: Math.round(100 * chance) });
  return [text, text];
}
