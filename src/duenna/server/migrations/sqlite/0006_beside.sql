-- Codes by which second devices take seats: one for a seat, good for a few minutes.
CREATE TABLE codes (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,  -- the event by which the seat's person sat down
    hash TEXT NOT NULL,
    until INTEGER NOT NULL,  -- milliseconds since 1970
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Analyses of matches that are over, made or being made.
CREATE TABLE analyses (
    table_id TEXT NOT NULL,
    match INTEGER NOT NULL,
    maker TEXT NOT NULL,
    at INTEGER NOT NULL,     -- when it was last heard of, in milliseconds since 1970
    until INTEGER NOT NULL,  -- when another may try, if it is not made
    done REAL NOT NULL,      -- from 0 to 1
    parts BLOB,
    PRIMARY KEY (table_id, match)
) STRICT;
CREATE INDEX analyses_at ON analyses (at);
