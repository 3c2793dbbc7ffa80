"""A move that the computer made for a person is told as such: live, and when the match is told again."""

import pytest

from duenna.core.game import Game
from duenna.server.happened import Created, Dealt, Happened, Joined, Left, Moved, Started, Warmed
from duenna.server.options import Options
from duenna.server.past import replay
from duenna.server.said import instead_face
from duenna.server.store import Stored
from duenna.server.table import Instead, Table
from duenna.text.languages import LANGUAGES
from duenna.text.saying import Player, Say
from duenna.text.words import Words


class Played:
    """A table that things happen at."""

    def __init__(self, tokens: int) -> None:
        self.table = Table("t")
        self.happen(
            Created("Ann", "a", "classic", 3, {"tokens": tokens}, Options(), ("counter",), "x")
        )
        self.happen(Joined(3, "Cai", "c", "y"))
        self.happen(Started("7", ("Ann", "Bruno", "Cai")))

    def happen(self, what: Happened) -> None:
        self.table.apply(Stored("t", self.table.seq + 1, str(self.table.seq), 1000, what))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def move(self, by: str | None) -> Instead | None:
        """The asked seat plays its first option, made by that; what is told of it."""
        seat = self.game.decider
        assert seat is not None
        self.happen(Moved(seat, str(self.game.legal_moves()[0]), by=by))
        return self.table.instead.get(self.table.seq)

    def until(self, seat: int) -> None:
        """Everyone plays by themselves until that seat is asked."""
        while self.game.decider != seat:
            if self.game.round_over:
                self.happen(Dealt())
            else:
                self.move(None if self.game.decider != 2 else "bot")


def test_whoever_moves_for_a_person_is_told() -> None:
    at = Played(20)
    at.until(1)
    assert at.move(None) is None
    at.until(2)
    assert at.move("bot") is None
    at.until(2)
    assert at.move("stand-in") == "stand-in"
    at.until(3)
    assert at.move("clock") == "clock"
    at.happen(Warmed(1))
    at.until(1)
    assert at.move("bot") == "away"
    at.happen(Left(3))
    at.until(3)
    assert at.move("bot") is None  # the seat is the bot's now, and the log has said so


def test_the_match_told_again_says_the_same() -> None:
    at = Played(1)
    at.happen(Warmed(1))
    told: list[Instead | None] = []
    while not at.game.over:
        if at.game.round_over:
            at.happen(Dealt())
        else:
            told.append(at.move("clock" if at.game.decider == 3 else "bot"))
    steps = replay(at.table, eyes="3")["steps"]
    said = [step["instead"] for step in steps if step["seat"]]
    assert [each and each["id"] for each in said] == [why and f"instead-{why}" for why in told]
    mine = next(each for each in said if each and each["id"] == "instead-clock")
    assert mine["args"]["you"] == "seat"
    at.happen(Started("8", ("Ann", "Bruno", "Cai")))  # a match before the last is told as well
    assert replay(at.table, 1, "3")["steps"] == steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["clock", "away", "stand-in"])
def test_every_reason_has_a_sentence_for_the_player_and_one_for_the_others(
    why: Instead, language: str
) -> None:
    words = Words(language)
    said = [
        words.say(Say(f"instead-{why}", {"you": you, "seat": Player(2)}), ["Ann", "Bob"])
        for you in ("seat", "none")
    ]
    assert all(said)
    assert "Bob" in said[1]
    if why != "stand-in":  # of a bot, which is nobody's reader
        assert "Bob" not in said[0]
    assert instead_face(None, 2, 1) is None
