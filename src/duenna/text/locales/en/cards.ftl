# The names of the cards, and what each does.
#
# Names. One message `card-<word>` for each word of THEMES in cards.py. A name's attributes are the
# forms that this language's sentences need; every name, royal-any and guess-value must have all of them.
# A sentence reaches the forms of a card $card as $card and $card-<attribute>.
# Two cards of one edition must not share a name: "prince" and "royal-prince" can be in one deck.
#   attribute .a   the name as one of several or the only one: "a Guard", "the King"
#
# royal-any: whichever royal is in play, where it changes from round to round.
# guess-value: what stands for a guess where values are named.  Variable: $value, a number.
#
# Rules. One short paragraph for each character, in our own words. Variables:
#   $card                     the card itself, as the edition calls it
#   $guard, $prince, ...      every character as the edition calls it (the General is $king there),
#                             each with its forms: $guard-a ...
#   $royal                    the Princess, or the royal of this edition, or royal-any if it changes
#   $guard-by                 name | value          what a Guard and a Bishop name
#   $protection               untargetable | ignore whether a protected player may be chosen
#   $prince-all-protected     self | fizzle         the Prince when all others are protected
#   $sycophant-unchoosable    no-effect | free      the Sycophant when the chosen player is impossible
#   $constable-timing         immediate | round-end
#   $naming (rule-bishop)     name | value | any    any: there is no Guard who could not be named
#   $forcing (countess-one)   the only card of the deck that forces the Countess
# A rule is told in several sentences: rule-prince, rule-prince-royal ...; one about a card that is not in the deck
# is left out.

card-guard = Guard
    .a = a Guard
card-priest = Priest
    .a = a Priest
card-baron = Baron
    .a = a Baron
card-handmaid = Handmaid
    .a = a Handmaid
card-prince = Prince
    .a = a Prince
card-king = King
    .a = the King
card-countess = Countess
    .a = the Countess
card-princess = Princess
    .a = the Princess
card-princess-with-glasses = Princess with Glasses
    .a = the Princess with Glasses
card-royal-prince = Royal Prince
    .a = the Royal Prince
card-spy = Spy
    .a = a Spy
card-chancellor = Chancellor
    .a = a Chancellor
card-minister = Minister
    .a = the Minister
card-jester = Jester
    .a = the Jester
card-assassin = Assassin
    .a = the Assassin
card-cardinal = Cardinal
    .a = a Cardinal
card-baroness = Baroness
    .a = a Baroness
card-sycophant = Sycophant
    .a = a Sycophant
card-count = Count
    .a = a Count
card-constable = Constable
    .a = the Constable
card-dowager-queen = Dowager Queen
    .a = the Dowager Queen
card-bishop = Bishop
    .a = the Bishop
card-soldier = Soldier
    .a = a Soldier
card-clown = Clown
    .a = a Clown
card-knight = Knight
    .a = a Knight
card-priestess = Priestess
    .a = a Priestess
card-wizard = Wizard
    .a = a Wizard
card-general = General
    .a = the General

royal-any = royal
    .a = the royal
guess-value = { $value }
    .a =
        { $value ->
            [8] an 8
           *[other] a { $value }
        }

rule-guard =
    { $guard-by ->
        [value] Choose another player and name any value except 1. If that player holds a card with that value, that player is out of the round.
       *[name] Choose another player and name any character except the { $card }. If that player holds it, that player is out of the round.
    }
rule-priest = Choose another player and look at that player’s card.
rule-baron = Choose another player and secretly compare your cards. The player with the lower value is out of the round; if the values are equal, nothing happens.
rule-handmaid =
    { $protection ->
        [ignore] Until your next turn, cards that others play on you have no effect.
       *[untargetable] Until your next turn, nobody can choose you.
    }
rule-prince = Choose any player, yourself included. That player discards the card in hand, without its effect, and draws a new one, or takes the card set aside if the deck is empty.
rule-prince-royal = Whoever discards { $royal-a } is out of the round instead of drawing.
rule-prince-protected =
    { $protection ->
        [ignore] A protected player keeps the card.
       *[untargetable]
            { $prince-all-protected ->
                [fizzle] If all others are protected, nothing happens.
               *[self] If all others are protected, you must choose yourself.
            }
    }
rule-king = Choose another player and swap the cards in your hands.
rule-countess = No effect when played. If you also hold { $king-a } or { $prince-a }, you must play the { $card }.
rule-countess-one = No effect when played. If you also hold { $forcing-a }, you must play the { $card }.
rule-royal = If you play or discard this card, for whatever reason, you are out of the round.
rule-spy = No effect when played. At the end of the round, if you are the only player still in the round who has played or discarded { $card-a }, you gain a token.
rule-chancellor = Draw two cards. Keep one of your three and put the other two under the deck, in the order you like. If only one card is left in the deck, draw it and return one; if the deck is empty, nothing happens.
rule-minister = No effect when played. If, after you draw, you hold the { $card } and the values in your hand add up to 12 or more, you are out of the round.
rule-jester = Choose another player. If that player wins the round, you gain a token.
rule-assassin = No effect when played. If somebody plays { $guard-a } on you while you hold the { $card }, that player is out of the round, whatever was named; you discard the { $card } and draw a new card.
rule-cardinal = Choose two players (you may be one of them); they swap hands. Then you may look at one of the two hands.
rule-baroness = Choose one or two other players and look at their cards.
rule-sycophant =
    Choose any player, yourself included. If the next card is played on anyone, the player you chose must be one of them. { $sycophant-unchoosable ->
        [free] If that is impossible, anyone may be chosen.
       *[no-effect] If that is impossible, that card has no effect.
    }
rule-count = No effect when played. At the end of the round, each { $card } among your discards adds 1 to the value of your hand.
rule-constable =
    { $constable-timing ->
        [round-end] No effect when played. If you are knocked out while the { $card } is among your discards, you gain a token when the round ends.
       *[immediate] No effect when played. If you are knocked out while the { $card } is among your discards, you gain a token at once.
    }
rule-dowager-queen = Choose another player and secretly compare your cards. The player with the higher value is out of the round; if the values are equal, nothing happens.
rule-bishop =
    { $naming ->
        [value] Choose another player and name any value except 1. If that player holds a card with that value, you gain a token at once.
        [any] Choose another player and name any character. If that player holds it, you gain a token at once.
       *[name] Choose another player and name any character except the { $guard }. If that player holds it, you gain a token at once.
    }
rule-bishop-reply = That player may then discard the card and draw a new one.
rule-bishop-royal = When hands are compared at the end of the round, the { $card } loses to { $royal-a }.
rule-none = No effect when played.

# The same in one short line, as it stands under a card in hand.

brief-guard =
    { $guard-by ->
        [value] Choose a player and name a value: if it is right, that player is out.
       *[name] Choose a player and name a card: if it is right, that player is out.
    }
brief-priest = Look at another player’s card.
brief-baron = Compare cards with another player: the lower one’s owner is out.
brief-handmaid =
    { $protection ->
        [ignore] Cards played on you do nothing until your next turn.
       *[untargetable] Nobody can choose you until your next turn.
    }
brief-prince = Choose anyone: that player discards and draws a new card.
brief-king = Swap cards with another player.
brief-countess = With { $king-a } or { $prince-a } in hand, you must play this.
brief-countess-one = With { $forcing-a } in hand, you must play this.
brief-royal = You are out if you play or discard it.
brief-spy = If only you have played one at the end: a token.
brief-chancellor = Draw two, keep one, put two under the deck.
brief-minister = You are out if your two cards add up to 12 or more.
brief-jester = Choose a player: if that player wins the round, you gain a token.
brief-assassin = Whoever plays { $guard-a } on you is out.
brief-cardinal = Two players swap cards; you look at one of them.
brief-baroness = Look at the cards of one or two players.
brief-sycophant = Choose who must be chosen next.
brief-count = Once played, it adds 1 to your hand at the end.
brief-constable = Once played, it brings you a token if you are knocked out.
brief-dowager-queen = Compare cards with another player: the higher one’s owner is out.
brief-bishop =
    { $guard-by ->
        [value] Choose a player and name a value: if it is right, you gain a token.
       *[name] Choose a player and name a card: if it is right, you gain a token.
    }
brief-none = No effect when played.
