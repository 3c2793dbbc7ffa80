# What happened, one sentence or two for each event, worded for whoever reads it.
#
# Write it to be spoken: short, the outcome first, one line, no symbols. { "" } says nothing at all.
#
# Variables. A message may use those of its own event only, which its comment names.
#   $seat, $target, $second, $loser, $starter    players' names: never declined, any language
#   $you       which of these the reader is: seat | target | second | none. Say "you" there.
#   $card, $held, $drawn, $keep, $top, $bottom, $target_card ...   a card, with the forms that
#              cards.ftl gives it: $card-a, $top-a ...
#   $guess     what a Guard or a Bishop names: a card, or guess-value; with the same forms
#   $known     yes | no: whether the reader may know the cards. If no, they are empty.
#   $seats, $winners, $leaders, $cards    several, joined by the list messages; in the lists of
#              players the reader comes first, as list-you.
#              For these $you is: one (only the reader) | some (among others) | none,
#              and $count says how many they are.

# $list, $last; $initial: the sound $last begins with, one small letter without accent and past a
# silent h, so that "Hilda" gives i: Spanish says "e" for "y" before it.
list-and = { $list } and { $last }
# $list, $last
list-comma = { $list }, { $last }
# The reader, at the head of a list and of a sentence.
list-you = You

# $round, $playoff (yes | no), $seats (in a playoff)
event-round =
    { $playoff ->
        [yes] { $seats } play round { $round }, a playoff.
       *[no] Round { $round }.
    }

# $card, $known
event-aside =
    { $known ->
        [yes] Set aside: { $card-a }.
       *[no] One card is set aside face down.
    }

# $seat, $card, $known
event-dealt =
    { $known ->
        [yes]
            { $you ->
                [seat] You are dealt { $card-a }.
               *[none] { $seat } is dealt { $card-a }.
            }
       *[no] { "" }
    }

# $seat
event-turn =
    { $you ->
        [seat] Your turn.
       *[none] { $seat }’s turn.
    }

# $seat, $card, $known
event-drew =
    { $known ->
        [yes]
            { $you ->
                [seat] You draw { $card-a }.
               *[none] { $seat } draws { $card-a }.
            }
       *[no] { $seat } draws a card.
    }

# The deck was empty: the card set aside is drawn. $seat, $card, $known
event-drew-burned =
    { $known ->
        [yes]
            { $you ->
                [seat] The deck is empty: you take the card set aside, { $card-a }.
               *[none] The deck is empty: { $seat } takes the card set aside, { $card-a }.
            }
       *[no] The deck is empty: { $seat } takes the card set aside.
    }

# The Minister's rule; the next event says "out". $seat, $held, $drawn
event-bust =
    { $you ->
        [seat] You hold { $held-a } and { $drawn-a }: together 12 or more.
       *[none] { $seat } holds { $held-a } and { $drawn-a }: together 12 or more.
    }

# $seat, $card
event-played =
    { $you ->
        [seat] You play the { $card }.
       *[none] { $seat } plays the { $card }.
    }

# On one other player. $seat, $card, $target
event-played-on =
    { $you ->
        [seat] You play the { $card } on { $target }.
        [target] { $seat } plays the { $card } on you.
       *[none] { $seat } plays the { $card } on { $target }.
    }

# On the player's own seat. $seat, $card
event-played-self =
    { $you ->
        [seat] You play the { $card } on yourself.
       *[none] { $seat } plays the { $card } and chooses their own seat.
    }

# $seat, $card, $target, $guess
event-played-guess =
    { $you ->
        [seat] You play the { $card } on { $target } and guess { $guess }.
        [target] { $seat } plays the { $card } on you and guesses { $guess }.
       *[none] { $seat } plays the { $card } on { $target } and guesses { $guess }.
    }

# On two other players; a reader who is one of them is $target. $seat, $card, $target, $second
event-played-two =
    { $you ->
        [seat] You play the { $card } on { $target } and { $second }.
        [target] { $seat } plays the { $card } on you and { $second }.
       *[none] { $seat } plays the { $card } on { $target } and { $second }.
    }

# On the player and another, $target. $seat, $card, $target
event-played-two-self =
    { $you ->
        [seat] You play the { $card } on yourself and { $target }.
        [target] { $seat } plays the { $card } and chooses you and their own seat.
       *[none] { $seat } plays the { $card } and chooses { $target } and their own seat.
    }

event-no-effect-nobody-to-choose = No effect: nobody can be chosen.
# $target
event-no-effect-protected =
    { $you ->
        [target] No effect: you are protected.
       *[none] No effect: { $target } is protected.
    }
# The Sycophant's player cannot be chosen by this card.
event-no-effect-marked = No effect: this card cannot be played on the player the Sycophant chose.
event-no-effect-deck-empty = No effect: the deck is empty.

# The guess of a Guard or a Bishop. $target, $guess
event-missed =
    { $you ->
        [target] Wrong: you do not hold { $guess-a }.
       *[none] Wrong: { $target } does not hold { $guess-a }.
    }
event-hit =
    { $you ->
        [target] Right: you hold { $guess-a }.
       *[none] Right: { $target } holds { $guess-a }.
    }

# $seat holds the Assassin, $target played the Guard; the next event says "out".
event-assassin =
    { $you ->
        [seat] You hold the Assassin, who strikes { $target }.
        [target] { $seat } holds the Assassin, who strikes you.
       *[none] { $seat } holds the Assassin, who strikes { $target }.
    }

# $seat, $target, $card, $known
event-looked =
    { $you ->
        [seat] { $target } holds { $card-a }.
        [target]
            { $known ->
                [yes] { $seat } looks at your card, { $card-a }.
               *[no] { $seat } looks at your card.
            }
       *[none]
            { $known ->
                [yes] { $seat } looks at { $target }’s card, { $card-a }.
               *[no] { $seat } looks at { $target }’s card.
            }
    }

# At the player's own new card, after a Cardinal. $seat, $card, $known
event-looked-self =
    { $known ->
        [yes]
            { $you ->
                [seat] You look at your new card, { $card-a }.
               *[none] { $seat } looks at their own new card, { $card-a }.
            }
       *[no] { $seat } looks at their own new card.
    }

# $seat
event-declined =
    { $you ->
        [seat] You look at neither hand.
       *[none] { $seat } looks at neither hand.
    }

# A Baron or a Dowager Queen; the next event says who is out. A reader who is one of the two is
# $seat. $seat, $target, $card, $target_card, $known
event-compared =
    { $known ->
        [yes]
            { $you ->
                [seat] You compare cards: you hold { $card-a }, { $target } holds { $target_card-a }.
               *[none] { $seat } and { $target } compare cards: { $card-a } and { $target_card-a }.
            }
       *[no] { $seat } and { $target } compare cards.
    }
# The same, and nobody is out.
event-compared-tie =
    { $known ->
        [yes]
            { $you ->
                [seat] You compare cards: you hold { $card-a }, { $target } holds { $target_card-a }. A tie: nothing happens.
               *[none] { $seat } and { $target } compare cards: { $card-a } and { $target_card-a }. A tie: nothing happens.
            }
       *[no] { $seat } and { $target } compare cards. A tie: nothing happens.
    }

# $seat
event-protected =
    { $you ->
        [seat] You are protected until your next turn.
       *[none] { $seat } is protected until their next turn.
    }

# $seat, $card
event-discarded =
    { $you ->
        [seat] You discard { $card-a }.
       *[none] { $seat } discards { $card-a }.
    }

# $seat
event-kept =
    { $you ->
        [seat] You keep your card.
       *[none] { $seat } keeps the card.
    }

# A reader who is one of the two is $seat. $card is what $seat gave, $second_card what $second gave.
# $seat, $second, $card, $second_card, $known
event-swapped =
    { $known ->
        [yes]
            { $you ->
                [seat] You swap hands with { $second }: you give { $card-a } and get { $second_card-a }.
               *[none] { $seat } and { $second } swap hands: { $seat } gives { $card-a }, { $second } gives { $second_card-a }.
            }
       *[no] { $seat } and { $second } swap hands.
    }

# A Chancellor's cards: one kept, one or two put under the deck. $seat, $keep, $top, $known
event-returned-one =
    { $known ->
        [yes]
            { $you ->
                [seat] You keep { $keep-a } and put { $top-a } under the deck.
               *[none] { $seat } keeps { $keep-a } and puts { $top-a } under the deck.
            }
       *[no] { $seat } puts one card under the deck.
    }
# $bottom lies lowest. $seat, $keep, $top, $bottom, $known
event-returned-two =
    { $known ->
        [yes]
            { $you ->
                [seat] You keep { $keep-a }, put { $top-a } under the deck and { $bottom-a } below it.
               *[none] { $seat } keeps { $keep-a }, puts { $top-a } under the deck and { $bottom-a } below it.
            }
       *[no] { $seat } puts two cards under the deck.
    }

# The Sycophant. $target
event-marked =
    { $you ->
        [target] The next card, if it chooses players, must choose you.
       *[none] The next card, if it chooses players, must choose { $target }.
    }

# The Jester. $seat, $target
event-bet =
    { $you ->
        [seat] You bet that { $target } will win the round.
        [target] { $seat } bets that you will win the round.
       *[none] { $seat } bets that { $target } will win the round.
    }

# $seat
event-out =
    { $you ->
        [seat] You are out of the round.
       *[none] { $seat } is out of the round.
    }
# The same, and the card still held is shown. $seat, $card
event-out-card =
    { $you ->
        [seat] You are out of the round and lay down { $card-a }.
       *[none] { $seat } is out of the round and lays down { $card-a }.
    }

# $seat; $total: how many tokens the player has now
event-token-round =
    { $you ->
        [seat] You gain a token for the round and have { $total }.
       *[none] { $seat } gains a token for the round and has { $total }.
    }
event-token-spy =
    { $you ->
        [seat] You gain a token for the Spy and have { $total }.
       *[none] { $seat } gains a token for the Spy and has { $total }.
    }
event-token-jester =
    { $you ->
        [seat] You gain a token for the Jester’s bet and have { $total }.
       *[none] { $seat } gains a token for the Jester’s bet and has { $total }.
    }
event-token-constable =
    { $you ->
        [seat] You gain a token for the Constable and have { $total }.
       *[none] { $seat } gains a token for the Constable and has { $total }.
    }
event-token-bishop =
    { $you ->
        [seat] You gain a token for the Bishop and have { $total }.
       *[none] { $seat } gains a token for the Bishop and has { $total }.
    }

# A hand shown at the round's end. $seat, $card, $rank: the number on the card
event-shown =
    { $you ->
        [seat] You show { $card-a }, { $rank }.
       *[none] { $seat } shows { $card-a }, { $rank }.
    }
# The same, raised by Counts among the discards to $strength.
event-shown-raised =
    { $you ->
        [seat] You show { $card-a }, { $rank }, worth { $strength } with the Count.
       *[none] { $seat } shows { $card-a }, { $rank }, worth { $strength } with the Count.
    }

# $winners: one player
event-round-over-survival =
    { $you ->
        [one] You are the last player left and win the round.
       *[none] { $winners } is the last player left and wins the round.
    }
event-round-over-rank =
    { $you ->
        [one] You have the best hand and win the round.
       *[none] { $winners } has the best hand and wins the round.
    }
event-round-over-sum =
    { $you ->
        [one] The best hands tie. Your discards add up to more: you win the round.
       *[none] The best hands tie. { $winners } has discards that add up to more and wins the round.
    }
# $winners: two players or more
event-round-over-tied = { $winners } tie and share the round.
# $leaders: two players or more
event-round-over-drawn = { $leaders } tie: nobody wins the round.

# What was set aside. $cards, $count
event-revealed =
    { $count ->
        [one] The card set aside was { $cards-a }.
       *[other] The cards set aside were { $cards-a }.
    }

# $seats: two players or more
event-playoff = { $seats } play another round for the match.

# $winners
event-match-over =
    { $you ->
        [one] You win the match.
        [some] { $winners } win the match together.
       *[none]
            { $count ->
                [one] { $winners } wins the match.
               *[other] { $winners } win the match together.
            }
    }

# Who must choose. Silent where "turn" has said it. $seat
event-asked-play = { "" }
event-asked-return =
    { $you ->
        [seat] Choose which card to keep.
       *[none] { "" }
    }
event-asked-reply =
    { $you ->
        [seat] You may keep your card, or discard it and draw a new one.
       *[none] { $seat } may keep the card, or discard it and draw a new one.
    }
event-asked-look =
    { $you ->
        [seat] You may look at one of the two hands.
       *[none] { "" }
    }

# Before the sentences of a move that somebody else made for a player. $seat
instead-clock =
    { $you ->
        [seat] Your time ran out: the computer plays for you.
       *[none] { $seat }’s time ran out: the computer plays instead.
    }
instead-away =
    { $you ->
        [seat] You were away: the computer played for you.
       *[none] { $seat } is away: the computer plays instead.
    }
instead-stand-in = { $seat } gives no move: another computer player plays instead.
