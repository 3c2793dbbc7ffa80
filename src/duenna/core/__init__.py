"""The game itself: cards, rules, moves, events, views, records. It needs nothing but the standard library."""
