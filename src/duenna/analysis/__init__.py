"""A finished match told over, move by move: what each player could know, what each move was worth, and luck.

Nothing here looks at a card that the seat in question could not see: all is worked out from the events as that
seat learned them. docs/analysis.md says what each number means.
"""

from duenna.analysis.match import MAX_WORLDS, MIN_WORLDS, AnalysisError, analyse
from duenna.analysis.report import Analysis, Decision, Guess, Point, Summary
from duenna.analysis.trials import Estimate
from duenna.analysis.verdict import WORDS, word_for

__all__ = [
    "MAX_WORLDS",
    "MIN_WORLDS",
    "WORDS",
    "Analysis",
    "AnalysisError",
    "Decision",
    "Estimate",
    "Guess",
    "Point",
    "Summary",
    "analyse",
    "word_for",
]
