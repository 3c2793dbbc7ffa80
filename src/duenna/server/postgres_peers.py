"""The processes that share a PostgreSQL. What one does is told on a channel; who is where, and who lives, are rows.

A bell that is not heard costs nothing but time: whoever listens looks at the tables themselves now and then.
"""

import json
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import astuple
from typing import Final, LiteralString

from duenna.server.lines import Connection, Lines
from duenna.server.peers import Anything, Aside, Event, Here, News, Others, There

CHANNEL: Final = (
    "duenna"  #: on which is told what was done: by which process, what, at which table, its number
)
TELL: Final = f"SELECT pg_notify('{CHANNEL}', concat_ws(' ', %s::text, %s::text, %s::text))"

Put = Callable[[Callable[[Connection], object]], "Future[None]"]


class PostgresPeers:
    """The other processes, as this one sees them. `put` has a write made."""

    shared: Final = True

    def __init__(self, process: str, lines: Lines, put: Put) -> None:
        self._process = process
        self._lines = lines
        self._put = put

    def watch(self, heard: Callable[[News], None]) -> None:
        """Listens for what the other processes do."""

        def tell(said: str | None) -> None:
            if said is None:
                heard(Anything())
                return
            process, what, table_id, *number = said.split(" ")
            if process == self._process:
                return
            match what:
                case "event":
                    heard(Event(table_id, int(number[0])))
                case "here":
                    heard(Here(table_id))
                case "aside":
                    heard(Aside(table_id))

        self._lines.listen(CHANNEL, tell)

    def beat(self, now: int, until: int, people: int) -> Others:
        """Lets the others know that this process is alive; the others."""

        def beat(connection: Connection) -> Others:
            known = connection.execute(
                "WITH mine AS ("
                " INSERT INTO processes (id, until, people) VALUES (%(me)s, %(until)s, %(people)s)"
                " ON CONFLICT (id) DO UPDATE SET until = excluded.until, people = excluded.people"
                ") SELECT id, people FROM processes WHERE until > %(now)s",  # as they were before
                {"me": self._process, "now": now, "until": until, "people": people},
            ).fetchall()
            gone = "SELECT id FROM processes WHERE until > %s"
            connection.execute(f"DELETE FROM presence WHERE process NOT IN ({gone})", (now,))
            others = {process: people for process, people in known if process != self._process}
            return Others(frozenset(others), sum(others.values()), len(others) == len(known))

        return self._lines.read(beat)

    def attend(self, table_id: str, there: Mapping[int, There]) -> "Future[None]":
        """Queues who is at the table by way of this process."""
        kept = json.dumps({str(seat): astuple(each) for seat, each in there.items()})

        def write(connection: Connection) -> None:
            with connection.transaction():
                connection.execute(
                    "INSERT INTO presence (table_id, process, there) VALUES (%s, %s, %s)"
                    " ON CONFLICT (table_id, process) DO UPDATE SET there = excluded.there",
                    (table_id, self._process, kept),
                )
                connection.execute(TELL, (self._process, "here", table_id))

        return self._put(write)

    def elsewhere(self, table_id: str, now: int) -> dict[str, dict[int, There]]:
        """Who is at the table by way of each of the other living processes."""
        query: LiteralString = (
            "SELECT process, there FROM presence JOIN processes ON id = process"
            " WHERE table_id = %s AND process <> %s AND until > %s"
        )
        rows = self._lines.rows(query, table_id, self._process, now)
        return {
            process: {int(seat): There(*each) for seat, each in there.items()}
            for process, there in rows
        }
