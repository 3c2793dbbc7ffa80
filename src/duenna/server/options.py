"""What a table's maker chooses beside the rules; everyone at the table sees it."""

from dataclasses import dataclass, fields
from typing import Any, Final

from duenna.text.languages import LANGUAGES

ODDS: Final = "odds"  #: discards, counts, and the chances of the hidden cards
COUNTS: Final = "counts"  #: discards, and how many of each card are left
AIDS: Final = ("memory", "discards", COUNTS, ODDS)
HOUR: Final = 3600


@dataclass(frozen=True)
class Options:
    """A table's options (see docs/protocol.md)."""

    open: bool = False
    lang: str = "en"
    watchers: bool = True
    aids: str = "discards"
    move_seconds: int = 0
    bank_seconds: int = 0
    increment_seconds: int = 0
    absent_seconds: int = 60
    fill_seconds: int = (
        0  #: seconds after which bots take the free seats and the match begins; 0 for never
    )

    @property
    def timed(self) -> bool:
        """Whether decisions have a time limit."""
        return bool(self.move_seconds or self.bank_seconds)

    def to_json(self) -> dict[str, Any]:
        """The options as plain JSON values; `Options.read` is the inverse."""
        return dict(vars(self))

    @classmethod
    def read(cls, data: object) -> "Options":
        """The options of a JSON object; raises ValueError naming the one that is wrong."""
        if not isinstance(data, dict):
            raise ValueError('"options" must be an object.')
        known = {field.name: field.type for field in fields(cls)}
        for name, value in data.items():
            if name not in known:
                raise ValueError(f"There is no option {str(name)[:40]!r}: {', '.join(known)}.")
            usual = getattr(cls, name)
            if type(value) is not type(usual):
                raise ValueError(f"The option {name} must be a {type(usual).__name__}.")
            if isinstance(value, int) and not isinstance(value, bool) and not 0 <= value <= HOUR:
                raise ValueError(f"The option {name} must lie between 0 and {HOUR}.")
        options = cls(**data)
        if options.aids not in AIDS:
            raise ValueError(f"The option aids must be one of {', '.join(AIDS)}.")
        if options.lang not in LANGUAGES:
            raise ValueError(f"The option lang must be one of {', '.join(LANGUAGES)}.")
        return options
