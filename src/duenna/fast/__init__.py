"""The same rules as machine code: millions of rounds a second. Needs the extra `fast`.

>>> from duenna.fast import play_rounds
>>> stats = play_rounds("classic", 2, 100, seed=7)  # doctest: +SKIP
"""

from duenna.fast.build import Engine, engine
from duenna.fast.rounds import RoundStats, play_rounds, play_rounds_plain

__all__ = ["Engine", "RoundStats", "engine", "play_rounds", "play_rounds_plain"]
