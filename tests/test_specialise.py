"""The engine of one table, uncompiled, against the rules themselves: field by field, and as somebody reads it."""

import ast
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from helpers import TABLES

from duenna.core import rules
from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition, find_edition
from duenna.core.seats import POPCOUNT, SEATS, members
from duenna.core.state import FIELDS, Rules, State, rules_for
from duenna.fast import infoset, playout, rollout, thumb
from duenna.fast.fold import Known, folded
from duenna.fast.source import Functions, read
from duenna.fast.specialise import Use, known_of, specialised

RULES = ("next_seats", "starters", "deal", "count_actions", "nth_action", "step")


def made(functions: Functions) -> Any:
    """The functions as Python runs them."""
    names: dict[str, Any] = {}
    for each in functions.values():
        names.update(each.names)
    for each in functions.values():
        exec(compile(ast.unparse(each.node), each.node.name, "exec"), names)
    return SimpleNamespace(**{name: names[name] for name in functions})


def of_table(edition: Edition, seats: int, modules: list[Any], use: Use) -> Functions:
    functions = read(modules)
    return specialised(functions, use, known_of(functions, rules_for(edition, seats), seats))


def play(edition: Edition, seats: int, matches: int) -> int:
    """Plays matches by the rules and by what they became for this table, compared after each step; how many steps."""
    use = Use(RULES, frozenset(FIELDS))
    own = made(of_table(edition, seats, [rules], use))
    e, random, steps = rules_for(edition, seats), Random(f"{edition.name} {seats}"), 0
    for _ in range(matches):
        s, other = State(players=seats), State(players=seats)
        while not s.champions:
            deciding, starters = rules.next_seats(s), rules.starters(s, e)
            assert (own.next_seats(other), own.starters(other, e)) == (deciding, starters)
            cards = edition.deck_for(POPCOUNT[deciding], bool(s.runoff))
            deck = [card.value for card in random.sample(cards, len(cards))]
            starter = random.choice(members(starters))
            rules.deal(s, e, deck, len(deck), starter, None)
            own.deal(other, e, deck, len(deck), starter)
            assert other == s
            while s.decider:
                count = rules.count_actions(s, e)
                assert own.count_actions(other, e) == count
                actions = [rules.nth_action(s, e, k) for k in range(count)]
                assert [own.nth_action(other, e, k) for k in range(count)] == actions
                action = random.choice(actions)
                rules.step(s, e, action, None)
                own.step(other, e, action)
                assert other == s
                steps += 1
    return steps


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_has_the_rules_field_by_field(name: str, seats: int) -> None:
    assert play(find_edition(name, seats), seats, 5) > 50


def test_house_rules_are_specialised_too() -> None:
    knobs: list[dict[str, Any]] = [
        {"protection": "ignore", "next_start": "left", "first_start": "2"},
        {"prince_all_protected": "fizzle", "tie_start": "first", "none_start": "same"},
        {"sycophant_unchoosable": "free", "tie": "none", "constable_timing": "round-end"},
        {"match_tie": "highest", "none_start": "random", "tie": "sum-none", "tie_sum_hand": True},
    ]
    for change in knobs:
        assert play(find_edition("premium", 6, **change), 6, 2) > 50


@pytest.mark.parametrize(("name", "seats"), [("classic", 4), ("modern", 3), ("premium", 8)])
def test_what_nobody_reads_changes_no_result(name: str, seats: int) -> None:
    """Rounds by chance, and rollouts, without who knows what and whatever else they do not need."""
    edition = find_edition(name, seats)
    e, cards = rules_for(edition, seats), [card.value for card in edition.cards]
    own = made(of_table(edition, seats, [rules, playout], Use(("play_many",))))
    tallies = []
    for play_many in (playout.play_many, own.play_many):
        tally = [0] * playout.TALLY
        play_many(State(players=seats), e, cards, cards[:], len(cards), 7, 0, 60, tally)
        tallies.append(tally)
    assert tallies[0] == tallies[1]

    use = Use(("roll_out",))
    own = made(of_table(edition, seats, [rules, playout, thumb, rollout], use))
    random = Random(name)
    for seed in range(12):
        s = State(players=seats)
        deck = random.sample(cards, len(cards))
        rules.deal(s, e, deck, len(deck), 1, None)
        outcomes = []
        for roll_out in (rollout.roll_out, own.roll_out):
            missed, unseen, odds = [0] * SEATS, [0] * CARD_IDS, [0] * (SEATS * CARD_IDS)
            trace = [0] * rollout.PLACES
            outcome = roll_out(s.copy(), e, 0, missed, unseen, odds, seed, trace)
            outcomes.append((outcome, trace))
        assert outcomes[0] == outcomes[1]


def test_keys_and_choices_of_two_stay_what_they_are() -> None:
    """What the learner goes by."""
    use = Use(("begin", "act", "infoset", "list_choices", "asked_seat", "gain"))
    for name in ("classic", "modern", "kanai"):
        edition = find_edition(name, 2)
        own = made(of_table(edition, 2, [rules, playout, thumb, infoset], use))
        e, cards, random = rules_for(edition, 2), [card.value for card in edition.cards], Random(1)
        for _ in range(60):
            deck, starter = random.sample(cards, len(cards)), random.randint(1, 2)
            sides = []
            for engine in (infoset, own):
                sides.append((engine, State(players=2), [0] * infoset.PAST))
                engine.begin(sides[-1][1], e, deck, len(deck), starter, sides[-1][2])
            while sides[0][1].decider:
                seen = []
                for engine, s, past in sides:
                    moves = [0] * 64
                    count = engine.list_choices(s, e, [0] * CARD_IDS, moves)
                    seen.append((engine.infoset(s, e, past), moves[:count], engine.asked_seat(s)))
                assert seen[0] == seen[1]
                action = random.choice(seen[0][1])
                for engine, s, past in sides:
                    engine.act(s, e, action, past)
            assert len({engine.gain(s, 1) for engine, s, _ in sides}) == 1


# ---- as somebody reads it ------------------------------------------------------------------------


def text(functions: Functions, name: str) -> str:
    return ast.unparse(functions[name].node)


def test_a_classic_engine_reads_as_if_written_by_hand() -> None:
    own = of_table(find_edition("classic", 4), 4, [rules, playout], Use(("play_many",)))
    assert text(own, "lay_down") == (
        "def lay_down(s: State, me: int, card: int) -> None:\n"
        "    held, drawn = (s.hand[me], s.drawn)\n"
        "    s.hand[me] = held + drawn - card\n"
        "    s.drawn = 0\n"
        "    put(s, me, card)"
    )
    assert text(own, "guard") == (
        "def guard(s: State, x: int, guess: int) -> None:\n"
        "    if SLOT[s.hand[x]] == guess:\n"
        "        knock_out(s, x)"
    )
    assert text(own, "discard") == (
        "def discard(s: State, x: int) -> None:\n"
        "    card = s.hand[x]\n"
        "    s.hand[x] = 0\n"
        "    put(s, x, card)\n"
        "    if card == PRINCESS:\n"
        "        knock_out(s, x)\n"
        "        return\n"
        "    s.hand[x] = take(s)"
    )
    assert not {"chancellor", "bishop", "cardinal", "baroness", "look"} & own.keys()


def test_nothing_is_lost_where_nothing_is_known(tmp_path: Any) -> None:
    functions = read([rules])
    kept = specialised(functions, Use(RULES, frozenset(FIELDS)), Known())
    assert set(functions) == set(kept)
    e: Rules = rules_for(find_edition("classic", 2), 2)
    rules_alone = folded(functions["guard"], Known(rules=e), {}, lambda node: True)
    assert "SLOT[s.hand[x]]" in ast.unparse(rules_alone.node)
