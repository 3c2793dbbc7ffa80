"""The engine against the oracle: the same random matches by every rule set, compared at every step."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

import pytest
from helpers import KNOB_VALUES, TABLES
from oracle import DECKS, RULE_SETS, Choice, Keep, Look, Match, Play, Reply

from duenna.core import rules
from duenna.core.cards import ROYALS, Card
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.errors import EditionError
from duenna.core.knobs import CHOICES, KNOBS, SWITCHES
from duenna.core.seats import POPCOUNT, members
from duenna.core.state import State, rules_for
from duenna.fast import engine

SLICE = {"python": 1500, "compiled": 300}  #: matches in every run of the tests
MOST_ROUNDS = 60
PARTS, PART = 20, 1000  #: and when there is time, by each of them 20,000
#: What they must lead to, beside every card.
MOMENTS = (
    *("Play", "Keep", "Reply", "Look", "playoff", "small playoff"),
    *("void round", "shared round", "won in mid-round", "shared match"),
)


# ---- the engines ------------------------------------------------------------------------------


class Engine(Protocol):
    """A match as one of the engines plays it."""

    def state(self) -> State: ...
    def starters(self) -> int: ...
    def deal(self, deck: list[int], starter: int) -> None: ...
    def actions(self) -> list[int]: ...
    def step(self, action: int) -> None: ...


class Plain:
    """The rules as Python runs them."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.s, self.e = State(players=seats), rules_for(edition, seats)

    def state(self) -> State:
        return self.s

    def starters(self) -> int:
        return rules.starters(self.s, self.e)

    def deal(self, deck: list[int], starter: int) -> None:
        rules.deal(self.s, self.e, deck, len(deck), starter, None)

    def actions(self) -> list[int]:
        return [
            rules.nth_action(self.s, self.e, k) for k in range(rules.count_actions(self.s, self.e))
        ]

    def step(self, action: int) -> None:
        rules.step(self.s, self.e, action, None)


class Compiled:
    """The same rules as machine code."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.code = engine()
        self.s = self.code.row(State(players=seats))
        self.e = self.code.row(rules_for(edition, seats))

    def state(self) -> State:
        return self.code.state(self.s)

    def starters(self) -> int:
        return self.code.starters(self.s, self.e)

    def deal(self, deck: list[int], starter: int) -> None:
        self.code.deal(self.s, self.e, self.code.array(deck), len(deck), starter)

    def actions(self) -> list[int]:
        count = self.code.count_actions(self.s, self.e)
        return [int(self.code.nth_action(self.s, self.e, k)) for k in range(count)]

    def step(self, action: int) -> None:
        self.code.step(self.s, self.e, action)


ENGINES: dict[str, Callable[[Edition, int], Engine]] = {"python": Plain, "compiled": Compiled}


# ---- comparing --------------------------------------------------------------------------------


def reading(edition: Edition) -> Callable[[int], Choice]:
    """What an action's number says, in the oracle's words."""
    by_value = edition.guard_by == "value"
    guesses = [
        str(edition.rank[guess.cards[0]]) if by_value else guess.cards[0].key
        for guess in edition.guesses
    ]

    def read(action: int) -> Choice:
        card, first, second, guess = (
            action >> shift & rules.PART for shift in (0, rules.FIRST, rules.SECOND, rules.GUESS)
        )
        match action >> rules.QUESTION:
            case rules.PLAY:
                named = guesses[guess - 1] if guess else None
                return Play(Card(card).key, frozenset({first, second} - {0}), named)
            case rules.RETURN:
                return Keep(Card(card).key, tuple(Card(c).key for c in (first, second) if c))
            case rules.REPLY:
                return Reply(bool(first))
        return Look(first or None)

    return read


def compare(s: State, oracle: Match) -> None:
    """Whatever both know of the position is the same."""
    last = oracle.round
    assert last is not None
    seats = range(1, s.players + 1)
    assert (s.decider or None) == oracle.decider
    assert (members(s.alive), members(s.playing)) == (sorted(last.alive), sorted(last.seats))
    assert (s.turn, s.starter, bool(s.playoff)) == (last.turn, last.starter, last.playoff)
    assert members(s.protected) == sorted(last.protected)
    assert (s.mark or None) == last.mark
    assert [words(s.discards(seat)) for seat in seats] == [last.piles[seat] for seat in seats]
    assert {seat: set(members(s.bet[seat])) for seat in seats} == last.bets
    assert words(reversed(s.deck[: s.left])) == last.deck
    assert words([s.burned]) == [last.burned] if s.burned else last.burned is None
    assert words(s.aside[: s.aside_count]) == last.aside
    for seat in seats:
        held = [s.hand[seat], *([s.drawn, *s.extra] if seat == s.turn else [])]
        assert sorted(words(card for card in held if card)) == sorted(last.hands.get(seat, []))
    assert {seat: s.tokens[seat] for seat in seats} == oracle.tokens
    assert (members(s.round_winners), members(s.shown)) == (
        sorted(last.winners),
        sorted(last.shown),
    )
    assert (members(s.runoff), members(s.champions)) == (
        sorted(oracle.runoff),
        sorted(oracle.champions),
    )


def words(cards: Any) -> list[str]:
    return [Card(card).key for card in cards]


def dealt(edition: Edition, s: State, random: Random) -> list[Card]:
    """A random deck for the next round, any royal in it where one is drawn by lot."""
    seats = rules.next_seats(s)
    deck = list(edition.deck_for(POPCOUNT[seats], bool(s.runoff)))
    if edition.royal == "random" and Card.PRINCESS in deck:
        deck[deck.index(Card.PRINCESS)] = random.choice(ROYALS)
    random.shuffle(deck)
    return deck


def play_match(
    make: Callable[[Edition, int], Engine], table: "Table", random: Random, met: Counter[str]
) -> None:
    """A match by the engine and by the oracle, compared at each step; counts what it met.

    Up to so many rounds: with a deck of one value nobody ever wins.
    """
    edition, seats = table.edition, table.seats
    ours, oracle, read = make(edition, seats), Match(table.rule_set, seats), reading(edition)
    for _ in range(MOST_ROUNDS):
        if oracle.champions:
            break
        s = ours.state()
        assert members(rules.next_seats(s)) == sorted(oracle.next_seats())
        able = members(ours.starters())
        assert able == sorted(oracle.starters())
        starter = random.choice(able)
        deck = dealt(edition, s, random)
        generic = (Card.PRINCESS if c in ROYALS and edition.royal == "random" else c for c in deck)
        assert Counter(words(generic)) == oracle.next_cards()
        ours.deal([card.value for card in deck], starter)
        oracle.deal(words(deck), starter)
        compare(ours.state(), oracle)
        while oracle.decider:
            actions = ours.actions()
            choices = {read(action): action for action in actions}
            assert len(choices) == len(actions)
            assert choices.keys() == oracle.options
            choice = pick(random, choices)
            ours.step(choices[choice])
            oracle.choose(choice)
            compare(ours.state(), oracle)
            met[f"{choice!r}".split("(")[0]] += 1
            met[getattr(choice, "card", "no card")] += 1
        assert not ours.actions()
        last = ours.state()
        met["playoff"] += last.playoff
        met["small playoff"] += bool(last.playoff and len(deck) < edition.size)
        met["void round"] += not last.round_winners and not last.champions
        met["shared round"] += last.round_winners & (last.round_winners - 1) > 0
        met["won in mid-round"] += bool(last.champions and not last.round_winners)
        met["shared match"] += last.champions & (last.champions - 1) > 0


def pick(random: Random, choices: dict[Choice, int]) -> Choice:
    """Any choice, but each card alike likely, though there are many ways to play a Guard."""
    cards = sorted({getattr(choice, "card", "") for choice in choices})
    card = random.choice(cards)
    return random.choice([each for each in choices if getattr(each, "card", "") == card])


# ---- the tables -------------------------------------------------------------------------------


class Table:
    """An edition with knobs for so many seats, as ours and as the oracle's."""

    def __init__(self, name: str, seats: int, knobs: dict[str, Any]) -> None:
        self.text = f"{name}/{seats} {json.dumps(knobs)}"
        self.edition, self.seats = find_edition(name, seats, **knobs), seats
        assert self.edition.name == name
        self.rule_set = RULE_SETS[name].with_knobs(knobs)


def house_table(random: Random) -> Table:
    """Any preset with any knobs turned, and often a deck of its own."""
    while True:
        name = random.choice(list(PRESETS))
        knobs: dict[str, Any] = {
            knob: random.choice([*CHOICES[knob]] if knob in CHOICES else [False, True])
            for knob in random.sample([*CHOICES, *SWITCHES], random.randint(0, 8))
        }
        knobs["tokens"] = random.randint(1, 3)
        seats = random.randint(2, 8)
        if random.random() < 0.4:  # rare otherwise
            ending = random.choice(("playoff", "playoff", "highest"))
            knobs |= {
                "match_tie": ending,
                "tie": random.choice(("share", "sum-share")),
                "tokens": 1,
            }
        if random.random() < 0.7:
            knobs["players"] = (2, 8)
            knobs["deck"] = random.choice(["thirty-two", *DECKS, *[house_deck(name, random)] * 6])
            knobs["two_player_aside"] = random.randint(0, 3)
        try:
            return Table(name, seats, knobs)
        except (EditionError, AssertionError):  # no such rules, or the box says another edition
            continue


def house_deck(name: str, random: Random) -> dict[str, int]:
    """Up to 32 cards of the scale's characters, often many of one kind."""
    kinds = [
        card.key for card in PRESETS[name].rank if card not in ROYALS and card != Card.MINISTER
    ]
    some = random.sample(kinds, random.randint(2, random.choice((5, 9, len(kinds)))))
    deck = {card: random.choice((1, 2, 4, 6)) for card in some} | {"princess": random.randint(0, 1)}
    while sum(deck.values()) > 32:
        deck.popitem()
    return deck


def tables(random: Random, matches: int) -> Iterator[Table]:
    """The published editions at every number of seats, and house rules three times as often."""
    for at in range(matches):
        if at % 4:
            yield house_table(random)
        else:
            name, seats = TABLES[at // 4 % len(TABLES)]
            yield Table(name, seats, {})


def agree(kind: str, matches: int, part: int = 0) -> None:
    if kind == "compiled":
        pytest.importorskip("numba")
    random, met = Random(f"oracle {kind} {part}"), Counter[str]()
    for table in tables(random, matches):
        seed = random.randrange(10**9)
        try:
            play_match(ENGINES[kind], table, Random(seed), met)
        except Exception as problem:
            problem.add_note(f"at {table.text}, seed {seed}")
            raise
    cards = [card.key for card in Card]
    assert min(met[each] for each in [*MOMENTS, *cards]) >= 1, met


@pytest.mark.parametrize("kind", ENGINES)
def test_engine_and_oracle_agree(kind: str) -> None:
    agree(kind, SLICE[kind])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, PARTS + 1))
@pytest.mark.parametrize("kind", ENGINES)
def test_engine_and_oracle_agree_for_long(kind: str, part: int) -> None:
    agree(kind, PART, part)


def test_the_oracle_knows_every_edition_and_every_knob() -> None:
    assert set(RULE_SETS) == set(PRESETS)
    known = set(RULE_SETS["classic"].__dataclass_fields__) - {"ranks"}
    assert known == set(KNOBS) == set(KNOB_VALUES)


def test_matches_lead_everywhere() -> None:
    """The tables that are tried have every card, every answer of every knob, playoffs, and every number of seats."""
    found = list(tables(Random("oracle python 0"), SLICE["python"]))
    assert {card for table in found for card in table.edition.met} == set(Card)
    assert {table.seats for table in found} == set(range(2, 9))
    for knob, answers in CHOICES.items():
        turned = {getattr(table.edition, knob) for table in found}
        assert turned == set(answers) or knob == "first_start", knob
