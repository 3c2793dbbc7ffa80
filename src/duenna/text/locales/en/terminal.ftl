### The terminal: set-up, prompts, keys, saved games, and the commands `duenna rules` and `duenna replay`.
###
### Plain lines, read aloud by screen readers and wrapped to 40 columns: short sentences, no tables, no symbols
### for decoration. Keys (? d h l s q odds) stay as they are in every language; cards can be typed by their names in
### the player's language or in English.
###
### Variables, wherever they occur:
###   $name, $target    a player's name as it was typed; it is never declined
###   $names            several names, joined in the language's way
###   $card             a card's name in the nominative; arrange the sentence so that this is right
###   $cards            several names in the nominative, a card's rank after each in brackets
###   $what             the words of a choice: a card, a player's name, a number
###   $rank             the number on a card
###   $seat, $number    the number to type for a choice
###   $text             what the player typed
###   $file             a file name
###   $problem          a sentence that says what went wrong
###   $edition          the name of a rule set, as people read it: Modern, Classic, Premium ...
###   $bot              the name of a kind of computer player, as it is typed: novice, counter
###   $default          what Enter alone chooses
###   $choices          possible answers with commas between
###   $count, $tokens, $players, $rounds, $moves, $round, $place, $low, $high, $copies    numbers

## Set-up questions. What stands in square brackets is taken by pressing Enter.

welcome = Duenna: the card game Love Letter. Independent and unofficial.
setup-how = Press Enter to take what stands in brackets. Ctrl-C leaves.
# A question and what Enter alone answers.
question = { $question } [{ $default }]
setup-language = Language ({ $choices })
setup-editions = Rules to play by:
# $edition is the name as it is typed, $title and $blurb are edition-... of editions.ftl.
setup-edition-line = { $number }. { $title } ({ $edition }): { $blurb }
setup-edition = Which rules?
setup-players = How many players, { $low } to { $high }?
setup-names = Your name? (If several of you share this keyboard: all names, with commas between.)
setup-names-wrong = Names must differ and have 1 to { $high } characters each.
# The name of someone whose name the computer does not know.
setup-nobody = Player
setup-bots = Computer players ({ $choices })
setup-number = Please type a number from { $low } to { $high }.
setup-choice = Please type one of these: { $choices }.

## The table

table-edition = Rules: { $edition }. { $tokens ->
    [one] Whoever has one token wins the match.
   *[other] Whoever has { $tokens } tokens wins the match.
}
# $asked: the rule set that was asked for.
table-other-edition = With { $players } players, { $asked } is played by the rules of { $edition }.
table-human = { $seat }. { $name }
table-bot = { $seat }. { $name }, computer ({ $bot })
table-help = Type ? at any time for help.
table-odds = Type odds at any time for the chances of the hidden cards.
table-resumed = The match goes on in round { $round }.

## A player's turn. Each question is followed by numbered choices.

your-turn = Your turn, { $name }.
your-answer = A question for you, { $name }.
deck-left = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
ask-card = Which card do you play?
ask-target = { $card }: on whom?
ask-first = { $card }: on whom? The first of two.
ask-second = { $card }: on whom else?
ask-guess = { $card } on { $target }: what do you name?
ask-keep = Which card do you keep?
ask-top = Two cards go under the deck. Which of them is to be drawn first?
ask-reply = Your card was named correctly. What do you do with it?
ask-look = Whose hand do you look at?
ask-out = That knocks you out of the round. Do you mean it?
# A numbered choice.
choice = { $number }. { $what }
choice-card = { $card } ({ $rank })
# A card that nobody can be chosen for now.
choice-card-idle = { $card } ({ $rank }), without effect: nobody can be chosen
choice-you = { $name } (you)
choice-nobody-else = nobody else
choice-nobody = nobody
choice-keep = keep it
choice-discard = discard it and draw another
choice-no = no, choose again
choice-yes = yes
is-protected = Protected, cannot be chosen: { $names }.

## Answers that were not understood

not-a-choice = “{ $text }” is not one of the choices. Type a number from the list, or ? for help.
several-choices = “{ $text }” could be: { $choices }. Type more of it.
too-long = That line is too long.

## Help: the key ?

help-step = Type the number of a choice and press Enter. Enter alone goes back to the first question.
help-whole = You can also type a whole move, by names or numbers: { $example }.
help-keys = Keys, each followed by Enter:
help-key-help = ? this help. With a card’s name, the rules of that card: ? { $card }
help-key-discards = d discards, and how many of each card you have not seen.
help-key-hand = h your hand, and what you know for certain.
help-key-log = l what happened in this round.
help-key-scores = s tokens of all players.
help-key-odds = odds the chances of the hidden cards.
help-key-quit = q save the match and leave. Ctrl-C and Ctrl-D do the same.
help-no-card = No card is called “{ $text }”. The cards are: { $cards }.
rule-of = { $card } ({ $rank }), { $copies ->
    [one] one in the deck.
   *[other] { $copies } in the deck.
} { $rule }

## The keys d, h, l, s

discards-title = Discards, the oldest first:
discards-of = { $name }: { $cards }.
discards-none = { $name }: none.
# Added after a player's discards.
status-out = Out of this round.
status-protected = Protected.
aside-open = Set aside face up: { $cards }.
aside-hidden = { $count ->
    [one] One card is set aside face down.
   *[other] { $count } cards are set aside face down.
}
unseen-title = Cards you have not seen (in hands, in the deck or set aside):
unseen-line = { $card } ({ $rank }): { $count }
unseen-none = You have seen every card.
hand-holds = You hold: { $cards }.
hand-none = You are out of this round and hold no card.
know-title = You know for certain:
know-hand = { $name } holds: { $card }.
know-deck = { $place ->
    [one] The very last card of the deck: { $card }.
   *[other] Card number { $place } from the bottom of the deck: { $card }.
}
know-nothing = You know no other hidden card for certain.
log-title = This round so far:
# The title of a list on the same line: "Tokens (4 win the match): Ann 1, Bruno 0."
scores-title = { $tokens ->
    [one] Tokens (one wins the match):
   *[other] Tokens ({ $tokens } win the match):
}
score-line = { $name } { $count }

## The word odds: the chances of the hidden cards. $card: its name alone. $list: such chances, with commas between.

chances-title = What the hidden cards may be, counted from all that you have seen:
chances-of = { $name }: { $list }.
chances-burned = The card set aside face down: { $list }.
chance-of = { $card } { $percent }%
chance-sure = { $card } for certain
chance-under = { $card } under 1%
chance-over = { $card } over 99%
chances-none = No card is hidden now.
chances-off = This match is played without the chances. Begin one with --odds to have them.
chances-unknown = The chances cannot be worked out here.

## Several players at one keyboard

hide-pass = Press Enter to hide this, then pass the keyboard to { $name }.
hide-ready = Pass the keyboard to { $name }. Press Enter when { $name } is ready.
hide-all = Press Enter to hide this. Then everyone may look: the round is over.
news-title = Since your last move:
news-all = How the round went on:

## The end of a round and of the match

next-round = Press Enter for the next round.
# A computer player failed; what went wrong was said before.
bot-again = Press Enter to ask again, or type q to save the match and leave.
record-offer = Save a record of this match? Type a file name, or Enter for no.
again = Do you play again?
again-yes = yes, at the same table
again-no = no
goodbye = Goodbye.

## Saved matches

save-done = Saved: { $file }
save-failed = It could not be saved: { $problem }
save-resume = The match is saved. To go on with it:
save-secret = The file holds all secrets of the match: look into it only when the match is over.

## Files that cannot be used

file-unreadable = { $file } cannot be opened: { $problem }
file-broken = { $file } does not hold a match that can be replayed: { $problem }
file-over = The match in { $file } is over. To read it again: { $command }
file-program = { $file } names a program as a player. If you trust it, say so yourself: { $command }

## The command "replay"

replay-title = { $edition }: { $names }.
replay-unfinished = Here the record ends: the match is not over.
replay-no-seat = There is no seat { $seat }: there are { $players }.
replay-sound = The record is sound. Rounds: { $rounds }. Moves: { $moves }.
replay-sound-over = Winner: { $names }.

## The command "rules": the paragraphs of editions.ftl and cards.ftl under these titles

rules-title = How to play: { $edition }
rules-cards = The cards
