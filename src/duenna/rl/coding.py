"""Actions and observations as numbers, for any edition, house rules and number of seats, and back.

An action is a number from 0 to `Coding.actions - 1`, an observation a row of small whole numbers in named blocks. Seats
are counted from the one who decides or looks, clockwise: `+0` is that seat itself. All environments use the same.

These numbers stay: what a network has learned depends on them. If they ever have to change, `VERSION` does,
and the environments get other names. `tests/rl/codes.txt` holds them for every table.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from duenna.core.actions import Move
from duenna.core.cards import (
    CARD_IDS,
    CARDS,
    ONE_ANY,
    ONE_OR_TWO_OTHERS,
    ONE_OTHER,
    ONE_OTHER_GUESS,
    ROYALS,
    TWO_ANY,
    Card,
)
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError, IllegalMove
from duenna.core.events import QUESTIONS
from duenna.core.knobs import quoted
from duenna.core.state import State, rules_for
from duenna.core.view import View
from duenna.fast import seeing
from duenna.fast.coding import BASES, LOOKS, REPLIES, RETURNS, dense, fill_mask
from duenna.fast.seeing import fill_sight

__all__ = ["VERSION", "Block", "Coding", "coding_for"]

VERSION: Final = 0  #: of the numbers: the `v0` in the names of environments


@dataclass(frozen=True)
class Block:
    """Numbers of one kind in an observation, side by side: `rows` x `columns` of them from `start` on."""

    name: str
    start: int
    rows: tuple[str, ...]  #: what each row is of; one without a name if there is no more to say
    columns: tuple[str, ...]  #: what each number of a row is of

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns, or columns alone where there is one row."""
        return (len(self.rows), len(self.columns)) if self.rows != ("",) else (len(self.columns),)

    @property
    def slice(self) -> slice:
        """Where the block lies in the observation."""
        return slice(self.start, self.start + len(self.rows) * len(self.columns))


class Coding:
    """The numbers of one table: an edition, with whatever house rules, and how many sit there.

    `names` says what each action does: of a Chancellor's cards `low` is the lowest; `rising` puts the lower of two on
    top, `falling` the higher. `blocks` are the blocks of an observation by name.

    >>> from duenna import find_edition
    >>> coding = coding_for(find_edition("modern"), 2)
    >>> coding.actions, coding.size, coding.names[4]
    (30, 191, 'guard +1 baron')
    >>> coding.blocks["tokens"].slice
    slice(90, 92, None)
    """

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.players = players
        self.rules = rules_for(edition, players)
        self.names: tuple[str, ...] = ()  #: what each action does
        self.base = [0] * BASES  #: for `fast.coding`
        self.col = [0] * CARD_IDS
        self._count()
        self.blocks: Mapping[str, Block] = {}  #: the blocks of an observation by name, in order
        self.lay = [-1] * seeing.LAY  #: for `fast.seeing`
        self._lay_out()

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.names)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.lay[seeing.SIZE]

    # ---- actions

    def _count(self) -> None:
        """Gives each action its number: card by card by rank, and for each nobody first, then seat by seat."""
        edition, names = self.edition, list[str]()
        for place, card in enumerate(edition.characters):
            same = ROYALS if card in ROYALS else (card,)
            for each in same:
                self.col[each] = place
            self.base[card] = len(names)
            word = edition.word(card)
            names.append(word)
            names += (f"{word} {how}" for how in _ways(edition, card, self.players))
        if Card.CHANCELLOR in edition.copies:
            self.base[RETURNS] = len(names)
            names += map(" ".join, product(("keep low", "keep middle", "keep high"), _ORDERS))
        if Card.BISHOP in edition.copies:
            self.base[REPLIES] = len(names)
            names += ("keep", "discard")
        if Card.CARDINAL in edition.copies:
            self.base[LOOKS] = len(names)
            names += (f"look +{d}" for d in range(self.players))
            names.append("look nobody")
        self.names = tuple(names)

    def encode(self, move: Move, seat: int) -> int:
        """The number of a move that may be made by that seat."""
        return dense(move.action, seat, self.players, self.rules, self.base, self.col)

    def decode(self, action: int, view: View) -> Move:
        """The move that the number is for who sees this view; raises IllegalMove, saying what is allowed.

        >>> from duenna import Game
        >>> game = Game("classic", players=2, seed=7)
        >>> coding = coding_for(game.edition, 2)
        >>> view = game.view(game.decider)
        >>> [coding.names[coding.encode(move, view.seat)] for move in view.options]
        ['priest +1', 'handmaid']
        >>> coding.decode(9, view)
        Move.parse(find_edition('classic'), 'priest 1')
        """
        able = {self.encode(move, view.seat): move for move in view.options if view.seat}
        if action in able:
            return able[action]
        raise self.refusal(action, able)

    def refusal(self, action: object, able: Mapping[int, object]) -> IllegalMove:
        """The error for an action that is none of those that may be taken."""
        number = int(action) if isinstance(action, int) else -1
        is_one = isinstance(action, int) and 0 <= number < self.actions
        what = f"{number} ({self.names[number]})" if is_one else quoted(action)
        allowed = ", ".join(f"{each} ({self.names[each]})" for each in sorted(able))
        return IllegalMove(
            f"Action {what} may not be taken here: take one of {allowed}."
            if able
            else f"Action {what} may not be taken: nobody is asked."
        )

    def legal(self, s: State) -> dict[int, int]:
        """The decider's actions in a position: the engine's of each number, ascending."""
        raw, mask = [0] * self.actions, [0] * self.actions
        fill_mask(s, self.rules, self.base, self.col, raw, mask, self.actions)
        return {action: raw[action] for action, may in enumerate(mask) if may}

    # ---- observations

    def _lay_out(self) -> None:
        """Lays the blocks out, those that the table needs."""
        blocks, at = dict[str, Block](), 0
        for place, name, rows, columns in self._wanted():
            self.lay[place] = at
            blocks[name] = Block(name, at, tuple(rows), tuple(columns))
            at += len(rows) * len(columns)
        self.blocks = blocks
        self.lay[seeing.PLACES] = 2 * self.edition.copies.get(Card.CHANCELLOR, 0)
        self.lay[seeing.CARDS] = len(self.edition.characters)
        self.lay[seeing.SIZE] = at

    def _wanted(self) -> Iterator[tuple[int, str, Sequence[str], Sequence[str]]]:
        edition = self.edition
        cards = [edition.word(card) for card in edition.characters]
        seats = [f"+{d}" for d in range(self.players)]
        guesses = [guess.text for guess in edition.guesses]
        yield seeing.ASKED, "asked", _ONE, [name for name in QUESTIONS if name]
        yield seeing.HELD, "held", _ONE, cards
        yield seeing.DRAWN, "drawn", _ONE, cards
        yield seeing.PILES, "piles", seats, cards
        yield seeing.LAST, "last", seats, cards
        yield seeing.KNOWN, "known", seats, cards
        yield seeing.ALIVE, "alive", _ONE, seats
        yield seeing.SHIELD, "protected", _ONE, seats
        yield seeing.TURN, "turn", _ONE, seats
        yield seeing.TOKENS, "tokens", _ONE, seats
        yield seeing.KNOWN_BY, "known_by", _ONE, seats
        yield seeing.SEEN_BY, "seen_by", seats, seats
        yield seeing.MISSED, "missed", seats, guesses
        yield seeing.NUMBERS, "numbers", _ONE, ["deck", "burned", "round", "target", "playoff"]
        by_two = self.players == 2 or edition.match_tie == "playoff"
        if edition.two_player_aside and edition.aside_face == "up" and by_two:
            yield seeing.ASIDE, "aside", _ONE, cards
        if Card.SYCOPHANT in edition.copies:
            yield seeing.MARK, "mark", _ONE, seats
        if Card.JESTER in edition.copies:
            yield seeing.BETS, "bets", seats, seats
        if Card.CARDINAL in edition.copies:
            yield seeing.PAIR, "pair", _ONE, seats
        if count := 2 * edition.copies.get(Card.CHANCELLOR, 0):
            places = [f"place {k + 1}" for k in range(count)]
            yield seeing.KNOWN_DRAWN, "known_drawn", _ONE, cards
            yield seeing.PUT_DRAWN, "put_drawn", _ONE, seats
            yield seeing.KNOWN_DECK, "known_deck", places, cards
            yield seeing.PUT_DECK, "put_deck", places, seats

    def see(self, s: State, seat: int) -> list[int]:
        """What that seat sees of a position, as numbers."""
        out = [0] * self.size
        fill_sight(s, self.rules, seat, self.lay, self.col, out)
        return out

    def explain(self, observation: Sequence[int]) -> dict[str, dict[str, int]]:
        """What an observation says, in words: by block, all that is not 0.

        >>> from duenna import Game
        >>> game = Game("classic", players=2, seed=7)
        >>> coding = coding_for(game.edition, 2)
        >>> said = coding.explain(coding.see(game._state, game.decider))
        >>> said["held"], said["drawn"], said["alive"]
        ({'priest': 1}, {'handmaid': 1}, {'+0': 1, '+1': 1})
        """
        if len(observation) != self.size:
            raise DuennaError(
                f"An observation here has {self.size} numbers, not {len(observation)}."
            )
        out = dict[str, dict[str, int]]()
        for block in self.blocks.values():
            words = [f"{row} {column}".strip() for row in block.rows for column in block.columns]
            values = observation[block.slice]
            said = {word: int(value) for word, value in zip(words, values, strict=True) if value}
            if said:
                out[block.name] = said
        return out

    def __deepcopy__(self, memo: dict[int, object]) -> "Coding":
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return coding_for, (self.edition, self.players)

    def __repr__(self) -> str:
        return f"<Coding of {self.edition.name}, {self.players} seats: {self.actions} actions, {self.size} numbers>"


_ONE: Final = ("",)
_ORDERS: Final = ("rising", "falling")


def _ways(edition: Edition, card: Card, players: int) -> Iterator[str]:
    """How a card can be played on seats, in the order of the numbers; on nobody is not listed."""
    aim, others = CARDS[card].aim, range(1, players)
    if aim == ONE_OTHER_GUESS:
        for d, guess in product(others, edition.guesses):
            yield f"+{d} {guess.text}"
    elif aim in (ONE_OTHER, ONE_OR_TWO_OTHERS):
        yield from (f"+{d}" for d in others)
    elif aim == ONE_ANY:
        yield from (f"+{d}" for d in range(players))
    if aim in (TWO_ANY, ONE_OR_TWO_OTHERS):
        pairs = combinations(range(players) if aim == TWO_ANY else others, 2)
        yield from (f"+{d} +{f}" for d, f in pairs)


@lru_cache(maxsize=64)
def coding_for(edition: Edition, players: int) -> Coding:
    """The numbers of a table of that many seats, made once."""
    return Coding(edition, players)
