"""Duenna: the card game Love Letter, every published rule set.

>>> import duenna
>>> game = duenna.Game("modern", players=4, seed=7)
>>> game.play(game.legal_moves()[0])[0].name
'played'
"""

from duenna.actions import Move
from duenna.cards import Card
from duenna.editions import PRESETS, Edition, find_edition
from duenna.errors import (
    DuennaError,
    EditionError,
    IllegalMove,
    MoveError,
    NotYourTurn,
    PositionError,
    RecordError,
    UnparsableMove,
)
from duenna.events import Event, event_from_json
from duenna.follow import follow
from duenna.game import Deal, Game
from duenna.record import dumps, from_record, load, loads, save, to_record
from duenna.view import View, view_from_json

__all__ = [
    "PRESETS",
    "Card",
    "Deal",
    "DuennaError",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "MoveError",
    "NotYourTurn",
    "PositionError",
    "RecordError",
    "UnparsableMove",
    "View",
    "dumps",
    "event_from_json",
    "find_edition",
    "follow",
    "from_record",
    "load",
    "loads",
    "save",
    "to_record",
    "view_from_json",
]
