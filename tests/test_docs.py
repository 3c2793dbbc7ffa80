"""Every example in the documentation is run, so what it shows is what happens.

A `python` block is run, and with `>>>` its output is compared. In a `console` block each line
that begins with `$ ` is run by the shell, and what follows is its output; `...` stands for any
text. The blocks of one page share their names, one shell and an empty folder; a page that names
`$DUENNA` has a server there, whose deal is always the same. Commands that are not to be run
belong in an `sh` block.
"""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from live import Serve
from sybil import Document, Example
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser, SkipParser
from test_words import error_keys

from duenna.core.knobs import KNOBS
from duenna.server.openapi import document

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMAND = re.compile(r"^\$ (?P<command>.*)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)
ENVIRONMENT = os.environ | {
    "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    "LC_ALL": "C.UTF-8",
    "COLUMNS": "80",
    "NO_COLOR": "1",
}


DONE = "-- that was its output --"
SEED = "3"


class Shell:
    """One shell for the commands of a page."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            ["sh"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )

    def output(self, command: str) -> str:
        """What the command prints, its last line ended."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{{ {command}\n}} </dev/null\necho; echo '{DONE}'\n")
        self.process.stdin.flush()
        lines = iter(self.process.stdout.readline, "")
        printed = "".join(line for line in iter(lines.__next__, f"{DONE}\n")).removesuffix("\n")
        return printed if not printed or printed.endswith("\n") else f"{printed}\n"

    def run(self, example: Example) -> str | None:
        """What went otherwise than the block says, or None."""
        commands = list(COMMAND.finditer(example.parsed))
        if not commands or commands[0].start() != 0:
            return "A console block begins with a command: `$ duenna ...`"
        for command in commands:
            expected = doctest.Example(command["command"], command["output"])
            printed = self.output(expected.source)
            checker = doctest.OutputChecker()
            if not checker.check_output(expected.want, printed, doctest.ELLIPSIS):
                return expected.source + checker.output_difference(
                    expected, printed, doctest.ELLIPSIS
                )
        return None

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture
def environment(page: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment of a page's commands, with a server if the page speaks to one."""
    if "$DUENNA" not in page.read_text(encoding="utf-8"):
        return ENVIRONMENT
    assert shutil.which("curl"), "Install curl: the pages that use it are tested with it."
    monkeypatch.setattr("duenna.server.deciding.new_seed", lambda: SEED)
    return ENVIRONMENT | {"DUENNA": serve().url}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_page(
    page: Path, environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shell = Shell(environment)
    document = Document.parse(
        str(page),
        PythonCodeBlockParser(doctest_optionflags=doctest.ELLIPSIS),
        CodeBlockParser("console", shell.run),
        SkipParser(),
    )
    try:
        for example in document.examples():
            example.evaluate()
    finally:
        shell.close()


def test_every_ruling_that_the_code_names_is_in_the_book() -> None:
    """A reference such as R31 leads to docs/rules.md, and no other numbering of rules is used."""
    book = set(re.findall(r"^\| (R\d+) \|", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.M))
    recipes = (ROOT / "docs" / "adding").glob("*.md")  # which add a ruling of their own
    own = [re.findall(r"^\+\| (R\d+) \|", path.read_text("utf-8"), re.M) for path in recipes]
    book.update(*own)
    named: dict[str, Path] = {}
    for path in [*PAGES, *(ROOT / "src" / "duenna").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"RULES(\.md| section| \d)|\bsection \d", text), path
        named |= dict.fromkeys(re.findall(r"\bR\d+\b", text), path)
    assert len(book) > 50
    assert {name: path for name, path in named.items() if name not in book} == {}


def test_every_knob_is_in_the_book_and_counted() -> None:
    book = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|", book.partition("## The knobs")[2], re.M)
    assert set(rows) >= set(KNOBS)
    assert f"{len(KNOBS)} *knobs*" in book


def test_every_refusal_is_in_the_protocol() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8").partition("## Every refusal")[2]
    keys = set(
        re.findall(r"`([a-z]+(?:-[a-z]+)*)`", "".join(re.findall(r"(?m)^\| \d{3} .*", told)))
    )
    assert error_keys() - keys == set()
    assert keys - error_keys() - {"knob"} == set()


def test_every_route_is_in_the_protocol() -> None:
    """All but the files of the page itself."""
    told = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    routes = [path for path in document()["paths"] if not path.startswith("/web")]
    assert len(routes) > 15
    for path in routes:
        bare = (
            path.replace("{id}", "ID").replace("{command}", "COMMAND").replace("{edition}", "NAME")
        )
        last = "/" + bare.rpartition("/")[2]
        assert any(text in told for text in (f"{bare}`", f"`{last}`", f"| `{last[1:]}` |")), path


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)\s]+)\)", page.read_text(encoding="utf-8")):
        file, _, heading = target.partition("#")
        where = page.parent / file if file else page
        assert where.exists(), target
        if heading:
            titles = re.findall(r"(?m)^#+ (.*)", where.read_text(encoding="utf-8"))
            anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
            assert heading in anchors, target


def test_the_site_is_made_of_every_page_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    command: list[str | Path] = [sys.executable, "-m", "sphinx", "-W", "-q", "-c"]
    made = subprocess.run(
        [*command, ROOT / "tools" / "site", ROOT / "docs", tmp_path],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (made.returncode, made.stderr) == (0, "")
    pages = {path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")}
    for page in pages:
        assert (tmp_path / page.with_suffix(".html")).exists(), page
    assert (tmp_path / "searchindex.js").exists()
