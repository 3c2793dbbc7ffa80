"""A match at the terminal: whose turn it is, what is asked, what is told to whom, and leaving at any moment."""

from collections.abc import Sequence
from dataclasses import dataclass

from duenna.bots import BotError, close_bot
from duenna.core.events import Event, RoundOver, Shown
from duenna.core.game import Game
from duenna.terminal.asking import ask_move
from duenna.terminal.cardtext import rule_of
from duenna.terminal.company import Company
from duenna.terminal.keys import Keys
from duenna.terminal.screen import MAX_LINE, Screen
from duenna.terminal.story import Story
from duenna.text.words import Words

_PACE = 1.0  #: seconds to read what a computer player did

# What ends a round is for everyone at the keyboard, not only for the one who moved last.
_ROUND_END = (Shown, RoundOver)


class Leave(Exception):
    """The player asked to leave the match."""


@dataclass(frozen=True)
class Manner:
    """How a match is shown."""

    hide: bool = True  #: whether the screen is hidden between people
    brief: bool = False  #: whether to leave out the rules of cards held for the first time
    odds: bool = False  #: whether `odds` tells the chances of the hidden cards


class Session:
    """One match at one keyboard."""

    def __init__(
        self, table: Company, game: Game, words: Words, screen: Screen, manner: Manner
    ) -> None:
        self.table = table
        self.game = game
        self.words = words
        self.screen = screen
        self._story = Story(game.edition, game.names, words)
        self._players = table.players(game)
        self._people = table.humans
        self._odds = manner.odds
        self._hide = manner.hide and len(self._people) > 1
        self._reader = None if self._hide or not self._people else self._people[0]
        #: Per seat, how many events the person there has been told.
        self._upto = dict.fromkeys(self._people, 0)
        #: Per seat, the cards whose rules the person there need not be told.
        known = set(game.edition.characters) if manner.brief else set()
        self._met = {seat: set(known) for seat in self._people}

    # ---- the match

    def introduce(self) -> None:
        """Says who plays and by which rules."""
        self.screen.say()
        text, game = self.words.text, self.game
        edition = self.words.edition_name(game.edition.name)
        if game.edition.name != game.edition.asked:
            asked = self.words.edition_name(game.edition.asked)
            self.screen.say(
                text("table-other-edition", players=game.players, asked=asked, edition=edition)
            )
        self.screen.say(
            text("table-edition", edition=edition, tokens=game.edition.tokens[game.players])
        )
        for seat, (name, kind) in enumerate(
            zip(game.names, self.table.seats, strict=True), start=1
        ):
            shape = "table-human" if seat in self._people else "table-bot"
            self.screen.item(text(shape, seat=seat, name=name, bot=kind))
        self.screen.say(text("table-help"))
        if self._odds:
            self.screen.say(text("table-odds"))
        self.screen.say()

    def resume(self) -> None:
        """Says that the match goes on; everyone is then told this round from its beginning."""
        self.screen.say(self.words.text("table-resumed", round=self.game.round))
        self._upto = dict.fromkeys(self._people, self.game.round_start)

    def play(self) -> None:
        """Plays the match to its end. Raises Leave, EOFError or KeyboardInterrupt when a player leaves."""
        game = self.game
        while not game.over:
            seat = game.decider
            if seat is None:
                self._end_round()
                while self._ask(self.words.text("next-round")) is None:
                    pass
                self.screen.say()
                game.next_round()
            elif seat in self._people:
                self._person(seat)
            else:
                self._computer(seat)
        self._end_round()

    def close(self) -> None:
        """Lets go of the computer players."""
        for player in self._players.values():
            close_bot(player.bot)

    def _computer(self, seat: int) -> None:
        while self.game.decider == seat:  # a Chancellor's turn is told in one go
            try:
                move = self._players[seat].choose(self.game)
            except BotError as problem:
                self.screen.say(str(problem))
                self._ask(self.words.text("bot-again"))
            else:
                self.game.play(move, seat)
        if self._reader is not None:
            self._tell()
            self.screen.rest(_PACE)

    def _person(self, seat: int) -> None:
        if seat != self._reader:
            self._hand_over(seat)
        self._tell()
        self.screen.say()
        view, text = self.game.view(seat), self.words.text
        shape = "your-turn" if view.question == "play" else "your-answer"
        left = text("deck-left", count=view.deck)
        self.screen.say(f"{text(shape, name=self.game.names[seat - 1])} {left}", strong=True)
        for card in sorted(set(view.hand) - self._met[seat]):
            self.screen.say(rule_of(card, self.game.edition, self.words))
        self._met[seat] |= set(view.hand)
        self.game.play(ask_move(view, self.game, self.words, self.screen, self._ask), seat)
        self._tell()

    # ---- telling

    def _tell(self) -> None:
        """Tells the reader what is new, up to the end of the round if people share the keyboard."""
        if self._reader is None:
            return
        events = self.game.events_for(self._reader, self._upto[self._reader])
        if self._hide:
            end = next(
                (at for at, e in enumerate(events) if isinstance(e, _ROUND_END)), len(events)
            )
            events = events[:end]
        self._upto[self._reader] += len(events)
        self._print(events, self._reader)

    def _print(self, events: Sequence[Event], reader: int | None) -> None:
        self.screen.say_all(self._story.paragraphs(events, reader))

    def _hand_over(self, seat: int) -> None:
        """Hides what the last person saw and waits for the next."""
        text, name = self.words.text, self.game.names[seat - 1]
        if self._hide:
            if self._reader is not None:
                self._ask_enter(text("hide-pass", name=name))
                self.screen.hide()
            self._ask_enter(text("hide-ready", name=name))
        self._reader = seat
        self.screen.say(
            text("log-title" if self._upto[seat] <= self.game.round_start else "news-title")
        )

    def _end_round(self) -> None:
        """Shows the end of the round; to all, if people share the keyboard."""
        for player in self._players.values():
            player.see_end(self.game)
        self._tell()
        if self._hide:
            if self._reader is not None:
                self._ask_enter(self.words.text("hide-all"))
                self.screen.hide()
            self._reader = None
            missed = min(self._upto.values())
            self.screen.say(self.words.text("news-all"))
            self._print(self.game.events_for(None, missed), None)
        self._upto = dict.fromkeys(self._people, len(self.game.events))
        self.screen.say_all(self._keys().scores())

    # ---- asking

    def _keys(self) -> Keys:
        events = self.game.events_for(self._reader, self.game.round_start)
        view = self.game.view(self._reader)
        return Keys(view, events, self.game.names, self.words, odds=self._odds)

    def _ask(self, question: str = "") -> str | None:
        """A line typed; None if it was a key, which is then answered."""
        typed = self._read(question)
        lines = self._keys().answer(typed)
        if lines is None:
            return typed
        self.screen.say_all(lines)
        return None

    def _ask_enter(self, question: str) -> None:
        """Waits for Enter, while nobody in particular is at the keyboard: no key is answered."""
        self._read(question)

    def _read(self, question: str) -> str:
        while True:
            typed = self.screen.ask(question)
            if typed.lower() == "q":
                raise Leave
            if len(typed) <= MAX_LINE:
                return typed
            self.screen.say(self.words.text("too-long"))
