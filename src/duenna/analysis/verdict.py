"""Words for what a move cost, in chances to win the match."""

from typing import Final

WORDS: Final = ("fine", "inaccuracy", "mistake", "blunder")  #: for a move, the costliest last

#: What a move must surely cost at least to deserve the word; 0.01 is one match in a hundred.
THRESHOLDS: Final = {"inaccuracy": 0.01, "mistake": 0.03, "blunder": 0.06}

SURE: Final = 2  #: standard errors that are taken off a cost before it is judged


def word_by_both(cost: tuple[float, float], counted: tuple[float, float]) -> str:
    """The word for a cost by the reading and one by counting, each with its standard error: the milder one.

    >>> word_by_both((0.08, 0.005), (0.04, 0.005)), word_by_both((0.08, 0.005), (0.0, 0.0))
    ('mistake', 'fine')
    """
    return min(word_for(*cost), word_for(*counted), key=WORDS.index)


def word_for(cost: float, standard_error: float) -> str:
    """The harshest word that the cost deserves even if it is two standard errors less.

    >>> word_for(0.08, 0.005), word_for(0.08, 0.02), word_for(0.08, 0.05)
    ('blunder', 'mistake', 'fine')
    """
    surely = cost - SURE * standard_error
    return next((word for word in reversed(WORDS[1:]) if surely >= THRESHOLDS[word]), WORDS[0])
