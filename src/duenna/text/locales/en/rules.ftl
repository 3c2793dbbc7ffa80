# The rule book: how an edition is played, and what is asked about it again and again.
#
# chapter-...: titles, in this order. how-...: the paragraphs of the chapters; those that do not apply are left out.
#   how-players        $low, $high     players; $more: how many more the highest number is
#   how-setup          $size           cards in the deck
#   how-aside-two, how-playoff-aside
#                      $extra          further cards set aside with two players (never 0)
#                      $aside-face     up | down
#   how-first-start    $first-start    random, or the number of a seat
#   how-next-start     $next-start     winner | left
#   how-tie-start      $tie-start      random | first
#   how-none-start     $none-start     next | same | random
#   how-tie            $tie            share | sum-share | sum-none | none
#   how-reveal         $shown          yes | no
#   how-premium, how-immediate         $cards, with their forms; $number (how-premium): how many
#   how-tokens         $tokens         tokens that win the match with any number of players
#   how-tokens-by      $list           "7 with 2 players and 5 with 3 players", of how-tokens-item
#   how-tokens-item    $players, $tokens
#   how-match-tie      $match-tie      joint | playoff | highest
#   how-playoff-deck   $playoff-deck   by-players | same; $edition: the edition that has the 16 cards
# ruling-...: one answer each.
#   ruling-of          $card: the card that it is about; $answer: a whole sentence
#   ruling-deal-order  $extra          further cards set aside with two players, or 0
#   ruling-missing-values              $values, joined
#   ruling-discarded-counts            $cards, with their forms
#   $guard-by                          name | value
# In all of them the cards stand as $guard, $spy, $royal ..., as in cards.ftl.

chapter-goal = The goal
chapter-setup = Before each round
chapter-turn = On your turn
chapter-end = The end of a round
chapter-tokens = Tokens
chapter-next = The next round
chapter-match = The end of the match
chapter-rulings = Questions and answers

how-aim = You want your letter to reach the palace. Win rounds to gain tokens; whoever has enough of them wins the match.
how-players =
    { $more ->
        [0] The game is for { $low } players.
       *[other] The game is for { $low } to { $high } players.
    }
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
how-royals = One of three royals is in play, drawn anew each round: the { $princess }, the { $princess-with-glasses } or the { $royal-prince }. They do the same.
how-first-start =
    { $first-start ->
        [random] Who begins the first round is drawn by lot.
       *[other] The player in seat { $first-start } begins the first round.
    }
how-turn = On your turn you draw a card, play one of your two cards face up in front of you and do what it says. The other stays in your hand.
how-must = Where a card says that you choose a player, you must choose somebody if anybody can be chosen.
how-others = If all others are protected, you may still play a card for which you choose another player; it then has no effect.
how-ignore = A protected player may be chosen, even on purpose; the card then has no effect on that player.
how-out = A player who is knocked out lays down the card in hand, without its effect, can no longer be chosen and waits for the next round.
how-end = If only one player is left, the round ends at once: that player wins it without showing a card. Otherwise it ends after the turn in which the last card is drawn. Then all who are left show their hands, and the highest value wins.
how-tie =
    { $tie ->
        [share] If hands tie, all who tied win the round.
        [none] If hands tie, nobody wins the round.
        [sum-none] If hands tie, the higher sum of discards wins; if that ties too, nobody wins the round.
       *[sum-share] If hands tie, the higher sum of discards wins; if that ties too, all who tied win the round.
    }
how-tie-sum-hand = The card in hand counts in that sum.
how-count = Each { $count } among your discards makes your hand worth 1 more when hands are compared at the end.
how-reveal =
    { $shown ->
        [yes] After the round, what still lies set aside face down is shown.
       *[no] What was set aside face down is not shown after the round.
    }
how-token = Whoever wins a round gains a token.
how-spy = At the end of a round, if just one player still in it has played or discarded { $spy-a }, that player gains a token.
how-premium =
    { $number ->
        [one] Another card can earn you a token: { $cards-a }.
       *[other] Other cards can earn you tokens, too: { $cards-a }.
    }
how-immediate = Tokens gained with { $cards-a } come in mid-round and can win the match at once.
how-late = A token gained in mid-round can win the match only when the round ends.
how-next-start =
    { $next-start ->
        [left] Every later round is begun by the player who sits to the left of the one who began the last, whoever won it, even if nobody did.
       *[winner] Whoever wins a round begins the next one.
    }
how-tie-start =
    { $tie-start ->
        [first] If several win a round, the one with the lowest seat number begins the next.
       *[random] If several win a round, one of them is drawn by lot to begin the next.
    }
how-none-start =
    { $none-start ->
        [same] If nobody wins a round, the player who began it begins the next one too.
        [random] If nobody wins a round, who begins the next is drawn by lot.
       *[next] If nobody wins a round, the player whose turn would have come next begins the next round.
    }
how-tokens =
    { $tokens ->
        [one] Whoever has one token wins the match.
       *[other] Whoever has { $tokens } tokens wins the match.
    }
how-tokens-by = Tokens needed to win the match: { $list }.
how-tokens-item = { $tokens } with { $players } players
how-match-tie =
    { $match-tie ->
        [playoff] If several players have that many at the end of a round, they play a playoff for the match, even if one of them has more.
        [highest] If several players have that many at the end of a round, the one with the most wins the match; if they have the same number, they win together.
       *[joint] If several players have that many at the end of a round, they win together, even if one of them has more.
    }
how-playoff = Nobody else plays in the playoff, and no tokens are gained in it. Whoever wins it wins the match; if it is tied, those who tied play another.
how-playoff-start = The winner of the last round begins the playoff. If several won it, one of them is drawn by lot; if no winner takes part, anyone who does.
how-playoff-deck =
    { $playoff-deck ->
        [same] The playoff is played with all the cards, even by few players.
       *[by-players] Up to four players play the playoff with the 16 cards of { $edition }.
    }
how-playoff-aside =
    { $aside-face ->
        [down]
            { $extra ->
                [one] If two play the playoff, one extra card is set aside face down.
               *[other] If two play the playoff, { $extra } extra cards are set aside face down.
            }
       *[up]
            { $extra ->
                [one] If two play the playoff, one extra card is set aside face up.
               *[other] If two play the playoff, { $extra } extra cards are set aside face up.
            }
    }

ruling-of = { $card }: { $answer }
ruling-deal-order =
    { $extra ->
        [0] The first card of the shuffled deck is set aside. Then each player is dealt one, in the order of the seats, whoever begins.
       *[other] The first card of the shuffled deck is set aside; with two players the extra cards follow. Then each player is dealt one, in the order of the seats, whoever begins.
    }
ruling-missing-values = The cards keep the values printed on them; no card here has the value { $values }.
ruling-burned = If the deck is empty, whoever must draw a card takes the one that was set aside first, face down.
ruling-discarded = A card that is discarded and not played does nothing, unless its own rule says otherwise.
ruling-discarded-counts = It counts the same whether played or discarded: { $cards }.
ruling-protection-ends = Your protection ends when your next turn begins, before you draw. It belongs to you and not to your card.
ruling-ignored-guess = A guess at a protected player is still made aloud. It has no effect, and nobody learns whether it was right.
ruling-ignored-assassin = The { $assassin } of a protected player does not answer { $guard-a }.
ruling-ignored-cardinal = If you play { $cardinal-a } and one of the two players is protected, they swap nothing and you look at nothing.
ruling-ignored-baroness = If you play { $baroness-a } on two players and one of them is protected, you see only the other’s card.
ruling-ignored-jester = If you play the { $jester } on a protected player, you have no bet.
ruling-ignored-sycophant = If you play { $sycophant-a } on a protected player, the next card may be played on anyone.
ruling-guess-open =
    { $guard-by ->
        [value] You may name a value even if all cards with that value lie open.
       *[name] You may name a character even if all its cards lie open.
    }
ruling-guess-shared = A value stands for all characters that have it.
ruling-compare-secret = Only the two who compare see the cards. Whoever loses lays the card down; if they tie, each knows what the other holds.
ruling-swapped-royal = Nobody is out because { $royal-a } changes hands.
ruling-countess-free = You may play the { $countess } even if you do not have to.
ruling-countess-names = Only { $king-a } or { $prince-a } forces you to play the { $countess }, no other card with the same value.
ruling-countess-when = Whether you must play the { $countess } is asked only when you choose the card to play on your turn, never when a card comes to you later.
ruling-returned = Cards put under the deck are not discarded: they stay secret and have no effect.
ruling-chancellor-last = If { $chancellor-a } draws the last card, one goes back, so the round goes on: the next player draws it.
ruling-known-kept = If somebody knows all the cards of which { $chancellor-a } keeps one, and they are alike, that player still knows the hand.
ruling-minister-order = It does not matter which of the two cards you held before, and your first turn counts too. A card that another card makes you draw does not count.
ruling-minister-bust = Both cards are laid down without effect, first the one you held before. You play nothing, and the next turn begins.
ruling-minister-needed = Two cards that add up to 12 or more do no harm without the { $minister }.
ruling-minister-moved = Nobody is out because the { $minister } changes hands. Its new owner’s next draw decides.
ruling-spy-count = { $spy-a } of a player who is out does not count, nor does one in hand. Two of your own earn one token only.
ruling-count-when = The { $count } adds nothing while you hold it, nor when two players compare cards during the round.
ruling-bishop-royal = If another player shows { $royal-a }, the { $bishop } cannot win the round, whatever is added to it.
ruling-bishop-reply = The player whose card was named decides whether to keep it or to discard it and draw.
ruling-bishop-nine = During the round the { $bishop } is worth 9 like any other card: it is higher than { $royal-a }.
ruling-constable-hand = The { $constable } earns nothing if it is the card you lay down when you are knocked out.
ruling-token-ends-match = If a token wins the match in mid-round, everything stops: nobody decides, draws or gains anything more.
ruling-assassin-always = Whoever holds the { $assassin } cannot spare the attacker. The new card is drawn even if the round then ends.
ruling-mark-once = What { $sycophant-a } demands holds for the next card only, even if that one chooses nobody, and ends with the round.
ruling-mark-chain = If the next card is { $sycophant-a } too, it must choose the same player, who must then be chosen once more.
ruling-mark-two = If the next card can be played on two players, the one demanded must be among those chosen.
ruling-jester-out = The bet pays even if you are out by then. It pays one token however many share the round, and nothing if nobody wins it. It is on the player, whatever card that player holds.
ruling-jester-many = Several bets in one round earn you one token together.
ruling-cardinal-own = The two who swapped know both cards. You may look at your own new card, too.
ruling-playoff-guess =
    { $guard-by ->
        [value] In a playoff with 16 cards you may name only the values that they have.
       *[name] In a playoff with 16 cards you may name only the characters among them.
    }

# The book itself, on the page and in the terminal: search, examples, names on printed cards.
#   book-examples, book-found, book-tokens    $count
#   book-played-by    $edition: the rule set's name
#   book-deck, book-holds, book-discards      $cards, joined
#   book-names-line                           $does: what a card does; $here: its name, or book-names-absent
#   book-tries                                $name: a player; $move: a move in few words

book-search = Search the rules
book-found =
    { $count ->
        [0] Nothing found
        [one] One place found
       *[other] { $count } places found
    }
book-contents = Contents
book-examples =
    { $count ->
        [one] Example
       *[other] { $count } examples
    }
book-all-examples = Show all examples
book-print = Print
book-played-by = Played by the rules of { $edition }
book-deck = Deck, in the order in which it is drawn: { $cards }
book-holds = Holds: { $cards }
book-discards = Discards: { $cards }
book-tokens =
    { $count ->
        [one] one token
       *[other] { $count } tokens
    }
book-tries = { $name } tries: { $move }
book-names = Names on printed cards
book-names-how = Do your cards have other names? Look for the number and for what the card does, or for a name in any of these languages.
book-names-does = What it does
book-names-here = Here
book-names-printed = Printed names
book-names-line = { $does } Here: { $here }
book-names-absent = not in this edition
