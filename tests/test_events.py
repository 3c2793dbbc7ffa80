"""Events: every kind has its class, its documentation and all ways there and back, and keeps what is secret."""

import copy
import json
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import cache, reduce
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from helpers import TABLES, deal_random, random_action, readers, walk

import duenna
from duenna import PRESETS, Card, DuennaError, Edition, Event, Game, event_from_json, events
from duenna.belief import Belief, Contradiction
from duenna.core import rules
from duenna.core.events import EVENTS
from duenna.core.follow import _AFTER, follow
from duenna.core.parts import Part
from duenna.core.state import State, rules_for
from duenna.core.view import View

PAGE = Path(__file__).parent.parent / "docs" / "events.md"


@cache
def samples() -> list[tuple[Edition, Event]]:
    """Events of every kind as they happened, three of each at each kind of table."""
    tables: list[tuple[str, int, dict[str, Any]]] = [(name, seats, {}) for name, seats in TABLES]
    tables += [("modern", 6, {"match_tie": "playoff", "tokens": 1})] * 10
    out: list[tuple[Edition, Event]] = []
    for seed, (name, seats, knobs) in enumerate(tables):
        game = Game(name, seats, seed=seed, **knobs)
        for _ in walk(game, Random(seed)):
            pass
        found: Counter[str] = Counter()
        for event in game.events:
            found[event.name] += 1
            if found[event.name] <= 3:
                out.append((game.edition, event))
    return out


def parts_of(event: Event) -> dict[str, Any]:
    return {part.name: getattr(event, part.name) for part in event.parts}


def parts() -> Iterator[tuple[type[Event], Part]]:
    """Every part of every kind."""
    for kind in EVENTS.values():
        for part in kind.parts:
            yield kind, part


# ---- every kind has all there is to a kind ---------------------------------------------------------


def test_games_lead_to_every_kind() -> None:
    assert {event.name for _, event in samples()} == set(EVENTS)


def test_every_kind_that_the_engine_logs_has_its_class() -> None:
    logged = {name: number for name, number in vars(rules).items() if name.startswith("E_")}
    named = {f"E_{name.replace('-', '_').upper()}": kind for name, kind in EVENTS.items()}
    assert {name: kind.number for name, kind in named.items()} == logged
    assert set(_AFTER) == set(EVENTS.values())
    public = {each for each in vars(events).values() if isinstance(each, type)}
    assert {each for each in public if issubclass(each, Event)} == {Event, *EVENTS.values()}
    for kind in EVENTS.values():
        assert kind.__doc__, kind
        assert [part.name for part in kind.parts] == [each.name for each in fields(kind)[1:]]


def test_the_words_stand_in_the_order_of_their_numbers() -> None:
    for words, constants in (
        (events.Reason, "NOBODY_TO_CHOOSE PROTECTED MARKED DECK_EMPTY"),
        (events.DrawnFor, "FOR_TURN AFTER_DISCARD BY_CHANCELLOR"),
        (events.TokenFor, "FOR_ROUND FOR_SPY FOR_JESTER FOR_CONSTABLE FOR_BISHOP"),
        (events.Decided, "BY_SURVIVAL BY_RANK BY_SUM TIED DRAWN"),
        (events.Question, "PLAY RETURN REPLY LOOK"),
    ):
        numbers = {name: getattr(rules, name) for name in constants.split()}
        assert list(numbers.values()) == list(range(1, len(numbers) + 1))
        named = [re.sub("^(FOR|AFTER|BY)_", "", name) for name in numbers]
        assert [word.replace("-", "_").upper() for word in get_args(words)] == named


@pytest.mark.parametrize("name", PRESETS)
def test_the_engine_logs_a_number_for_each_part(name: str) -> None:
    """All but the options, which are made of the position."""
    counts = {
        kind.number: sum(part.kind.name != "moves" for part in kind.parts)
        for kind in EVENTS.values()
    }
    random, edition, log = Random(name), PRESETS[name], list[tuple[int, ...]]()
    for seats in range(edition.players[0], edition.players[1] + 1):
        s, e = State(players=seats), rules_for(edition, seats)
        while not s.champions:
            deal_random(s, e, edition, random)
            while s.question:
                rules.step(s, e, random_action(s, e, random), log)
    assert len(log) > 100
    for number, _, *numbers in log:
        assert len(numbers) == counts[number]


# ---- there and back --------------------------------------------------------------------------------


def test_json_reads_back_for_every_reader() -> None:
    for edition, event in samples():
        for reader in (None, *range(1, 9)):
            told = event.for_reader(reader)
            data = json.loads(json.dumps(told.to_json(edition)))
            assert list(data) == ["event", *(part.key for part in event.parts), "audience"]
            assert event_from_json(edition, data) == told


def test_a_repr_evaluates_to_an_equal_event() -> None:
    for _, event in samples():
        shown = repr(event)
        assert eval(shown, {**vars(duenna), **vars(events)}) == event, shown
        assert len(shown) < 200 or isinstance(event, events.Asked)


def test_copies_and_pickles_are_equal_and_have_the_same_hash() -> None:
    for _, event in samples():
        for again in (copy.copy(event), copy.deepcopy(event), pickle.loads(pickle.dumps(event))):
            assert (again, hash(again)) == (event, hash(event))


def test_events_that_differ_are_not_equal() -> None:
    hit: Event = events.Hit(1, 2, "priest")
    assert hit == events.Hit(1, 2, "priest")
    assert hit not in (events.Missed(1, 2, "priest"), events.Hit(1, 3, "priest"))
    drew = events.Drew(1, Card.KING, "turn", burned=False, audience=frozenset((1,)))
    assert len({drew, drew.for_reader(1), drew.for_reader(2), drew.for_reader(None)}) == 2


#: For each kind of part, JSON that is none.
WRONG: dict[str, list[object]] = {
    "number": [-1, "1", 1.0, True, []],
    "seat": [0, 9, "1", 1.0, True, [], {}],
    "seats": [1, "1", {}, [0], ["1"], [[1]], [None]],
    "card": ["frog", "", 1, [], {}],
    "guess": ["frog", "guard", "", "1", 1, []],
    "flag": [0, 1, "true", []],
    "word": ["frog", "", 1, [], {}],
    "moves": ["guard", ["frog"], [1], {}, [None]],
}


def test_what_is_no_event_is_refused() -> None:
    seen = set()
    for edition, event in samples():
        if type(event) in seen:
            continue
        seen.add(type(event))
        data = event.to_json(edition)
        wrong: dict[str, list[object]] = {
            "event": ["", "frog", None, 1, [], {}],
            "audience": ["", "everyone", None, 1, [0], [9], ["1"], [True], [[]]],
            **{part.key: WRONG[part.kind.name] for part in event.parts},
        }
        for key, values in wrong.items():
            for value in values:
                with pytest.raises(DuennaError, match="This is no event of"):
                    event_from_json(edition, {**data, key: value})
            with pytest.raises(DuennaError, match="This is no event of"):
                event_from_json(edition, {k: v for k, v in data.items() if k != key})
        for part in event.parts:
            if not part.optional:
                with pytest.raises(DuennaError, match="This is no event of"):
                    event_from_json(edition, {**data, part.key: None})
    bad: Any
    for bad in (None, [], "hit", 1):
        with pytest.raises(DuennaError, match="This is no event of"):
            event_from_json(PRESETS["modern"], bad)


# ---- secrets ---------------------------------------------------------------------------------------


def test_readers_outside_the_audience_learn_all_but_the_secret_parts() -> None:
    hidden = set()
    for _, event in samples():
        for reader in (None, *range(1, 9)):
            told = event.for_reader(reader)
            assert (type(told), told.audience) == (type(event), event.audience)
            if 0 in event.audience or reader in event.audience:
                assert told == event
                continue
            assert reader not in event.audience
            for part in event.parts:
                was, now = getattr(event, part.name), getattr(told, part.name)
                assert now == (None if part.secret else was)
                if now != was:
                    hidden.add((event.name, part.name))
    assert hidden == {(kind.name, part.name) for kind, part in parts() if part.secret}


def test_only_the_secret_parts_of_a_game_differ_between_its_readers() -> None:
    for seed, (name, seats) in enumerate(TABLES):
        game = Game(name, seats, seed=seed)
        for _ in walk(game, Random(seed), 60):
            pass
        for reader in readers(game):
            for event, told in zip(game.events, game.events_for(reader), strict=True):
                differ = {k for k, v in parts_of(event).items() if parts_of(told)[k] != v}
                assert differ <= set(event.secrets)


def test_what_another_reader_learned_leads_nowhere() -> None:
    """A seat's own cards must be told it: events without them are refused, and nothing is made up."""
    for name, seats in TABLES:
        game = Game(name, seats, seed=name)
        first = game.events[0]
        view = follow(View(game.edition, 1, seats), first)
        with pytest.raises(DuennaError, match="keeps a card from its reader"):
            reduce(follow, game.events_for(None)[1:], view)
        with pytest.raises(Contradiction, match="'dealt' cannot happen here"):
            Belief.of(game.view(1), game.events_for(None))


# ---- the documentation -----------------------------------------------------------------------------


def rows(columns: int) -> list[list[str]]:
    """The rows of the page's tables with so many columns that begin with something in backquotes."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == columns and row[0].startswith("`")]


def test_every_event_and_every_part_is_documented() -> None:
    documented = [
        (
            name.strip("`"),
            kind.strip("`"),
            [
                (part.strip("*?").strip("`"), part.startswith("*"), part.endswith("?"))
                for part in parts.split(", ")
            ],
        )
        for name, kind, parts, what in rows(4)
        if what
    ]
    assert documented == sorted(
        (
            (
                name,
                kind.__name__,
                [(part.key, part.secret, part.optional and not part.secret) for part in kind.parts],
            )
            for name, kind in EVENTS.items()
        ),
        key=lambda each: [name for name, _, _ in documented].index(each[0]),
    )


def test_every_word_and_every_kind_of_part_is_documented() -> None:
    words = dict(rows(2))
    assert words == {
        f"`{part.key}` of `{kind.name}`": ", ".join(f"`{word}`" for word in part.words)
        for kind, part in parts()
        if part.words
    }
    told: dict[str, set[str]] = {}
    for names, _, _ in rows(3):
        for name in re.findall("`([^`]+)`", names):
            told.setdefault(name, set()).add(names)
    assert {part.key for _, part in parts() if not part.words} <= set(told)
