"""An analysis told in lines: each player's match and the costly moves; on demand every move, and every hand."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from duenna.analysis import Analysis, Decision, Summary
from duenna.analysis.telling import about_guess, chances, verdict, why
from duenna.core.cards import Card
from duenna.terminal.screen import Screen
from duenna.text.words import Words, percent

CEILING: Final = (
    0.74  #: how often a bot that sees every card wins a round of two players (docs/analysis.md)
)


def tell_analysis(
    analysis: Analysis, words: Words, screen: Screen, *, moves: bool = False, tables: bool = False
) -> None:
    """Prints the analysis in short; with `moves` every move as well, and with `tables` what could be known at each."""
    telling = _Telling(analysis, words, screen)
    telling.opening()
    telling.summaries()
    if moves or tables:
        for number, decisions in groupby(analysis.decisions, key=lambda decision: decision.round):
            telling.round(number, list(decisions), tables=tables)
        telling.meaning()
    else:
        telling.costly()


class _Telling:
    def __init__(self, analysis: Analysis, words: Words, screen: Screen) -> None:
        self._analysis = analysis
        self._words = words
        self._screen = screen

    def opening(self) -> None:
        """Which match it is, and what its numbers are about."""
        analysis, text = self._analysis, self._words.text
        edition = self._words.edition_name(analysis.edition.name)
        names = self._words.names(analysis.names)
        self._screen.say(text("analysis-heading", edition=edition, names=names), strong=True)
        self._screen.say(text("analysis-how", worlds=analysis.worlds))

    # ---- in short

    def summaries(self) -> None:
        """Each player's match in numbers."""
        for summary in self._analysis.summaries:
            self._screen.say()
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
        if summary.guesses:
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

    def costly(self) -> None:
        """The moves that cost something, and why; then how to hear more."""
        costly = [decision for decision in self._analysis.decisions if decision.word != "fine"]
        self._screen.say()
        self._screen.say(self._words.text("analysis-costly-moves"), strong=True)
        for decision in costly:
            self._screen.say(" ".join(self._in_short(decision)))
        if not costly:
            self._screen.say(self._words.text("analysis-none-costly"))
        self._screen.say()
        self._screen.say(self._words.text("analysis-more"))

    def _in_short(self, decision: Decision) -> Iterator[str]:
        text, names = self._words.text, self._analysis.names
        yield text(
            "analysis-costly",
            round=decision.round,
            number=decision.move,
            name=self._name(decision.seat),
            move=self._words.move(decision.played, decision.seat, names),
        )
        word = text("analysis-word", word=decision.word)
        yield text("analysis-badge", word=word, cost=100 * decision.cost.chance) + "."
        yield text("analysis-better", best=self._words.move(decision.best, decision.seat, names))
        for said in why(decision):
            yield self._words.say(said, names)

    # ---- every move

    def round(self, number: int, decisions: list[Decision], *, tables: bool) -> None:
        """The decisions of a round, each with the chances of the other hands if they are asked for."""
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
            if tables:
                self._hands(decision)

    def _sentences(self, decision: Decision) -> Iterator[str]:
        names = self._analysis.names
        played = self._words.move(decision.played, decision.seat, names)
        name = self._name(decision.seat)
        yield self._words.text("analysis-move", number=decision.move, name=name, move=played)
        parts = (verdict(decision), why(decision), about_guess(decision), [chances(decision)])
        for said in (said for part in parts for said in part):
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
            for card in sorted(hand.counting, key=lambda card: -hand.counting[card]):
                self._screen.item(
                    "    "
                    + text(
                        "analysis-hand-card",
                        card=self._card(card),
                        counting=percent(hand.counting[card]),
                        reading=percent(hand.reading.get(card, 0.0)),
                    )
                )

    def meaning(self) -> None:
        """What the two readings are, and how large luck is."""
        self._screen.say()
        self._screen.say(self._words.text("analysis-readings"))
        self._screen.say(self._words.text("analysis-luck-note", chance=percent(CEILING)))

    def _name(self, seat: int) -> str:
        return self._analysis.names[seat - 1]

    def _card(self, card: Card) -> str:
        return self._words.card(card, self._analysis.edition)
