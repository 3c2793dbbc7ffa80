"""The chances of the hidden cards in sentences, for one reader, from that reader's view and events alone."""

from collections.abc import Sequence

from duenna.belief import COUNTING, Chances, Contradiction
from duenna.bots.memory import Memory
from duenna.core.events import Event
from duenna.core.view import View
from duenna.text.words import Words

_ALMOST = 1e-9


def odds_told(view: View, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """What every other player may hold, and what was set aside, the likeliest first; `events` are this round's."""
    if view.decider is None:
        return [words.text("chances-none")]
    try:
        belief = Memory(lambda view: COUNTING).belief(view, events)
    except Contradiction:
        return [words.text("chances-unknown")]

    def listed(chances: Chances) -> str:
        likeliest = sorted(
            chances, key=lambda card: (-round(chances[card], 9), view.edition.rank[card])
        )
        return ", ".join(
            _chance(words.card(card, view.edition), chances[card], words) for card in likeliest
        )

    lines = [
        words.text("chances-of", name=names[seat - 1], list=listed(chances))
        for seat, chances in belief.hands().items()
    ]
    if burned := belief.burned():
        lines.append(words.text("chances-burned", list=listed(burned)))
    return [words.text("chances-title"), *lines]


def _chance(card: str, chance: float, words: Words) -> str:
    """A card with its chance: "Guard 31 %"."""
    if chance > 1 - _ALMOST:
        return words.text("chance-sure", card=card)
    if chance < 0.005:
        return words.text("chance-under", card=card)
    if chance > 0.995:
        return words.text("chance-over", card=card)
    return words.text("chance-of", card=card, percent=int(100 * chance + 0.5))
