"""A person at the terminal, made of code: reads what is printed and types answers."""

import re
from collections.abc import Callable

from duenna.terminal.screen import Screen
from duenna.text.words import Words

Answer = Callable[[list[str]], str]  #: from the lines printed since the last answer to the next one


class Typist(Screen):
    """A screen whose reader answers at once; `lines` is all that was printed, answers included."""

    def __init__(self, answer: Answer, width: int = 80) -> None:
        super().__init__(pause=False)
        self.lines: list[str] = []
        self.typed_lines: list[str] = []
        self.hidden_at: list[int] = []  #: where in `lines` the screen was hidden
        self._answer = answer
        self._width = width
        self._read_up_to = 0

    @property
    def width(self) -> int:
        return self._width

    def put(self, text: str, *, end: bool = True) -> None:
        self.lines += text.split("\n")

    def read(self) -> str:
        answer = self._answer(self.lines[self._read_up_to :])
        self._read_up_to = len(self.lines)
        self.typed_lines.append(answer)
        self.lines[-1] += answer
        return answer + "\n"

    def hide(self) -> None:
        self.hidden_at.append(len(self.lines))

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def first_choice(words: Words) -> Answer:
    """Types the first number offered, Enter where there is none, and ends after one match."""
    last = (words.text("ask-out"), words.text("again"))
    offer = words.text("record-offer")  # a sentence wrapped before a number is no choice

    def answer(lines: list[str]) -> str:
        numbers = [found[1] for line in lines if (found := re.match(r"(\d)\. ", line))]
        text = " ".join(line.strip() for line in lines)
        if offer in text:
            return ""
        if any(question in text for question in last):
            return numbers[-1]
        return numbers[0] if numbers else ""

    return answer
