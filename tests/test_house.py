"""The house: which module may use which, so that it can be read from the ground up."""

import ast
import subprocess
import sys
from pathlib import Path

import duenna

HOME = Path(duenna.__file__).parent

#: The core in reading order: each imports only the standard library and what stands before it.
CORE = (
    "errors",
    "cards",
    "knobs",
    "editions",
    "seats",
    "state",
    "rules",
    "actions",
    "events",
    "view",
    "follow",
    "seeds",
    "position",
    "refusal",
    "game",
    "record",
    "tactile",
)
#: What stands on top: none of these may use another.
TOPS = ("server", "terminal", "rl", "printkit")
#: Bots see views. What holds secrets is out of their reach.
NOT_FOR_BOTS = ("game", "state", "rules", "record", "position", "seeds")


def imports(path: Path) -> set[str]:
    """Every module that a file imports, anywhere in it: duenna's own as "duenna.NAME"."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {".".join(name.split(".")[:2]) if name.startswith("duenna") else name for name in found}


def own(path: Path) -> set[str]:
    """Which of duenna's modules or packages a file imports."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("duenna.")}


def files_of(part: str) -> list[Path]:
    return (
        [HOME / f"{part}.py"] if (HOME / f"{part}.py").exists() else [*(HOME / part).rglob("*.py")]
    )


def test_core_imports_only_the_standard_library_and_what_stands_before() -> None:
    for place, name in enumerate(CORE):
        path = HOME / f"{name}.py"
        foreign = {
            module.split(".")[0] for module in imports(path) if not module.startswith("duenna")
        }
        assert foreign <= sys.stdlib_module_names, f"{name} needs {foreign}"
        assert own(path) <= set(CORE[:place]), name


def test_belief_stands_on_the_core_alone() -> None:
    for path in files_of("belief"):
        foreign = {name for name in imports(path) if not name.startswith("duenna")}
        assert {name.split(".")[0] for name in foreign} <= sys.stdlib_module_names, path
        assert own(path) <= {*CORE, "belief"} - {"game", "record"}, path


def test_everything_the_library_shows_is_core() -> None:
    assert own(HOME / "__init__.py") <= set(CORE)


def test_the_engine_compiles_from_what_it_knows() -> None:
    for path in files_of("fast"):
        assert own(path) <= {"fast", "rules", "state", "seats", "cards", "knobs", "editions"}, path


def test_what_stands_on_top_stands_alone() -> None:
    for part in TOPS:
        for path in files_of(part):
            assert not own(path) & set(TOPS) - {part}, path


def test_bots_cannot_reach_what_is_secret() -> None:
    for path in files_of("bots"):
        assert not own(path) & set(NOT_FOR_BOTS), path


def test_arena_and_analysis_need_no_table() -> None:
    for path in [*files_of("arena"), *files_of("analysis")]:
        assert not own(path) & set(TOPS), path


def test_importing_the_library_stays_light() -> None:
    """Neither the command line's needs nor numba are loaded, nor anything of what stands on top."""
    run = subprocess.run(
        [sys.executable, "-c", "import sys, duenna; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(HOME.parent)},
    )
    loaded = set(run.stdout.split())
    assert not loaded & {"click", "fluent", "numba", "numpy", "starlette", "uvicorn", "asyncio"}
    assert {name.split(".")[1] for name in loaded if name.startswith("duenna.")} <= set(CORE)
