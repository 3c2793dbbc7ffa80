# Why a move was refused: the rule, in one sentence or two. Everything is shown to the person who tried.
#
# Variables, where a message names them:
#   $card      the card that was tried, with its forms ($card-a ...)
#   $cards     several cards, joined, with their forms
#   $seat      a player's name, or "Seat 3" (seat-number) where no names are known
#   $seats     several of those, joined
#   $number    the same seat as a number
#   $text      what was typed
#   $why       what is wrong with it, in English only: other languages leave it out
#   $question  play | return | reply | look: what the player is asked
#   $guess     what was named, with the forms of a card
#   $guard-by  name | value: what a Guard names
# Also every character as the edition calls it: $king, $prince, $countess, $sycophant ... with forms.

seat-number = Seat { $number }

error-unparsable = “{ $text }” is not a move. { $why }
error-not-your-turn = It is not your turn: { $seat } must decide now.
error-round-over = The round is over: deal the next one first.
error-round-not-over = This round is not over yet.
error-match-over = The match is over.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-not-held = You do not hold { $card-a }.
error-countess = With { $king-a } or { $prince-a } in hand, you must play the { $countess }.
error-target-needed = Choose whom to play the { $card } on.
error-target-self = You cannot play the { $card } on yourself.
error-target-out = { $seat } is out of this round.
error-target-protected = { $seat } is protected until their next turn.
error-target-twice = Choose two different players.
error-target-missing = There is no seat { $number }.
error-nobody-to-choose = Nobody can be chosen: play the { $card } without choosing anyone.
error-marked = { $seat } must be chosen: the { $sycophant } demands it.
error-guess-needed =
    { $guard-by ->
        [value] Name a value as well.
       *[name] Name a character as well.
    }
error-guess-guard =
    { $guard-by ->
        [value] You may name any value except 1.
       *[name] You may name anyone except the { $guard }.
    }
error-guess-unknown = “{ $text }” cannot be named.
error-guess-absent = Nobody can hold { $guess-a } in this playoff: its deck is smaller.
error-wrong-question =
    { $question ->
        [return] First choose which card to keep.
        [reply] First say whether you keep your card or discard it.
        [look] First choose whose hand to look at, if any.
       *[play] Play one of your two cards.
    }
error-return-cards = You hold { $cards }: keep one of them and return the rest.
error-look-pair = You may look only at one of the two swapped hands: { $seats }.

# What a table or the server refuses. $why: what is wrong, in English only.

error-no-watchers = Nobody may look on at this table.
error-no-table = There is no such table.
error-no-match = This table has seen no such match.
error-no-eyes = There is nobody at that seat.
error-not-over = The match is not over yet.
error-not-started = The match has not begun.
error-started = The match has begun.
error-no-seat = You have no seat at this table.
error-seat-taken = That seat is taken.
error-not-maker = Only the person who made the table can do that.
error-too-fast = That was too quick. Wait a moment and try again.
error-too-many-open = Ten open tables made from your network still wait for players. Begin one or leave one first.
error-seated = You have a seat here already.
error-seats-open = A seat is still free: invite someone or add a computer player.
error-no-such-seat = Choose a seat that is taken by someone else.
error-no-bot = There is no such computer player, or there are too many.
error-no-phrase = There is no such ready phrase.
error-phrases-only = At open tables there are only the ready phrases.
error-no-command = There is no such command.
error-as-it-is = It is so already.
error-stale = The table has gone on. Look again.
error-store = The server cannot save anything now. Nothing has changed: try again later.
error-analysis-failed = The match could not be analysed now.
error-analyses-waiting = Many matches wait to be analysed now. Try again later.
error-edition = These rules do not go together: { $why }
error-bad-value = That cannot be: { $why }
error-bad-request = The server does not understand that: { $why }
error-bad-code = The code is wrong, already used or expired. Ask for a new one on the device you are playing on.
error-bad-token = You hold no such seat at this table.
error-origin = Only the table’s own page may do that.
error-too-large = That is too much to send at once.
error-not-found = There is nothing here.
error-too-slow = The rest of that did not come. Try again.
error-bad-host = The address does not name this server: { $why }
error-unknown-host = This server does not know its own address: { $why }
error-quarantined = Something is wrong with what was saved of this table. Tell whoever runs this server.
