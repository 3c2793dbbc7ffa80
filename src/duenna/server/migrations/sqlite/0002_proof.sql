-- Written to show that the database can be written to.
CREATE TABLE proof (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL  -- milliseconds since 1970
) STRICT;
