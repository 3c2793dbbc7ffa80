### A finished match analysed, in the terminal and on the page.
###
### Short sentences that also read well aloud. Chances come as numbers that write themselves in percent.
###
### Variables, wherever they occur:
###   $name, $target, $second   a player's name, never declined
###   $names                    several names, joined in the language's way
###   $card, $guess             a card, or what is named, with the forms of cards.ftl
###   $cards                    several cards in the nominative, joined
###   $move, $best              a move, as the messages move-... say it
###   $word                     fine | inaccuracy | mistake | blunder; in analysis-badge as analysis-word says it
###   $edition                  the name of a rule set
###   $chance, $error, $best-chance, $before, $after, $counting, $reading    in percent
###   $cost, $skill, $luck      percentage points
###   $round, $number, $worlds, $count, $hits, $expected, $fine, $inaccuracies, $mistakes, $blunders   numbers

## Moves in few words; not sentences

move-plain = { $card }
move-on = { $card } on { $target }
move-self = { $card } on their own seat
move-two = { $card } on { $target } and { $second }
move-guess = { $card } on { $target }, naming { $guess-a }
move-return = keep { $card-a }, return { $cards }
move-keep = keep the card
move-discard = discard the card
move-look = look at { $target }’s hand
move-look-nobody = look at neither hand

## The whole

analysis-title = Analysis
analysis-heading = { $edition }: { $names }. The match, move by move.
analysis-how = Every chance here is the deciding player’s chance to win the match, given what that player could know at that moment. It is an estimate: { $worlds } deals that fit everything that player had seen were played to the end by rules of thumb.
analysis-readings = “Counted”: every deal that fits what was seen is equally likely. “Read”: deals are also weighted by what the others did, assuming that they follow rules of thumb and slip now and then.
analysis-luck-note = Luck is large in this game: even someone who saw every card would win only about { $chance } of the rounds against one good opponent.

## Decisions

analysis-round = Round { $round }
analysis-standing = Chances to win the match: { $names }.
analysis-standing-one = { $name } { NUMBER($chance, maximumFractionDigits: 1) }
analysis-move = { $number }. { $name }: { $move }.
analysis-only = The only legal move.
analysis-word = { $word ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
   *[fine] Fine
}
analysis-fine = Fine.
analysis-cost = { $word ->
    [blunder] A blunder
    [mistake] A mistake
   *[inaccuracy] An inaccuracy
}: it cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Better: { $best }.
analysis-perhaps = If the others play as the analysis supposes, this was better by { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points: { $best }. Counting alone does not say so.
analysis-chance = Chance to win the match: { NUMBER($chance, maximumFractionDigits: 1) }, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
analysis-chances = Chance to win the match: { NUMBER($before, maximumFractionDigits: 1) } with the best move, { NUMBER($after, maximumFractionDigits: 1) } with this one, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
analysis-guess = The chance that the guess was right: { $chance }. { $hit ->
    [yes] It was right.
   *[no] It was wrong: { $target } held { $card-a }.
}
analysis-guess-idle = The guess could not hit: the player chosen was protected.
analysis-guess-nobody = There was nobody to guess at.
analysis-best-guess = The likeliest guess: { $guess }, on { $target }, { $chance }.
analysis-own-hand = { $name } held: { $cards }.
analysis-hand = { $name } could hold:
analysis-hand-card = { $card }: counted { $counting }, read { $reading }

## Why a move was better: each stands alone after the better move was named

reason-impossible = { $target } could not hold { $guess-a }.
reason-impossible-known = It could not be { $guess-a }: { $target } was known to hold { $card-a }.
reason-impossible-out = It could not be { $guess-a }: { $count ->
    [1] the only one was in sight
    [2] both were in sight
   *[other] all { $count } were in sight
}.
reason-known = { $target } was known to hold { $guess-a }.
reason-likelier = The chance that { $target } held { $guess-a } was { $best }; for what was named it was { $played }.
reason-beaten-anyway = At the showdown the { $card } beats { $guess-a } anyway: naming it gains nothing.
reason-only-beaten-by = At the showdown only { $guess-a } beats the { $card }.
reason-wins-now = The better move wins the round at once with a chance of { $best }, the move made with { $played }.
reason-own-out = The move made knocks its own player out with a chance of { $played }, the better one with { $best }.
reason-protects = The { $card } protects until the next turn; after the move made, the chance of being knocked out before then is { $played }.
reason-not-named = Nobody may name { $card-a }: with it in hand the chance of being knocked out before the next turn is { $best }, without it { $played }.
reason-known-hand = { $target } knows the card that was kept, { $card-a }: the chance of being knocked out before the next turn is { $played }, after the better move { $best }.
reason-gives-away = After the { $card }, { $target } knows the new hand: the chance of being knocked out before the next turn is { $played }, after the better move { $best }.
reason-exposed = The chance of being knocked out before the next turn is { $played } after the move made, { $best } after the better one.
reason-loses-sight = The move made throws away what was known: { $target } held { $card-a }.
reason-showdown = The better move keeps { $card-a } for the showdown: the chance of losing there is { $best } instead of { $played }.
reason-token = The better move gains one more token with a chance of { $best }, the move made with { $played }.
reason-denies = The better move leaves one more token to somebody else with a chance of { $best }, the move made with { $played }.
reason-stops = { $target } is closest to winning the match, and wins the round with a chance of { $best } after the better move, { $played } after the move made.
reason-later = The difference shows only later: the round is won with a chance of { $best } after the better move, { $played } after the move made.
reason-tokens = Both moves win the round about as often ({ $best } and { $played }): the difference lies in the tokens of the others.

## Each player's match

analysis-summary = Summary
analysis-words = { $name }: decisions { $count }; fine { $fine }, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.
analysis-guesses = Guesses: { $count }. Right: { $hits }. Expected right: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
analysis-costly-moves = The moves that cost something
analysis-more = Every move: --moves. The chances of every hand as well: --tables.
analysis-skill-luck = Chance to win the match from { $before } to { $after }: own decisions { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) }, luck { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.

## What cannot be analysed

error-analysis-not-over = The last round is not over: the match can be analysed when it is.

## The page

analysis-link = Analyse the match
analysis-making = The match is being analysed. That takes some seconds, with many players a minute or two.
analysis-far = How far it is
analysis-ready = The analysis is ready.
analysis-again = Try again
analysis-only-costly = Only moves that cost something
analysis-costliest = The costliest moves
analysis-none-costly = No move was a clear inaccuracy, mistake or blunder.
analysis-graph-label = Chance to win the match, from move to move
analysis-graph-table = The same as a table
analysis-moves = Move by move
analysis-how-title = How to read this
analysis-see = See this moment on the board
analysis-see-as = See it as { $name } did
analysis-offer = What each player could know, what each move was worth, and what was luck.
analysis-verdict = This decision
analysis-no-decision = Here nobody has to decide: the round is over.
analysis-chances-title = The chances of the hidden cards
analysis-on-board = Shown on the board
analysis-no-hands = At this moment no other hand is hidden.
analysis-deal = deal
analysis-end = end
analysis-col-round = Round
analysis-col-move = Move
analysis-col-card = Card
analysis-col-counted = Counted
analysis-col-read = Read
analysis-costly = Round { $round }, move { $number }. { $name }: { $move }.
analysis-better = Better: { $best }.
analysis-badge = { $word }: −{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
analysis-percent = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-scale = { $chance }
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-row-decisions = Decisions
analysis-row-fine = Fine
analysis-row-inaccuracies = Inaccuracies
analysis-row-mistakes = Mistakes
analysis-row-blunders = Blunders
analysis-row-average = Average cost (points)
analysis-row-guesses = Guesses
analysis-row-hits = Right
analysis-row-expected = Right, to be expected
analysis-row-first = Chance at the start
analysis-row-last = Chance at the end
analysis-row-skill = Own decisions (points)
analysis-row-luck = Luck (points)
