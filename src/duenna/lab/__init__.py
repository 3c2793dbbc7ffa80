r"""A laboratory for house editions: a deck, ranks and rules from a file, played by the computer and measured.

>>> house = read_house('base = "classic"\nplayers = 3\n[knobs]\ntokens = 2')
>>> house.edition.tokens[3], house.players
(2, 3)
"""

from duenna.lab.house import House, HouseError, read_house
from duenna.lab.measuring import Findings, measure_house

__all__ = ["Findings", "House", "HouseError", "measure_house", "read_house"]
