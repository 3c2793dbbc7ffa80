"""What the keys answer: help, rules of a card, discards, hand, log, scores, chances. Only what the asker may know."""

from collections.abc import Sequence

from duenna.core.cards import Card
from duenna.core.events import Event
from duenna.core.view import View
from duenna.terminal.cardtext import card_choices, listed, rule_of
from duenna.terminal.odds import odds_told
from duenna.terminal.story import Story
from duenna.terminal.vocabulary import Unclear, match
from duenna.text.words import Words


class Keys:
    """The answers for one reader, from that reader's view and events (those of this round).

    `odds` is whether the table plays with the chances of the hidden cards.
    """

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        names: Sequence[str],
        words: Words,
        *,
        odds: bool,
    ) -> None:
        self._view = view
        self._events = events
        self._names = names
        self._words = words
        self._odds = odds

    def answer(self, typed: str) -> list[str] | None:
        """The lines that answer a key; None if what was typed is none."""
        typed = typed.strip().lower()
        if typed.startswith("?"):
            return self._card_help(typed[1:].split()) if typed[1:].strip() else self.help()
        answers = {
            "d": self.discards,
            "h": self.hand,
            "l": self.log,
            "s": self.scores,
            "odds": self.odds,
        }
        return answers[typed]() if typed in answers else None

    # ---- ?

    def help(self) -> list[str]:
        """How to answer, and the keys."""
        words, edition = self._words, self._view.edition
        guard = words.card(Card.GUARD, edition).lower()
        other = next(seat for seat in range(1, self._view.players + 1) if seat != self._view.seat)
        guess = words.guess(edition, edition.guesses[-1].text).lower()
        return [
            words.text("help-step"),
            words.text("help-whole", example=f"{guard} {other} {guess}"),
            words.text("help-keys"),
            words.text("help-key-help", card=guard),
            *(
                words.text(f"help-key-{key}")
                for key in (
                    "discards",
                    "hand",
                    "log",
                    "scores",
                    *(("odds",) if self._odds else ()),
                    "quit",
                )
            ),
        ]

    def _card_help(self, typed: Sequence[str]) -> list[str]:
        try:
            choice, _ = match(card_choices(self._view.edition, self._words), typed)
        except Unclear as problem:
            cards = ", ".join(problem.fits or map(self._card, self._view.edition.characters))
            shape = "several-choices" if problem.fits else "help-no-card"
            return [self._words.text(shape, text=problem.text, choices=cards, cards=cards)]
        return [rule_of(choice.means, self._view.edition, self._words)]

    # ---- d h l s odds

    def discards(self) -> list[str]:
        """Every player's discards, and how many of each card the reader has not seen."""
        view, words = self._view, self._words
        lines = [words.text("discards-title")]
        for seat in view.playing:
            lines.append(self._pile(seat))
        up = [card for card in view.aside if card is not None]
        if up:
            lines.append(words.text("aside-open", cards=self._cards(up)))
        down = len(view.aside) - len(up) + view.burned
        lines += [words.text("deck-left", count=view.deck)]
        if down:
            lines.append(words.text("aside-hidden", count=down))
        unseen = [(card, count) for card, count in view.unseen().items() if count > 0]
        lines.append(words.text("unseen-title" if unseen else "unseen-none"))
        lines += [
            words.text(
                "unseen-line", card=self._card(card), rank=view.edition.rank[card], count=count
            )
            for card, count in unseen
        ]
        return lines

    def _pile(self, seat: int) -> str:
        view, words = self._view, self._words
        name, pile = self._names[seat - 1], view.piles[seat]
        line = (
            words.text("discards-of", name=name, cards=self._cards(pile))
            if pile
            else words.text("discards-none", name=name)
        )
        if seat not in view.alive:
            return f"{line} {words.text('status-out')}"
        return f"{line} {words.text('status-protected')}" if seat in view.protected else line

    def hand(self) -> list[str]:
        """The reader's hand, and what the reader knows for certain."""
        view, words = self._view, self._words
        lines = (
            []
            if view.seat is None
            else [
                words.text("hand-holds", cards=self._cards(view.hand))
                if view.hand
                else words.text("hand-none")
            ]
        )
        known = [
            words.text("know-hand", name=self._names[seat - 1], card=self._card(card))
            for seat, card in view.known.items()
            if seat in view.alive
        ]
        known += [
            words.text("know-deck", place=place, card=self._card(card))
            for place, card in view.known_deck.items()
        ]
        return lines + (
            [words.text("know-title"), *known] if known else [words.text("know-nothing")]
        )

    def log(self) -> list[str]:
        """What happened in this round."""
        story = Story(self._view.edition, self._names, self._words)
        sentences = story.paragraphs(self._events, self._view.seat)
        return [self._words.text("log-title"), *sentences]

    def scores(self) -> list[str]:
        """Everyone's tokens, in one line."""
        words = self._words
        each = [
            words.text("score-line", name=self._names[seat - 1], count=count)
            for seat, count in self._view.tokens.items()
        ]
        return [f"{words.text('scores-title', tokens=self._view.target)} {', '.join(each)}."]

    def odds(self) -> list[str]:
        """The chances of the hidden cards, where the table plays with them."""
        if not self._odds:
            return [self._words.text("chances-off")]
        return odds_told(self._view, self._events, self._names, self._words)

    # ---- names

    def _card(self, card: Card) -> str:
        return self._words.card(card, self._view.edition)

    def _cards(self, cards: Sequence[Card]) -> str:
        return listed(cards, self._view.edition, self._words)
