"""A move in a few small choices: the card, whom to play it on, what to name. Nothing is printed or read here."""

from collections.abc import Sequence
from typing import Final

from duenna.core.actions import Move
from duenna.core.cards import CARDS, Card
from duenna.core.errors import IllegalMove
from duenna.core.view import View
from duenna.core.ways import NO_SEAT, Step, ways
from duenna.terminal.cardtext import ranked, typed_names
from duenna.terminal.vocabulary import Choice, match
from duenna.text.words import Words

_CARDS: Final = ("card", "keep", "top")
_SEATS: Final = ("target", "first", "second", "look")


class Menu:
    """The choices before the decider, step by step. `taken` are the steps already chosen."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        self._view = view
        self._names = names
        self._words = words
        self._ways = [(way, move) for move in view.options for way in ways(move, view)]
        self.taken: tuple[Step, ...] = ()

    def restart(self) -> None:
        """Goes back to the first choice."""
        self.taken = ()

    @property
    def move(self) -> Move | None:
        """The move that the steps make, once they make one."""
        return next((move for way, move in self._ways if way == self.taken), None)

    def take(self, words: Sequence[str]) -> int:
        """Takes the next step as typed and returns how many words it took; raises Unclear."""
        choice, used = match(self.choices(), words)
        self.taken = (*self.taken, choice.means)
        return used

    def take_only(self) -> Choice[Step] | None:
        """Takes the next step and returns it if there is no other.

        The first is always the player's, and nobody chooses their own seat unasked.
        """
        choices = self.choices() if self.taken else []
        if len(choices) != 1 or choices[0].means.value == self._view.seat:
            return None
        self.taken = (*self.taken, choices[0].means)
        return choices[0]

    def question(self) -> str:
        """The next question."""
        kind = self._next()[0].kind
        values = {}
        if kind in ("first", "target", "second", "guess"):
            values["card"] = self._card(self.taken[0].card)
        if kind == "guess":
            values["target"] = self._seat(int(self.taken[1].value))
        question = self._words.text(f"ask-{kind}", **values)
        return question[:1].upper() + question[1:]

    def choices(self) -> list[Choice[Step]]:
        """What may be chosen next."""
        steps = self._next()
        if steps[0].kind in _CARDS:
            steps.sort(key=lambda step: (self._view.edition.rank[step.card], step.card))
        elif steps[0].kind in _SEATS:
            steps.sort(key=lambda step: step.value or 9)  # nobody comes last
        return [self._choice(at, step) for at, step in enumerate(steps, start=1)]

    def _next(self) -> list[Step]:
        done = len(self.taken)
        steps = [way[done] for way, _ in self._ways if way[:done] == self.taken and way[done:]]
        return list(dict.fromkeys(steps))

    def notes(self) -> list[str]:
        """Why something is not among the choices, where a player may wonder."""
        view, kind = self._view, self._next()[0].kind
        if (
            kind == "card"
            and Card.COUNTESS in view.hand
            and {move.card for move in view.options} == {Card.COUNTESS}
        ):
            return [self._rule("countess")] if set(view.hand) != {Card.COUNTESS} else []
        if kind not in ("first", "target"):
            return []
        if view.mark is not None:
            return [self._rule("marked", seat=view.mark)]
        hidden = [
            self._names[seat - 1]
            for seat in view.protected
            if view.edition.protection == "untargetable"
        ]
        return [self._words.text("is-protected", names=self._words.names(hidden))] if hidden else []

    def _rule(self, key: str, **values: object) -> str:
        """The rule as the engine would give it for a move that breaks it."""
        return self._words.error(IllegalMove("", key, **values), self._view.edition, self._names)

    # ---- how a choice looks

    def _choice(self, at: int, step: Step) -> Choice[Step]:
        """The choice with its number: the seat's for a player, the card's for a guess, else its place."""
        words, edition = self._words, self._view.edition
        match step.kind:
            case "card":
                card = step.card
                shape = "choice-card-idle" if self._is_idle(card) else "choice-card"
                what = words.text(shape, card=self._card(card), rank=edition.rank[card])
                return Choice(str(at), what, self._card_names(card), step)
            case "keep" | "top":
                return Choice(
                    str(at),
                    ranked(step.card, edition, words),
                    self._card_names(step.card),
                    step,
                )
            case "guess":
                return self._guess(at, step)
            case "reply":
                return Choice(str(at), words.text(f"choice-{step.value}"), (str(step.value),), step)
            case _:
                return self._player(step)

    def _player(self, step: Step) -> Choice[Step]:
        seat = int(step.value)
        if seat == NO_SEAT:
            shape = "choice-nobody-else" if step.kind == "second" else "choice-nobody"
            what = self._words.text(shape)
            return Choice("0", what, (what, "nobody"), step)
        name = self._names[seat - 1]
        return Choice(str(seat), self._seat(seat), (name,), step)

    def _guess(self, at: int, step: Step) -> Choice[Step]:
        edition = self._view.edition
        ranks = [edition.rank[guess.cards[0]] for guess in edition.guesses]
        guess = next(guess for guess in edition.guesses if guess.text == step.value)
        rank = edition.rank[guess.cards[0]]
        number = str(rank if len(set(ranks)) == len(ranks) else at)
        what = ", ".join(map(self._card, guess.cards))
        names = [name for card in guess.cards for name in self._card_names(card)]
        return Choice(number, what, tuple(names), step)

    def _is_idle(self, card: Card) -> bool:
        """Whether the card would choose someone but nobody can be chosen."""
        return CARDS[card].seats > 0 and all(
            not move.targets for move in self._view.options if move.card == card
        )

    def _card(self, card: Card) -> str:
        return self._words.card(card, self._view.edition)

    def _card_names(self, card: Card) -> tuple[str, ...]:
        return typed_names(card, self._view.edition, self._words)

    def _seat(self, seat: int) -> str:
        name = self._names[seat - 1]
        return self._words.text("choice-you", name=name) if seat == self._view.seat else name
