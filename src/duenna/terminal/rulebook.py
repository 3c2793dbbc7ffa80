"""The rule book as text: chapters, cards, rulings and names on printed cards, all of it or what is looked for."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duenna.book.examples import NAMES, Scene, scenes
from duenna.book.printed import printed_cards
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.terminal.cardtext import ranked, rule_of
from duenna.text.house import house_rules
from duenna.text.languages import own_name
from duenna.text.rulebook import brief_of, chapters
from duenna.text.rulebook import rule_of as sentences_of
from duenna.text.rulings import rulings_of
from duenna.text.saying import Say
from duenna.text.words import Words

INDENT = "  "


@dataclass(frozen=True)
class Entry:
    """A paragraph, and the messages whose examples show it."""

    text: str
    messages: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """A title and the paragraphs beneath it."""

    title: str
    entries: list[Entry]


def rule_book(
    edition: Edition,
    words: Words,
    seats: int | None = None,
    *,
    wanted: str = "",
    examples: bool = False,
) -> Iterator[str]:
    """The book of the edition, line by line: titles have an empty line above, what belongs to a paragraph is set in.

    `wanted` leaves what has that text in it, whatever its capitals and accents, and says what was found;
    `examples` puts under each paragraph its examples.
    """
    shown = scenes(edition) if examples else {}
    yield words.text("rules-title", edition=words.edition_name(edition.name))
    count = 0
    for part in _parts(edition, words, seats):
        entries = [entry for entry in part.entries if _has(entry.text, wanted)]
        count += len(entries)
        if entries:
            yield from ("", part.title)
        for entry in entries:
            yield entry.text
            for message in entry.messages:
                for scene in shown.get(message, ()):
                    yield from _scene(scene, edition, words)
    if wanted:
        yield from ("", words.text("book-found", count=count))


def printed_names(edition: Edition, words: Words, wanted: str = "") -> Iterator[str]:
    """What the cards of printed boxes are called in this edition: by number, what they do, and their names."""
    yield words.text("book-names")
    yield words.text("book-names-how")
    for each in printed_cards():
        values = " / ".join(map(str, each.values))
        does = words.paragraph(brief_of(each.card, each.edition), each.edition)
        there = each.card in edition.met
        here = words.card(each.card, edition) if there else words.text("book-names-absent")
        named = [
            f"{own_name(language)}: {', '.join(some)}" for language, some in each.names.items()
        ]
        if _has(" ".join([values, does, here, *named]), wanted):
            yield from ("", f"{values}  {words.text('book-names-line', does=does, here=here)}")
            yield INDENT + "; ".join(named)


def _parts(edition: Edition, words: Words, seats: int | None) -> Iterator[Part]:
    house = house_rules(edition)
    if house:
        yield Part(words.text("gather-house"), [Entry(words.paragraph(e, edition)) for e in house])
    for chapter in chapters(edition, seats):
        yield Part(
            words.say(chapter.title), [_entry(e, edition, words) for e in chapter.paragraphs]
        )
    cards = [
        Entry(rule_of(card, edition, words), tuple(e.id for e in sentences_of(card, edition)))
        for card in edition.characters
    ]
    yield Part(words.text("rules-cards"), cards)
    told = zip(rulings_of(edition), words.rulings(edition), strict=True)
    rulings = [Entry(text, (ruling.message,)) for ruling, text in told]
    yield Part(words.text("chapter-rulings"), rulings)


def _entry(said: Say, edition: Edition, words: Words) -> Entry:
    return Entry(words.paragraph(said, edition), (said.id,))


def _has(text: str, wanted: str) -> bool:
    return _folded(wanted) in _folded(text)


def _folded(text: str) -> str:
    """The text without capitals and accents, as it is compared."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in letters if not unicodedata.combining(char))


# ---- an example -------------------------------------------------------------------------------


def _scene(scene: Scene, edition: Edition, words: Words) -> Iterator[str]:
    """A small board, and what is done there."""
    own, title = scene.edition, words.text("book-examples", count=1)
    if own.name != edition.name:
        played = words.text("book-played-by", edition=words.edition_name(own.name))
        title = f"{title} ({played})"
    yield f"{INDENT}{title}"
    for place in scene.places:
        marks = [words.text("mark-turn")] if place.turn else []
        marks += [words.text("mark-protected")] if place.protected else []
        marks += [words.text("mark-out")] if not place.hand else []
        marks += [words.text("mark-bet", name=NAMES[seat - 1]) for seat in place.bets]
        marks += [words.text("book-tokens", count=place.tokens)] if place.tokens else []
        name = NAMES[place.seat - 1] + (f" ({', '.join(marks)})" if marks else "")
        parts = []
        if place.hand:
            parts.append(words.text("book-holds", cards=_listed(place.hand, own, words)))
        if place.pile:
            parts.append(words.text("book-discards", cards=_listed(place.pile, own, words)))
        yield f"{INDENT}{INDENT}{name}. {'. '.join(parts)}."
    if scene.deck:
        yield f"{INDENT}{INDENT}{words.text('book-deck', cards=_listed(scene.deck, own, words))}."
    for step in scene.steps:
        if step.refused:
            move = words.say(step.move, NAMES)
            tried = words.text("book-tries", name=NAMES[step.seat - 1], move=move)
            yield f"{INDENT}- {tried}. {words.of_rules(step.refused, own, NAMES)}"
        else:
            told = [words.say(said, NAMES) for said in step.told]
            yield f"{INDENT}- {' '.join(filter(None, told))}"


def _listed(cards: Iterable[Card], edition: Edition, words: Words) -> str:
    return ", ".join(ranked(card, edition, words) for card in cards)
