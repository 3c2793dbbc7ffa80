"""What a bot remembers between its moves: its beliefs, so that each event is thought about once.

Nothing here changes an answer: a bot asked again from the start believes the same.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from duenna.belief import Belief, Policy
from duenna.core.events import Event, Round
from duenna.core.follow import before
from duenna.core.view import View

KEPT: Final = 32  #: beliefs remembered at a time


class Memory:
    """Beliefs of one kind, brought forward from the last time the same seat asked.

    `policy` makes the policy of a new belief for an edition and a number of seats.
    """

    def __init__(self, policy: Callable[[View], Policy]) -> None:
        self._policy = policy
        self._beliefs: OrderedDict[int, tuple[View, Belief, list[Event]]] = OrderedDict()
        self._next = 0

    def belief(self, view: View, events: Sequence[Event]) -> Belief:
        """The belief of who sees this view and learned these events since the round began; raises Contradiction."""
        known = list(events)
        if not known or not isinstance(known[0], Round):
            # Play began in the middle of a round: what came before nobody told.
            return Belief.from_view(view, self._policy(view))
        begun = before(view, known)
        for key, (start, _, some) in self._beliefs.items():
            if start == begun and known[: len(some)] == some:
                _, belief, learned = self._beliefs.pop(key)
                break
        else:
            belief = Belief(view.edition, view.players, view.seat, self._policy(view))
            belief.view = begun
            learned = []
        for event in known[len(learned) :]:
            belief.learn(event)
        self._beliefs[self._next] = begun, belief, known
        self._next += 1
        if len(self._beliefs) > KEPT:
            self._beliefs.popitem(last=False)
        return belief
