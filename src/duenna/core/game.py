"""Game: a match, the friendly face of the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from duenna.core import rules
from duenna.core.actions import Move
from duenna.core.cards import ROYALS, Card
from duenna.core.decoding import decode
from duenna.core.editions import Edition, find_edition
from duenna.core.errors import DuennaError, EditionError, IllegalMove, NotYourTurn
from duenna.core.events import QUESTIONS, Asked, Event, Question
from duenna.core.frozen import ReadOnly, Value
from duenna.core.names import MAX_NAME, is_name
from duenna.core.position import read_position, write_position
from duenna.core.refusal import why_illegal
from duenna.core.seats import POPCOUNT, members
from duenna.core.seeds import SEED_LENGTH, Stream, commitment, new_seed, round_deal
from duenna.core.state import State, rules_for
from duenna.core.view import View, legal_moves, own_parts, plain_parts, seat_view, watcher_view


@dataclass(frozen=True)
class Deal(Value):
    """A round's deck, top first, and who starts it (None: the seat that the rules give, drawn from the seed
    if several may start).
    """

    deck: tuple[Card, ...]
    starter: int | None = None


class Game:
    """A match at one table, all secrets included; `view(seat)` is what one seat may see.

    `players` is a number of seats or a list of names. Chance comes from `seed`, a text or number
    (one nobody can guess if not given), or round by round from explicit `deals` first.
    Further keywords are knobs of the edition.

    Raises EditionError for rules that cannot be played or names that are none.

    >>> game = Game("modern", players=2, seed=7)
    >>> [str(move) for move in game.legal_moves()][:3]
    ['baron 2', 'handmaid']
    >>> [event.name for event in game.play("handmaid")]
    ['played', 'protected', 'turn', 'drew', 'asked']
    >>> game.turn
    2
    """

    def __init__(
        self,
        edition: str | Edition = "modern",
        players: int | Sequence[str] = 4,
        *,
        seed: str | int | None = None,
        deals: Sequence[Deal] = (),
        **knobs: Any,
    ) -> None:
        self._sit(edition, players, knobs)
        self.seed = _read_seed(seed)
        self.deals = tuple(deals)
        self._state = State(players=self.players)
        self.start: str | None = None  #: the position text the match began from, if not a deal
        self.next_round()

    @classmethod
    def from_position(
        cls, text: str, players: Sequence[str] = (), *, seed: str | int | None = None
    ) -> "Game":
        """A game that begins from a position text (see `position.py`), later rounds dealt from the seed.

        Raises PositionError; EditionError for names that are none, or too many or too few.

        >>> game = Game.from_position(
        ...     "classic/2 hands=priest,king drawn=guard deck=baron burned=guard"
        ... )
        >>> [event.name for event in game.play("guard 2 king")][:3]
        ['played', 'hit', 'out']
        """
        edition, state = read_position(text)
        game = cls.__new__(cls)
        game._sit(edition, players or state.players, {})
        if game.players != state.players:
            raise EditionError(f"{state.players} names are needed, not {game.players}.")
        game.seed = _read_seed(seed)
        game.deals = ()
        game._state = state
        game.start = text
        game._moves.append(())
        return game

    def position(self) -> str:
        """The position as text, all secrets included; `Game.from_position` is the inverse."""
        return write_position(self.edition, self._state)

    def _sit(
        self, edition: str | Edition, players: int | Sequence[str], knobs: dict[str, Any]
    ) -> None:
        names = _read_names(players)
        if isinstance(edition, Edition):
            knobs = {**edition.knobs, **knobs}
            edition = edition.asked
        self.edition = find_edition(edition, len(names), **knobs)
        self.names = names
        self.players = len(names)
        self._events: list[Event] = []
        self._moves: list[tuple[Move, ...]] = []
        self._begins: list[int] = []  #: per step, a deal or a move, the number of its first event
        self._undone: list[
            Move | None
        ] = []  #: steps taken back, the last one first; None is a deal
        self._rules = rules_for(self.edition, self.players)
        self._legal: tuple[Move, ...] | None = None  #: the decider's moves, once they were listed

    # ---- what is the case

    @property
    def commitment(self) -> str:
        """The hash of the seed that may be shown before the first deal (see `seeds.commitment`)."""
        return commitment(self.seed)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened, secrets included."""
        return ReadOnly(self._events)

    @property
    def moves(self) -> Sequence[tuple[Move, ...]]:
        """The moves made, round by round."""
        return ReadOnly(self._moves)

    @property
    def round_start(self) -> int:
        """The number of the event that began this round; 0 if the match began in it, from a position."""
        deal = len(self._begins) - 1 - len(self._moves[-1])
        return self._begins[deal] if deal >= 0 else 0

    @property
    def round(self) -> int:
        """How many rounds have been dealt."""
        return self._state.round

    @property
    def turn(self) -> int:
        """Whose turn it is, or was when the round ended."""
        return self._state.turn

    @property
    def decider(self) -> int | None:
        """The seat that must move now; None when the round is over."""
        return self._state.decider or None

    @property
    def question(self) -> Question | None:
        """What the decider is asked: play, return, reply or look."""
        return QUESTIONS[self._state.question]

    @property
    def round_over(self) -> bool:
        """Whether the round is finished: `next_round()` deals another unless the match is over."""
        return self._state.question == rules.NOTHING

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return self._state.champions != 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty while it goes on."""
        return tuple(members(self._state.champions))

    @property
    def tokens(self) -> dict[int, int]:
        """Tokens of each seat."""
        return {seat: self._state.tokens[seat] for seat in range(1, self.players + 1)}

    def legal_moves(self) -> tuple[Move, ...]:
        """The decider's moves, in canonical order; none when the round is over."""
        if self._legal is None:
            self._legal = legal_moves(self.edition, self._rules, self._state)
        return self._legal

    def view(self, seat: int | None = None) -> View:
        """What that seat may see, or a watcher (None). Raises DuennaError for a seat that is none."""
        if seat is None:
            return watcher_view(self.edition, self._state)
        return seat_view(self.edition, self._rules, self._state, self._seat(seat))

    def own_view(self, seat: int) -> dict[str, Any]:
        """The parts of that seat's view that differ from a watcher's, as `View.to_json` writes them."""
        options = self.legal_moves() if seat == self.decider else ()
        return plain_parts(self.edition, own_parts(self._state, self._seat(seat), options))

    def _seat(self, seat: int) -> int:
        if not (isinstance(seat, int) and 1 <= seat <= self.players):
            raise DuennaError(f"There is no seat {seat!r}: there are {self.players}.")
        return seat

    # ---- what can be done

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """All events from number `since` on, as that seat or a watcher learned them."""
        return [event.for_reader(seat) for event in self.events[since:]]

    def check(self, move: Move | str, seat: int | None = None) -> Move:
        """The move as a value, if it may be made now; raises what `play` would and changes nothing."""
        if self.over:
            raise NotYourTurn("The match is over.", "match-over")
        if self.round_over:
            raise NotYourTurn("The round is over: deal the next one first.", "round-over")
        if isinstance(move, str):
            move = Move.parse(self.edition, move)
        if seat is not None and seat != self.decider:
            raise NotYourTurn(
                f"Seat {self.decider} is asked now.", "not-your-turn", seat=self.decider
            )
        if move not in self.legal_moves():
            raise why_illegal(self.edition, self._rules, self._state, move)
        return move

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Makes a move, as a value or text, and returns what happened; `seat` is who makes it, if not the decider.

        Raises UnparsableMove, IllegalMove (the rule, and what is allowed) or NotYourTurn; then
        nothing has changed.
        """
        move = self.check(move, seat)
        self._undone.clear()
        return self._make(move)

    def _make(self, move: Move) -> list[Event]:
        log: list[tuple[int, ...]] = []
        rules.step(self._state, self._rules, move.action, log)
        self._moves[-1] += (move,)
        return self._tell(log)

    def next_round(self) -> list[Event]:
        """Deals the next round and returns what happened; raises IllegalMove unless the last one is over."""
        if self.over:
            raise NotYourTurn("The match is over.", "match-over")
        if not self.round_over:
            raise IllegalMove("This round is not over yet.", "round-not-over")
        out = self._next_round()
        self._undone.clear()
        return out

    def _next_round(self) -> list[Event]:
        log: list[tuple[int, ...]] = []
        self._deal(self._state, log)
        self._moves.append(())
        return self._tell(log)

    def _deal(self, s: State, log: list[tuple[int, ...]] | None) -> None:
        """Deals the round after that position: from the deals given, or from the seed."""
        seats = rules.next_seats(s)
        stream = Stream(self.seed, s.round + 1)
        starters = members(rules.starters(s, self._rules))
        deck, starter = round_deal(stream, self.edition, POPCOUNT[seats], bool(s.runoff), starters)
        if s.round < len(self.deals):
            deck, starter = self._explicit(s, self.deals[s.round], deck, starter)
        rules.deal(s, self._rules, [int(card) for card in deck], len(deck), starter, log)

    def _explicit(
        self, s: State, deal: Deal, deck: list[Card], starter: int
    ) -> tuple[list[Card], int]:
        """The deck and starter that were given for this round, checked against what may be dealt."""
        if _any_royal(self.edition, deal.deck) != _any_royal(self.edition, deck):
            raise EditionError(
                f"The deck given for round {s.round + 1} is not the {len(deck)} cards of {self.edition.name}."
            )
        if deal.starter is None:
            return list(deal.deck), starter
        able = members(rules.starters(s, self._rules))
        if deal.starter not in able:
            raise EditionError(
                f"Seat {deal.starter} cannot start round {s.round + 1}: "
                f"by the rules seat {' or '.join(map(str, able))} does."
            )
        return list(deal.deck), deal.starter

    def _tell(self, log: list[tuple[int, ...]]) -> list[Event]:
        """Decodes and keeps what the engine logged, the last question with its options."""
        self._legal = None
        events = [decode(self.edition, logged) for logged in log]
        if events and isinstance(asked := events[-1], Asked):
            events[-1] = replace(asked, options=self.legal_moves())
        self._begins.append(len(self._events))
        self._events += events
        return events

    # ---- back and forth

    def undo(self) -> list[Event]:
        """Takes back the last move, or the deal of a round without a move, and returns the events that are undone.

        Raises IllegalMove if nothing was done since the match began.

        >>> game = Game("classic", players=2, seed=7)
        >>> before = game.position()
        >>> events = game.play(game.legal_moves()[0])
        >>> game.undo() == events, game.position() == before, game.redo() == events
        (True, True, True)
        """
        if len(self._begins) == (self.start is None):
            raise IllegalMove("There is nothing to take back.", "nothing-to-undo")
        begin = self._begins.pop()
        undone = self._events[begin:]
        del self._events[begin:]
        if self._moves[-1]:
            self._undone.append(self._moves[-1][-1])
            self._moves[-1] = self._moves[-1][:-1]
        else:
            self._undone.append(None)
            self._moves.pop()
        self._state, self._legal = self._replayed(), None
        return undone

    def redo(self) -> list[Event]:
        """Does again what was last taken back, and returns what happens.

        Raises IllegalMove if nothing was taken back, or a move was made or a round dealt since.
        """
        if not self._undone:
            raise IllegalMove("There is nothing to do again.", "nothing-to-redo")
        move = self._undone.pop()
        return self._next_round() if move is None else self._make(move)

    def _replayed(self) -> State:
        """The position that the moves lead to, from the beginning of the match: all chance lies in the deals."""
        s = State(players=self.players) if self.start is None else read_position(self.start)[1]
        for number, moves in enumerate(self._moves):
            if number or self.start is None:
                self._deal(s, None)
            for move in moves:
                rules.step(s, self._rules, move.action, None)
        return s

    def begun(self) -> "Game":
        """The match as it was before anyone moved: the same rules, names, seed, and deals or position.

        >>> game = Game("classic", players=["Ann", "Bob"], seed=7)
        >>> _ = game.play(game.legal_moves()[0])
        >>> game.begun().moves, game.begun().events == game.events[: len(game.begun().events)]
        (((),), True)
        """
        if self.start is not None:
            return Game.from_position(self.start, self.names, seed=self.seed)
        return Game(self.edition, self.names, seed=self.seed, deals=self.deals)

    def copy(self) -> "Game":
        """An independent copy, secrets and future decks included."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._state = self._state.copy()
        for name in ("_events", "_moves", "_begins", "_undone"):
            setattr(other, name, list(getattr(self, name)))
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __repr__(self) -> str:
        return f"<Game {self.edition.name}, {self.players} seats, round {self.round}>"


def _read_names(players: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(players, int):
        return tuple(f"Player {seat}" for seat in range(1, min(players, 99) + 1))
    names = tuple(players) if isinstance(players, Sequence) and not isinstance(players, str) else ()
    if not names:
        raise EditionError(
            f"players must be a number of seats or a list of names, not {players!r}."
        )
    for name in names:
        if not is_name(name):
            raise EditionError(
                f"A name has 1 to {MAX_NAME} printable characters; {str(name)[:50]!r} is none."
            )
    if len({name.casefold() for name in names}) < len(names):
        raise EditionError("Two players have the same name.")
    return names


def _read_seed(seed: str | int | None) -> str:
    if seed is None:
        return new_seed()
    if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**SEED_LENGTH:
        return str(seed)
    if isinstance(seed, str) and 0 < len(seed) <= SEED_LENGTH and _is_unicode(seed):
        return seed
    raise DuennaError(f"A seed is a number or a text of 1 to {SEED_LENGTH} characters.")


def _is_unicode(text: str) -> bool:
    """Whether the text can be written in UTF-8: half a surrogate pair cannot."""
    return not any("\ud800" <= char <= "\udfff" for char in text)


def _any_royal(edition: Edition, deck: Sequence[Card]) -> list[Card]:
    """The deck in order, with any royal written as the Princess where one is drawn by lot: what each deal has."""
    by_lot = ROYALS if edition.royal == "random" else ()
    return sorted(Card.PRINCESS if card in by_lot else card for card in deck)
