-- Events that were cut off a table so that it can be played again: kept, for nothing is thrown away.
CREATE TABLE cut (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    cmd_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    cut_at INTEGER NOT NULL  -- milliseconds since 1970
) STRICT;
