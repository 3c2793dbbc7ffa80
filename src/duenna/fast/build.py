"""The compiled engine: translates the rules, compiles them, and keeps the result between runs.

The translation is written to the user's cache folder, in a directory named by a hash of everything that
the machine code depends on, so nothing stale is ever found there; numba keeps the machine code
beside it. numba itself is imported only when the engine is first asked for.
"""

import ast
import atexit
import inspect
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from duenna.core import cards, knobs, rules, seats
from duenna.core.state import FIELDS, RULE_FIELDS, Rules, State, from_row, to_row
from duenna.fast import fold, infoset, playout, prune, recall, rollout, specialise, thumb, translate
from duenna.fast import source as sources
from duenna.fast.fold import Known
from duenna.fast.specialise import Use, known_of, specialised

MISSING: Final = "The compiled engine needs numba: install it with  pip install 'duenna[fast]'"
_LAYOUTS: Final = {"State": FIELDS, "Rules": RULE_FIELDS}
_PASSES: Final = (sources, fold, prune, specialise, translate)
_LOCK: Final = threading.Lock()

# Inlining everything is worth half the time; so is doing without reference counts (_nrt), though that
# option is numba's own affair and may go.
_OPTIONS: Final = {
    "cache": True,
    "nogil": True,
    "error_model": "'numpy'",
    "forceinline": True,
}
_WITHOUT_COUNTS: Final = {"_nrt": False}

_HEAD: Final = '''\
"""Made by duenna.fast from rules.py and playout.py; changes here are lost."""

from numba import njit
from numpy import array, int8, int16, int32, int64, uint64, uintp

'''


@dataclass(frozen=True)
class Program:
    """What is to be compiled: the functions of these modules, for this use, at any table or at one."""

    modules: tuple[ModuleType, ...]
    use: Use
    rules: Rules | None = None
    players: int = 0

    def text(self, decorator: str) -> str:
        """The source, translated."""
        functions = sources.read(self.modules)
        known = known_of(functions, self.rules, self.players) if self.rules else Known()
        return translate.translate(specialised(functions, self.use, known), _LAYOUTS, decorator)

    def key(self) -> str:
        """All that the source depends on."""
        texts = map(inspect.getsource, (*self.modules, *_PASSES, seats, cards, knobs))
        numbers = to_row(self.rules) if self.rules else []
        return repr((*texts, self.use.roots, sorted(self.use.fields), numbers, self.players))


@dataclass(frozen=True, slots=True)
class Engine:
    """The rules as machine code, over rows of 64-bit numbers: arrays of what `state.to_row` gives.

    The functions are those of `rules.py` and `playout.py` without the log. They trust their arguments: a
    row of another length or an action that is not legal may do anything.
    """

    count_actions: Callable[..., int]  #: (s, e)
    nth_action: Callable[..., int]  #: (s, e, k)
    step: Callable[..., None]  #: (s, e, action)
    deal: Callable[..., None]  #: (s, e, deck, size, starter)
    next_seats: Callable[..., int]  #: (s)
    starters: Callable[..., int]  #: (s, e)
    play_round: Callable[..., int]  #: (s, e, deck, size, starter, counter)
    play_many: Callable[..., None]  #: (s, e, cards, deck, size, seed, first, last, tally)
    count_odds: Callable[..., None]  #: (s, e, me, missed, unseen, odds)
    best_action: Callable[..., int]  #: (s, e, odds, counter)
    chance_by_thumb: Callable[..., int]  #: (s, e, odds, action)
    roll_out: Callable[..., int]  #: (s, e, action, missed, unseen, odds, counter, trace)

    def row(self, record: State | Rules) -> Any:
        """A row holding a copy of the numbers of a state or a rule set."""
        return self.array(to_row(record))

    def array(self, numbers: list[int] | tuple[int, ...]) -> Any:
        """A row of any numbers: a deck."""
        return _numpy().array(numbers, _numpy().int64)

    def word(self, number: int) -> Any:
        """The number modulo 2**64, as a seed or a counter is passed."""
        return _numpy().uint64(number & playout.WORD)

    def state(self, row: Any) -> State:
        """The state in a row."""
        return from_row(State, row.tolist())


@cache
def _numpy() -> Any:
    return import_module("numpy")


def engine() -> Engine:
    """The compiled engine; the first call on a machine compiles it, which takes some seconds.

    Raises ImportError, saying what to install, where numba is missing.
    """
    with _LOCK:
        return _engine()


def _numba() -> ModuleType:
    try:
        return import_module("numba")
    except ImportError as error:
        raise ImportError(MISSING) from error


@cache
def _engine() -> Engine:
    numba = _numba()
    whole = Use(tuple(Engine.__slots__), frozenset(FIELDS))
    module = _load(Program((rules, playout, thumb, rollout), whole), (), numba)
    out = Engine(**{name: getattr(module, name) for name in Engine.__slots__})
    # A call that plays nothing compiles the lot, or finds it compiled.
    nothing = out.array([0])
    with notice():
        out.play_many(nothing, nothing, nothing, nothing, 0, out.word(0), 0, 0, nothing)
    return out


@dataclass(frozen=True, slots=True)
class Solver:
    """What learns to play two-player rounds, as machine code; see `mccfr.py`."""

    learn: Callable[..., None]  #: (tables, first, last, seed)
    refill: Callable[..., None]  #: (tables, keys, begins, counts, visits)


@cache
def solver() -> Solver:
    """The compiled solver; the first call on a machine compiles it, which takes about a minute.

    Raises ImportError without numba.
    """
    module = _beside_engine(["duenna.fast.mccfr"], (playout, thumb, infoset))
    return Solver(**{name: getattr(module, name) for name in Solver.__slots__})


def playouts(of: Rules, players: int) -> Callable[..., None]:
    """`playout.play_many` compiled for one table: its rules and its number of seats. Otherwise like `Engine.play_many`.

    Raises ImportError without numba.
    """
    return _playouts(tuple(to_row(of)), players)


@cache
def _playouts(row: tuple[int, ...], players: int) -> Callable[..., None]:
    numba = _numba()
    use = Use(("play_many",))
    with _LOCK:
        program = Program((rules, playout), use, from_row(Rules, list(row)), players)
        made: Callable[..., None] = _load(program, (), numba).play_many
    return made


@dataclass(frozen=True, slots=True)
class Endgames:
    """What solves the rest of a two-player round, as machine code; see `endgame.py` and `equilibrium.py`."""

    grow: Callable[..., None]  #: (tree, path, chance)
    solve: Callable[..., None]  #: (tree, first, last)
    average: Callable[..., None]  #: (tree, chances)
    answer: Callable[..., float]  #: (tree, hero, chances)


@cache
def endgames() -> Endgames:
    """The compiled solver of endgames; the first call on a machine compiles it, which takes about a minute.

    Raises ImportError, saying what to install, where numba is missing.
    """
    module = _beside_engine(
        ["duenna.fast.endgame", "duenna.fast.equilibrium"], (playout, thumb, infoset, recall)
    )
    return Endgames(**{name: getattr(module, name) for name in Endgames.__slots__})


@cache
def book() -> Callable[..., int]:
    """`book.try_out`, compiled, which takes some seconds the first time; raises ImportError without numba."""
    made: Callable[..., int] = _beside_engine(
        ["duenna.fast.book"], (playout, thumb, rollout, infoset)
    ).try_out
    return made


def _beside_engine(names: Sequence[str], parts: tuple[ModuleType, ...]) -> ModuleType:
    """Modules of functions over arrays of numpy as one, compiled together with the rules and these parts."""
    numba = _numba()
    homes = [import_module(name) for name in names]  # they need numpy
    wanted = {name for home in homes for name in vars(home)}
    with _LOCK:
        functions = sources.read((rules, *parts))
        use = Use(tuple(name for name in functions if name in wanted))
        return _load(Program((rules, *parts), use), homes, numba)


def _own_text(home: ModuleType, decorator: str) -> str:
    """The functions of a module that needs numpy, as they stand, and what they use of it."""
    own = [key for key, value in vars(home).items() if key.isupper() or _is_own(home, value)]
    text = f"from {home.__name__} import {', '.join(own)}\n"
    for node in ast.parse(inspect.getsource(home)).body:
        if isinstance(node, ast.ImportFrom) and node.module == "numpy":
            text += f"{ast.unparse(node)}\n"
        elif isinstance(node, ast.FunctionDef):
            text += f"\n\n{decorator}\n{ast.unparse(node)}\n"
    return text


def _is_own(home: ModuleType, value: object) -> bool:
    return isinstance(value, type) and value.__module__ == home.__name__


def _decorator(numba: ModuleType) -> str:
    options = _OPTIONS | _WITHOUT_COUNTS
    try:
        numba.njit(**_WITHOUT_COUNTS)(lambda: None).compile(())
    except (KeyError, TypeError):
        options = _OPTIONS
    return f"@njit({', '.join(f'{name}={value}' for name, value in options.items())})"


def _load(program: Program, homes: Sequence[ModuleType], numba: ModuleType) -> ModuleType:
    """The program, and the functions of these modules beside it, from the cache folder.

    It is written there under a hash of all that the machine code depends on, beyond what numba looks at itself (the
    processor).
    """
    decorator = _decorator(numba)

    def text() -> str:
        beside = "".join(_own_text(home, decorator) for home in homes)
        return _HEAD + program.text(decorator) + "\nfrom typing import Any\n" + beside

    parts = (program.key(), *map(inspect.getsource, homes), _HEAD, decorator)
    machine = (numba.__version__, sys.version, str(numba.config.BOUNDSCHECK))
    key = sha256("\n".join((*parts, *machine)).encode()).hexdigest()[:20]
    path = _file(text, key)
    name = f"duenna_fast_{key}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # numba looks it up there
    spec.loader.exec_module(module)
    return module


def _file(text: Callable[[], str], key: str) -> Path:
    """The file with the source; in a directory of this process alone if the cache cannot be written."""
    try:
        return _written(cache_folder() / key, text)
    except OSError:
        # Not under a name that others could guess: whoever owns the directory owns our code.
        folder = Path(tempfile.mkdtemp(prefix="duenna-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return _written(folder, text)


def _written(folder: Path, text: Callable[[], str]) -> Path:
    path = folder / "engine.py"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        # In one move, so that no other process ever reads half a file.
        handle, draft = tempfile.mkstemp(dir=folder, suffix=".py", text=True)
        with open(handle, "w") as file:
            file.write(text())
        os.replace(draft, path)
    elif not os.access(folder, os.W_OK):
        raise PermissionError(folder)
    return path


def cache_folder() -> Path:
    """Where compiled engines are kept: `duenna` in $XDG_CACHE_HOME, or in ~/.cache."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "duenna"


@contextmanager
def notice() -> Iterator[None]:
    """Says on stderr, once, that something is being compiled, if it is."""
    event: Any = import_module("numba.core.event")

    class Notice(event.Listener):  # type: ignore[misc]
        said = False

        def on_start(self, event: Any) -> None:
            if not self.said:
                self.said = True
                text = "duenna: compiling the rules, once for this machine; this takes some seconds"
                print(text, file=sys.stderr, flush=True)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Notice()):
        yield
