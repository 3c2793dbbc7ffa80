"""A blueprint in the making: the tables of `fast.mccfr`, how they grow, and what becomes a blueprint."""

import json
import os
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np

from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition
from duenna.core.knobs import MAX_DECK
from duenna.core.state import FIELDS, PILE, rules_for
from duenna.fast.build import engine, solver
from duenna.fast.infoset import PAST
from duenna.fast.mccfr import Tables
from duenna.solve.blueprint import (
    MOST_ACTIONS,
    WHOLE,
    BlueprintError,
    Header,
    fingerprint,
    write_blueprint,
)

CHUNK: Final = 1000  #: iterations between times when the tables may grow
OFTEN: Final = 8  #: how many times a state's chances must have been summed for the state to be kept

_FIRST_BITS: Final = 18
_MOST_BITS: Final = 27
_PER_STATE: Final = 5  #: places of the pools for each place of the table, to begin with
_DEPTH: Final = 2 * MAX_DECK  #: of one seat's decisions: no card asks twice
_WIDTH: Final = FIELDS["pile"][0] + 3 * PILE  #: of a state's row that two seats use
_STATES: Final = ("keys", "begins", "counts", "visits")
_POOLS: Final = ("regrets", "sums")
_CHECKPOINT: Final = "duenna-training-1"


class Trainer:
    """Learns to play two-player rounds of an edition, from iteration to iteration.

    The same edition, seed and number of iterations give the same tables, however often the training was interrupted.
    Raises ImportError without numba.
    """

    def __init__(self, edition: Edition, seed: int) -> None:
        self.edition, self.seed, self.iterations = edition, seed, 0
        compiled = engine()
        self._solver, self._seed = solver(), compiled.word(seed)
        cards = compiled.array([card.value for card in edition.cards])
        size = 1 << _FIRST_BITS
        self.tables = Tables(
            **_empty(size, size * _PER_STATE),
            used=np.zeros(3, np.int64),
            rules=compiled.row(rules_for(edition, 2)),
            cards=cards,
            deck=cards.copy(),
            rows=np.zeros((_DEPTH, _WIDTH), np.int64),
            pasts=np.zeros((_DEPTH, PAST), np.int64),
            moves=np.zeros((_DEPTH, MOST_ACTIONS), np.int64),
            unseen=np.zeros(CARD_IDS, np.int64),
            chances=np.zeros((_DEPTH, MOST_ACTIONS)),
            tried=np.zeros((_DEPTH, 3), np.int64),
            values=np.zeros((_DEPTH, MOST_ACTIONS)),
            dice=np.zeros(1, np.uint64),
        )

    @property
    def states(self) -> int:
        """How many states it has met."""
        return int(self.tables.used[0])

    def learn(self, iterations: int) -> None:
        """Trains for that many more iterations."""
        last = self.iterations + iterations
        while self.iterations < last:
            self._make_room()
            # The chunks end at the same places whatever is asked for, for there the tables grow.
            end = min(last, (self.iterations // CHUNK + 1) * CHUNK)
            self._solver.learn(self.tables, self.iterations, end, self._seed)
            self.iterations = end

    def _make_room(self) -> None:
        """Doubles the table when it is half full, and the pools when they are."""
        t, (states, places, _) = self.tables, self.tables.used
        if self.iterations % CHUNK:
            return
        if states * 2 > len(t.keys) and len(t.keys) < 1 << _MOST_BITS:
            self._fill(len(t.keys) * 2, self._met())
        if places * 2 > len(t.regrets):
            more = np.zeros(len(t.regrets), np.float32)
            self.tables = self.tables._replace(
                regrets=np.concatenate((t.regrets, more)), sums=np.concatenate((t.sums, more))
            )

    def _met(self) -> dict[str, Any]:
        """What the table says of the states met, in the order in which they were."""
        t = self.tables
        at = np.flatnonzero(t.keys)
        at = at[np.argsort(t.begins[at])]
        return {name: getattr(t, name)[at] for name in _STATES}

    def _fill(self, size: int, met: dict[str, Any]) -> None:
        """A table of that size with those states."""
        self.tables = self.tables._replace(**_table(size))
        self._solver.refill(self.tables, *(met[name] for name in _STATES))

    # ---- between runs

    def save(self, path: Path) -> None:
        """Writes a checkpoint at one stroke."""
        head = {
            "format": _CHECKPOINT,
            "fingerprint": fingerprint(self.edition),
            "seed": self.seed,
            "iterations": self.iterations,
            "sizes": [len(self.tables.keys), len(self.tables.regrets)],
        }
        places = int(self.tables.used[1])
        arrays = self._met() | {name: getattr(self.tables, name)[:places] for name in _POOLS}
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".draft-")
        try:
            with open(handle, "wb") as file:
                np.savez(
                    file,
                    head=np.frombuffer(json.dumps(head).encode(), np.uint8),
                    used=self.tables.used,
                    **arrays,
                )
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise

    def resume(self, path: Path) -> None:
        """Goes on from a checkpoint; raises BlueprintError if it is broken or belongs to another training."""
        try:
            with path.open("rb") as file, np.load(file) as kept:
                head = json.loads(bytes(kept["head"]))
                arrays = {name: kept[name] for name in (*_STATES, *_POOLS, "used")}
            seed, iterations, (size, pool) = head["seed"], head["iterations"], head["sizes"]
        except (OSError, ValueError, TypeError, KeyError, EOFError, zipfile.BadZipFile) as problem:
            raise BlueprintError(f"{path} is no checkpoint of a training: {problem}.") from problem
        expected = {"format": _CHECKPOINT, "fingerprint": fingerprint(self.edition)}
        if any(head.get(name) != value for name, value in expected.items()):
            raise BlueprintError(f"{path} belongs to other rules than {self.edition.name}.")
        if seed != self.seed:
            raise BlueprintError(
                f"{path} was begun with the seed {seed}, not {self.seed}: "
                "give that seed, or delete the file to begin again."
            )
        pools = {name: np.zeros(pool, np.float32) for name in _POOLS}
        for name, numbers in pools.items():
            numbers[: len(arrays[name])] = arrays[name]
        self.tables = self.tables._replace(**pools, used=arrays["used"])
        self._fill(size, arrays)
        self.iterations = iterations

    def publish(self, path: Path, often: int = OFTEN) -> Header:
        """Writes the blueprint of the states that were met often enough; returns its header."""
        t = self.tables
        at = np.flatnonzero((t.keys != 0) & (t.visits >= often))
        at = at[np.argsort(t.keys[at])]
        begins, counts = t.begins[at], t.counts[at].astype(np.int64)
        ends = np.cumsum(counts)
        starts = ends - counts
        # Each byte's place in the pools: where its state begins there, and which of its actions it is.
        total = int(ends[-1]) if len(ends) else 0
        places = np.repeat(begins - starts, counts) + np.arange(total)
        sums = t.sums[places].astype(np.float64)
        whole = np.add.reduceat(sums, starts) if total else sums
        shares = sums / np.maximum(np.repeat(whole, counts), np.finfo(np.float32).tiny)
        quantised = np.rint(shares * WHOLE).astype(np.uint8)
        parts = (t.keys[at].astype("<u8"), starts.astype("<u4"), quantised)
        learned = {
            "iterations": self.iterations,
            "seed": self.seed,
            "met": self.states,
            "visits": int(t.visits.sum(dtype=np.int64)),
        }
        return write_blueprint(path, self.edition, learned, [part.tobytes() for part in parts])


def _empty(size: int, pool: int) -> dict[str, Any]:
    return {
        **_table(size),
        "regrets": np.zeros(pool, np.float32),
        "sums": np.zeros(pool, np.float32),
    }


def _table(size: int) -> dict[str, Any]:
    return {
        "keys": np.zeros(size, np.uint64),
        "begins": np.zeros(size, np.int64),
        "counts": np.zeros(size, np.uint8),
        "visits": np.zeros(size, np.int32),
    }
