-- Everything that was ever carried out at a table, in order; nothing is changed afterwards.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    cmd_id TEXT NOT NULL,
    at INTEGER NOT NULL,  -- milliseconds since 1970
    kind TEXT NOT NULL,
    body TEXT NOT NULL,   -- JSON
    PRIMARY KEY (table_id, seq),     -- the optimistic lock
    UNIQUE (table_id, cmd_id)        -- safe retries
) STRICT, WITHOUT ROWID;

-- What must be found without reading all events: open tables, and tables where something is due.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    head INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    active INTEGER NOT NULL,  -- 1 while a match is played
    updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (listed, updated_at);
CREATE INDEX tables_active ON tables (active, updated_at);
