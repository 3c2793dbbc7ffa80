"""Writes the golden files anew, or shows what they stand for.

`python tests/regenerate.py` writes tests/golden/, tests/analyses/, tests/perft.txt, docs/reference.md,
tests/browser/outlines/, tests/browser/spoken/, tests/rl/codes.txt and src/duenna/web/wire.d.ts anew. Then read the
diff: every changed line is a change that somebody at a table would see or hear. `--show modern-3` shows the match
at that table of which only hashes are kept; `--show modern-3 --since HEAD` shows what is otherwise in it than at
that commit.
"""

import io
import os
import subprocess
import sys
from argparse import ArgumentParser
from contextlib import redirect_stdout
from difflib import unified_diff
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from helpers import TABLES
from playthrough import (
    GOLDEN,
    HASHES,
    all_hashes,
    choose,
    hashed_match,
    path_of,
    shown_match,
    text_of,
)
from reference import REFERENCE, reference
from test_perft import PERFT, perft_text
from typescript import TYPES, types_text

from duenna.analysis import analyse
from duenna.core.game import Game
from duenna.terminal.analysis import tell_analysis
from duenna.terminal.screen import Screen
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

TESTS = Path(__file__).parent
ANALYSES = TESTS / "analyses"  #: one match analysed, in each language


def analysis_text(language: str) -> str:
    """A match at a small table, analysed, in that language."""
    game = Game("modern", ["Ann", "Bob", "Cai"], seed=7, tokens=2)
    while not game.over:
        if game.round_over:
            game.next_round()
        else:
            game.play(choose(game))
    shown = io.StringIO()
    with redirect_stdout(shown), patch.dict(os.environ, COLUMNS="80"):
        tell_analysis(analyse(game, worlds=100), Words(language), Screen())
    return shown.getvalue()


def write_playthroughs() -> None:
    """Writes the short match of each table as text, and the hashes of the long ones."""
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.iterdir():
        old.unlink()
    for table in TABLES:
        match = shown_match(*table)
        path_of(match).write_text(text_of(match), encoding="utf-8")
    HASHES.write_text(all_hashes(), encoding="utf-8")


def text_at(commit: str, table: str) -> str:
    """What `--show` shows of that table by the code at a commit."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", commit, "src", "tests"],
            cwd=TESTS.parent,
            stdout=subprocess.PIPE,
            check=True,
        )
        subprocess.run(["tar", "-x"], cwd=folder, input=packed.stdout, check=True)
        return subprocess.run(
            [sys.executable, "tests/regenerate.py", "--show", table],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": f"{folder}/src"},
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        ).stdout


def write_all() -> None:
    """Writes every file."""
    for language in LANGUAGES:
        (ANALYSES / f"{language}.txt").write_text(analysis_text(language), encoding="utf-8")
    write_playthroughs()
    PERFT.write_text(perft_text(), encoding="utf-8")
    REFERENCE.write_text(reference(), encoding="utf-8")
    TYPES.write_text(types_text(), encoding="utf-8")
    sys.path += [str(TESTS / each) for each in ("browser", "rl", "server")]
    from codes import CODES, codes_text  # noqa: PLC0415
    from listening import write_transcripts  # noqa: PLC0415  only here is a browser needed
    from outline import write_outlines  # noqa: PLC0415

    CODES.write_text(codes_text(), encoding="utf-8")
    write_outlines()
    write_transcripts()


def main() -> None:
    """Does what the command line asks for."""
    tables = {match.name: match for match in (hashed_match(*table) for table in TABLES)}
    parser = ArgumentParser(description="Write the golden files anew.")
    parser.add_argument(
        "--show", choices=tables, metavar="TABLE", help="show a match instead, as in modern-3"
    )
    parser.add_argument(
        "--since", metavar="COMMIT", help="show only what is otherwise than at that commit"
    )
    asked = parser.parse_args()
    if not asked.show:
        write_all()
        return
    text = text_of(tables[asked.show])
    if asked.since:
        before = text_at(asked.since, asked.show)
        lines = unified_diff(
            before.splitlines(), text.splitlines(), asked.since, "now", lineterm=""
        )
        text = "".join(f"{line}\n" for line in lines)
    print(text, end="")


if __name__ == "__main__":
    main()
