# The rule sets, and how the game is played.
#
# edition-<name>: the name people read; .blurb: one line about it. No variables.
#
# how-...: the paragraphs of `duenna rules`, in this order; those that do not apply are left out.
#   how-setup         $size           cards in the deck
#   how-aside-two     $extra          further cards set aside with two players (never 0)
#                     $aside-face     up | down
#   how-tie           $tie            share | sum-share | sum-none | none
#   how-tokens        $tokens         tokens that win the match with any number of players
#   how-tokens-by     $list           "7 with 2 players and 5 with 3 players", of how-tokens-item
#   how-tokens-item   $players, $tokens
#   how-match-tie     $match-tie      joint | playoff | highest
# In all of them the cards stand as $guard, $spy, $royal ..., as in cards.ftl.

edition-classic = Classic
    .blurb = Sixteen cards for two to four players. Ties go to the higher sum of discards.
edition-classic-bga = Classic by value
    .blurb = Sixteen cards; the Guard names a value, and if even the sums of discards tie, nobody wins the round.
edition-classic-fr = Classic, closed
    .blurb = Sixteen cards; two players set three extra cards aside face down, and if the sums of discards tie too, nobody wins the round.
edition-kanai = Minister
    .blurb = Sixteen cards with Soldiers, Wizards and the dangerous Minister; one of three royals is drawn for each round, and whoever has four tokens wins.
edition-modern = Modern
    .blurb = Twenty-one cards for two to six players, with Spies and Chancellors. Ties share the round.
edition-modern-16 = Modern, small deck
    .blurb = The modern rules with sixteen cards, without Spies and Chancellors, for two to four players.
edition-premium = Premium
    .blurb = Thirty-two cards and ten more characters for five to eight players.
edition-premium-bga = Premium, strict ties
    .blurb = As Premium, but if even the sums of discards tie, nobody wins the round.

how-aim = You want your letter to reach the palace. Win rounds to gain tokens; whoever has enough of them wins the match.
how-setup = The deck has { $size } cards. Each round one of them is set aside face down, and every player is dealt one.
how-aside-two =
    { $aside-face ->
        [down]
            { $extra ->
                [one] With two players, one extra card is set aside face down.
               *[other] With two players, { $extra } extra cards are set aside face down.
            }
       *[up]
            { $extra ->
                [one] With two players, one extra card is set aside face up.
               *[other] With two players, { $extra } extra cards are set aside face up.
            }
    }
how-turn = On your turn you draw a card, play one of your two cards face up in front of you and do what it says. The other stays in your hand.
how-out = A player who is knocked out lays down the card in hand, without its effect, and waits for the next round.
how-end = The round ends when one player is left, or after the turn in which the last card is drawn. Then all show their hands, and the highest value wins.
how-tie =
    { $tie ->
        [share] If hands tie, all who tied win the round.
        [none] If hands tie, nobody wins the round.
        [sum-none] If hands tie, the higher sum of discards wins; if that ties too, nobody wins the round.
       *[sum-share] If hands tie, the higher sum of discards wins; if that ties too, all who tied win the round.
    }
how-tie-sum-hand = The card in hand counts in that sum.
how-royals = One of three royals is in play, drawn anew each round: the { $princess }, the { $princess-with-glasses } or the { $royal-prince }. They do the same.
how-spy = If just one player still in the round has played or discarded { $spy-a }, that player gains a token.
how-premium = Some cards can earn you extra tokens: the { $jester }, the { $constable } and the { $bishop }.
how-immediate = A token for the { $bishop } or the { $constable } can win the match in mid-round.
how-count = Each { $count } among your discards makes your hand worth 1 more when hands are compared at the end.
how-tokens =
    { $tokens ->
        [one] Whoever has one token wins the match.
       *[other] Whoever has { $tokens } tokens wins the match.
    }
how-tokens-by = Tokens needed to win the match: { $list }.
how-tokens-item = { $tokens } with { $players } players
how-match-tie =
    { $match-tie ->
        [playoff] If several players reach that number at once, they play another round for the match.
        [highest] If several players reach that number at once, the one with the most tokens wins.
       *[joint] If several players reach that number at once, they win together.
    }
