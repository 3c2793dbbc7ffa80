"""The choices before the decider, for the page: which cards, whom on, what to name; and the move that they make.

A Guard at eight seats has 63 moves; written as their choices they are one line.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import prod

from duenna.core.editions import Edition
from duenna.core.view import View
from duenna.core.ways import NO_SEAT, Step, is_ruin, ways
from duenna.server import wire

Way = tuple[Step, ...]


def menu_face(view: View) -> list[wire.Way]:
    """All ways to the legal moves of `view.options`, those alike as one: any value of every step may be chosen.

    `move` is the text of the move, once each step's kind in braces is replaced by what was chosen there,
    and "nobody" left out.

    >>> from duenna import Game
    >>> game = Game("classic", players=3, seed=4)
    >>> way = menu_face(game.view(game.decider))[0]
    >>> way["move"], [step["values"] for step in way["steps"]][:2]
    ('baron {target}', [['baron'], ['1', '2']])
    """
    groups = defaultdict[tuple[str, Step, bool], list[Way]](list)
    for move in view.options:
        for way in ways(move, view):
            text = str(move) if view.question == "return" else _text(way, view.edition)
            groups[text, way[0], is_ruin(move, view)].append(way)
    return [
        _face(text, part, view.edition, ruin)
        for (text, _, ruin), group in groups.items()
        for part in _products(group)
    ]


def _text(way: Way, edition: Edition) -> str:
    """The text of a move with the choices left open."""
    match way[0].kind:
        case "reply":
            return "{reply}"
        case "look":
            return "look {look}"
    return " ".join([edition.word(way[0].card), *(f"{{{step.kind}}}" for step in way[1:])])


def _products(group: Sequence[Way]) -> Iterator[Sequence[Way]]:
    """The ways in parts that have all combinations of the steps in them."""
    columns = [dict.fromkeys(column) for column in zip(*group, strict=True)]
    if prod(map(len, columns)) == len(group):
        yield group
    else:
        parts = defaultdict[Way, list[Way]](list)
        for way in group:
            parts[way[:-1]].append(way)
        yield from parts.values()


def _face(text: str, part: Sequence[Way], edition: Edition, ruin: bool) -> wire.Way:
    columns = [dict.fromkeys(column) for column in zip(*part, strict=True)]
    steps: list[wire.Steps] = [
        {
            "kind": next(iter(column)).kind,
            "values": [_value(step, edition) for step in column],
        }
        for column in columns
    ]
    return {"move": text, "steps": steps, "ruin": ruin}


def _value(step: Step, edition: Edition) -> str:
    """What a step chooses, as moves have it."""
    if step.kind in ("card", "keep", "top"):
        return edition.word(step.card)
    return "nobody" if step.value == NO_SEAT else str(step.value)
