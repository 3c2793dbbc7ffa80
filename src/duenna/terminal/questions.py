"""The questions asked before a match when the command line has not answered them; Enter accepts what is proposed."""

import getpass
from collections.abc import Sequence

from duenna.bots import USUAL_BOT, bot_names
from duenna.core.editions import PRESETS, Edition
from duenna.core.names import MAX_NAME, is_name
from duenna.terminal.company import (
    USUAL_EDITION,
    Company,
    fill_up,
    set_table,
    usual_seats,
)
from duenna.terminal.screen import Screen
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words


def ask_language(screen: Screen, words: Words) -> Words:
    """The words of the language that the person picks."""
    question = words.text("setup-language", choices=", ".join(LANGUAGES))
    return Words(Questions(screen, words).choice(question, LANGUAGES, words.language))


def my_name(words: Words) -> str:
    """The name that the computer knows the person by, or a word for one it does not know."""
    try:
        name = getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        name = ""
    return name if is_name(name) else words.text("setup-nobody")


class Questions:
    """Asks on a screen, in one language, until each answer will do."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words

    def table(self, seed: str | None) -> Company:
        """The table that the person describes."""
        edition = self._edition()
        low, high = edition.players
        question = self._words.text("setup-players", low=low, high=high)
        seats = self._number(question, low, high, usual_seats(edition))
        people = self._people(seats)
        bot = USUAL_BOT
        if len(people) < seats:
            names = bot_names()
            question = self._words.text("setup-bots", choices=", ".join(names))
            bot = self.choice(question, names, USUAL_BOT)
        return set_table(edition, fill_up(people, seats), people, [bot], seed)

    def choice(self, question: str, choices: Sequence[str], default: str) -> str:
        """One of the choices, or the only one that begins with what is typed."""
        while True:
            typed = self._ask(question, default).lower()
            fits = [choice for choice in choices if choice.startswith(typed)]
            if typed in choices:
                return typed
            if len(fits) == 1:
                return fits[0]
            self._screen.say(self._words.text("setup-choice", choices=", ".join(choices)))

    def _ask(self, question: str, default: str) -> str:
        asked = self._words.text("question", question=question, default=default)
        return self._screen.ask(asked) or default

    def _edition(self) -> Edition:
        words, names = self._words, tuple(PRESETS)
        self._screen.say(words.text("setup-editions"))
        for number, name in enumerate(names, start=1):
            title, blurb = words.edition_name(name), words.edition_blurb(name)
            self._screen.item(
                words.text(
                    "setup-edition-line", number=number, edition=name, title=title, blurb=blurb
                )
            )
        while True:
            typed = self._ask(words.text("setup-edition"), USUAL_EDITION).lower()
            if typed in names:
                return PRESETS[typed]
            if typed in map(str, range(1, len(names) + 1)):
                return PRESETS[names[int(typed) - 1]]
            self._screen.say(words.text("setup-choice", choices=", ".join(names)))

    def _number(self, question: str, low: int, high: int, default: int) -> int:
        while True:
            typed = self._ask(question, str(default))
            if typed in map(str, range(low, high + 1)):
                return int(typed)
            self._screen.say(self._words.text("setup-number", low=low, high=high))

    def _people(self, seats: int) -> list[str]:
        """The names of the people at the keyboard."""
        while True:
            typed = self._ask(self._words.text("setup-names"), my_name(self._words))
            people = [name.strip() for name in typed.split(",") if name.strip()]
            if not 1 <= len(people) <= seats:
                self._screen.say(self._words.text("setup-number", low=1, high=seats))
            elif len({name.casefold() for name in people}) < len(people) or any(
                len(name) > MAX_NAME for name in people
            ):
                self._screen.say(self._words.text("setup-names-wrong", high=MAX_NAME))
            else:
                return people
