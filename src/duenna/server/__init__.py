"""The table server: one process, one file of events, one protocol for browsers, bots and curl."""
