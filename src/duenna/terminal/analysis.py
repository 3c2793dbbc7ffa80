"""An analysis told in lines, round by round."""

from collections.abc import Iterator
from itertools import groupby

from duenna.analysis import Analysis, Decision, Summary
from duenna.analysis.telling import about_guess, verdict
from duenna.core.cards import Card
from duenna.terminal.screen import Screen
from duenna.text.words import Words, percent

CEILING = (
    0.74  #: how often a bot that sees every card wins a round of two players (docs/analysis.md)
)


def tell_analysis(
    analysis: Analysis, words: Words, screen: Screen, *, all_tables: bool = False
) -> None:
    """Prints the analysis: what could be known at each move that was not fine, or at `all_tables`."""
    telling = _Telling(analysis, words, screen, all_tables)
    telling.opening()
    for number, decisions in groupby(analysis.decisions, key=lambda decision: decision.round):
        telling.round(number, list(decisions))
    telling.summaries()


class _Telling:
    def __init__(self, analysis: Analysis, words: Words, screen: Screen, all_tables: bool) -> None:
        self._analysis = analysis
        self._words = words
        self._screen = screen
        self._all_tables = all_tables

    def opening(self) -> None:
        analysis, text = self._analysis, self._words.text
        edition = self._words.edition_name(analysis.edition.name)
        names = self._words.names(analysis.names)
        self._screen.say(text("analysis-heading", edition=edition, names=names), strong=True)
        self._screen.say(text("analysis-how", worlds=analysis.worlds))
        self._screen.say(text("analysis-readings"))
        self._screen.say(text("analysis-luck-note", chance=percent(CEILING)))

    def round(self, number: int, decisions: list[Decision]) -> None:
        text = self._words.text
        self._screen.say()
        self._screen.say(text("analysis-round", round=number), strong=True)
        point = next(p for p in self._analysis.points if (p.round, p.move) == (number, 0))
        standings = [
            text("analysis-standing-one", name=self._name(seat), chance=percent(each.chance))
            for seat, each in point.chances.items()
        ]
        self._screen.say(text("analysis-standing", names=self._words.names(standings)))
        for decision in decisions:
            self._screen.say(" ".join(self._sentences(decision)))
            if decision.word != "fine" or self._all_tables:
                self._hands(decision)

    def _sentences(self, decision: Decision) -> Iterator[str]:
        names = self._analysis.names
        played = self._words.move(decision.played, decision.seat, names)
        name = self._name(decision.seat)
        yield self._words.text("analysis-move", number=decision.move, name=name, move=played)
        for said in (*verdict(decision), *about_guess(decision)):
            yield self._words.say(said, names)

    def _hands(self, decision: Decision) -> None:
        """The decider's cards, and the table of each other hand, likeliest card first."""
        text = self._words.text
        held = self._words.names([self._card(card) for card in decision.hand])
        self._screen.item(
            "  " + text("analysis-own-hand", name=self._name(decision.seat), cards=held)
        )
        for hand in decision.hands:
            self._screen.item("  " + text("analysis-hand", name=self._name(hand.seat)))
            for card in sorted(hand.counting, key=lambda card: -hand.reading.get(card, 0.0)):
                self._screen.item(
                    "    "
                    + text(
                        "analysis-hand-card",
                        card=self._card(card),
                        counting=percent(hand.counting[card]),
                        reading=percent(hand.reading.get(card, 0.0)),
                    )
                )

    def summaries(self) -> None:
        self._screen.say()
        self._screen.say(self._words.text("analysis-summary"), strong=True)
        for summary in self._analysis.summaries:
            self._screen.say(" ".join(self._summary(summary)))

    def _summary(self, summary: Summary) -> Iterator[str]:
        text = self._words.text
        yield text(
            "analysis-words",
            name=self._name(summary.seat),
            count=summary.decisions,
            fine=summary.words["fine"],
            inaccuracies=summary.words["inaccuracy"],
            mistakes=summary.words["mistake"],
            blunders=summary.words["blunder"],
        )
        yield text("analysis-average", cost=100 * summary.average_cost)
        yield text(
            "analysis-guesses",
            count=summary.guesses,
            hits=summary.hits,
            expected=summary.expected_hits,
        )
        yield text(
            "analysis-skill-luck",
            before=percent(summary.first),
            after=percent(summary.last),
            skill=100 * summary.skill,
            luck=100 * summary.luck,
        )
        mine = [d for d in self._analysis.decisions if d.seat == summary.seat and d.word != "fine"]
        if mine:
            worst = max(mine, key=lambda decision: decision.cost.chance)
            move = self._words.move(worst.played, worst.seat, self._analysis.names)
            yield text("analysis-worst", round=worst.round, number=worst.move, move=move)

    def _name(self, seat: int) -> str:
        return self._analysis.names[seat - 1]

    def _card(self, card: Card) -> str:
        return self._words.card(card, self._analysis.edition)
