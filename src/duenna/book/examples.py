"""Played examples: a small position, what is done in it, and what the engine tells of it, so that none can lie.

`examples.txt` has them, each under the message of the rule book that it shows. An example is played by the edition
that is read about, if it fits there, and else by the one that it names first.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.errors import DuennaError, MoveError
from duenna.core.events import Event
from duenna.core.game import Game
from duenna.core.position import read_position
from duenna.text.moves import move_in_words
from duenna.text.nouns import card_name
from duenna.text.refusing import refusal
from duenna.text.saying import Arg, Player, Say
from duenna.text.telling import tell

FILE: Final = Path(__file__).parent / "examples.txt"
#: What those who play the examples are called, in every language.
NAMES: Final = ("Ana", "Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo")
_USUAL: Final = {"deck": "guard,guard", "burned": "guard"}
_KEYS: Final = frozenset(card.key for card in Card)
_STEP: Final = re.compile(r"(\d)( may not)?: (.+)")


class ExampleError(DuennaError):
    """An example that cannot be played, or does not come to what it is there to show."""


@dataclass(frozen=True)
class Example:
    """What the file says: the message shown, the editions, the position, the steps, and what must come of it."""

    shows: str
    on: tuple[str, ...]
    knobs: Mapping[str, Any]
    given: Mapping[str, str]
    steps: tuple[str, ...]
    so: tuple[str, ...]

    def names(self) -> list[str]:
        """The presets that it is for, the first first."""
        return [name for pattern in self.on for name in PRESETS if fnmatchcase(name, pattern)]

    def fits(self, edition: Edition) -> bool:
        """Whether it is for that edition, as far as its name and knobs tell."""
        own = edition.name in self.names() and edition.with_knobs(**self.knobs)
        return own == edition

    def play(self, edition: Edition) -> "Scene":
        """The example as that edition plays it; raises ExampleError if it cannot, or shows something else."""
        try:
            scene = _played(self, edition)
        except DuennaError as problem:
            raise ExampleError(f"{self.shows} on {edition.name}: {problem}") from problem
        for word in self.so:
            if (word.removeprefix("-") in scene.met) == word.startswith("-"):
                raise ExampleError(f"{self.shows} on {edition.name}: {word} is not so.")
        return scene


@dataclass(frozen=True)
class Place:
    """A seat of the board as the example begins."""

    seat: int
    hand: tuple[Card, ...]
    pile: tuple[Card, ...]
    tokens: int
    protected: bool
    turn: bool
    bets: tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """What a seat did, or tried in vain, and what came of it."""

    seat: int
    move: Say
    refused: Say | None
    told: tuple[Say, ...]


@dataclass(frozen=True)
class Scene:
    """An example as it was played: all cards open; the deck, its top first, if any of it is drawn."""

    edition: Edition
    places: tuple[Place, ...]
    deck: tuple[Card, ...]
    steps: tuple[Step, ...]
    met: frozenset[str]  #: the kinds of events there were, and the keys of refusals


@cache
def examples() -> tuple[Example, ...]:
    """All examples, in the order of the file."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return tuple(map(_read, re.split(r"\n\s*\n", text.strip())))


@lru_cache(64)
def scenes(edition: Edition) -> Mapping[str, tuple[Scene, ...]]:
    """The examples for the readers of an edition, by the message that each shows.

    >>> [step.move.id for step in scenes(PRESETS["modern"])["ruling-chancellor-last"][0].steps]
    ['move-plain', 'move-return']
    """
    out: dict[str, list[Scene]] = {}
    for example in examples():
        out.setdefault(example.shows, [])
        if example.fits(edition):
            try:
                out[example.shows].append(example.play(edition))
            except ExampleError:  # a deck of its own, for example, without one of the cards
                continue
    for at, example in enumerate(examples()):
        if not out[example.shows]:
            out[example.shows].append(_elsewhere(at))
    return {message: tuple(played) for message, played in out.items()}


@cache
def _elsewhere(at: int) -> Scene:
    """The example of that number by the edition that it names first."""
    example = examples()[at]
    return example.play(find_edition(example.names()[0], **example.knobs))


# ---- reading ----------------------------------------------------------------------------------


def _read(block: str) -> Example:
    shows, *lines = map(str.strip, block.splitlines())
    on: list[str] = []
    given, steps, so = dict(_USUAL), [], []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "on":
            on = rest.split()
        elif word == "given":
            given |= dict(pair.split("=", 1) for pair in rest.split())
        elif word == "so":
            so = rest.split()
        else:
            steps.append(line)
    knobs = dict(_knob(each) for each in on if "=" in each)
    presets = tuple(each for each in on if "=" not in each)
    return Example(shows, presets, knobs, given, tuple(steps), tuple(so))


def _knob(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


# ---- playing ----------------------------------------------------------------------------------


def _played(example: Example, edition: Edition) -> Scene:
    hands = len(example.given["hands"].split(","))
    game = Game.from_position(_position(example, edition, hands), seed="example")
    _, s = read_position(game.position())
    there = [seat for seat in range(1, hands + 1) if game.view(seat).hand or s.pile_size[seat]]
    view = game.view()
    places = tuple(
        Place(
            seat,
            game.view(seat).hand,
            view.piles[seat],
            view.tokens[seat],
            seat in view.protected,
            seat == view.turn,
            view.bets.get(seat, ()),
        )
        for seat in there
    )
    deck = tuple(map(Card, reversed(s.deck[: s.left])))
    steps, met, drawn = [], set[str](), False
    for at, text in enumerate(example.steps, start=1):
        cut = at == len(example.steps) and "turn" not in example.so
        step, names = _take(game, text, cut=cut)
        steps.append(step)
        met |= names
        drawn |= any(said.id.startswith("event-drew") for said in step.told)
    return Scene(edition, places, deck if drawn else (), tuple(steps), frozenset(met))


def _position(example: Example, edition: Edition, hands: int) -> str:
    """The position's text: cards as the edition calls them, and seats that are out where it asks for more."""
    parts = dict(example.given)
    pads = range(hands + 1, edition.players[0] + 1)
    for key, usual in (("hands", "-"), ("piles", "-"), ("tokens", "0")):
        if key in parts:
            parts[key] += f",{usual}" * len(pads)
    if pads and "playing" not in parts:
        parts["out"] = ",".join([*filter(None, [parts.get("out")]), *map(str, pads)])
    if edition.knobs:
        parts["knobs"] = json.dumps(edition.knobs, separators=(",", ":"))
    words = (
        f"{key}={value if key == 'knobs' else _called(value, edition)}"
        for key, value in parts.items()
    )
    return f"{edition.name}/{max(hands, edition.players[0])} {' '.join(words)}"


def _called(text: str, edition: Edition) -> str:
    """The text with every card called as the edition calls it."""
    return re.sub(
        r"[a-z][a-z-]*[a-z]",
        lambda word: edition.word(Card.from_key(word[0])) if word[0] in _KEYS else word[0],
        text,
    )


def _take(game: Game, text: str, *, cut: bool) -> tuple[Step, set[str]]:
    """One step of an example, and the events or the refusal that it met; `cut` leaves the next turn untold."""
    found = _STEP.fullmatch(text)
    if found is None:
        raise ExampleError(f"{text!r} is no step.")
    seat, barred = int(found[1]), found[2]
    words = _called(found[3], game.edition)
    if not barred:
        move = Move.parse(game.edition, words)
        events = game.play(move, seat)
        told = _told(_without_next_turn(events) if cut else events, game)
        return Step(seat, move_in_words(move, seat), None, told), {each.name for each in events}
    try:
        game.check(words, seat)
    except MoveError as problem:
        said = refusal(problem.key, problem.values, game.edition)
        return Step(seat, _tried(game, words, seat), said, ()), {problem.key}
    raise ExampleError(f"{text!r}: that is allowed.")


def _tried(game: Game, words: str, seat: int) -> Say:
    """A move that is refused, in words; also one that names what may never be named."""
    try:
        return move_in_words(Move.parse(game.edition, words), seat)
    except MoveError:
        card, target, guess = words.split()
        args: dict[str, Arg] = {
            "card": card_name(game.edition.card(card), game.edition),
            "target": Player(int(target)),
            "guess": card_name(game.edition.card(guess), game.edition),
        }
        return Say("move-guess", args)


def _told(events: Sequence[Event], game: Game) -> tuple[Say, ...]:
    """What is told of the events, to somebody who sees all cards."""
    told = (tell(event, game.edition, None, open_hands=True) for event in events)
    return tuple(filter(None, told))


def _without_next_turn(events: Sequence[Event]) -> Sequence[Event]:
    """The events without the draw of the next player, with which the example has nothing to do."""
    if [event.name for event in events[-3:]] == ["turn", "drew", "asked"]:
        return events[:-3]
    return events
