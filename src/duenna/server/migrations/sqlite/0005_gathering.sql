-- Listed are open tables that still gather; until now those whose match had begun stayed listed.
UPDATE tables SET listed = 0
WHERE listed = 1 AND EXISTS (SELECT 1 FROM events WHERE table_id = tables.id AND kind = 'started');
