-- When the house must look at the table again, whoever is there (milliseconds since 1970); NULL for never.
ALTER TABLE tables ADD COLUMN due_at INTEGER;
-- Why the table is set aside; NULL for a table like any other.
ALTER TABLE tables ADD COLUMN quarantine TEXT;

-- Matches that are over were kept as active. Only playing them again tells which: so each table with a match
-- is looked at, the latest first and fifty a second, behind whatever else the server does.
UPDATE tables SET due_at = ranked.due_at
FROM (
    SELECT id, 1000 * unixepoch() + 20 * row_number() OVER (ORDER BY updated_at DESC) AS due_at
    FROM tables WHERE active = 1
) AS ranked
WHERE tables.id = ranked.id;

CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL AND quarantine IS NULL;
DROP INDEX tables_active;
