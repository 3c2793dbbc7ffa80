"""Every example in the documentation is run, so what it shows is what happens.

A `python` block is run, and with `>>>` its output is compared. In a `console` block each line
that begins with `$ ` is run by the shell, and what follows is its output; `...` stands for any
text. The blocks of one page share their names and an empty folder. Commands that are not to be
run belong in an `sh` block.
"""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sybil import Document, Example
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser, SkipParser

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMAND = re.compile(r"^\$ (?P<command>.*)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)
ENVIRONMENT = os.environ | {
    "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    "LC_ALL": "C.UTF-8",
    "COLUMNS": "80",
    "NO_COLOR": "1",
}


def run_console(example: Example) -> str | None:
    """What went otherwise than the block says, or None."""
    commands = list(COMMAND.finditer(example.parsed))
    if not commands or commands[0].start() != 0:
        return "A console block begins with a command: `$ duenna ...`"
    for command in commands:
        expected = doctest.Example(command["command"], command["output"])
        result = subprocess.run(
            expected.source,
            shell=True,
            check=False,
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=120,
        )
        checker = doctest.OutputChecker()
        if not checker.check_output(expected.want, result.stdout, doctest.ELLIPSIS):
            return expected.source + checker.output_difference(
                expected, result.stdout, doctest.ELLIPSIS
            )
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    document = Document.parse(
        str(page),
        PythonCodeBlockParser(doctest_optionflags=doctest.ELLIPSIS),
        CodeBlockParser("console", run_console),
        SkipParser(),
    )
    for example in document.examples():
        example.evaluate()
