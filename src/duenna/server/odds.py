"""The chances of the hidden cards as each reader of a table can work them out, where its options allow it.

They are worked out in a thread, once for each reader and event, so that no other table waits for it.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from duenna.belief import COUNTING, Chances
from duenna.bots.memory import Memory
from duenna.core.events import Event
from duenna.core.view import View
from duenna.server.options import ODDS
from duenna.server.table import Table

log = logging.getLogger("duenna.server")

Moment = tuple[int, int]  #: the match, and how many events of it have happened
_NEVER: Final = ((-1, -1), None)


class Odds:
    """The chances at one table: `work_out` for a reader, then `beside` that reader's view."""

    def __init__(self) -> None:
        self._memory = Memory(lambda view: COUNTING)
        self._found: dict[int | None, tuple[Moment, dict[str, Any] | None]] = {}
        self._working = asyncio.Lock()

    async def work_out(self, table: Table, reader: int | None) -> None:
        """Works out the reader's chances at the table as it is given; at tables without them does nothing."""
        if table.options.aids != ODDS:
            return
        async with self._working:
            if self._found.get(reader, _NEVER)[0] != (moment := _moment(table)):
                game, odds = table.game, None
                if game is not None and game.decider is not None:
                    view = game.view(reader)
                    events = game.events_for(reader, game.round_start)
                    odds = await asyncio.to_thread(self._odds, table.id, view, events)
                self._found[reader] = moment, odds

    def beside(self, table: Table, reader: int | None) -> dict[str, Any]:
        """What a message has beside the reader's view: nothing, unless the table plays with the chances."""
        if table.options.aids != ODDS:
            return {}
        moment, odds = self._found.get(reader, _NEVER)
        return {"odds": odds if moment == _moment(table) else None}

    def _odds(self, table_id: str, view: View, events: Sequence[Event]) -> dict[str, Any] | None:
        try:
            return odds_face(view, events, self._memory)
        except Exception:  # a game goes on without them
            log.exception("table %s, seat %s: no odds", table_id, view.seat)
            return None


def _moment(table: Table) -> Moment:
    return table.match, len(table.game.events) if table.game else 0


def odds_face(view: View, events: Sequence[Event], memory: Memory) -> dict[str, Any]:
    """The chances as the protocol tells them to who sees this view and learned these events of the round.

    Raises Contradiction if they cannot all be true.

    >>> from duenna import Game
    >>> game = Game("classic", players=2, seed=4)
    >>> seat = game.decider
    >>> odds = odds_face(game.view(seat), game.events_for(seat), Memory(lambda view: COUNTING))
    >>> list(odds["hands"]) == [str(3 - seat)], round(sum(odds["burned"].values()), 9)
    (True, 1.0)
    """
    belief = memory.belief(view, events)

    def by_word(chances: Chances) -> dict[str, float]:
        return {view.edition.word(card): chance for card, chance in chances.items()}

    return {
        "hands": {str(seat): by_word(chances) for seat, chances in belief.hands().items()},
        "burned": by_word(belief.burned()),
    }
