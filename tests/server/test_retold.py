"""What is told of old matches: made once, beside the event loop, and by turns."""

import asyncio
import threading
import time
from functools import partial
from typing import Any

import pytest
from live import Serve
from test_past import match_of_two, play_out

from duenna.server import past, retold
from duenna.server.retold import Retold
from duenna.server.table import Refused


def test_other_tables_go_on_while_a_long_match_is_told(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ann, bob, table_id = match_of_two(server)
    play_out(table_id, ann, bob)
    ann.post(f"/{table_id}/rematch")
    made: list[int] = []
    go_on = threading.Event()

    def slow(*given: Any) -> Any:
        made.append(1)
        go_on.wait(60)
        return tell(*given)

    tell = past._played_again
    monkeypatch.setattr(past, "_played_again", slow)
    for path in ("record?match=1", "replay?match=1"):
        go_on.clear()
        made.clear()
        codes: list[int] = []

        def read(path: str = path, codes: list[int] = codes) -> None:
            codes.append(server.client().get(f"/api/tables/{table_id}/{path}").status_code)

        readers = [threading.Thread(target=read) for _ in range(4)]
        for reader in readers:
            reader.start()
        while not made:
            time.sleep(0.01)
        began = time.monotonic()
        assert ann.get(f"/api/tables/{table_id}").status_code == 200
        assert ann.get("/healthz").status_code == 200
        assert time.monotonic() - began < 20
        go_on.set()
        for reader in readers:
            reader.join()
        assert codes == [200] * 4
        assert len(made) == 1  # for all who asked meanwhile
        read()
        assert len(made) == 1  # and for who asks later


def test_what_is_kept_has_a_bound_and_what_fails_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retold, "KEPT_BYTES", 3000)
    made: list[int] = []

    def make(number: int, size: int = 1000) -> Any:
        made.append(number)
        return "x" * size

    async def tell() -> None:
        told = Retold()
        for number in (1, 2, 1, 3, 1, 2):
            await told.answer(number, "ann", partial(make, number))
        assert made == [1, 2, 3, 2]
        assert told._bytes <= 3000
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await told.answer("bad", "ann", lambda: 1 / 0)
        told.close()

    asyncio.run(tell())


def test_no_endless_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retold, "WAITING", 2)

    async def tell() -> None:
        told, go_on = Retold(), threading.Event()
        waiting = [
            asyncio.create_task(told.answer(number, "ann", lambda: go_on.wait(30)))
            for number in range(2)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much"):
            await told.answer(3, "bob", lambda: 1)
        go_on.set()
        await asyncio.gather(*waiting)
        told.close()

    asyncio.run(tell())
