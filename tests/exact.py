"""A tiny two-player game as it is, deal by deal: what best answers to a strategy gain, found the slow and plain way."""

from dataclasses import dataclass
from itertools import permutations

from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition, find_edition
from duenna.core.rules import QUESTION, RETURN, count_actions, nth_action
from duenna.core.state import State, rules_for
from duenna.fast.infoset import PAST, act, begin, gain, list_choices
from duenna.solve.blueprint import MOST_ACTIONS, Guide

#: Seven cards: one burned, one for each seat, four to draw.
TINY = find_edition(
    "classic",
    2,
    deck={"guard": 2, "priest": 1, "baron": 2, "prince": 1, "princess": 1},
    two_player_aside=0,
)
#: Six cards, some of which are put back, and a token to be had for a Spy.
TINY_MODERN = find_edition(
    "modern",
    2,
    deck={"spy": 1, "guard": 1, "priest": 1, "chancellor": 1, "king": 1, "princess": 1},
    players=[2, 2],
    two_player_aside=0,
)


@dataclass
class Point:
    """A position, how likely it is, and what the hero has learned since it last decided."""

    chance: float
    s: State
    past: list[int]
    told: tuple[int, ...] = ()


class Exact:
    """A tiny game as it is: every deal, and the best that can be done against a strategy."""

    def __init__(self, edition: Edition, guide: Guide | None) -> None:
        self.edition, self.guide, self.rules = edition, guide, rules_for(edition, 2)
        self.unseen, self.moves = [0] * CARD_IDS, [0] * MOST_ACTIONS

    def legal(self, s: State) -> list[int]:
        return [nth_action(s, self.rules, k) for k in range(count_actions(s, self.rules))]

    def deals(self, starter: int) -> list[Point]:
        decks = sorted(set(permutations(card.value for card in self.edition.cards)))
        out = []
        for deck in decks:
            s, past = State(), [0] * PAST
            begin(s, self.rules, list(deck), len(deck), starter, past)
            out.append(Point(1 / len(decks), s, past))
        return out

    def best(self, points: list[Point], hero: int) -> float:
        """What the hero's best answer to the strategy earns from points that it could not tell apart before.

        What it knows now is the whole of what it saw: its cards, all moves, all piles, a hand it was shown.
        """
        total = 0.0
        alike: dict[tuple[object, ...], list[Point]] = {}
        stack = list(points)
        while stack:
            at = stack.pop()
            s = at.s
            if not s.decider:
                total += at.chance * gain(s, hero)
            elif s.decider == hero:
                cards = (s.hand[hero], s.drawn, *s.extra)
                sight = (at.told, cards, tuple(s.discards(1)), tuple(s.discards(2)))
                alike.setdefault(sight, []).append(at)
            else:
                for action, likely in self.strategy(s, at.past).items():
                    # What a Chancellor gives back nobody else sees.
                    secret = s.question == RETURN
                    told = (*at.told, RETURN << QUESTION if secret else action)
                    stack.append(self.after(at, hero, action, likely, told))
        for same in alike.values():
            total += max(
                self.best([self.after(at, hero, action, 1, ()) for at in same], hero)
                for action in self.legal(same[0].s)
            )
        return total

    def after(
        self, at: Point, hero: int, action: int, likely: float, told: tuple[int, ...]
    ) -> Point:
        """The point after that action, which the hero was told of, and of what it saw by it."""
        s, past = at.s.copy(), list(at.past)
        act(s, self.rules, action, past)
        return Point(at.chance * likely, s, past, (*told, self.shown(s, hero)))

    def shown(self, s: State, hero: int) -> int:
        """The other's hand, if the hero knows it for certain."""
        return s.hand[3 - hero] if s.knowers[3 - hero] >> hero & 1 else 0

    def strategy(self, s: State, past: list[int]) -> dict[int, float]:
        found = self.guide.chances(s, past) if self.guide else None
        if found is None:
            count = list_choices(s, self.rules, self.unseen, self.moves)
            found = dict.fromkeys(self.moves[:count], 1 / count)
        return found

    def exploitability(self) -> float:
        """How many tokens a round a perfect opponent gains, both seats and both starters alike."""
        return sum(self.best(self.deals(start), hero) for start in (1, 2) for hero in (1, 2)) / 4
