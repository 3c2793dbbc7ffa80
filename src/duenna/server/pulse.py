"""Whether the server can save: proven by a write, at most one a second, however often it is asked."""

import asyncio
import time
from typing import Final

from duenna.server.store import Store
from duenna.server.table import Refused

FRESH: Final = 1.0  #: seconds for which a proof is good
PATIENCE: Final = 2.0  #: seconds within which a write must be on the disk


class Pulse:
    """The proof that a store can be written to."""

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self._proof: asyncio.Task[str] | None = None
        self._proven_at = 0.0

    async def check(self) -> None:
        """Returns if a write was on the disk within the last second or is now; else raises Refused (503)."""
        if self._proof is None or (
            self._proof.done() and time.monotonic() - self._proven_at >= FRESH
        ):
            self._proof = asyncio.create_task(self._prove())
        reason = await asyncio.shield(self._proof)
        if reason:
            raise Refused(503, "store", "The server cannot save anything now.", reason=reason)

    async def _prove(self) -> str:
        """Why nothing can be saved; empty if it can."""
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._store.prove()), self._patience)
        except TimeoutError:
            return f"A write was not on the disk within {self._patience:g} seconds."
        except Exception as problem:  # whatever the database says
            return f"{type(problem).__name__}: {problem}"
        finally:
            self._proven_at = time.monotonic()
        return ""
