"""Matches of a table that are over: their records, and each told again step by step, in anyone's eyes."""

from collections.abc import Iterator, Sequence
from typing import Any

from duenna.core.editions import Edition
from duenna.core.game import Game
from duenna.core.record import to_record
from duenna.server.faces import cards_of
from duenna.server.happened import Dealt, Happened, Moved, Started
from duenna.server.said import event_face, instead_face
from duenna.server.store import Stored
from duenna.server.table import Instead, Refused, Table


def number_of(table: Table, match: int | None = None) -> int:
    """The number of a match of the table that is over (None: the last that began).

    Raises Refused: 404 for a match that never was, 403 for one that is not over, for it tells all.
    """
    if match is not None and not 1 <= match <= table.match:
        raise Refused(404, "no-match", f"This table has seen {table.match} matches.")
    number = table.match if match is None else match
    if number == table.match and (table.game is None or not table.game.over):
        raise Refused(403, "not-over", "This is told when the match is over.")
    return number


def finished(table: Table, match: int | None = None) -> Game:
    """A match of the table that is over, as `number_of` finds it; one before the last is played again."""
    number = number_of(table, match)
    if number < table.match or table.game is None:
        return _played_again(table.edition, _events_of(table.log, number))
    return table.game


def _events_of(log: Sequence[Stored], match: int) -> list[Happened]:
    """What happened from the start of that match to the start of the next."""
    return [event.what for event in _stored_of(log, match)]


def _stored_of(log: Sequence[Stored], match: int) -> Sequence[Stored]:
    starts = [at for at, event in enumerate(log) if isinstance(event.what, Started)]
    return log[starts[match - 1] : (*starts, len(log))[match]]


def _played_again(edition: Edition, events: Sequence[Happened]) -> Game:
    begun = events[0]
    assert isinstance(begun, Started)
    game = Game(edition, begun.names, seed=begun.seed)
    for event in events:
        if isinstance(event, Moved):
            game.play(event.move)
        elif isinstance(event, Dealt):
            game.next_round()
    return game


def record(table: Table, match: int | None = None) -> dict[str, Any]:
    """The record of a match that is over; raises Refused as `finished` does."""
    return to_record(finished(table, match))


def check_eyes(table: Table, eyes: str, *, seats_only: bool = False) -> None:
    """Raises Refused (404) for eyes that nobody at the table has; `seats_only` if they must be a player's."""
    seats = [str(seat.number) for seat in table.seats]
    if eyes not in seats and (seats_only or eyes not in ("", "all")):
        raise Refused(404, "no-eyes", f'"eyes" is a seat from 1 to {len(seats)}, "all" or nothing.')


def replay(table: Table, match: int | None = None, eyes: str = "") -> dict[str, Any]:
    """A match that is over, step by step, as `eyes` saw it: a seat's number, "all", or "" for a watcher.

    Raises Refused as `finished` does, and for eyes that nobody there has.
    """
    check_eyes(table, eyes)
    game = finished(table, match)
    edition = game.edition
    return {
        "id": table.id,
        "match": table.match if match is None else match,
        "eyes": eyes,
        "edition": edition.name,
        "asked": edition.asked,
        "knobs": edition.knobs,
        "target": edition.tokens[game.players],
        "cards": cards_of(edition),
        "names": list(game.names),
        "steps": list(steps(game, eyes, _instead(table, match))),
    }


def _instead(table: Table, match: int | None) -> list[Instead | None]:
    """For each move of a match that is over, why somebody else made it than its player."""
    number = number_of(table, match)
    log = _stored_of(table.log, number)
    return [table.instead.get(event.seq) for event in log if isinstance(event.what, Moved)]


def steps(
    match: Game, eyes: str, instead: Sequence[Instead | None] = ()
) -> Iterator[dict[str, Any]]:
    """Each deal and each move of a match: whose it was, what happened, and how all stood then.

    With the eyes "all", the events tell everything and `hands` has every card held. `instead` says for each move
    why somebody else made it.

    >>> match = Game("classic", players=["Ann", "Bob"], seed=7)
    >>> _ = match.play(match.legal_moves()[0])
    >>> [step["seat"] for step in steps(match, "all")]
    [None, 2]
    """
    reader = int(eyes) if eyes.isdigit() else None
    everything = eyes == "all"
    game = Game(match.edition, match.names, seed=match.seed)
    upto = 0
    whys = iter(instead)

    def step(seat: int | None) -> dict[str, Any]:
        nonlocal upto
        events = game.events[upto:] if everything else game.events_for(reader, upto)
        upto = len(game.events)
        return {
            "seat": seat,
            "instead": instead_face(next(whys, None) if seat else None, seat, reader),
            "events": [
                event_face(event, game.edition, reader, open_hands=everything) for event in events
            ],
            "view": game.view(reader).to_json(),
            "hands": _hands(game) if everything else None,
        }

    for number, moves in enumerate(match.moves):
        if number:
            game.next_round()
        yield step(None)
        for move in moves:
            seat = game.decider
            game.play(move)
            yield step(seat)


def _hands(game: Game) -> dict[str, list[str]]:
    """What each seat that is still in the round holds."""
    word = game.edition.word
    return {
        str(seat): [word(card) for card in game.view(seat).hand] for seat in game.view(None).alive
    }
