"""Connections that are closed when their request does not come: whoever sends half of one holds nothing for long.

What comes after the head, a command's body, has a time limit of its own (`asking.body_of`).
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_SECONDS: Final = 15.0  #: for a request to come, from its line to the end of its headers


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # which one depends on what is installed
    """uvicorn's HTTP, which waits without end for the rest of a request, made to wait for a while."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begins to wait."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Takes what came, and goes on waiting from when the request began to come, unless it is there."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._stop()
        super().connection_lost(exc)

    def _watch(self) -> None:
        if self._answering():
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(HEAD_SECONDS, self._late)

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if not self._answering():
            self.transport.close()
