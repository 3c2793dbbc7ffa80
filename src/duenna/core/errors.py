"""The errors people meet. Each names the rule or the place, and nothing has changed when one is raised."""


class DuennaError(ValueError):
    """Anything Duenna refuses, in words for the person who asked.

    `key` and `values` say the same for programs, and for saying it in another language;
    `key` is empty where only the English text exists.
    """

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


class EditionError(DuennaError):
    """A rule set that does not exist or cannot be played."""


class MoveError(DuennaError):
    """A move that was not made."""


class UnparsableMove(MoveError):
    """Text that is no move of this edition, whatever the position."""


class IllegalMove(MoveError):
    """A move of this edition that the rules do not allow here."""


class NotYourTurn(MoveError):
    """A move for a seat that is not asked now, or when nobody is asked."""


class PositionError(DuennaError):
    """Position text that cannot be read, or describes what cannot be."""


class RecordError(DuennaError):
    """A record that cannot be read or does not replay; says at which place."""
