"""The house: which room may use which, so that it can be read from the ground up."""

import ast
import subprocess
import sys
from pathlib import Path

import duenna

HOME = Path(duenna.__file__).parent

#: The rooms in reading order: each may use those before it, and nothing after it.
ROOMS = (
    "core",
    "text",
    "book",
    "console",
    "belief",
    "fast",
    "solve",
    "bots",
    "play",
    "training",
    "analysis",
    "arena",
    "lab",
    "rl",
    "server",
    "client",
    "terminal",
    "cli",
)
#: The core, file by file, in reading order: each needs the standard library and the files before it alone.
CORE = (
    "errors",
    "frozen",
    "cards",
    "knobs",
    "editions",
    "idle",
    "seats",
    "state",
    "rules",
    "actions",
    "parts",
    "events",
    "decoding",
    "view",
    "follow",
    "ways",
    "seeds",
    "position",
    "refusal",
    "names",
    "game",
    "record",
    "tactile",
)
#: What stands on top: none of these may use another.
TOPS = ("server", "terminal")
#: Bots see views. What holds secrets is out of their reach.
NOT_FOR_BOTS = ("game", "state", "rules", "record", "position", "seeds")
#: The rooms whose modules need nothing but the standard library and Duenna.
PLAIN = ("core", "belief", "bots", "play")


def imports(path: Path) -> set[str]:
    """Every module that a file imports, anywhere in it, with its full name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def rooms_used(path: Path) -> set[str]:
    """Which of Duenna's rooms a file imports from."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("duenna.")}


def core_used(path: Path) -> set[str]:
    """Which files of the core a file imports."""
    return {name.split(".")[2] for name in imports(path) if name.startswith("duenna.core.")}


def foreign(path: Path) -> set[str]:
    """Which packages outside Duenna and the standard library a file imports."""
    packages = {name.split(".")[0] for name in imports(path)}
    return packages - {"duenna"} - sys.stdlib_module_names


def files_of(room: str) -> list[Path]:
    return sorted((HOME / room).rglob("*.py"))


def test_every_module_has_a_room_and_every_room_its_place() -> None:
    assert [path.name for path in HOME.glob("*.py")] == ["__init__.py"]
    rooms = {path.parent.name for path in HOME.glob("*/__init__.py")}
    assert rooms == set(ROOMS)
    assert {path.stem for path in files_of("core")} == {*CORE, "__init__"}


def test_every_room_says_what_it_is() -> None:
    for room in ROOMS:
        tree = ast.parse((HOME / room / "__init__.py").read_text(encoding="utf-8"))
        assert ast.get_docstring(tree), room


def test_each_room_uses_only_those_before_it() -> None:
    for place, room in enumerate(ROOMS):
        for path in files_of(room):
            assert rooms_used(path) <= set(ROOMS[: place + 1]), path


def test_each_file_of_the_core_uses_only_those_before_it() -> None:
    for place, name in enumerate(CORE):
        assert core_used(HOME / "core" / f"{name}.py") <= set(CORE[:place]), name


def test_plain_rooms_need_only_the_standard_library() -> None:
    for room in PLAIN:
        for path in files_of(room):
            assert not foreign(path), path


def test_belief_knows_no_game_and_no_record() -> None:
    for path in files_of("belief"):
        assert not core_used(path) & {"game", "record"}, path


def test_everything_the_library_shows_is_core() -> None:
    assert rooms_used(HOME / "__init__.py") <= {"core"}


def test_the_engine_compiles_from_what_it_knows() -> None:
    for path in files_of("fast"):
        assert rooms_used(path) <= {"fast", "core"}, path
        assert core_used(path) <= {"rules", "state", "seats", "cards", "knobs", "editions"}, path


def test_what_stands_on_top_stands_alone() -> None:
    for room in TOPS:
        for path in files_of(room):
            assert not rooms_used(path) & set(TOPS) - {room}, path


def test_bots_cannot_reach_what_is_secret() -> None:
    for path in files_of("bots"):
        assert not core_used(path) & set(NOT_FOR_BOTS), path


def test_importing_the_library_stays_light() -> None:
    """Neither the command line's needs nor numba are loaded, nor any room but the core."""
    run = subprocess.run(
        [sys.executable, "-c", "import sys, duenna; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(HOME.parent)},
    )
    loaded = set(run.stdout.split())
    assert not loaded & {
        "click",
        "fluent",
        "gymnasium",
        "numba",
        "numpy",
        "pettingzoo",
        "pyspiel",
        "starlette",
        "uvicorn",
        "asyncio",
    }
    assert {name.split(".")[1] for name in loaded if name.startswith("duenna.")} <= {"core"}
