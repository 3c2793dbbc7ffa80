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
error-wrong-question =
    { $question ->
        [return] First choose which card to keep.
        [reply] First say whether you keep your card or discard it.
        [look] First choose whose hand to look at, if any.
       *[play] Play one of your two cards.
    }
error-return-cards = You hold { $cards }: keep one of them and return the rest.
error-look-pair = You may look only at one of the two swapped hands: { $seats }.
