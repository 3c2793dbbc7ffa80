/** The rule book of an edition: how to play, every card, questions and answers, examples, names on printed cards. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { html, withValue } from "../html.js";
import { Examples } from "../book/scene.js";
import { PrintedNames, namesFound } from "../book/printed.js";
import { Marked, fold, found } from "../book/search.js";
import { Edition, edition as preset } from "../edition.js";
import { get } from "../net.js";
import { CardButton } from "../parts/card.js";
import { Check, Pick } from "../parts/fields.js";
import { Footer, Header } from "../parts/header.js";
import { useTitle } from "../parts/title.js";
import { go } from "../router.js";
import { vocabulary } from "../vocabulary.js";
import { t, words } from "../words.js";
import { Missing } from "./missing.js";

/** @import { Book, RulingFace } from "../wire" */
/** @import { Refusal, Say } from "../types" */
/**
 * What every part of the book is shown with.
 * @typedef {{edition: Edition, book: Book | null, wanted: string, open: boolean}} Shown
 */

/** @param {{name: string}} props */
export function Rules({ name }) {
  const plain = preset(name);
  const [told, tell] = useState(/** @type {{book: Book | null, refusal: Refusal | null}} */ ({ book: null, refusal: null }));
  const [looked, look] = useState("");
  const [open, setOpen] = useState(false);
  const query = location.search;
  useEffect(() => {
    let here = true;
    get(`/api/editions/${name}/book${query}`).then(({ status, body }) => {
      if (here) tell({ book: status === 200 ? body : null, refusal: status === 422 ? body : null });
    });
    return () => {
      here = false;
    };
  }, [name, query]);
  const title = plain ? t("rules-of", { edition: words.value.edition(name) }) : t("missing-title");
  useTitle(title);
  const { book, refusal } = told;
  const edition = useMemo(() => book && new Edition(book.rules), [book]) ?? plain;
  if (!plain || !edition) return html`<${Missing} title=${title} />`;
  const wanted = fold(looked.trim());
  const shown = { edition, book: book?.rules.edition === edition.name ? book : null, wanted, open };
  return html`
    <${Header} edition=${name} />
    <main id="main" class="page book">
      <h1 tabindex="-1">${title}</h1>
      <p class="soft">${words.value.blurb(edition.name)}</p>
      ${refusal && html`<p class="problem" role="alert">${words.value.refusal(refusal)}</p>`}
      <div class="book-tools">
        <${Pick}
          label=${t("rules-other")}
          value=${name}
          from=${vocabulary.value.editions.map(({ edition: each }) => [each, words.value.edition(each)])}
          onPick=${showOther}
        />
        <label class="pick">
          <span class="capital">${t("book-search")}</span>
          <input class="field" type="search" value=${looked} onInput=${withValue(look)} />
        </label>
        <${Check} label=${t("book-all-examples")} on=${open} onCheck=${setOpen} />
        <button type="button" class="button" onClick=${() => print()}>${t("book-print")}</button>
      </div>
      <${Contents} ...${shown} />
      <${House} ...${shown} />
      <${Chapters} ...${shown} />
      <${Cards} ...${shown} />
      <${Questions} ...${shown} />
      <${Names} ...${shown} />
    </main>
    <${Footer} />
  `;
}

/** @param {string} name */
function showOther(name) {
  go(`/rules/${name}`, { replace: true });
}

// ---- what there is, and what is found

/** The paragraphs of each chapter that have what is looked for. @param {Shown} shown */
function chaptersFound({ edition, wanted }) {
  return edition.told.how
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.filter((said) => found(wanted, words.value.say(title), words.value.paragraph(said, edition))),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}

/** What is asked about a card. @param {string} card @param {Book | null} book */
function about(card, book) {
  return book?.rulings.filter((ruling) => ruling.card === card) ?? [];
}

/** The cards that have it in their name, their rule or what is asked about them. @param {Shown} shown */
function cardsFound({ edition, book, wanted }) {
  return edition.cards.filter(({ card, rank }) =>
    found(
      wanted,
      words.value.card(card),
      String(rank),
      words.value.rule(card, edition),
      ...about(card, book).map(({ say }) => words.value.paragraph(say, edition)),
    ),
  );
}

/** What is asked about no card in particular. @param {Shown} shown */
function questionsFound({ edition, book, wanted }) {
  return (book?.rulings ?? []).filter(
    ({ card, say }) => !card && found(wanted, words.value.paragraph(say, edition)),
  );
}

/** The parts of the book, and how much was found. @param {Shown} shown */
function Contents(shown) {
  const { book, wanted } = shown;
  /** @type {[string, string, number][]} */
  const counts = [
    ["how", "help-how", chaptersFound(shown).reduce((sum, { paragraphs }) => sum + paragraphs.length, 0)],
    ["cards", "rules-the-cards", cardsFound(shown).length],
    ["questions", "chapter-rulings", questionsFound(shown).length],
    ["names", "book-names", book ? namesFound(book.printed, wanted).length : 0],
  ];
  const all = counts.reduce((sum, [, , count]) => sum + count, 0);
  return html`
    <nav class="book-contents" aria-label=${t("book-contents")}>
      ${counts.map(([id, title, count]) => count > 0 && html`<a key=${id} href=${`#${id}`}>${t(title)}</a>`)}
    </nav>
    <p role="status" class=${wanted ? "" : "visually-hidden"}>${wanted ? t("book-found", { count: all }) : ""}</p>
  `;
}

// ---- the parts

/** The rules that this house has turned. @param {Shown} shown */
function House({ edition }) {
  if (!edition.told.house.length) return null;
  return html`
    <section class="parchment panel">
      <h2>${t("gather-house")}</h2>
      <ul class="house-list">
        ${edition.told.house.map((said, at) => html`<li key=${at}>${words.value.say(said, [], edition)}</li>`)}
      </ul>
    </section>
  `;
}

/** @param {Shown} shown */
function Chapters(shown) {
  const chapters = chaptersFound(shown);
  if (!chapters.length) return null;
  return html`
    <section class="book-part">
      <h2 id="how">${t("help-how")}</h2>
      ${chapters.map(
        ({ title, paragraphs }) => html`
          <section key=${title.id} class="book-chapter">
            <h3>${words.value.say(title)}</h3>
            ${paragraphs.map((said) => html`<${Paragraph} key=${said.id} said=${said} ...${shown} />`)}
          </section>
        `,
      )}
    </section>
  `;
}

/** A paragraph and its examples. @param {Shown & {said: Say}} props */
function Paragraph({ said, edition, book, wanted, open }) {
  return html`
    <p><${Marked} text=${words.value.paragraph(said, edition)} wanted=${wanted} /></p>
    ${book && html`<${Examples} scenes=${book.examples[said.id]} names=${book.names} edition=${edition} open=${open} />`}
  `;
}

/** @param {Shown} shown */
function Cards(shown) {
  const cards = cardsFound(shown);
  if (!cards.length) return null;
  return html`
    <section class="book-part">
      <h2 id="cards">${t("rules-the-cards")}</h2>
      <ul class="book-cards">
        ${cards.map((each) => html`<${CardEntry} key=${each.card} ...${each} ...${shown} />`)}
      </ul>
    </section>
  `;
}

/** @param {Shown & {card: string, rank: number, copies: number}} props */
function CardEntry({ card, rank, copies, ...shown }) {
  const { edition, book, wanted, open } = shown;
  const rule = edition.told.characters[card]?.rule ?? [];
  const scenes = rule.flatMap(({ id }) => book?.examples[id] ?? []);
  return html`
    <li>
      <${CardButton} card=${card} edition=${edition} />
      <div class="book-chapter">
        <h3><${Marked} text=${words.value.card(card)} wanted=${wanted} /></h3>
        <p class="soft">${t("face-facts", { rank, copies })}</p>
        <p><${Marked} text=${words.value.rule(card, edition)} wanted=${wanted} /></p>
        ${book && html`<${Examples} scenes=${scenes} names=${book.names} edition=${edition} open=${open} />`}
        ${about(card, book).map(({ say }) => html`<${Paragraph} key=${say.id} said=${say} ...${shown} />`)}
      </div>
    </li>
  `;
}

/** @param {Shown} shown */
function Questions(shown) {
  const rulings = questionsFound(shown);
  if (!rulings.length) return null;
  return html`
    <section class="book-part book-chapter">
      <h2 id="questions">${t("chapter-rulings")}</h2>
      ${rulings.map(({ say }) => html`<${Paragraph} key=${say.id} said=${say} ...${shown} />`)}
    </section>
  `;
}

/** @param {Shown} shown */
function Names({ book, wanted }) {
  const rows = book ? namesFound(book.printed, wanted) : [];
  if (!rows.length) return null;
  return html`
    <section class="book-part">
      <h2 id="names">${t("book-names")}</h2>
      <${PrintedNames} rows=${rows} wanted=${wanted} />
    </section>
  `;
}
