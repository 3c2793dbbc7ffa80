# The rule sets.
#
# edition-<name>: the name people read; .blurb: one line about it. No variables.

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
