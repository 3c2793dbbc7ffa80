"""Duenna: the card game Love Letter, every published rule set.

>>> import duenna
>>> game = duenna.Game("modern", players=4, seed=7)
>>> game.play(game.legal_moves()[0])[0].name
'played'
"""

from duenna.core import events
from duenna.core.actions import Move
from duenna.core.cards import CARDS, Card, Character
from duenna.core.decoding import event_from_json
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.errors import (
    DuennaError,
    EditionError,
    IllegalMove,
    MoveError,
    NotYourTurn,
    PositionError,
    RecordError,
    UnparsableMove,
)
from duenna.core.events import Event
from duenna.core.follow import follow
from duenna.core.game import Deal, Game
from duenna.core.record import dumps, from_record, load, loads, save, to_record
from duenna.core.view import View, view_from_json

__version__ = "0.2.0"  #: of this Duenna; pyproject.toml reads it here

__all__ = [
    "CARDS",
    "PRESETS",
    "Card",
    "Character",
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
    "__version__",
    "dumps",
    "event_from_json",
    "events",
    "find_edition",
    "follow",
    "from_record",
    "load",
    "loads",
    "save",
    "to_record",
    "view_from_json",
]
