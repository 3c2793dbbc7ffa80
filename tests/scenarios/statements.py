"""What a scenario can state, one function for each word; and carrying out a scenario's lines."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from duenna import Game
from duenna.core.cards import Card
from duenna.core.editions import PRESETS, find_edition
from duenna.core.errors import EditionError, NotYourTurn
from duenna.core.events import Aside, Asked, RoundOver
from scenarios.table import Table

SEEDS = 40  #: so many seeds show who may start a round
STATEMENTS: dict[str, Callable[[Table, list[str]], None]] = {}
MOVE = re.compile(r"(\d): (.+)")
MAY = re.compile(r"(\d) may: (.+)")
MAY_NOT = re.compile(r"(\d) may not: (.+) \(([a-z-]+)\)")


def do(table: Table, step: str) -> None:
    """One line or statement of a scenario."""
    if match := MAY_NOT.fullmatch(step):
        table.refuse(int(match[1]), match[2], match[3])
    elif match := MAY.fullmatch(step):
        assert table.legal(int(match[1]), match[2])
    elif match := MOVE.fullmatch(step):
        table.play(int(match[1]), match[2])
    else:
        name, *words = step.split()
        if name == "new":
            table.new(*words)
        else:
            STATEMENTS[name](table, words)


def numbers(words: list[str]) -> list[int]:
    return [] if words == ["-"] else [int(word) for word in words]


def statement(function: Callable[[Table, list[str]], None]) -> Callable[[Table, list[str]], None]:
    STATEMENTS[function.__name__.removesuffix("_").replace("_", "-")] = function
    return function


def equals(
    name: str, value: Callable[[Table], Any], read: Callable[[Table, list[str]], Any]
) -> None:
    """A statement that something is exactly what the words say."""

    def check(table: Table, words: list[str]) -> None:
        assert value(table) == read(table, words)

    STATEMENTS[name] = check


def _seats(table: Table, words: list[str]) -> tuple[int, ...]:
    return tuple(numbers(words))


# Sets of seats, each complete: `out 2 3`, `protected -`.
equals(
    "out",
    lambda t: tuple(sorted({*t.game.view().playing} - {*t.game.view().alive} - t.pads)),
    _seats,
)
equals("protected", lambda t: t.game.view().protected, _seats)
equals("playing", lambda t: t.game.view().playing, _seats)
equals("playoff", lambda t: t.game.view().runoff, _seats)
equals("mark", lambda t: [t.game.view().mark or "-"], lambda t, words: numbers(words) or ["-"])
equals("bets", lambda t: dict(t.game.view().bets), lambda t, words: read_bets(words))
# Cards, each in order: `deck` from the top, `deck -` if empty.
equals(
    "deck",
    lambda t: [Card(card) for card in reversed(t.state.deck[: t.state.left])],
    lambda t, words: t.cards(words),
)
equals(
    "burned",
    lambda t: [Card(t.state.burned)] if t.state.burned else [],
    lambda t, words: t.cards(words),
)
# Numbers: `dealt` is the draw pile before the first draw, `target` the tokens that win.
equals(
    "tokens",
    lambda t: list(t.game.tokens.values()),
    lambda t, words: numbers(words) + [0] * len(t.pads),
)
equals("dealt", lambda t: t.game.view().deck + 1, lambda t, words: int(words[0]))
equals("target", lambda t: t.game.view().target, lambda t, words: int(words[0]))


def read_bets(words: list[str]) -> dict[int, tuple[int, ...]]:
    return {int(w[0]): (int(w[2]),) for w in words if w != "-"}


@statement
def pile(table: Table, words: list[str]) -> None:
    """`pile 2 baron guard`: all that lies before seat 2, in order."""
    assert list(table.game.view().piles[int(words[0])]) == table.cards(words[1:])


@statement
def hand(table: Table, words: list[str]) -> None:
    """`hand 2 king`: all that seat 2 holds, what it drew last."""
    expected = table.cards(words[1:])
    assert list(table.game.view(int(words[0])).hand) == expected


@statement
def asked(table: Table, words: list[str]) -> None:
    """`asked 2 reply`: who must answer what."""
    assert (str(table.game.decider), table.game.question) == tuple(words)
    assert not table.game.round_over
    assert [event.seat for event in table.last if isinstance(event, Asked)] == [table.game.decider]


@statement
def round_(table: Table, words: list[str]) -> None:
    """`round 1 2 by tied`: the round is over, who won it and how; `round - by drawn` if nobody did."""
    at = words.index("by")
    [over] = [event for event in table.last if isinstance(event, RoundOver)]
    assert (over.how, list(over.winners)) == (words[at + 1], numbers(words[:at]))
    assert table.game.round_over
    assert list(table.game.view().round_winners) == numbers(words[:at])
    assert table.game.legal_moves() == ()


@statement
def match(table: Table, words: list[str]) -> None:
    """`match 2`: who has won it, and nothing goes on; `match -`: it does."""
    assert list(table.game.winners) == numbers(words)
    assert table.game.over is (words != ["-"])
    if table.game.over:
        assert table.game.decider is None
        with pytest.raises(NotYourTurn):
            table.game.next_round()


@statement
def leaders(table: Table, words: list[str]) -> None:
    """`leaders 1 2`: those with the best hands, winners or not."""
    [over] = [event for event in table.last if isinstance(event, RoundOver)]
    assert list(over.leaders) == numbers(words)


@statement
def known(table: Table, words: list[str]) -> None:
    """`known 2 to 1 3`: exactly these other seats know seat 2's hand; no watcher ever does."""
    of, to, *seats = words
    assert to == "to"
    held = table.game.view(int(of)).hand[0]
    knowing = []
    for seat in range(1, table.game.players + 1):
        seen = table.game.view(seat).known.get(int(of))
        assert seen in (None, held)
        knowing += [seat] if seen else []
    assert knowing == numbers(seats)
    assert not table.game.view().known


@statement
def secret(table: Table, words: list[str]) -> None:
    """`secret looked.card 1`: exactly these seats are told that part of the only such event."""
    name, part = words[0].split(".")
    [event] = table.happened(name, [])
    assert getattr(event, part) is not None
    readers = [None, *range(1, table.game.players + 1)]
    told = [seat for seat in readers if getattr(event.for_reader(seat), part) is not None]
    assert told == numbers(words[1:])


@statement
def event(table: Table, words: list[str]) -> None:
    """`event drew seat=2 why=discard`: this happened, once, in the last move."""
    assert len(table.happened(words[0], words[1:])) == 1, table.last


@statement
def no_event(table: Table, words: list[str]) -> None:
    """`no-event drew why=discard`: this did not happen in the last move."""
    assert table.last
    assert table.happened(words[0], words[1:]) == []


@statement
def events(table: Table, words: list[str]) -> None:
    """`events played hit out`: the last move began with these, in order."""
    assert [event.name for event in table.last][: len(words)] == words


@statement
def playable(table: Table, words: list[str]) -> None:
    """`playable countess`: exactly these cards may be played."""
    assert {move.card for move in table.game.legal_moves()} == set(table.cards(words))


@statement
def targets(table: Table, words: list[str]) -> None:
    """`targets cardinal 1+2 1+3`: exactly whom the card may be played on; `-` is nobody."""
    card = table.card(words[0])
    moves = [move for move in table.game.legal_moves() if move.card == card]
    chosen = {"+".join(map(str, move.targets)) or "-" for move in moves}
    assert chosen == set(words[1:])


@statement
def starters(table: Table, words: list[str]) -> None:
    """`starters 1 3`: the next round begins with one of these, each of them if the seed says so."""
    found = set()
    for seed in range(SEEDS):
        first, second = (Game.from_position(table.game.position(), seed=seed) for _ in range(2))
        first.next_round()
        second.next_round()
        assert first.position() == second.position()
        found.add(first.view().starter)
    assert found == set(numbers(words))


@statement
def next_round(table: Table, words: list[str]) -> None:
    """`next-round`: deals it."""
    assert words == []
    table.last = table.game.next_round()


@statement
def in_the_box(table: Table, words: list[str]) -> None:
    """`in-the-box guard*5 king`: exactly the cards that were dealt, wherever they lie."""
    expected: Counter[Card] = Counter()
    for word in words:
        name, _, count = word.partition("*")
        expected[table.card(name)] += int(count or 1)
    assert Counter(map(Card, table.state.cards())) == expected


@statement
def ranks(table: Table, words: list[str]) -> None:
    """`ranks 1 2 9`: exactly the numbers on the edition's cards."""
    edition = table.game.edition
    assert sorted({edition.rank[card] for card in edition.cards}) == numbers(words)


@statement
def aside(table: Table, words: list[str]) -> None:
    """`aside 3 up`: so many further cards lie aside, all open to everyone or to nobody; never the burned one."""
    count, face = int(words[0]), words[1]
    for reader in (None, *range(1, table.game.players + 1)):
        view = table.game.view(reader)
        assert [card is not None for card in view.aside] == [face == "up"] * count
        assert view.burned
        assert view.revealed is None
        told = [e.card for e in table.game.events_for(reader) if isinstance(e, Aside)]
        assert [card is not None for card in told] == [False] + [face == "up"] * count


@statement
def plays_as(table: Table, words: list[str]) -> None:
    """`plays-as premium/4 classic`: what that many people are given who ask for that edition."""
    name, seats = words[0].split("/")
    found = find_edition(name, int(seats))
    assert (found.name, found.asked) == (words[1], name)
    expected = PRESETS[words[1]]
    assert (found.deck, found.tokens, found.tie) == (expected.deck, expected.tokens, expected.tie)


@statement
def refused(table: Table, words: list[str]) -> None:
    """`refused modern/7`: no match of that many."""
    name, seats = words[0].split("/")
    with pytest.raises(EditionError, match=rf"{name} is for \d to \d seats, not {seats}\."):
        Game(name, int(seats))
