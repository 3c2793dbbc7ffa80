"""How a number of things is said."""


def counted(number: float, one: str, many: str) -> str:
    """The number with the noun that goes with it.

    >>> counted(1, "match", "matches"), counted(0.5, "round", "rounds")
    ('1 match', '0.5 rounds')
    """
    return f"{number:.10g} {one if number == 1 else many}"
