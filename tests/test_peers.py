"""Rounds before two referees: they agree while both keep the rules, and the run stops where they do not."""

from collections.abc import Sequence

import pytest
from mirror import Disagreement, Table

from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition, find_edition
from duenna.core.game import Deal, Game


class Other:
    """A referee of others that keeps Duenna's rules, whose players take the first move there is."""

    def __init__(self, edition: Edition) -> None:
        self.substituted = self.moves = 0
        self._edition = edition
        self._names: Sequence[str | None] = ()
        self.fault = ""

    def sit(self, names: Sequence[str | None]) -> None:
        self._names = names

    def deal(self, deck: Sequence[Card], starter: int, tokens: Sequence[int], seed: int) -> None:
        deals = [Deal(tuple(deck), starter)]
        self._game = Game(self._edition, len(tokens), deals=deals, seed=seed)

    def turn(self, options: Sequence[Move]) -> Move | None:
        assert self._game.decider is not None
        if self._names[self._game.decider - 1] is None:
            return None
        self.moves += 1
        self.play(options[0], self._game.decider)
        return options[0]

    def play(self, move: Move, seat: int) -> None:
        self._game.play(move, seat)

    def hands(self) -> tuple[int, ...]:
        views = [self._game.view(seat) for seat in range(1, self._game.players + 1)]
        ranks = [self._edition.rank[view.hand[0]] if view.hand else -1 for view in views]
        return tuple(rank + (self.fault == "hand") for rank in ranks)

    def winners(self) -> tuple[int, ...]:
        won = self._game.view().round_winners
        wrong = tuple(seat for seat in range(1, self._game.players + 1) if seat not in won)
        return wrong if won and self.fault == "winner" else won


def table(name: str, players: int) -> Table:
    edition = find_edition(name, players)
    return Table(Other(edition), edition, players, ("first",))


@pytest.mark.parametrize(("name", "players"), [("classic", 2), ("modern", 3)])
def test_two_referees_that_keep_the_rules_agree(name: str, players: int) -> None:
    row = table(name, players).contest("counter", "first", 6, "agree", whole=False)
    assert row.startswith("| counter | ")
    assert row.endswith("| 0.0% | 0 |")


def test_every_seat_is_taken_once_a_deal() -> None:
    """So a player is never better than itself."""
    assert "| 50.0 ± 0.0 |" in table("classic", 2).contest("first", "first", 5, "same", whole=True)


@pytest.mark.parametrize("fault", ["hand", "winner"])
def test_a_referee_that_errs_stops_the_run(fault: str) -> None:
    faulty = table("classic", 2)
    assert isinstance(faulty.referee, Other)
    faulty.referee.fault = fault
    with pytest.raises(Disagreement, match="there"):
        faulty.contest("counter", "first", 3, "agree", whole=False)
