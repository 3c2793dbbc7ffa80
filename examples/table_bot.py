"""A bot that takes a seat at a table: python examples/table_bot.py http://localhost:8000 TABLE."""

import random
import sys

from duenna.client import Table

url, name = sys.argv[1:3]
table = Table.join(url, name, "Echo")
for standing in table.turns():
    assert standing["view"] is not None
    table.move(random.choice(standing["view"]["options"]))  # your idea goes here
