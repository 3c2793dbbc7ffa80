# The page in the browser. Short: much of it stands on buttons.
#
# $name, $names, $target, $seat are players' names (never declined) or, where said, numbers.
# $card and $cards stand in their plain form here, after a colon or alone.

## The top and the foot of every page

top-skip = Skip to main content
top-nav = Pages
top-rules = Rules
top-settings = Settings
top-language = Language
foot-unofficial = Duenna is an independent, unofficial way to play the card game Love Letter. It has no tie to the game’s publishers.
foot-art = Pictures by the Duenna authors, CC BY 4.0. Free software under the MIT licence.
dialog-close = Close
name-label = Your name
# The name of someone who gives none.
name-unknown = Guest

## Home

home-title = Get your letter past the duenna
home-lead = The card game Love Letter, in every edition: with friends by a link, or against the computer. No account.
home-play = Play now
# $edition: the rule set's name. $players: how many, the reader among them.
home-play-how = At once, against the computer: { $edition }, { $players } players.
home-friends = Play with friends
home-continue = Your tables
home-running = in progress
home-over = over
home-forget = Remove from list
# $table: its id
home-forget-named = Forget table { $table }
home-open = Open tables
home-open-none = Nobody is waiting right now. Make a table that is open to all.
quick-do = Quick game
quick-how = With whoever is here. Computer players take the seats that stay free.
# $count: people
quick-people = { $count ->
    [0] Nobody is at a table now.
    [one] One person is at a table now.
   *[other] { $count } people are at tables now.
}
lobby-rules = Rules
lobby-lang = Language
lobby-any-rules = All rules
lobby-any-lang = All languages
lobby-none = No open table is like that. A quick game opens one.
# $count: seats
home-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
home-editions = The editions

## A table to be made

make-title = Make a table
make-edition = Rules
make-players = Players
make-bots = Computer players among them
make-level = Level of the computer players
# The computer players: by reason, or at random.
bot-random = Computer, at random
bot-novice = Computer, newcomer
bot-counter = Computer, card counter
bot-search = Computer, strategist
bot-master = Computer, master
# One that was added to this server: $name, in no language.
bot-other = Computer: { $name }
make-aids = What the page shows
aids-memory = Bare memory: only the last discards
aids-discards = All discards
aids-counts = All discards, and the cards left
aids-odds = All discards, the cards left, and live chances
make-open = Open to everyone
make-open-hint = Listed on the home page. Otherwise only those with the link can join.
make-watchers = Allow spectators
make-house = House rules
make-house-how = Until you change something, everything below follows the edition. Everyone at the table sees what you have changed.
make-more = Time limits and language
make-lang = Language of the table
make-move = Time for each decision
make-bank = Extra time per player for the whole match
make-increment = Added to the extra time after each decision
make-absent = When a player is away, a computer player takes over after
make-none = none
make-never = never
# $count: seconds
make-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
make-do = Make the table

## A friend's first look at a table, and what a chat shows beside its link

# $name: whoever made the table
invite-title = { $name } invites you to play
# $edition, $count: players
invite-preview = Love Letter by the rules of { $edition }, for { $count } players. Open the link, say your name and play: no account, nothing to install.
invite-lead = Love Letter is a quick card game of guesses and bluffs. No account, nothing to install.
invite-turn = Everyone holds one card. On your turn you draw another, play one of the two and do what it says.
invite-win = Knock the others out, or hold the highest card when the deck runs out: then the round is yours.
# $count: tokens that win the match
invite-tokens = { $count ->
    [one] A round won brings a token. One token wins the match.
   *[other] A round won brings a token. { $count } tokens win the match.
}

## A table that gathers its players

status-gathering = Waiting for players
status-ready = Ready to start
status-ready-waits = Waiting for { $name } to start the match
# With so few or many players, the rules of another edition apply.
gather-asked = { $asked } is played by the rules of { $edition } here
gather-players = { $count } players
# $count: tokens
gather-target = { $count ->
    [one] one token to win
   *[other] { $count } tokens to win
}
# $count: seconds
gather-fills = { $count ->
    [one] Computer players take the free seats in one second.
   *[other] Computer players take the free seats in { $count } seconds.
}
gather-aids-memory = the page shows only each player’s last discard
gather-aids-discards = the page shows all discards
gather-aids-counts = the page shows all discards, and how many of each card are left
gather-aids-odds = the page shows all discards, how many of each card are left, and the chances of every hidden card
gather-watchers = spectators are allowed
gather-no-watchers = no spectators
gather-house = House rules
gather-share = Invite others
gather-share-how = Send this link. Whoever opens it can take a seat.
gather-share-open = The table is listed for everyone. Whoever has this link can take a seat too.
gather-share-watch = Invite spectators
gather-share-watch-how = All seats are taken. Whoever opens this link can watch as a spectator.
gather-link = Link to this table
gather-copy = Copy
gather-copied = Copied
gather-send = Share
gather-seats = Seats
gather-open = Free seat
gather-here = Here
gather-away = Away
gather-level = How computer players play
gather-add-bot = Add computer player
# $seat: its number
gather-add-bot-at = Add a computer player at seat { $seat }
gather-remove = Remove
gather-remove-named = Remove { $name }
gather-join = Take a seat
gather-full = All seats are taken.
gather-start = Start
# $count: free seats
gather-fill = { $count ->
    [one] Add one computer player and start
   *[other] Add { $count } computer players and start
}
gather-wait = { $name } made this table and will start the match.
gather-leave = Leave the table

## How things stand: the title of the table

status-you-play = Your turn
status-you-return = Your turn: choose a card to keep
status-you-reply = Your turn: keep your card, or discard it?
status-you-look = Your turn: look at a hand?
status-turn = { $name } to play
status-choosing = { $name } is choosing
since-title = Since your last turn
pace-on = Go on
pace-skip = To the end of the round
# $names: who won, the reader first as list-you. $you: one (only the reader) | some | none. $count: how many won.
status-round = { $you ->
    [one] You win the round
    [some] { $names } win the round
   *[none] { $count ->
        [one] { $names } wins the round
       *[other] { $names } win the round
    }
}
status-round-none = Nobody wins the round
status-match = { $you ->
    [one] You win the match
    [some] { $names } win the match
   *[none] { $count ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
}
status-round-number = Round { $round }
status-playoff = Round { $round }, a playoff
status-watching = You are a spectator
notice-turn = Your turn at Duenna
table-opening = Opening the table
line-opening = Connecting …
line-lost = The connection is lost. Trying again …
closed-no-table = There is no such table
closed-no-table-how = The link may be mistyped.
closed-no-watchers = This table is private
closed-no-watchers-how = The match has begun, and its players do not want spectators.
closed-removed = You are no longer at this table
closed-removed-how = The person who made the table has freed your seat.
closed-quarantined = This table cannot be shown
closed-quarantined-how = Something is wrong with what was saved of it. Tell whoever runs this server.

## The regions of the table

opponents-title = Opponents
players-title = Players
cloth-title = Discards
hand-title = Your hand
actions-title = Your move
side-title = Log and aids
table-menu = Menu
tab-aids = Cards left
tab-log = Log
tab-say = Say
log-heading = Log

# A card and the number on it.
face-label = { $card }, { $rank }
# $rank: the number on the card. $copies: how many the deck has.
face-facts = Value { $rank } · { $copies ->
    [one] one in the deck
   *[other] { $copies } in the deck
}
# $count of $target tokens
tokens-of = { $count } of { $target } tokens
# What is known of a player's hand.
seat-known = You know: { $card }
seat-shows = Shows: { $card }
mark-turn = to play
mark-protected = protected
mark-out = out of the round
# Not dealt into a playoff.
mark-aside = not in this round
# The Sycophant's choice.
mark-marked = must be chosen next
mark-bet = bets on { $name }
mark-won = won the round
mark-bot = computer
mark-warm = away, the computer stands in
mark-away = away
pile-of = Discards of { $name }
pile-yours = Your discards
pile-none = none yet
# $count: cards below the last one
pile-under = { $count ->
    [one] one card below
   *[other] { $count } cards below
}
deck-count = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
# $place: from the bottom of the deck
deck-known = { $place ->
    [one] You know the last card of the deck: { $card }
   *[other] You know card { $place } from the bottom of the deck: { $card }
}
aside-burned = Set aside, face down
aside-label = aside
aside-revealed = Was set aside
aside-further = { $count ->
    [one] One extra card set aside
   *[other] { $count } extra cards set aside
}
hand-out = You are out of this round.
hand-empty = You hold no card.

## A move

ask-card-here = Choose one of your two cards.
ask-keep-here = Choose the card to keep.
ask-target-here = On whom?
ask-first-here = On whom?
ask-second-here = And on whom else?
ask-guess-here = What do you name?
ask-top-here = Which of the others goes under the deck first? It will be drawn first.
ask-reply-here = Your card was named correctly. What do you do with it?
ask-look-here = Whose hand do you look at?
choose-you = you
choose-nobody = nobody
choose-nobody-else = nobody else
choose-keep = keep it
choose-discard = discard it and draw another
# $cards: all that have this value
choose-value = { $value }: { $cards }
choose-only = Only choice: { $what }
choose-protected = Protected, cannot be chosen: { $names }
# $count: how many of a card have not been seen
count-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
# $what: "Guard, Bruno, Priest"
act-do = Play: { $what }
# For a Chancellor, and for an answer.
act-keep = Keep: { $what }
act-choose = Choose: { $what }
act-back = Choose again
act-rules = The card’s rules
act-ruin = That knocks you out of the round. Do you mean it?
act-sure = Yes, play it
typed-title = Type a move
typed-label = Your move, for example a card, a seat and a card
typed-do = Play
# $choices: moves
typed-several = “{ $text }” could be: { $choices }
refused-unreachable = The server cannot be reached. Nothing was played: try again.
refused-trying = The server does not answer. Trying again …

## The end of a round and of the match

result-next = Next round
result-rematch = Play again
result-replay = Watch the replay
result-wait = The players decide when to go on.
fair-title = Check that the shuffle was fair
fair-how = Before the first card was dealt, the server chose a secret number and showed its hash, so that it could not change the number later. Here are both. With the record, anyone can repeat every deal and check it.
fair-before = Shown before
fair-after = The secret
fair-record = Download the record

score = Final score: { $list }.
# $name, $count: tokens
score-item = { $name } { $count }
leave-title = Leave the match
leave-how = A computer player takes your seat. You can take it back while the match lasts.
leave-back = Take your seat back
leave-done = You left this match. The computer plays for you.

## Aids

aids-title = Cards you have not seen
aids-rank = Value
aids-card = Card
aids-left = Left
# The chances of the hidden cards. $percent: a whole number.
odds-title = Chances
odds-how = What each hidden card may be, counted exactly from all that you have seen.
odds-whose = Whose card
odds-percent = { $percent }%
odds-never = impossible
odds-certain = certain
odds-under = under 1%
odds-over = over 99%
# $chance: "31 %"
odds-of = { $card } { $chance }
odds-sure = { $card } for certain

## The log, and what is said at the table

log-round = Round { $round }
log-none = Nothing has happened yet.
# $text: what a player said
log-said = { $name }: { $text }
log-joined = { $name } sits down.
log-left = { $name } leaves the table.
log-removed = The person who made the table frees { $name }’s seat.
log-bot = { $name } sits down, a computer player.
log-warmed = { $name } is away: the computer stands in.
log-returned = { $name } is back.
presence-here = { $name } is here.
presence-away = { $name } is away.
# $count: people without a seat
presence-watching =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
say-title = Say something
say-label = What you say
say-do = Say
say-mute = Hide messages from
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-ouch = Ouch!
say-thinking = One moment, I am thinking.
say-thanks = Thank you!
say-again = Another match?
say-bye = Goodbye!

## Help and keys

help-title = Help
help-how = How to play
help-keys-title = Keys
help-keys-off = They can be switched off in the settings.
key-card = Choose the first card; 2 the second
key-hand = Read out your hand
key-opponents = Read out the opponents: tokens and status
key-discards = Read out the discards
key-remaining = Read out the cards you have not seen
key-odds = Read out the opponents’ likeliest cards
key-last = Read out the last move; press again for the one before
key-time = Read out the time left
key-go-on = Go on to what happened next
key-help = The rules of the card in focus, or this help
key-escape = Choose again
clock-label = Time left:
# $cards: "Guard, 1; Priest, 2"
told-hand = You hold: { $cards }.
# $seat: a number. $facts: joined by commas.
told-seat = Seat { $seat }, { $name }: { $facts }.
told-pile = { $name }: { $cards }.
# $list: "Guard 3, Priest 1"
told-left = Not seen: { $list }.
told-count = { $card } { $count }
told-no-counts = At this table everyone counts for themselves.
told-no-odds = At this table everyone works out the chances alone.
told-odds-none = No card is hidden now.
told-no-clock = There is no time limit.
told-seconds = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}

## Rules

# $edition: the rule set's name
rules-of = How to play: { $edition }
rules-other = Edition
rules-the-cards = The cards

## Settings

set-title = Settings
set-where = Settings apply to this browser only and take effect at once.
set-back = Back
set-size = Size of the text
set-size-percent = { $percent }%
set-theme = Colours
set-theme-system = as the system
set-theme-light = light
set-theme-dark = dark
set-motion = Motion
set-motion-system = as the system
set-motion-less = none
set-speed = Speed of what happens
set-speed-calm = calm
set-speed-normal = normal
set-speed-quick = quick
set-speed-once = all at once
set-speech = Announcements for screen readers
set-speech-full = everything
set-speech-brief = only my turn and problems
set-speech-off = none
set-sound = Sounds
set-sound-hint = A short sound for your turn, a card, a knock-out, the end.
set-keys = Single keys
set-keys-hint = 1 and 2 choose a card; H, O, D, R, P, L and T read something out; ? opens the help.
set-quick = Play at the last choice
set-quick-hint = The last choice plays the card at once, without a button.
set-notices = Notifications
set-notices-hint = When it is your turn and the page is out of sight.

## Pages that are not there

missing-title = There is nothing here
missing-home = To the home page

## The replay

replay-heading = Replay
replay-playing = The replay is available when the match is over.
replay-to-table = To the table
replay-again = Play again here
replay-eyes = Seen through the eyes of
replay-eyes-all = everyone: all cards open
replay-eyes-none = a spectator
replay-match = Match
replay-steps = Steps
replay-move = Move
replay-copy = Copy link to this move
# $at of $count moves
replay-step = Move { $at } of { $count }
replay-first = First move
replay-before = Previous
replay-after = Next
replay-last = Last move
replay-costly-before = Previous costly move
replay-costly-after = Next costly move
replay-played = Played
replay-played-best = Played, and the best move
replay-better = Better

## A seat on a second device

# $minutes: for how long the code is good
device-title = Continue on another device
device-how =
    Point the other device’s camera at this, or open the link there. Both devices keep your seat. The code is good once, for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }. Whoever has it plays for you, so keep it to yourself.
device-link = Link for your other device
link-qr = The link as a QR code
device-taking = Taking your seat …
device-failed = That did not work

## The first round, guided
# The texts before a move may use every card by its name in the edition, as the rules do: $guard, $guard-a.

learn-link = Learn in two minutes
lesson-title = Your first round
lesson-guard = You hold { $priest-a } and have drawn { $guard-a }. Each turn you play one card and keep the other. Play the { $guard } on Bruno and name the { $baron }: if Bruno holds one, Bruno is out of the round.
lesson-handmaid = The guess was wrong, so nothing happened. Bruno then played { $handmaid-a }: until Bruno’s next turn, nobody can choose Bruno. Play your own { $handmaid } and be safe as well.
lesson-priest = Bruno could not choose you. Your protection is over now, and so is Bruno’s. Play the { $priest } to look at Bruno’s card: only you see it.
lesson-countess = Bruno guessed wrong. Now you hold the { $king } and the { $countess }. Whoever has both must play the { $countess }, so there is no choice this time.
lesson-prince = Bruno has looked at your card. But you know something too: Bruno holds the { $prince } you saw, and has played other cards since. Play the { $guard } and name the { $prince }.
lesson-end = Bruno is out, and the round is yours. If nobody is knocked out, the highest card wins when the deck runs out. A round won brings a token; the first with enough tokens wins the match.
lesson-other = In this lesson, please make the move that is asked for.
lesson-skip = Skip the lesson
lesson-again = Once more
lesson-play = Play a match
