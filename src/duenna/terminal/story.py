"""What happened, told in paragraphs: a move and all that came of it in one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from duenna.core import events
from duenna.core.editions import Edition
from duenna.core.events import Event
from duenna.text.words import Words

# What comes of the event before it and is told in the same paragraph.
_FOLLOWS: Final = (
    *(events.NoEffect, events.Missed, events.Hit, events.Assassin, events.Looked, events.Declined),
    *(events.Compared, events.Protected, events.Discarded, events.Kept, events.Swapped),
    *(events.Returned, events.Marked, events.Bet, events.Out),
)


@dataclass(frozen=True)
class Story:
    """The words for what happens at one table."""

    edition: Edition
    names: Sequence[str]
    words: Words

    def paragraphs(
        self, happened: Sequence[Event], reader: int | None, *, open_hands: bool = False
    ) -> Iterator[str]:
        """The events as the reader learns them; `open_hands` tells every secret."""
        sentences: list[str] = []
        before = None
        for event in happened:
            if _goes_without_saying(event):
                continue
            sentence = self.words.event(
                event, self.edition, self.names, reader, open_hands=open_hands
            )
            if sentences and not isinstance(event, _FOLLOWS) and not _is_redraw(event):
                yield " ".join(sentences)
                sentences = []
            if before is not None and _begins(event, before):
                yield ""
            if sentence:
                sentences.append(sentence)
            before = event
        if sentences:
            yield " ".join(sentences)


def _begins(event: Event, before: Event) -> bool:
    """Whether a round or its end begins, set off by an empty line."""
    if isinstance(event, events.Shown | events.RoundOver):
        return not isinstance(before, events.Shown)
    return isinstance(event, events.Round)


def _goes_without_saying(event: Event) -> bool:
    """Whether it happens in every turn, or the next event tells it again."""
    match event:
        case events.Turn() | events.Asked():
            return True
        case events.Aside(card=card):
            return card is None
        case events.Drew(card=None):
            return event.why != "discard" and not event.burned
        case _:
            return False


def _is_redraw(event: Event) -> bool:
    """Whether a card is drawn because of another."""
    return isinstance(event, events.Drew) and event.why != "turn"
