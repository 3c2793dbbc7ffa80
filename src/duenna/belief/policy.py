"""Policies: how others are taken to choose, so that what they did tells of what they hold."""

from collections.abc import Sequence
from typing import Final, Protocol

from duenna.core import rules
from duenna.core.events import Event
from duenna.core.state import Rules, State


class Policy(Protocol):
    """How a seat chooses, as far as others can tell.

    The state it is asked about holds the decider's own cards and what lies open; if `knowing`, also
    the hands that the decider knows for certain and who knows whose. Other hidden cards are 0.
    If `returns` is false, the policy is not asked about the cards that a Chancellor puts back: all choices
    then count as equally likely. If `returns` is true, its answer may depend on which three cards there are,
    but not on which of them was held before.
    """

    knowing: bool
    returns: bool

    def chance(self, s: State, e: Rules, action: int) -> float:
        """How likely the decider of the state takes that action; 0 if it is not legal."""
        ...

    def learn(self, event: Event) -> None:
        """Takes note of an event that everyone learned of, for a policy that remembers."""
        ...


class Mixture:
    """Players of several kinds, each with a policy of its own; `shares` says how many are of each.

    A seat is of one kind for a whole match. Which, is found out by what it does.
    """

    def __init__(self, kinds: Sequence[Policy], shares: Sequence[float]) -> None:
        self.kinds, self.shares = tuple(kinds), tuple(share / sum(shares) for share in shares)
        self.knowing = any(kind.knowing for kind in kinds)
        self.returns = any(kind.returns for kind in kinds)

    def chances(self, s: State, e: Rules, action: int) -> Sequence[float]:
        """How likely a decider of each kind takes that action, as `Policy.chance` says."""
        return [kind.chance(s, e, action) for kind in self.kinds]

    def learn(self, event: Event) -> None:
        """Takes note of an event that everyone learned of."""
        for kind in self.kinds:
            kind.learn(event)


class _Forgetful:
    """A policy that goes by the position alone, and gives back any cards."""

    knowing = False
    returns = False

    def learn(self, event: Event) -> None:
        """Nothing is remembered."""


class EveryDeal(_Forgetful):
    """Counting: whatever is legal is as good as certain, so that deals count and choices do not.

    Only what nobody sees, a Chancellor's return, is shared out: so a deal still counts once, not once for each way.
    """

    def chance(self, s: State, e: Rules, action: int) -> float:
        """1 for a legal action; for a return, one in as many as there are."""
        if s.question == rules.RETURN:
            return 1.0 / rules.count_actions(s, e)
        # All that can forbid a play of a card one holds is the Countess.
        forced = rules.count_actions(s, e) == 1 and rules.nth_action(s, e, 0) != action
        return 0.0 if forced else 1.0


class AnyMove(_Forgetful):
    """Each legal move alike."""

    def chance(self, s: State, e: Rules, action: int) -> float:
        """One in as many as there are."""
        count = rules.count_actions(s, e)
        return 0.0 if count == 1 and rules.nth_action(s, e, 0) != action else 1.0 / count


COUNTING: Final = EveryDeal()  #: every deal that fits what was seen is equally likely
ANY_MOVE: Final = AnyMove()  #: everyone chooses at random among the legal moves
