"""Matches between bots, measured: the same decks in every seating, intervals by deal, ratings.

Luck is large in this game, so a contest deals each deck once for every seating of its entrants, and
takes the deal, not the round, as the unit of chance.

>>> from duenna import find_edition
>>> contest = Contest(find_edition("classic", 2), ("counter", "random"), deals=20, seed="1")
>>> report = measure(contest).report
>>> [each.share.mean > 0.5 for each in report.tables[0].entrants]
[True, False]
"""

from duenna.arena.contest import Contest
from duenna.arena.measuring import Measured, measure
from duenna.arena.report import Report

__all__ = ["Contest", "Measured", "Report", "measure"]
