"""The rules of every edition: deal, count and list moves, step, score. The one source for both engines.

Restricted Python, so that numba can compile the same text (`duenna.fast`): `s` is a State and `e` the
edition's Rules, reached by attribute; everything is an int; no closures, no dicts, no lists made here.
What happened is appended to `log`, a plain list, or nowhere if it is None. Numbers:

- seats run from 1, 0 is nobody; a set of seats is a bit mask (`seats.py`);
- a card is its number in `cards.py`, 0 is none, and a set of cards a bit mask too; a guess is a slot of
  `edition.guesses`, from 1;
- an action is `question << 20 | guess << 15 | second << 10 | first << 5 | card`.

The log's events are tuples `(kind, audience, ...)`; `events.py` names their parts. Everyone learns that
an event happened; only the seats in the audience learn its cards.
"""

from typing import Final

from duenna.core.cards import (
    ASSASSIN,
    BARON,
    BARONESS,
    BISHOP,
    CARDINAL,
    CHANCELLOR,
    CONSTABLE,
    COUNT,
    COUNTESS,
    DOWAGER_QUEEN,
    GUARD,
    HANDMAID,
    JESTER,
    KING,
    MINISTER,
    NO_CARD,
    NOBODY,
    ONE_ANY,
    ONE_OTHER_GUESS,
    PRIEST,
    PRINCE,
    ROYAL_CARDS,
    SPY,
    SYCOPHANT,
    TWO_ANY,
)
from duenna.core.knobs import SMALL_TABLE
from duenna.core.seats import NEXT_SEAT, NTH_SEAT, POPCOUNT, SEATS
from duenna.core.state import PILE, Rules, State

Log = list[tuple[int, ...]] | None

# Questions: what the decider is asked. A play is one action, since all is known then; only
# choices that depend on something learnt meanwhile are questions of their own.
NOTHING: Final = 0  #: the round or the match is over
PLAY: Final = 1  #: which card, on whom, guessing what
RETURN: Final = 2  #: Chancellor: which card to keep, and the order of those returned
REPLY: Final = 3  #: hit by a Bishop: keep the card, or discard it and draw
LOOK: Final = 4  #: Cardinal: which of the two swapped hands to look at, if any

# Parts of an action.
FIRST: Final = 5
SECOND: Final = 10
GUESS: Final = 15
QUESTION: Final = 20
PART: Final = 31

# Events; events.py says what each carries.
E_ROUND: Final = 1
E_ASIDE: Final = 2
E_DEALT: Final = 3
E_TURN: Final = 4
E_DREW: Final = 5
E_BUST: Final = 6
E_PLAYED: Final = 7
E_NO_EFFECT: Final = 8
E_MISSED: Final = 9
E_HIT: Final = 10
E_ASSASSIN: Final = 11
E_LOOKED: Final = 12
E_DECLINED: Final = 13
E_COMPARED: Final = 14
E_PROTECTED: Final = 15
E_DISCARDED: Final = 16
E_KEPT: Final = 17
E_SWAPPED: Final = 18
E_RETURNED: Final = 19
E_MARKED: Final = 20
E_BET: Final = 21
E_OUT: Final = 22
E_TOKEN: Final = 23
E_SHOWN: Final = 24
E_ROUND_OVER: Final = 25
E_REVEALED: Final = 26
E_MATCH_OVER: Final = 27
E_ASKED: Final = 28
E_PLAYOFF: Final = 29

ALL: Final = 0b111111111  #: audience: everyone, watchers (bit 0) included
NONE: Final = 0  #: audience: no one

# Why a card had no effect.
NOBODY_TO_CHOOSE: Final = 1
PROTECTED: Final = 2
MARKED: Final = 3
DECK_EMPTY: Final = 4

# What a token is for.
FOR_ROUND: Final = 1
FOR_SPY: Final = 2
FOR_JESTER: Final = 3
FOR_CONSTABLE: Final = 4
FOR_BISHOP: Final = 5

# Why a card was drawn.
FOR_TURN: Final = 1
AFTER_DISCARD: Final = 2
BY_CHANCELLOR: Final = 3

# How a round was decided.
BY_SURVIVAL: Final = 1
BY_RANK: Final = 2
BY_SUM: Final = 3
TIED: Final = 4  #: those who tied all win
DRAWN: Final = 5  #: those who tied all win nothing

# Answers of knobs: their places in editions.CHOICES.
TIE_SUM_SHARE: Final = 1
TIE_SUM_NONE: Final = 2
TIE_NONE: Final = 3
START_LEFT: Final = 1
TIE_START_FIRST: Final = 1
NONE_START_NEXT: Final = 0
NONE_START_SAME: Final = 1
MATCH_JOINT: Final = 0
MATCH_PLAYOFF: Final = 1


# ---- the deal ---------------------------------------------------------------------------------


def next_seats(s: State) -> int:
    """The mask of seats dealt into the next round: all, or those who must play off (R45)."""
    if s.runoff:
        return s.runoff
    return (2 << s.players) - 2


def starters(s: State, e: Rules) -> int:
    """The mask of seats one of which, drawn at random if several, begins the next round (R4 to R7, R45)."""
    seats = next_seats(s)
    if s.round == 0:
        return 1 << e.first_start if e.first_start else seats
    if s.runoff:
        return s.round_winners & seats if s.round_winners & seats else seats
    if e.next_start == START_LEFT:
        return 1 << NEXT_SEAT[seats * 16 + s.starter]
    if s.round_winners:
        return (
            s.round_winners & -s.round_winners
            if e.tie_start == TIE_START_FIRST
            else s.round_winners
        )
    if e.none_start == NONE_START_NEXT:
        return 1 << NEXT_SEAT[s.alive * 16 + s.turn]
    return 1 << s.starter if e.none_start == NONE_START_SAME else seats


def deal(s: State, e: Rules, deck: list[int], size: int, starter: int, log: Log) -> None:
    """Deals a round from `deck` (`size` cards, top first) and asks the starter for the first move.

    Order: the burned card, with two seats the extra cards set aside, a card for each seat in
    seat order whoever starts, and the rest is the draw pile (R52).
    """
    s.playing = next_seats(s)
    s.playoff = 1 if s.runoff else 0
    s.round += 1
    s.starter = starter
    s.alive = s.playing
    s.protected = s.runoff = s.round_winners = s.mark = s.owed = s.shown = s.revealed = 0
    if e.royal_varies:
        for i in range(size):
            if ROYAL_CARDS >> deck[i] & 1:
                s.royal = deck[i]
    if log is not None:
        log.append((E_ROUND, ALL, s.round, starter, s.playing, s.playoff, s.royal))
    s.burned = deck[0]
    if log is not None:
        log.append((E_ASIDE, NONE, s.burned, 0))
    at = 1
    while s.aside_count:
        s.aside_count -= 1
        s.aside[s.aside_count] = 0
    if POPCOUNT[s.playing] == 2:
        while s.aside_count < e.two_player_aside:
            s.aside[s.aside_count] = deck[at]
            if log is not None:
                log.append((E_ASIDE, ALL if e.aside_up else NONE, deck[at], e.aside_up))
            s.aside_count += 1
            at += 1
    for p in range(1, s.players + 1):
        s.pile_size[p] = s.bet[p] = s.hand[p] = 0
        forget(s, p)
        if s.playing >> p & 1:
            s.hand[p] = deck[at]
            if log is not None:
                log.append((E_DEALT, 1 << p, p, deck[at]))
            at += 1
    s.left = size - at
    for i in range(s.left):
        s.deck[i] = deck[size - 1 - i]
        s.deck_known[i] = s.under[i] = 0
    if begin_turn(s, e, starter, log) == 0:
        end_turn(s, e, log)


# ---- the moves there are ----------------------------------------------------------------------


def choosable(s: State, e: Rules, card: int) -> int:
    """The mask of seats that the card may be played on (R13, R15, R33)."""
    seats = s.alive & ~(1 << s.turn)
    if e.ignore_protected == 0:
        seats &= ~s.protected
    aim = e.aim[card]
    if aim == ONE_ANY or aim == TWO_ANY:
        if seats or card != PRINCE or e.prince_fizzle == 0:
            seats |= 1 << s.turn
    if s.mark:
        # The Sycophant: the next card must include the marked seat, if it chooses anyone.
        if seats >> s.mark & 1:
            if aim <= ONE_ANY:
                seats = 1 << s.mark
        elif e.mark_free == 0:
            seats = 0
    return seats


def small_deck(s: State) -> int:
    """1 in a playoff of so few seats that they take the smaller deck, where the edition has one (R45)."""
    return 1 if s.playoff and POPCOUNT[s.playing] <= SMALL_TABLE else 0


def ways(s: State, e: Rules, card: int) -> int:
    """How many different actions play this card."""
    seats = choosable(s, e, card)
    n = POPCOUNT[seats]
    if e.small_guesses and e.aim[card] == ONE_OTHER_GUESS and small_deck(s):
        return n * e.small_guesses if n else 1
    if s.mark and e.aim[card] >= TWO_ANY and n > 1 and seats >> s.mark & 1:
        return n - 1 if e.aim[card] == TWO_ANY else n  # pairs with the marked seat, or it alone
    return e.ways[card * SEATS + n]


def count_actions(s: State, e: Rules) -> int:
    """How many different actions the decider has; 0 when nobody is asked."""
    if s.question == PLAY:
        low = s.hand[s.turn]
        high = s.drawn
        if low == high:
            return ways(s, e, low)
        if high < low:
            low, high = high, low
        if high == COUNTESS and (low == PRINCE or low == KING):
            return 1  # R8, R9: the Countess must go, checked only here
        return ways(s, e, low) + ways(s, e, high)
    if s.question == RETURN:
        a, b, c = s.hand[s.turn], s.extra[0], s.extra[1]
        if c == NO_CARD:
            return 1 if a == b else 2
        if a == b and b == c:
            return 1
        return 3 if a == b or b == c or a == c else 6
    if s.question == REPLY:
        return 2
    if s.question == LOOK:
        return 3
    return 0


def nth_action(s: State, e: Rules, k: int) -> int:
    """The k-th action of the decider, from 0, in an order that depends only on what that seat may know.

    By card number, then targets, then guess: never by which card was held and which drawn.
    """
    if s.question == PLAY:
        low = s.hand[s.turn]
        high = s.drawn
        if high < low:
            low, high = high, low
        if high == COUNTESS and (low == PRINCE or low == KING):
            return PLAY << QUESTION | COUNTESS
        if low != high:
            first = ways(s, e, low)
            if k >= first:
                low = high
                k -= first
        return nth_play(s, e, low, k)
    if s.question == RETURN:
        return nth_return(s, k)
    if s.question == REPLY:
        return REPLY << QUESTION | k << FIRST
    return LOOK << QUESTION | (s.pair[k] << FIRST if k < 2 else 0)


def nth_play(s: State, e: Rules, card: int, k: int) -> int:
    """The k-th action that plays this card."""
    action = PLAY << QUESTION | card
    aim = e.aim[card]
    if aim == NOBODY:
        return action
    seats = choosable(s, e, card)
    if seats == 0:
        return action
    if aim == ONE_OTHER_GUESS:
        if e.small_guesses and small_deck(s):
            # Nobody can hold anything else (R17 stands elsewhere).
            n = k // e.small_guesses
            slot = e.small_slot[k - n * e.small_guesses + 1]
            return action | NTH_SEAT[seats * 8 + n] << FIRST | slot << GUESS
        n = k // e.guesses
        return action | NTH_SEAT[seats * 8 + n] << FIRST | (k - n * e.guesses + 1) << GUESS
    if aim <= ONE_ANY:
        return action | NTH_SEAT[seats * 8 + k] << FIRST
    must = s.mark if s.mark and seats >> s.mark & 1 else 0
    if aim == TWO_ANY:
        if POPCOUNT[seats] < 2:
            return action
    elif must:
        if k == 0:
            return action | must << FIRST
        k -= 1
    else:
        n = POPCOUNT[seats]
        if k < n:
            return action | NTH_SEAT[seats * 8 + k] << FIRST
        k -= n
    if must:
        other = NTH_SEAT[(seats & ~(1 << must)) * 8 + k]
        low, high = (must, other) if must < other else (other, must)
        return action | low << FIRST | high << SECOND
    i = 0
    n = POPCOUNT[seats] - 1
    while k >= n - i:  # the pairs whose lower seat is the i-th are n - i
        k -= n - i
        i += 1
    return action | NTH_SEAT[seats * 8 + i] << FIRST | NTH_SEAT[seats * 8 + i + 1 + k] << SECOND


def nth_return(s: State, k: int) -> int:
    """The k-th way to give cards back to the Chancellor: by the card kept, then the order."""
    a, b, c = s.hand[s.turn], s.extra[0], s.extra[1]
    action = RETURN << QUESTION
    if b < a:
        a, b = b, a
    if c == NO_CARD:
        return action | (a | b << FIRST if k == 0 else b | a << FIRST)
    if c < b:
        b, c = c, b
        if b < a:
            a, b = b, a
    for kept in range(3):
        if kept == 0:
            keep, top, low = a, b, c
        elif kept == 1:
            keep, top, low = b, a, c
        else:
            keep, top, low = c, a, b
        if (kept == 1 and b == a) or (kept == 2 and c == b):
            continue
        if k == 0:
            return action | keep | top << FIRST | low << SECOND
        k -= 1
        if top != low:
            if k == 0:
                return action | keep | low << FIRST | top << SECOND
            k -= 1
    return action


# ---- a move -----------------------------------------------------------------------------------


def step(s: State, e: Rules, action: int, log: Log) -> None:
    """Carries out a legal action of the decider and goes on to the next question.

    Illegal actions are the caller's to refuse (`game.py` does): here they are not looked for.
    """
    asked = s.question
    s.question = NOTHING
    if asked == PLAY:
        play(s, e, action, log)
    elif asked == RETURN:
        return_cards(s, action, log)
    elif asked == REPLY:
        reply(s, e, action, log)
    elif asked == LOOK:
        look_after_swap(s, action, log)
    if s.question == NOTHING:
        end_turn(s, e, log)


def play(s: State, e: Rules, action: int, log: Log) -> None:
    """The card goes face up to its player's pile and then takes effect."""
    me = s.turn
    card = action & PART
    x = action >> FIRST & PART
    y = action >> SECOND & PART
    guess = action >> GUESS & PART
    lay_down(s, me, card)
    if log is not None:
        log.append((E_PLAYED, ALL, me, card, x, y, guess))
    marked = s.mark
    s.mark = 0  # R34: for one card, whatever it is
    aim = e.aim[card]
    if aim != NOBODY:
        if x == 0:
            if log is not None:
                log.append((E_NO_EFFECT, ALL, me, 0, MARKED if marked else NOBODY_TO_CHOOSE))
            return
        if aim <= ONE_ANY and s.protected >> x & 1:
            # Only where protection means "the effect is ignored" (R13).
            if log is not None:
                log.append((E_NO_EFFECT, ALL, me, x, PROTECTED))
            return
    if card == GUARD:
        guard(s, e, x, guess, log)
    elif card == PRIEST:
        look(s, x, log)
    elif card == BARON:
        compare(s, e, x, 1, log)
    elif card == HANDMAID:
        s.protected |= 1 << me
        if log is not None:
            log.append((E_PROTECTED, ALL, me))
    elif card == PRINCE:
        discard(s, e, x, log)
    elif card == KING:
        swap(s, me, x, log)
    elif card == CHANCELLOR:
        chancellor(s, log)
    elif ROYAL_CARDS >> card & 1:
        knock_out(s, e, me, log)
    elif card == BISHOP:
        bishop(s, e, x, guess, log)
    elif card == DOWAGER_QUEEN:
        compare(s, e, x, -1, log)
    elif card == CARDINAL:
        cardinal(s, x, y, log)
    elif card == BARONESS:
        baroness(s, x, y, log)
    elif card == SYCOPHANT:
        s.mark = x
        if log is not None:
            log.append((E_MARKED, ALL, me, x))
    elif card == JESTER:
        s.bet[me] |= 1 << x
        if log is not None:
            log.append((E_BET, ALL, me, x))
    # Countess, Minister, Spy, Count, Constable and Assassin do nothing when played.


def lay_down(s: State, me: int, card: int) -> None:
    """Moves one of the two cards to the pile and keeps certain knowledge of the other.

    If the drawn card is played, those who knew the held card know the card that is left. If the held card is
    played, those who knew the drawn card (from the bottom of the deck) know it. If both are the same
    character, only those who knew both know it. All that everyone can tell of the drawn card is who put it under
    the deck.
    """
    held, drawn = s.hand[me], s.drawn
    known = s.drawn_known if card == held else s.knowers[me]
    by = putter(s, me)
    sure = by if card == held else s.sure[me]
    if held == drawn:
        known &= s.knowers[me]
        sure &= s.sure[me]
    s.knowers[me] = known
    s.sure[me] = sure
    s.seen[me] |= by
    s.missed[me] = 0
    s.hand[me] = held + drawn - card
    s.drawn = s.drawn_known = s.drawn_from = 0
    put(s, me, card)


def put(s: State, p: int, card: int) -> None:
    """Adds a card to the face-up pile before a seat."""
    s.pile[p * PILE + s.pile_size[p]] = card
    s.pile_size[p] += 1


def take(s: State) -> int:
    """The next card: from the draw pile, or the burned card; drawn_known says who knows it."""
    if s.left == 0:
        # An empty pile ends the round this very turn, so it can be needed once only.
        assert s.burned != NO_CARD, "the burned card was needed twice"
        card = s.burned
        s.burned = 0
        s.drawn_known = s.drawn_from = 0
        return card
    s.left -= 1
    s.drawn_known = s.deck_known[s.left]
    s.drawn_from = s.under[s.left]
    return s.deck[s.left]


def putter(s: State, p: int) -> int:
    """The mask of the seat that had put the drawn card under the deck, if it is another than p."""
    return 1 << s.drawn_from & ~(1 | 1 << p)


def reveal(s: State, p: int, seats: int) -> None:
    """Those seats see the hand of p, as everyone can tell."""
    s.knowers[p] |= seats
    s.sure[p] |= seats
    s.seen[p] |= seats


def forget(s: State, p: int) -> None:
    """The hand of p is gone or new, as everyone can tell: nothing is known of it."""
    s.knowers[p] = s.sure[p] = s.seen[p] = s.missed[p] = 0


# ---- the cards --------------------------------------------------------------------------------


def guard(s: State, e: Rules, x: int, guess: int, log: Log) -> None:
    """Guard: name what x holds, never a Guard; right: x is out (R16, R17).

    An Assassin answers before the name is compared: the Guard's player is out, and the holder
    discards the Assassin and draws (R32), unless a Constable's token has ended the match.
    """
    me = s.turn
    if s.hand[x] == ASSASSIN:
        if log is not None:
            log.append((E_ASSASSIN, ALL, x, me))
        knock_out(s, e, me, log)
        if s.champions == 0:
            discard(s, e, x, log)
    elif e.slot[s.hand[x]] == guess:
        if log is not None:
            log.append((E_HIT, ALL, me, x, guess))
        knock_out(s, e, x, log)
    else:
        s.missed[x] |= 1 << guess
        if log is not None:
            log.append((E_MISSED, ALL, me, x, guess))


def look(s: State, x: int, log: Log) -> None:
    """Priest, Baroness, Cardinal: the seat whose turn it is sees the hand of x."""
    me = s.turn
    if x != me:
        reveal(s, x, 1 << me)
    if log is not None:
        log.append((E_LOOKED, 1 << me, me, x, s.hand[x]))


def compare(s: State, e: Rules, x: int, sign: int, log: Log) -> None:
    """Baron: the lower hand is out; Dowager Queen (sign -1): the higher. A tie: nothing (R18, R41)."""
    me = s.turn
    difference = sign * (e.rank[s.hand[me]] - e.rank[s.hand[x]])
    loser = 0
    if difference:
        loser = x if difference > 0 else me
    if log is not None:
        log.append((E_COMPARED, 1 << me | 1 << x, me, x, loser, s.hand[me], s.hand[x]))
    reveal(s, x, 1 << me)
    reveal(s, me, 1 << x)
    if loser:
        knock_out(s, e, loser, log)


def discard(s: State, e: Rules, x: int, log: Log) -> None:
    """Prince, Bishop's reply, Assassin: x discards, unresolved, and draws; a royal is out instead (R19 to R22)."""
    card = s.hand[x]
    s.hand[x] = 0
    forget(s, x)
    put(s, x, card)
    if log is not None:
        log.append((E_DISCARDED, ALL, x, card))
    if ROYAL_CARDS >> card & 1:
        knock_out(s, e, x, log)
        return
    from_burned = 1 if s.left == 0 else 0
    s.hand[x] = take(s)
    reveal(s, x, putter(s, x))
    s.knowers[x] |= s.drawn_known & ~(1 << x)
    s.drawn_known = s.drawn_from = 0
    if log is not None:
        log.append((E_DREW, 1 << x, x, s.hand[x], AFTER_DISCARD, from_burned))


def swap(s: State, x: int, y: int, log: Log) -> None:
    """King, Cardinal: x and y trade hands; each knows what it gave, and others' knowledge moves along (R21).

    Who else knows the new hand its owner cannot be sure of.
    """
    if log is not None:
        log.append((E_SWAPPED, 1 << x | 1 << y, x, y, s.hand[x], s.hand[y]))
    s.hand[x], s.hand[y] = s.hand[y], s.hand[x]
    s.knowers[x], s.knowers[y] = (
        (s.knowers[y] | 1 << y) & ~(1 << x),
        (s.knowers[x] | 1 << x) & ~(1 << y),
    )
    s.seen[x], s.seen[y] = (s.seen[y] | 1 << y) & ~(1 << x), (s.seen[x] | 1 << x) & ~(1 << y)
    s.sure[x] = 1 << y
    s.sure[y] = 1 << x
    s.missed[x], s.missed[y] = s.missed[y], s.missed[x]


def chancellor(s: State, log: Log) -> None:
    """Chancellor: draw two, or the last one; then say which to keep. An empty pile: nothing."""
    me = s.turn
    if s.left == 0:
        if log is not None:
            log.append((E_NO_EFFECT, ALL, me, 0, DECK_EMPTY))
        return
    s.extra[0] = take(s)
    s.extra_known[0] = s.drawn_known & ~(1 << me)
    if log is not None:
        log.append((E_DREW, 1 << me, me, s.extra[0], BY_CHANCELLOR, 0))
    if s.left:
        s.extra[1] = take(s)
        s.extra_known[1] = s.drawn_known & ~(1 << me)
        if log is not None:
            log.append((E_DREW, 1 << me, me, s.extra[1], BY_CHANCELLOR, 0))
    s.drawn_known = s.drawn_from = 0
    ask(s, me, RETURN, log)


def return_cards(s: State, action: int, log: Log) -> None:
    """Chancellor: one card is kept, the others go under the draw pile in the order chosen (R23).

    Whoever knew all the cards for certain, and knew them to be one character, still knows where each is.
    """
    me = s.turn
    count = 2 if s.extra[1] else 1
    keep, top, low = action & PART, action >> FIRST & PART, action >> SECOND & PART
    known = 0
    if keep == top and (count == 1 or keep == low):
        known = s.knowers[me] & s.extra_known[0]
        if count == 2:
            known &= s.extra_known[1]
    s.hand[me] = keep
    forget(s, me)
    s.knowers[me] = known
    s.extra[0] = s.extra[1] = s.extra_known[0] = s.extra_known[1] = 0
    i = s.left
    while i > 0:
        i -= 1
        s.deck[i + count] = s.deck[i]
        s.deck_known[i + count] = s.deck_known[i]
        s.under[i + count] = s.under[i]
    s.deck[0] = low if count == 2 else top
    s.deck[count - 1] = top
    s.deck_known[0] = s.deck_known[count - 1] = known | 1 << me
    s.under[0] = s.under[count - 1] = me
    s.left += count
    if log is not None:
        log.append((E_RETURNED, 1 << me, me, count, keep, top, low))


def bishop(s: State, e: Rules, x: int, guess: int, log: Log) -> None:
    """Bishop: name what x holds; right: a token at once, and x may discard and draw (R28, R29)."""
    me = s.turn
    if e.slot[s.hand[x]] != guess:
        s.missed[x] |= 1 << guess
        if log is not None:
            log.append((E_MISSED, ALL, me, x, guess))
        return
    if log is not None:
        log.append((E_HIT, ALL, me, x, guess))
    if e.exact[guess]:
        reveal(s, x, s.playing & ~(1 << x))
    pay_at_once(s, e, me, FOR_BISHOP, log)
    if s.champions == 0:
        ask(s, x, REPLY, log)


def reply(s: State, e: Rules, action: int, log: Log) -> None:
    """The seat a Bishop hit discards and draws (first part 1), or keeps its card."""
    x = s.decider
    if action >> FIRST & PART:
        discard(s, e, x, log)
    elif log is not None:
        log.append((E_KEPT, ALL, x))


def cardinal(s: State, x: int, y: int, log: Log) -> None:
    """Cardinal: x and y trade hands, then you may look at one of the two (R39)."""
    if (s.protected >> x | s.protected >> y) & 1:
        if log is not None:
            log.append((E_NO_EFFECT, ALL, s.turn, x if s.protected >> x & 1 else y, PROTECTED))
        return
    swap(s, x, y, log)
    s.pair[0], s.pair[1] = x, y
    ask(s, s.turn, LOOK, log)


def look_after_swap(s: State, action: int, log: Log) -> None:
    """The Cardinal's look, or none."""
    x = action >> FIRST & PART
    s.pair[0] = s.pair[1] = 0
    if x:
        look(s, x, log)
    elif log is not None:
        log.append((E_DECLINED, ALL, s.turn))


def baroness(s: State, x: int, y: int, log: Log) -> None:
    """Baroness: look at one or two hands (R40)."""
    if s.protected >> x & 1:
        if log is not None:
            log.append((E_NO_EFFECT, ALL, s.turn, x, PROTECTED))
    else:
        look(s, x, log)
    if y:
        if s.protected >> y & 1:
            if log is not None:
                log.append((E_NO_EFFECT, ALL, s.turn, y, PROTECTED))
        else:
            look(s, y, log)


# ---- knock-outs and tokens --------------------------------------------------------------------


def knock_out(s: State, e: Rules, p: int, log: Log) -> None:
    """Seat p is out: its hand goes face up to its pile, unresolved; a Constable there before pays (R30, R31)."""
    due = e.has_constable and in_pile(s, p, CONSTABLE)
    s.alive &= ~(1 << p)
    s.protected &= ~(1 << p)
    if s.mark == p:
        s.mark = 0
    card = s.hand[p]
    if card:
        s.hand[p] = 0
        put(s, p, card)
    if s.drawn:  # a Minister's bust: the held card lies first, then the drawn one
        put(s, p, s.drawn)
        s.drawn = s.drawn_known = s.drawn_from = 0
        card = NO_CARD  # E_BUST has shown both
    forget(s, p)
    if log is not None:
        log.append((E_OUT, ALL, p, card))
    if due:
        if e.constable_late:
            s.owed |= 1 << p
        else:
            pay_at_once(s, e, p, FOR_CONSTABLE, log)


def in_pile(s: State, p: int, card: int) -> int:
    """How many of that card lie before seat p."""
    n = 0
    for i in range(p * PILE, p * PILE + s.pile_size[p]):
        if s.pile[i] == card:
            n += 1
    return n


def pay(s: State, p: int, why: int, log: Log) -> None:
    """One token for seat p; a playoff pays none (R45)."""
    if s.playoff == 0:
        s.tokens[p] += 1
        if log is not None:
            log.append((E_TOKEN, ALL, p, why, s.tokens[p]))


def pay_at_once(s: State, e: Rules, p: int, why: int, log: Log) -> None:
    """A token paid in mid-round, which may win the match there and then (R31)."""
    pay(s, p, why, log)
    if e.immediate_win and s.playoff == 0 and s.tokens[p] >= e.target:
        win_match(s, 1 << p, log)


def win_match(s: State, seats: int, log: Log) -> None:
    """The match is over."""
    s.champions = seats
    s.decider = 0
    if log is not None:
        log.append((E_MATCH_OVER, ALL, seats))


# ---- turns and rounds -------------------------------------------------------------------------


def ask(s: State, p: int, question: int, log: Log) -> None:
    """Makes p the one who must answer."""
    s.decider = p
    s.question = question
    if log is not None:
        log.append((E_ASKED, 1 << p, p, question))


def begin_turn(s: State, e: Rules, p: int, log: Log) -> int:
    """p's protection ends and p draws; 1 if p may play, 0 if the Minister put p out (R10 to R12)."""
    s.turn = p
    s.protected &= ~(1 << p)
    if log is not None:
        log.append((E_TURN, ALL, p))
    s.drawn = take(s)
    s.drawn_known &= ~(1 << p)
    if log is not None:
        log.append((E_DREW, 1 << p, p, s.drawn, FOR_TURN, 0))
    if e.has_minister and (s.hand[p] == MINISTER or s.drawn == MINISTER):
        if e.rank[s.hand[p]] + e.rank[s.drawn] >= 12:
            if log is not None:
                log.append((E_BUST, ALL, p, s.hand[p], s.drawn))
            knock_out(s, e, p, log)
            return 0
    ask(s, p, PLAY, log)
    return 1


def end_turn(s: State, e: Rules, log: Log) -> None:
    """Scores the round if one seat is left or the pile is empty; else the next living seat's turn begins."""
    while s.champions == 0:
        if s.left == 0 or s.alive & (s.alive - 1) == 0:
            end_round(s, e, log)
            return
        if begin_turn(s, e, NEXT_SEAT[s.alive * 16 + s.turn], log):
            return


def showdown(s: State, e: Rules, log: Log) -> int:
    """Shows all living hands; the mask of seats with the best (R25, R26, R27)."""
    seats = s.alive
    royal = bishops = 0
    for p in range(1, s.players + 1):
        if s.alive >> p & 1:
            if ROYAL_CARDS >> s.hand[p] & 1:
                royal = 1
            elif s.hand[p] == BISHOP:
                bishops |= 1 << p
    if royal:
        seats &= ~bishops  # R28
    best = -1
    first = 0
    for p in range(1, s.players + 1):
        if s.alive >> p & 1:
            score = e.rank[s.hand[p]]
            if e.has_count:
                score += in_pile(s, p, COUNT)  # R27: in the pile only
            if log is not None:
                log.append((E_SHOWN, ALL, p, s.hand[p], score, pile_sum(s, e, p)))
            if seats >> p & 1:
                if score > best:
                    best = score
                    first = 0
                if score == best:
                    first |= 1 << p
    s.shown = s.alive
    return first


def best_sums(s: State, e: Rules, tied: int) -> int:
    """The mask of those tied seats whose piles sum highest (4.2)."""
    best = -1
    first = 0
    for p in range(1, s.players + 1):
        if tied >> p & 1:
            score = pile_sum(s, e, p)
            if score > best:
                best = score
                first = 0
            if score == best:
                first |= 1 << p
    return first


def pile_sum(s: State, e: Rules, p: int) -> int:
    """The sum that breaks ties: the ranks before seat p, with the revealed hand if the edition counts it (R26)."""
    total = e.rank[s.hand[p]] if e.tie_sum_hand else 0
    for i in range(p * PILE, p * PILE + s.pile_size[p]):
        total += e.rank[s.pile[i]]
    return total


def end_round(s: State, e: Rules, log: Log) -> None:
    """Finds the round's winners, pays tokens, shows what was set aside, and ends the match if it is won."""
    s.decider = 0
    first = s.alive
    how = BY_SURVIVAL
    if first & (first - 1):
        first = showdown(s, e, log)
        how = BY_RANK
        if first & (first - 1) and (e.tie == TIE_SUM_SHARE or e.tie == TIE_SUM_NONE):
            first = best_sums(s, e, first)
            how = BY_SUM
    s.round_winners = first
    if first & (first - 1):
        how = TIED
        if e.tie == TIE_SUM_NONE or e.tie == TIE_NONE:
            how = DRAWN
            s.round_winners = 0
    if log is not None:
        log.append((E_ROUND_OVER, ALL, s.round_winners, how, first))
    pay_round(s, e, log)
    if e.reveal_burned:
        s.revealed = 1
        if log is not None:
            log.append((E_REVEALED, ALL, s.burned, s.aside[0], s.aside[1], s.aside[2]))
    if s.playoff == 0:
        score_match(s, e, log)
    elif first & (first - 1):
        call_playoff(s, first, log)
    else:
        win_match(s, first, log)


def call_playoff(s: State, seats: int, log: Log) -> None:
    """Those seats play the next round for the match (R45)."""
    s.runoff = seats
    if log is not None:
        log.append((E_PLAYOFF, ALL, seats))


def pay_round(s: State, e: Rules, log: Log) -> None:
    """The round's tokens: its winners, a lone Spy (4.4), Jesters (R37), and Constables paid late (R31)."""
    spies = 0
    for p in range(1, s.players + 1):
        if s.round_winners >> p & 1:
            pay(s, p, FOR_ROUND, log)
        if e.has_spy and s.alive >> p & 1 and in_pile(s, p, SPY):
            spies |= 1 << p
    for p in range(1, s.players + 1):
        if spies == 1 << p:
            pay(s, p, FOR_SPY, log)
        if s.bet[p] & s.round_winners:
            pay(s, p, FOR_JESTER, log)
        if s.owed >> p & 1:
            pay(s, p, FOR_CONSTABLE, log)


def score_match(s: State, e: Rules, log: Log) -> None:
    """Ends the match, or calls a playoff, if anyone has tokens enough (R44, R50)."""
    there = 0
    most = 0
    for p in range(1, s.players + 1):
        if s.tokens[p] >= e.target:
            there |= 1 << p
            most = max(most, s.tokens[p])
    if there & (there - 1) and e.match_tie == MATCH_PLAYOFF:
        call_playoff(s, there, log)
        return
    if there & (there - 1) and e.match_tie != MATCH_JOINT:
        for p in range(1, s.players + 1):
            if s.tokens[p] < most:
                there &= ~(1 << p)
    if there:
        win_match(s, there, log)
