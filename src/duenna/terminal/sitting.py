"""An evening at one table: match after match, saved whenever somebody leaves."""

import os
import shlex
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from duenna.bots import EXEC
from duenna.core.game import Game
from duenna.core.record import save
from duenna.terminal.asking import ask_yes
from duenna.terminal.company import Company
from duenna.terminal.play import Leave, Manner, Session
from duenna.terminal.saves import Saved, new_file, write_save
from duenna.terminal.screen import Screen
from duenna.text.words import Words


def resume_command(file: Path, seats: Sequence[str], odds: bool = False) -> str:
    """What to type to go on with a saved match; programs are named again, for no file may start one."""
    command = ["duenna", "play", "--resume", str(file)]
    for program in dict.fromkeys(kind for kind in seats if kind.startswith(EXEC)):
        command += ["--bots", program]
    return shlex.join([*command, "--odds"] if odds else command)


class Sitting:
    """Plays at a table until the people have had enough. `file` is where a match is saved, if not a new file."""

    def __init__(
        self,
        table: Company,
        words: Words,
        screen: Screen,
        manner: Manner,
        file: Path | None,
    ) -> None:
        self._table = table
        self._words = words
        self._screen = screen
        self._manner = manner
        self._file = file

    def run(self, resumed: Game | None = None) -> bool:
        """Plays, beginning with the resumed match if there is one; False if a match could not be saved."""
        game = resumed or self._table.deal()
        try:
            while True:
                session = Session(self._table, game, self._words, self._screen, self._manner)
                session.introduce()
                if game is resumed:
                    session.resume()
                try:
                    session.play()
                finally:
                    session.close()
                self._keep_record(game)
                if not self._again():
                    break
                game = Game(self._table.edition, game.names)
        except (Leave, EOFError, KeyboardInterrupt):
            if not game.over:
                return self._save(game)
        self._screen.say(self._words.text("goodbye"))
        return True

    def _save(self, game: Game) -> bool:
        """Saves the match and says how to go on; False if that failed."""
        file = self._file or new_file(os.environ)
        text = self._words.text
        try:
            write_save(Saved(game, self._table.seats, self._words.language), file)
        except OSError as problem:
            self._screen.say(text("save-failed", problem=problem.strerror or str(problem)))
            return False
        with suppress(OSError):  # nobody may be there to read it any more
            self._screen.say()
            self._screen.say(text("save-resume"))
            self._screen.put(resume_command(file, self._table.seats, self._manner.odds))
            self._screen.say(text("save-secret"))
        return True

    def _keep_record(self, game: Game) -> None:
        """Writes the record of a finished match to the file given, or to one the people name."""
        name = str(self._file) if self._file else self._screen.ask(self._words.text("record-offer"))
        while name:
            try:
                save(game, Path(name).expanduser())
            except OSError as problem:
                problem_text = problem.strerror or str(problem)
                self._screen.say(self._words.text("save-failed", problem=problem_text))
                name = self._screen.ask(self._words.text("record-offer"))
            else:
                self._screen.say(self._words.text("save-done", file=name))
                return

    def _again(self) -> bool:
        answers = (("again-yes", True), ("again-no", False))
        return ask_yes("again", answers, self._words, self._screen, self._screen.ask)


def leave_on_signals() -> None:
    """Makes a closed window or a polite kill the same as Ctrl-C: the match is saved."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, signal.default_int_handler)
