"""Ways to place unseen cards on hidden places, where some places are more likely to hold some cards.

All copies of a card are alike and every way to lay the unseen copies on the places is equally likely
at first; a place's vector then says how much more or less a card there counts. `Placing` sums over
all ways at once: card by card it decides which places hold copies of it, so the work grows
with the number of subsets of places, not with the number of ways.
"""

from collections.abc import Sequence
from itertools import accumulate, combinations
from random import Random

Vector = Sequence[float]  #: how much each card counts at a place; one number a card


class Placing:
    """All ways to put one of the unseen cards on each of some places.

    `counts[c]` copies of card c are unseen. A way weighs the product over the places of
    `vectors[place][c]`, times the number of ways to choose the copies.

    >>> placing = Placing([1, 2], [[1, 1], [0, 1]])
    >>> placing.total, placing.marginals()
    (4.0, [[2.0, 2.0], [0.0, 4.0]])
    """

    def __init__(self, counts: Sequence[int], vectors: Sequence[Vector]) -> None:
        self._counts = counts
        self._sure: dict[int, int] = {}  # place -> the only card it can hold
        self._free: list[int] = []  # the other places: bit k of a subset is the k-th of them
        self._size = len(vectors)
        scale = 1.0
        left = list(counts)
        for place, vector in enumerate(vectors):
            cards = [card for card, weight in enumerate(vector) if weight and counts[card]]
            if len(cards) == 1:
                self._sure[place] = cards[0]
                scale *= vector[cards[0]] * left[cards[0]]
                left[cards[0]] -= 1
            else:
                self._free.append(place)
        if scale <= 0:
            scale = 0.0
        self._left = left
        self._vectors = [vectors[place] for place in self._free]
        self._full = (1 << len(self._free)) - 1
        self._choices = [self._subsets(card) for card in range(len(counts))] if scale else []
        #: before each card: subset of places filled -> weight
        self._before: list[dict[int, float]] = [{0: scale}]
        for choices in self._choices:
            self._before.append(_join(self._before[-1], choices))
        self.total = self._before[-1].get(self._full, 0.0) if scale else 0.0

    def _subsets(self, card: int) -> list[tuple[int, float]]:
        """The sets of places that may hold the copies of a card, with what they weigh."""
        out = [(0, 1.0)]
        copies = self._left[card]
        able = [(1 << k, v[card]) for k, v in enumerate(self._vectors) if v[card]]
        for size in range(1, min(copies, len(able)) + 1):
            ways = 1.0
            for k in range(size):
                ways *= copies - k
            for some in combinations(able, size):
                subset, weight = 0, ways
                for bit, factor in some:
                    subset |= bit
                    weight *= factor
                out.append((subset, weight))
        return out

    def marginals(self) -> list[list[float]]:
        """For each place, the weight of all ways that put each card there; a place's numbers sum to `total`."""
        cards = len(self._counts)
        out = [[0.0] * cards for _ in range(self._size)]
        if not self.total:
            return out
        for place, card in self._sure.items():
            out[place][card] = self.total
        after: dict[int, float] = {0: 1.0}  # subset of places the later cards fill -> weight
        for card in reversed(range(cards)):
            before = self._before[card]
            for subset, weight in self._choices[card]:
                if not subset:
                    continue
                rest = self._full ^ subset
                ways = 0.0
                for filled, earlier in before.items():
                    if not filled & subset:
                        later = after.get(rest ^ filled)
                        if later is not None:
                            ways += earlier * later
                if ways:
                    ways *= weight
                    for k, place in enumerate(self._free):
                        if subset >> k & 1:
                            out[place][card] += ways
            after = _join(after, self._choices[card])
        return out

    def sample(self, rng: Random) -> list[int]:
        """A card for each place, drawn with the weights; raises ValueError if there is no way at all."""
        if not self.total:
            raise ValueError("there is no way to place the cards")
        out = [self._sure.get(place, -1) for place in range(self._size)]
        filled = self._full
        for card in reversed(range(len(self._counts))):
            before = self._before[card]
            ways = [
                (subset, weight * before[filled ^ subset])
                for subset, weight in self._choices[card]
                if not subset & ~filled and filled ^ subset in before
            ]
            subset = (
                ways[pick([weight for _, weight in ways], rng)][0] if len(ways) > 1 else ways[0][0]
            )
            for k, place in enumerate(self._free):
                if subset >> k & 1:
                    out[place] = card
            filled ^= subset
        return out


def _join(weights: dict[int, float], choices: list[tuple[int, float]]) -> dict[int, float]:
    """The subsets filled once one more card is placed."""
    if len(choices) == 1:
        return weights
    out = dict(weights)
    for subset, factor in choices[1:]:
        for filled, weight in weights.items():
            if not filled & subset:
                both = filled | subset
                out[both] = out.get(both, 0.0) + weight * factor
    return out


def pick(weights: Sequence[float], rng: Random) -> int:
    """An index, drawn with these weights.

    >>> pick([0.0, 3.0, 0.0], Random(1))
    1
    """
    sums = list(accumulate(weights))
    at = rng.random() * sums[-1]
    return next(k for k, bound in enumerate(sums) if at < bound)
