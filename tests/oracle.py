"""The 16-card round written a second time, as plain Python and from the rules alone: the engine's examiner.

It shares nothing with `duenna.core.rules`: cards are words, players are numbers in dicts and sets, and
speed does not matter. It knows the four editions that play with these sixteen cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

LOW_CARDS = {"guard": 1, "priest": 2, "baron": 3, "handmaid": 4, "prince": 5}
OLD_RANKS = {**LOW_CARDS, "king": 6, "countess": 7, "princess": 8}
NEW_RANKS = {**LOW_CARDS, "king": 7, "countess": 8, "princess": 9}


@dataclass(frozen=True)
class RuleSet:
    """What distinguishes the four editions within a round."""

    ranks: dict[str, int]
    sums_break_ties: bool  #: equal hands are compared by the sum of the discards
    hand_counts_in_sum: bool
    ties_share: bool  #: those still tied all win; otherwise nobody does


RULE_SETS = {
    "classic": RuleSet(OLD_RANKS, True, False, True),
    "classic-bga": RuleSet(OLD_RANKS, True, False, False),
    "classic-fr": RuleSet(OLD_RANKS, True, True, False),
    "modern-16": RuleSet(NEW_RANKS, False, False, True),
}


class Play(NamedTuple):
    """A card played, on whom, naming what."""

    card: str
    target: int | None = None
    guess: str | None = None


class Round:
    """A round in progress; `winners` is None until it is over."""

    def __init__(self, rule_set: RuleSet, players: int, deck: Sequence[str], starter: int) -> None:
        self.rule_set = rule_set
        cards = list(deck)
        self.burned: str | None = cards.pop(0)
        self.aside = [cards.pop(0) for _ in range(3)] if players == 2 else []
        self.hands = {player: [cards.pop(0)] for player in range(1, players + 1)}
        self.piles: dict[int, list[str]] = {player: [] for player in self.hands}
        self.deck = cards
        self.protected: set[int] = set()
        self.winners: set[int] | None = None
        self.turn = starter
        self.begin_turn()

    @property
    def alive(self) -> list[int]:
        return [player for player, hand in self.hands.items() if hand]

    def begin_turn(self) -> None:
        self.protected.discard(self.turn)
        self.hands[self.turn].append(self.deck.pop(0))

    def legal(self) -> set[Play]:
        hand = self.hands[self.turn]
        if "countess" in hand and ("king" in hand or "prince" in hand):
            return {Play("countess")}
        return {play for card in hand for play in self.ways(card)}

    def ways(self, card: str) -> set[Play]:
        others = [p for p in self.alive if p != self.turn and p not in self.protected]
        match card:
            case "guard":
                names = [name for name in self.rule_set.ranks if name != "guard"]
                plays = {Play(card, player, name) for player in others for name in names}
            case "priest" | "baron" | "king":
                plays = {Play(card, player) for player in others}
            case "prince":
                plays = {Play(card, player) for player in [*others, self.turn]}
            case _:
                plays = set()
        return plays or {Play(card)}  # with nobody to choose, a card is played for nothing

    def play(self, play: Play) -> None:
        me = self.turn
        self.hands[me].remove(play.card)
        self.piles[me].append(play.card)
        if play.card == "handmaid":
            self.protected.add(me)
        elif play.card == "princess":
            self.knock_out(me)
        elif play.target is not None:
            self.resolve(play.card, me, play.target, play.guess)
        self.end_turn()

    def resolve(self, card: str, me: int, target: int, guess: str | None) -> None:
        if card == "guard" and self.hands[target] == [guess]:
            self.knock_out(target)
        elif card == "baron":
            mine, theirs = (self.rule_set.ranks[self.hands[p][0]] for p in (me, target))
            if mine != theirs:
                self.knock_out(me if mine < theirs else target)
        elif card == "king":
            self.hands[me], self.hands[target] = self.hands[target], self.hands[me]
        elif card == "prince":
            if self.hands[target] == ["princess"]:
                self.knock_out(target)
                return
            self.piles[target] += self.hands[target]
            if self.deck:
                self.hands[target] = [self.deck.pop(0)]
            else:
                assert self.burned is not None
                self.hands[target] = [self.burned]
                self.burned = None

    def knock_out(self, player: int) -> None:
        self.piles[player] += self.hands[player]
        self.hands[player] = []
        self.protected.discard(player)

    def end_turn(self) -> None:
        alive = self.alive
        if len(alive) == 1:
            self.winners = set(alive)
        elif not self.deck:
            self.winners = self.best(alive)
        else:
            self.turn = min(alive, key=lambda player: (player <= self.turn, player))
            self.begin_turn()

    def best(self, alive: list[int]) -> set[int]:
        ranks = self.rule_set.ranks
        strength = {player: ranks[self.hands[player][0]] for player in alive}
        first = {player for player in alive if strength[player] == max(strength.values())}
        if self.rule_set.sums_break_ties:
            sums = {player: sum(ranks[card] for card in self.piles[player]) for player in first}
            if self.rule_set.hand_counts_in_sum:
                sums = {player: total + strength[player] for player, total in sums.items()}
            first = {player for player in first if sums[player] == max(sums.values())}
        return first if len(first) == 1 or self.rule_set.ties_share else set()
