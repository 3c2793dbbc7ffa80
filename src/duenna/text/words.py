"""Words: what people read, in each language of `languages.py`, from the Fluent files under `locales/`.

The engine speaks in events, cards and errors; here they become sentences. Each language's folder
has the same messages; the comments in `locales/en/` say which variables each of them may use.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from duenna.core.actions import Move
from duenna.core.cards import CARDS, ROYALS, Card
from duenna.core.editions import PRESETS, Edition
from duenna.core.errors import DuennaError
from duenna.core.events import Event
from duenna.core.knobs import CHOICES
from duenna.text.languages import LANGUAGES, files_of
from duenna.text.telling import READS, is_known, message_id, move_shape, reader_first, you_are

Forms = Mapping[str, str]  #: the forms of a noun: "" is the name itself, the rest its attributes


def percent(chance: float) -> object:
    r"""The chance as a variable of a message, which writes it in percent as the language does.

    >>> Words("fr").text("analysis-standing-one", name="Ann", chance=percent(0.5))
    'Ann 50\xa0%'
    """
    return fluent_number(chance, style="percent")


class Words:
    """The words of one language. Raises DuennaError for a language there is none of.

    A message that a language lacks, or cannot fill in, raises LookupError: no id is ever shown.

    >>> from duenna import Card, Game
    >>> words, game = Words("en"), Game("classic", ["Ann", "Bob"], seed=7)
    >>> words.card(Card.DOWAGER_QUEEN, game.edition)
    'Dowager Queen'
    >>> words.event(game.events[-2], game.edition, game.names, reader=1)
    'Bob draws a card.'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise DuennaError(
                f"There is no language {language!r}. The languages are: {', '.join(LANGUAGES)}."
            )
        self.language = language
        self._bundle = _load(language)

    # ---- messages and names

    def text(self, message: str, /, **values: object) -> str:
        """The message of that id, its variables filled in; `a_b` as a keyword is the variable $a-b."""
        return self._fill(message, {name.replace("_", "-"): v for name, v in values.items()})

    def card(
        self, card: Card, edition: Edition, form: str | None = None, royal: Card | None = None
    ) -> str:
        """The card's name, in one of the language's forms (an attribute in cards.ftl) if one is given."""
        return self._card(card, edition, royal)[form or ""]

    def guess(self, edition: Edition, text: str, royal: Card | None = None) -> str:
        """What a guess names, said aloud; "princess" is the royal in play where that is known."""
        return self._guess(edition, text, royal)[""]

    def move(self, move: Move, seat: int, names: Sequence[str], royal: Card | None = None) -> str:
        """That seat's move in few words, no sentence: "Guard on Bob, naming a Priest".

        >>> from duenna import PRESETS
        >>> from duenna.core.actions import Move
        >>> move = Move.parse(PRESETS["classic"], "guard 2 priest")
        >>> Words("fr").move(move, 1, ["Ann", "Bob"])
        'Garde sur Bob, en annonçant le Prêtre'
        """
        edition = move.edition
        values: dict[str, object] = {}
        if move.card is not None:
            values |= _named("card", self._card(move.card, edition, royal))
        for name, chosen in zip(("target", "second"), move.targets, strict=False):
            values[name] = names[chosen - 1]
        if move.guess is not None:
            values |= _named("guess", self._guess(edition, move.guess, royal))
        if move.returned:
            values |= _named("cards", self._cards(move.returned, edition, royal))
        return self._fill(move_shape(move, seat), values)

    def names(self, names: Sequence[str]) -> str:
        """Names joined as the language joins them: "Ann, Bob and Cai"."""
        if not names:
            return ""
        out, *rest = names
        for name in rest[:-1]:
            out = self._fill("list-comma", {"list": out, "last": name})
        if rest:
            last = {"list": out, "last": rest[-1], "initial": _initial(rest[-1])}
            out = self._fill("list-and", last)
        return out

    # ---- rules

    def rule(self, card: Card, edition: Edition, royal: Card | None = None) -> str:
        """What the card does in this edition, in one short paragraph."""
        values = self._edition_values(edition, royal)
        values |= _named("card", self._card(card, edition, royal))
        return self._fill(f"rule-{CARDS[card].rule}", values)

    def edition_name(self, name: str) -> str:
        """The name people read for a preset, for instance of "classic-bga"."""
        return self._fill(f"edition-{name}", {})

    def edition_blurb(self, name: str) -> str:
        """One line about a preset."""
        return self._forms(f"edition-{name}", {})["blurb"]

    def how_to_play(self, edition: Edition, seats: int | None = None) -> list[str]:
        """The rules in short, paragraph by paragraph; for that many seats, or for all there may be."""
        values = self._edition_values(edition) | {
            "size": edition.size,
            "extra": edition.two_player_aside,
        }
        paragraphs = ["aim", "setup"]
        low = edition.players[0]
        if edition.two_player_aside and (seats or low) == 2:
            paragraphs.append("aside-two")
        paragraphs += ["turn", "out", "end", "tie"]
        if edition.tie.startswith("sum") and edition.tie_sum_hand:
            paragraphs.append("tie-sum-hand")
        if edition.royal == "random":
            paragraphs.append("royals")
        paragraphs += [CARDS[card].how for card in sorted(edition.copies) if CARDS[card].how]
        if edition.immediate_win and {Card.BISHOP, Card.CONSTABLE} & set(edition.copies):
            paragraphs.append("immediate")
        tokens = {seats: edition.tokens[seats]} if seats else dict(edition.tokens)
        if len(set(tokens.values())) == 1:
            paragraphs.append("tokens")
            values["tokens"] = next(iter(tokens.values()))
        else:
            paragraphs.append("tokens-by")
            items = [
                self._fill("how-tokens-item", {"players": players, "tokens": count})
                for players, count in tokens.items()
            ]
            values["list"] = self.names(items)
        return [self._fill(f"how-{name}", values) for name in [*paragraphs, "match-tie"]]

    # ---- events and errors

    def event(  # noqa: PLR0913 - each says one thing, and callers name the last two
        self,
        event: Event,
        edition: Edition,
        names: Sequence[str],
        reader: int | None,
        *,
        royal: Card | None = None,
        open_hands: bool = False,
    ) -> str:
        """What happened, worded for the reader (a seat, or None for a watcher); "" where silence is best.

        Cards that the reader may not know are left out, even if the event still holds them, unless
        `open_hands` says that all may be told. `royal` is the royal in play, if the reader may know
        it: a guess of any royal then names it.
        """
        event = reader_first(event if open_hands else event.for_reader(reader), reader)
        if event.name == "revealed" and not any(event.parts.values()):
            return ""
        values = self._event_values(event, edition, names, reader, royal)
        return self._fill(message_id(event, edition), values)

    def error(
        self, problem: DuennaError, edition: Edition | None = None, names: Sequence[str] = ()
    ) -> str:
        """The error in this language: cards as the edition calls them, and players' names if given.

        Errors that have no `key`, those about rule sets, positions and records, exist in English only.
        """
        if not problem.key:
            return str(problem)
        edition = edition or PRESETS["classic"]
        values = self._edition_values(edition)
        for name, value in problem.values.items():
            if isinstance(value, Card):
                values |= _named(name, self._card(value, edition))
            elif name == "cards" and isinstance(value, Sequence):
                values |= _named(name, self._cards(value, edition, None))
            elif name == "seats" and isinstance(value, Sequence):
                values[name] = self.names([self._name(seat, names) for seat in value])
            elif name == "seat" and isinstance(value, int):
                values |= {"seat": self._name(value, names), "number": value}
            else:
                values[name] = value
        return self._fill(f"error-{problem.key}", values)

    # ---- how variables are made

    def _event_values(
        self,
        event: Event,
        edition: Edition,
        names: Sequence[str],
        reader: int | None,
        royal: Card | None,
    ) -> dict[str, object]:
        name, parts = event.name, event.parts
        values: dict[str, object] = {
            "you": you_are(event, reader),
            "known": _yes(is_known(event)),
        }
        for part, reads in READS[name].items():
            value: Any = parts[part]
            if value is None:
                continue
            if reads == "seat":
                values[part] = names[value - 1]
            elif reads == "seats":
                values[part] = self._players(value, names, reader)
                values["count"] = len(value)
            elif reads == "card":
                values |= _named(part, self._card(value, edition, royal))
            elif reads == "guess":
                values |= _named(part, self._guess(edition, value, royal))
            elif reads == "flag":
                values[part] = _yes(value)
            elif reads == "number":
                values[part] = value
        if name == "shown":
            values["rank"] = edition.rank[event["card"]]
        if name == "revealed":
            cards = [card for card in parts.values() if isinstance(card, Card)]
            values |= _named("cards", self._cards(cards, edition, royal)) | {"count": len(cards)}
        return values

    def _edition_values(self, edition: Edition, royal: Card | None = None) -> dict[str, object]:
        """The edition's knobs, and its names for all characters: what rules and errors may use."""
        values: dict[str, object] = {
            knob.replace("_", "-"): getattr(edition, knob) for knob in CHOICES
        }
        for card in Card:
            values |= _named(card.key, self._card(card, edition))
        if edition.royal == "random" and royal is None:
            return values | _named("royal", self._forms("royal-any", {}))
        in_play = next((card for card in edition.characters if card in ROYALS), Card.PRINCESS)
        return values | _named("royal", self._card(royal or in_play, edition))

    def _card(self, card: Card, edition: Edition, royal: Card | None = None) -> Forms:
        if royal is not None and card in ROYALS:
            card = royal
        return self._forms(f"card-{edition.word(card)}", {})

    def _guess(self, edition: Edition, text: str, royal: Card | None) -> Forms:
        if text.isdecimal():
            return self._forms("guess-value", {"value": int(text)})
        return self._card(edition.card(text), edition, royal)

    def _cards(self, cards: Sequence[Card], edition: Edition, royal: Card | None) -> Forms:
        """Several cards joined, in each form."""
        each = [self._card(card, edition, royal) for card in cards]
        return {form: self.names([forms[form] for forms in each]) for form in each[0]}

    def _players(self, seats: Sequence[int], names: Sequence[str], reader: int | None) -> str:
        """The seats' names joined, the reader first."""
        you = [self._fill("list-you", {})] if reader in seats else []
        return self.names(you + [names[seat - 1] for seat in seats if seat != reader])

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if 1 <= seat <= len(names):
            return names[seat - 1]
        return self._fill("seat-number", {"number": seat})

    def _forms(self, message: str, values: Mapping[str, object]) -> Forms:
        return {
            "": self._fill(message, values),
            **{
                form: self._format(message, pattern, values)
                for form, pattern in self._message(message).attributes.items()
            },
        }

    def _fill(self, message: str, values: Mapping[str, object]) -> str:
        return self._format(message, self._message(message).value, values)

    def _message(self, message: str) -> Any:
        if not self._bundle.has_message(message):
            raise LookupError(f"The language {self.language} has no message {message!r}.")
        return self._bundle.get_message(message)

    def _format(self, message: str, pattern: Any, values: Mapping[str, object]) -> str:
        out, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise LookupError(f"{message!r} of {self.language} cannot be filled in: {problems}")
        return str(out)


@cache
def _load(language: str) -> FluentBundle:
    """All messages of a language, without the invisible marks that would confuse terminals."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def pick_language(wanted: str | None, env: Mapping[str, str]) -> str:
    """The language to speak: the one wanted, else the environment's if we have it, else English.

    Raises DuennaError if one is wanted that there is not.

    >>> pick_language(None, {"LANG": "pt_BR.UTF-8"}), pick_language(None, {"LC_ALL": "C"})
    ('pt', 'en')
    >>> pick_language("et", {"LANG": "pt_BR.UTF-8"})
    'et'
    """
    if wanted:
        return Words(_primary(wanted)).language
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    return _primary(locale) if _primary(locale) in LANGUAGES else "en"


def _primary(locale: str) -> str:
    """The language of a locale: "pt" of "pt_BR.UTF-8" and of "pt-BR"."""
    return locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()


def _named(name: str, forms: Forms) -> dict[str, object]:
    """The variables for a noun: $card, $card-genitive ..."""
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _initial(name: str) -> str:
    """The small letter for the sound a name begins with, a silent h passed over."""
    plain = unicodedata.normalize("NFKD", name.casefold()).lstrip("h")
    return plain[:1] or "h"
