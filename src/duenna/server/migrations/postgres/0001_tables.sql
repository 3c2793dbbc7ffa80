-- Everything that was ever carried out at a table, in order; nothing is changed afterwards.
CREATE TABLE events (
    table_id text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    cmd_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL,              -- milliseconds since 1970
    kind text NOT NULL,
    body json NOT NULL,
    PRIMARY KEY (table_id, seq),     -- the optimistic lock
    UNIQUE (table_id, cmd_id)        -- safe retries
);

-- What must be found without reading all events: open tables, and tables where something is due.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    head integer NOT NULL,
    listed boolean NOT NULL,
    active boolean NOT NULL,         -- while a match is played
    updated_at bigint NOT NULL,
    due_at bigint,                   -- when the house must look at it again; NULL for never
    lease_by text,                   -- the process that looks after it
    lease_until bigint,
    quarantine text                  -- why it is set aside; NULL for a table like any other
);

CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL AND quarantine IS NULL;
CREATE INDEX tables_listed ON tables (updated_at) WHERE listed AND quarantine IS NULL;

-- Events that were cut off a table so that it can be played again: kept, for nothing is thrown away.
CREATE TABLE cut (
    table_id text NOT NULL,
    seq integer NOT NULL,
    cmd_id text NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    body json NOT NULL,
    cut_at bigint NOT NULL
);

-- Written to show that the database can be written to.
CREATE TABLE proof (
    id integer PRIMARY KEY CHECK (id = 1),
    at bigint NOT NULL
);
