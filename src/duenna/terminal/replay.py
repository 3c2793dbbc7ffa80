"""A finished or unfinished match told again, sentence by sentence, from one viewpoint."""

from duenna.core.game import Game
from duenna.terminal.screen import Screen
from duenna.terminal.story import Story
from duenna.text.words import Words


def tell(
    game: Game, reader: int | None, words: Words, screen: Screen, *, open_hands: bool = False
) -> None:
    """Prints the match for that seat or a watcher (None); `open_hands` tells every secret."""
    edition = words.edition_name(game.edition.name)
    screen.say(
        words.text("replay-title", edition=edition, names=words.names(game.names)), strong=True
    )
    events = game.events if open_hands else game.events_for(reader)
    story = Story(game.edition, game.names, words)
    screen.say_all(story.paragraphs(events, reader, open_hands=open_hands))
    if not game.over:
        screen.say(words.text("replay-unfinished"))


def sound(game: Game, words: Words) -> str:
    """The sentence that a record is sound, with what it holds."""
    moves = sum(map(len, game.moves))
    text = words.text("replay-sound", rounds=len(game.moves), moves=moves)
    if not game.over:
        return f"{text} {words.text('replay-unfinished')}"
    winners = words.names([game.names[seat - 1] for seat in game.winners])
    return f"{text} {words.text('replay-sound-over', names=winners)}"
