"""The table at which a scenario is played: sets it up, moves, and looks at what happened."""

import json
import re
from collections import Counter
from functools import reduce

import pytest

from duenna import Game
from duenna.core.actions import Move, guess_slot
from duenna.core.cards import Card
from duenna.core.editions import Edition, find_edition
from duenna.core.errors import MoveError, PositionError
from duenna.core.events import EVENTS, Event
from duenna.core.follow import follow
from duenna.core.game import Deal
from duenna.core.position import read_position
from duenna.core.state import State
from scenarios import Scenario, read_knobs

KEYS = {card.key for card in Card}


class Table:
    """One scenario on one edition."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.preset = edition
        self.knobs = scenario.knobs
        self.pads: set[int] = set()  #: seats that only fill the table
        self.last: list[Event] = []  #: what the last move or deal brought about
        if scenario.given:
            text = self._position(edition, scenario)
            try:
                self.game = Game.from_position(text, seed="scenario")
            except PositionError as problem:
                pytest.fail(f"{text}: {problem}")
            moves = self.game.legal_moves()
            assert 0 < len(moves) == len(set(moves)), "no move, or one is listed twice"

    def _position(self, name: str, scenario: Scenario) -> str:
        parts = {"deck": "guard,guard", "burned": "guard", **scenario.given}
        hands = len(parts["hands"].split(","))
        seats = max(hands, find_edition(name).players[0])
        self.pads = set(range(hands + 1, seats + 1))
        if self.pads:
            for key, usual in (("hands", "-"), ("piles", "-"), ("tokens", "0")):
                if key in parts:
                    parts[key] += f",{usual}" * len(self.pads)
            if "playing" not in parts:
                out = parts.get("out", "").split(",") if parts.get("out") else []
                parts["out"] = ",".join([*out, *map(str, sorted(self.pads))])
        if self.knobs:
            parts["knobs"] = json.dumps(self.knobs, separators=(",", ":"))
        edition = find_edition(name)
        words = " ".join(f"{key}={self.words(value, edition)}" for key, value in parts.items())
        return f"{name}/{seats} {words}"

    def words(self, text: str, edition: Edition | None = None) -> str:
        """The text with every card called as the edition calls it."""
        named = edition or self.game.edition

        def call(match: re.Match[str]) -> str:
            return named.word(Card.from_key(match[0])) if match[0] in KEYS else match[0]

        return re.sub(r"[a-z][a-z-]*[a-z]", call, text)

    def card(self, word: str) -> Card:
        return self.game.edition.card(self.words(word))

    def cards(self, words: list[str]) -> list[Card]:
        return [] if words == ["-"] else [self.card(word) for word in words]

    @property
    def state(self) -> State:
        """The position with its secrets, read from its text."""
        return read_position(self.game.position())[1]

    def legal(self, seat: int, text: str) -> bool:
        """Whether that seat is asked and may do this now."""
        assert self.game.decider == seat, f"seat {self.game.decider} is asked, not {seat}"
        return Move.parse(self.game.edition, self.words(text)) in self.game.legal_moves()

    def play(self, seat: int, text: str) -> None:
        before = self.state.cards()
        readers = (None, *range(1, self.game.players + 1))
        views = {reader: self.game.view(reader) for reader in readers}
        self.last = self.game.play(self.words(text), seat)
        assert self.state.cards() == before, "cards appeared or vanished"
        for reader, view in views.items():
            told = (event.for_reader(reader) for event in self.last)
            assert reduce(follow, told, view) == self.game.view(reader), "told other than it is"
        again = Game.from_position(self.game.position())
        assert again.position() == self.game.position()
        moves = self.game.legal_moves()
        assert again.legal_moves() == moves
        assert len(set(moves)) == len(moves), "a move is listed twice"

    def refuse(self, seat: int, text: str, key: str) -> None:
        assert self.game.decider == seat, f"seat {self.game.decider} is asked, not {seat}"
        before = self.game.position(), len(self.game.events), self.game.legal_moves()
        with pytest.raises(MoveError) as problem:
            self.game.play(self.words(text), seat)
        assert problem.value.key == key
        assert before == (self.game.position(), len(self.game.events), self.game.legal_moves())

    def new(self, what: str, *rest: str) -> None:
        """Deals a round: `new modern/4 starter=1 deck=guard,king`, further pairs are knobs."""
        name, seats = what.split("/")
        pairs = dict(word.split("=", 1) for word in rest)
        starter = int(pairs.pop("starter", "1"))
        top = pairs.pop("deck", "")
        knobs = read_knobs([f"{key}={value}" for key, value in pairs.items()])
        edition = find_edition(name, int(seats), **knobs)
        deck = [edition.card(self.words(word, edition)) for word in top.split(",") if word]
        pool = Counter(edition.cards)
        pool.subtract(deck)
        deals = [Deal((*deck, *pool.elements()), starter)]
        self.game = Game(edition, int(seats), seed="scenario", deals=deals)
        self.last = list(self.game.events)

    def happened(self, name: str, parts: list[str]) -> list[Event]:
        """The events of the last move with that name and those parts."""
        kind = EVENTS[name]  # a misspelt name would never be found, and so pass as absent
        names = {part.key: part.name for part in kind.parts}
        wanted = [(names[key], value) for key, value in (part.split("=") for part in parts)]
        return [
            event
            for event in self.last
            if isinstance(event, kind)
            and all(self._shown(getattr(event, k)) == self._expected(k, v) for k, v in wanted)
        ]

    def _expected(self, part: str, text: str) -> str:
        edition = self.game.edition
        text = self.words(text)
        return edition.guesses[guess_slot(edition, text) - 1].text if part == "guess" else text

    def _shown(self, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Card):
            return self.game.edition.word(value)
        if isinstance(value, tuple):
            return "+".join(map(str, value)) or "-"
        return "-" if value is None else str(value)
