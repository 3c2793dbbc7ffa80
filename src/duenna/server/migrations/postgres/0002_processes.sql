-- The processes that use this database. What only living processes need is lost with the database's own process.
CREATE UNLOGGED TABLE processes (
    id text PRIMARY KEY,
    until bigint NOT NULL,   -- it is alive until then, in milliseconds since 1970
    people integer NOT NULL  -- at tables by way of it
);

-- Who is at a table by way of a process: {"seat": [streams, when last seen]}, 0 for who has no seat.
CREATE UNLOGGED TABLE presence (
    table_id text COLLATE "C" NOT NULL,
    process text NOT NULL,
    there json NOT NULL,
    PRIMARY KEY (table_id, process)
);
CREATE INDEX presence_process ON presence (process);

-- Codes by which second devices take seats: one for a seat, good for a few minutes.
CREATE TABLE codes (
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    since integer NOT NULL,  -- the event by which the seat's person sat down
    hash text NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Analyses of matches that are over, made or being made.
CREATE TABLE analyses (
    table_id text COLLATE "C" NOT NULL,
    match integer NOT NULL,
    maker text NOT NULL,
    at bigint NOT NULL,      -- when it was last heard of
    until bigint NOT NULL,   -- when another may try, if it is not made
    done real NOT NULL,      -- from 0 to 1
    parts bytea,
    PRIMARY KEY (table_id, match)
);
CREATE INDEX analyses_at ON analyses (at);
