"""Duenna's bots before the referee of plammens/loveletter (the 21 cards, in Python) and Duenna's at once.

    python bench/peers/plammens.py CHECKOUT HERO OTHER [--players N] [--deals N] [--seed SEED] [--rollouts N]

CHECKOUT is a clone of github.com/plammens/loveletter at 9ad6d59, whose requirements valid8, multimethod and
more_itertools must be there. It comes without players: `chooser` takes any of the choices that its referee offers, and
they must be those that Duenna offers. Where its rules differ they are kept: no cards aside with two, ties by sums.
"""

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from mirror import Disagreement, Table, arguments

from duenna.bots import Budget
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition, find_edition

CHOOSER: Final = "chooser"


class Plammens:
    """Its rounds, in this process."""

    def __init__(self, checkout: Path, edition: Edition) -> None:
        sys.path.insert(0, str(checkout / "src"))
        self._cards = import_module("loveletter.cards")
        self._piles = import_module("loveletter.cardpile")
        self._rounds = import_module("loveletter.round")
        self.substituted = self.moves = 0
        self._edition, self._dice = edition, Random(0)
        self._names: Sequence[str | None] = ()
        self._steps: Any = None  # a move that asks for more than a play says
        self._step: Any = None

    def sit(self, names: Sequence[str | None]) -> None:
        """Every player of its is a chooser."""
        self._names = names

    def deal(self, deck: Sequence[Card], starter: int, tokens: Sequence[int], seed: int) -> None:
        """It deals from whoever begins, so the cards are put in that order."""
        seats = len(tokens)
        self._dice.seed(seed)
        made = [self._made(card) for card in deck]
        hands = [made[1 + (starter - 1 + k) % seats] for k in range(seats)]
        stack = [*hands, *made[1 + seats :]]
        self._round = self._rounds.Round(seats, self._piles.Deck(stack[::-1], made[0]))
        self._round.start(self._round.players[starter - 1])

    def turn(self, options: Sequence[Move]) -> Move | None:
        """What a chooser takes; the choices must be those of both referees."""
        seat = self._round.current_player.id + 1
        if self._names[seat - 1] is None:
            return None
        self.moves += 1
        move = self._dice.choice(options)
        if self._steps is None:
            ours = {move.card for move in options}
            if ours != set(self._playable()):
                raise Disagreement(f"{ours} can be played here, {set(self._playable())} there.")
        self._carry_out(move, options)
        return move

    def play(self, move: Move, seat: int) -> None:
        """Answers its questions one by one."""
        self._carry_out(move, ())

    def hands(self) -> tuple[int, ...]:
        """Held cards alone, not the one just drawn."""
        return tuple(p.hand.card.value if p.alive else -1 for p in self._round.players)

    def winners(self) -> tuple[int, ...]:
        """Several, if their sums are equal too."""
        if not self._round.ended:
            return ()
        return tuple(sorted(player.id + 1 for player in self._round.state.winners))

    def _made(self, card: Card) -> Any:
        return getattr(self._cards, card.key.capitalize())()

    def _type(self, card: Card) -> Any:
        return self._cards.CardType[card.key.upper()]

    def _playable(self) -> Iterable[Card]:
        """The cards that its rules let the player in turn play."""
        one, two = self._round.current_player.hand
        for card, other in ((one, two), (two, one)):
            try:
                other.check_move(self._round.current_player, card)
            except ValueError:
                continue
            yield Card.from_key(card.name.lower())

    def _carry_out(self, move: Move, options: Sequence[Move]) -> None:
        if self._steps is None:
            assert move.card is not None
            player = self._round.current_player
            self._steps = player.play_type(self._type(move.card))
            self._advance(None)
            if self._step is not None and move.card == Card.CHANCELLOR:
                if len(self._step.options) > 1:
                    return  # a question of its own here
                self._answer(next(iter(self._step.options)))
                self._answer(())
        else:
            self._return(move)
        while self._step is not None:
            self._answer(self._choice(move, options))
        self._steps = None
        self._round.advance()

    def _choice(self, move: Move, options: Sequence[Move]) -> Any:
        """What the move says to the question, which must offer what Duenna offers."""
        kind = type(self._step).__name__
        alike = [each for each in options if each.card == move.card]
        if kind == "CardGuess":
            offered = {each.guess for each in alike}
            if alike and offered != {
                card.card_class.__name__.lower() for card in self._step.options
            }:
                raise Disagreement(f"{offered} can be named here, {self._step.options} there.")
            assert move.guess is not None
            return self._type(self._edition.card(move.guess))
        ours = {each.targets for each in alike}
        there = {(player.id + 1,) if hasattr(player, "id") else () for player in self._step.options}
        if alike and ours != there:
            raise Disagreement(f"{ours} can be chosen here, {there} there.")
        if not move.targets:
            return next(iter(self._step.options))
        return self._round.players[move.targets[0] - 1]

    def _return(self, move: Move) -> None:
        """What a Chancellor keeps, and the others from the upper to the lower."""
        kept, *others = str(move).split()[1:]
        chosen = self._named(kept, self._step.options)
        self._answer(chosen)
        left = list(self._step.cards)
        order = []
        for name in others:
            card = self._named(name, left)
            left.remove(card)
            order.append(card)
        self._answer(tuple(order))

    def _named(self, name: str, cards: Iterable[Any]) -> Any:
        wanted = self._type(self._edition.card(name))
        return next(card for card in cards if self._cards.CardType(card) == wanted)

    def _answer(self, choice: Any) -> None:
        self._step.choice = choice
        self._advance(self._step)

    def _advance(self, answer: Any) -> None:
        try:
            self._step = self._steps.send(answer)
        except StopIteration:
            self._step = None


def main() -> None:
    """Plays what is asked for, and prints a row of the table in docs/strength.md."""
    wanted = arguments("Play before the referee of plammens/loveletter.").parse_args()
    edition = find_edition("modern", wanted.players, two_player_aside=0, tie="sum-share")
    referee = Plammens(Path(wanted.checkout), edition)
    table = Table(referee, edition, wanted.players, (CHOOSER,), Budget(rollouts=wanted.rollouts))
    table.contest(wanted.hero, wanted.other, wanted.deals, wanted.seed, wanted.matches)


if __name__ == "__main__":
    main()
