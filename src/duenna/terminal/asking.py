"""Asking a person for a move: numbered choices one after the other, or a whole move typed at once."""

from collections.abc import Callable, Sequence

from duenna.core.actions import Move
from duenna.core.errors import MoveError
from duenna.core.game import Game
from duenna.core.view import View
from duenna.core.ways import is_ruin
from duenna.terminal.cardtext import card_choices
from duenna.terminal.menu import Menu
from duenna.terminal.screen import Screen
from duenna.terminal.vocabulary import Choice, Unclear, match
from duenna.text.words import Words

#: Reads an answer; None if it was a key, which has been answered meanwhile.
Ask = Callable[[], str | None]


def ask_move(view: View, game: Game, words: Words, screen: Screen, ask: Ask) -> Move:
    """The move that the person at `view.seat` chooses; `ask` reads the answers."""
    return _Asking(view, game, words, screen, ask).move()


class _Asking:
    def __init__(self, view: View, game: Game, words: Words, screen: Screen, ask: Ask) -> None:
        self._view = view
        self._game = game
        self._words = words
        self._screen = screen
        self._ask = ask
        self._menu = Menu(view, game.names, words)

    def move(self) -> Move:
        """The move, asked about twice if it is ruin."""
        while True:
            move = self._walk()
            if not is_ruin(move, self._view) or self._is_meant():
                return move
            self._menu.restart()

    def _walk(self) -> Move:
        """Goes through the menu, a question at a time; what is typed may answer several at once."""
        menu = self._menu
        wrong = False
        while (move := menu.move) is None:
            if menu.take_only():
                continue
            self._show(again=wrong)
            wrong = False
            typed = self._ask()
            if typed is None:
                continue
            if not typed:
                menu.restart()
                continue
            before = menu.taken
            try:
                self._take(typed.split())
            except Unclear as problem:
                menu.taken = before
                written = "" if before else self._as_written(typed)
                if isinstance(written, Move):
                    return written
                self._screen.say(written or unclear(problem, self._words))
                wrong = True
        return move

    def _take(self, typed: Sequence[str]) -> None:
        """Takes a step for all that was typed; raises Unclear for what cannot be followed."""
        menu = self._menu
        while typed:
            if menu.move is not None:
                raise Unclear(" ".join(typed))
            only = menu.take_only()
            if only is None:
                typed = typed[menu.take(typed) :]
                continue
            try:
                typed = typed[match([only], typed)[1] :]
            except Unclear:
                continue  # it goes without saying, so nothing was said

    def _show(self, *, again: bool) -> None:
        """Asks the question; after a wrong answer without its choices, which have just been heard."""
        if not again:
            self._screen.say_all(self._menu.notes())
        self._screen.say(self._menu.question())
        if again:
            return
        for choice in self._menu.choices():
            self._screen.item(self._words.text("choice", number=choice.number, what=choice.what))

    def _is_meant(self) -> bool:
        """Whether the person wants to be knocked out."""
        answers = (("choice-no", False), ("choice-yes", True))
        return ask_yes("ask-out", answers, self._words, self._screen, self._ask)

    # ---- what is none of the choices

    def _as_written(self, typed: str) -> Move | str:
        """The move that the text is in the words of records, or why it cannot be made; else ""."""
        try:
            move = Move.parse(self._view.edition, self._in_english(typed.split()))
            if move not in self._view.options:
                self._game.play(move)
            return move
        except MoveError as problem:
            if problem.key == "unparsable":
                return ""
            return self._words.error(problem, self._view.edition, self._game.names)

    def _in_english(self, typed: Sequence[str]) -> str:
        """The typed move with cards and players as records write them, as far as they are known."""
        seats = [
            Choice(str(seat), "", (name,), str(seat))
            for seat, name in enumerate(self._game.names, start=1)
        ]
        cards = [
            Choice(c.number, c.what, c.names, self._view.edition.word(c.means))
            for c in card_choices(self._view.edition, self._words)
        ]
        out = []
        while typed:
            try:
                choice, used = match([*seats, *cards], typed)
                out.append(choice.means)
            except Unclear:
                used = 1
                out.append(typed[0])
            typed = typed[used:]
        return " ".join(out)


def unclear(problem: Unclear, words: Words) -> str:
    """What to say when an answer fits no choice, or several."""
    shape = "several-choices" if problem.fits else "not-a-choice"
    return words.text(shape, text=problem.text, choices=", ".join(problem.fits))


def ask_yes(
    question: str, answers: Sequence[tuple[str, bool]], words: Words, screen: Screen, ask: Ask
) -> bool:
    """The answer to a question with two numbered answers, given by message ids; Enter alone is no."""
    choices = []
    for number, (message, meaning) in enumerate(answers, start=1):
        what = words.text(message)
        choices.append(Choice(str(number), what, (what,), meaning))
    wrong = False
    while True:
        screen.say(words.text(question))
        for choice in [] if wrong else choices:
            screen.item(words.text("choice", number=choice.number, what=choice.what))
        wrong = False
        typed = ask()
        if typed == "":
            return False
        try:
            if typed is not None:
                return match(choices, typed.split())[0].means
        except Unclear as problem:
            screen.say(unclear(problem, words))
            wrong = True
