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
from duenna.core.cards import Card
from duenna.core.editions import PRESETS, Edition
from duenna.core.errors import DuennaError
from duenna.core.events import Event
from duenna.text.languages import LANGUAGES, files_of
from duenna.text.moves import move_in_words
from duenna.text.nouns import card_name, edition_name, guess_name, of_edition
from duenna.text.refusing import refusal
from duenna.text.rulebook import chapters, rule_of
from duenna.text.rulings import rulings_of
from duenna.text.saying import Arg, Listed, Percent, Player, Say
from duenna.text.telling import tell

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
        self._filled: dict[str, Forms] = {}
        self._of_editions: dict[tuple[Edition, Card | None], dict[str, object]] = {}

    # ---- messages and names

    def text(self, message: str, /, **values: object) -> str:
        """The message of that id, its variables filled in; `a_b` as a keyword is the variable $a-b."""
        return self._fill(message, {name.replace("_", "-"): v for name, v in values.items()})

    def card(
        self, card: Card, edition: Edition, form: str | None = None, royal: Card | None = None
    ) -> str:
        """The card's name, in one of the language's forms (an attribute in cards.ftl) if one is given."""
        return self._forms(card_name(card, edition, royal))[form or ""]

    def guess(self, edition: Edition, text: str, royal: Card | None = None) -> str:
        """What a guess names, said aloud; "princess" is the royal in play where that is known."""
        return self.say(guess_name(text, edition, royal))

    def move(self, move: Move, seat: int, names: Sequence[str], royal: Card | None = None) -> str:
        """That seat's move in few words, no sentence: "Guard on Bob, naming a Priest".

        >>> from duenna import PRESETS
        >>> from duenna.core.actions import Move
        >>> move = Move.parse(PRESETS["classic"], "guard 2 priest")
        >>> Words("fr").move(move, 1, ["Ann", "Bob"])
        'Garde sur Bob, en annonçant le Prêtre'
        """
        return self.say(move_in_words(move, seat, royal), names)

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

    # ---- what others have made

    def say(
        self, said: Say, names: Sequence[str] = (), beside: Mapping[str, object] | None = None
    ) -> str:
        """The message with its arguments, players by their names; variables in `beside` are there as well."""
        return self._fill(said.id, self._variables(said, names, beside))

    def of_rules(self, said: Say, edition: Edition, names: Sequence[str] = ()) -> str:
        """The message about the edition's rules: with its knobs and its words for all characters."""
        return self.say(said, names, self._of_edition(edition))

    def rule(self, card: Card, edition: Edition, royal: Card | None = None) -> str:
        """What the card does in this edition, in one short paragraph."""
        beside = self._of_edition(edition, royal)
        return " ".join(
            _sentence(self.say(each, (), beside)) for each in rule_of(card, edition, royal)
        )

    def rulings(self, edition: Edition) -> list[str]:
        """The answers to what is asked about the edition, each with the card that it is about, if it is about one."""
        out = []
        for ruling in rulings_of(edition):
            text = self.paragraph(ruling.said(edition), edition)
            if ruling.card is not None:
                name = _sentence(self.card(ruling.card, edition))
                text = self.text("ruling-of", card=name, answer=text)
            out.append(text)
        return out

    def edition_name(self, name: str) -> str:
        """The name people read for a preset, for instance of "classic-bga"."""
        return self.say(edition_name(name))

    def edition_blurb(self, name: str) -> str:
        """One line about a preset."""
        return self._forms(edition_name(name))["blurb"]

    def paragraph(self, said: Say, edition: Edition) -> str:
        """A paragraph about the edition's rules, with a capital letter first."""
        return _sentence(self.of_rules(said, edition))

    def chapters(self, edition: Edition, seats: int | None = None) -> list[tuple[str, list[str]]]:
        """How to play: each chapter's title and paragraphs; for that many seats, or for all there may be."""
        return [
            (
                self.say(chapter.title),
                [self.paragraph(each, edition) for each in chapter.paragraphs],
            )
            for chapter in chapters(edition, seats)
        ]

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
        """What happened, worded for the reader as `telling.tell` has it; "" where silence is best."""
        said = tell(event, edition, reader, royal=royal, open_hands=open_hands)
        return self.say(said, names) if said else ""

    def error(
        self, problem: DuennaError, edition: Edition | None = None, names: Sequence[str] = ()
    ) -> str:
        """The error in this language: cards as the edition calls them, and players' names if given.

        Errors that have no `key`, those about rule sets, positions and records, exist in English only.
        """
        if not problem.key:
            return str(problem)
        edition = edition or PRESETS["classic"]
        return self.of_rules(refusal(problem.key, problem.values, edition), edition, names)

    # ---- how variables are made

    def _of_edition(self, edition: Edition, royal: Card | None = None) -> dict[str, object]:
        """The variables that stand in all that is said of the edition's rules."""
        key = edition, royal
        if key not in self._of_editions:
            self._of_editions[key] = self._variables(Say("", of_edition(edition, royal)), ())
        return self._of_editions[key]

    def _variables(
        self, said: Say, names: Sequence[str], beside: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        """The variables that the arguments make: $card, $card-genitive ...; `beside` stands there at every depth."""
        values = dict(beside or {})
        for name, arg in said.args.items():
            for form, text in self._arg(arg, names, beside).items():
                values[f"{name}-{form}" if form else name] = text
        return values

    def _arg(
        self, arg: Arg, names: Sequence[str], beside: Mapping[str, object] | None
    ) -> Mapping[str, object]:
        """What an argument stands for, in each of its forms."""
        match arg:
            case Say():
                return self._forms(arg, names, beside)
            case Player():
                return {"": self._name(arg.seat, names)}
            case Percent():
                return {"": percent(arg.chance)}
            case Listed():
                each = [self._arg(item, names, beside) for item in arg.items]
                shared = set[str]({""}).union(*each[:1]).intersection(*each)
                return {form: self.names([str(forms[form]) for forms in each]) for form in shared}
        return {"": arg}

    def _name(self, seat: int, names: Sequence[str]) -> str:
        if 1 <= seat <= len(names):
            return names[seat - 1]
        return self._fill("seat-number", {"number": seat})

    def _forms(
        self, said: Say, names: Sequence[str] = (), beside: Mapping[str, object] | None = None
    ) -> Forms:
        """The message and its attributes, filled in; what has no variables is filled in once."""
        alone = not said.args and not beside
        if alone and said.id in self._filled:
            return self._filled[said.id]
        values = self._variables(said, names, beside)
        patterns = {"": self._message(said.id).value, **self._message(said.id).attributes}
        forms = {form: self._format(said.id, text, values) for form, text in patterns.items()}
        if alone:
            self._filled[said.id] = forms
        return forms

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


def _sentence(text: str) -> str:
    """The text with a capital letter first: a sentence may begin with a card, which some languages write small."""
    return text[:1].upper() + text[1:]


def _initial(name: str) -> str:
    """The small letter for the sound a name begins with, a silent h passed over."""
    plain = unicodedata.normalize("NFKD", name.casefold()).lstrip("h")
    return plain[:1] or "h"
