"""The languages there are: each folder of `locales` that has every file which the English one has."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).parent / "locales"


def files_of(language: str) -> tuple[Path, ...]:
    """The Fluent files of a language, by name."""
    return tuple(sorted((LOCALES / language).glob("*.ftl")))


def missing(language: str) -> list[str]:
    """The names of the files that the language's folder lacks.

    >>> missing("et")
    []
    """
    here = {path.name for path in files_of(language)}
    return [path.name for path in files_of("en") if path.name not in here]


#: The languages in the order of their codes.
LANGUAGES: Final = tuple(
    sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and not missing(path.name))
)


@cache
def own_name(language: str) -> str:
    """What the language calls itself.

    >>> own_name("et")
    'Eesti'
    """
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALES / language / "language.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    named = bundle.get_message("language-name").value
    assert named is not None
    return str(bundle.format_pattern(named)[0])


@cache
def letters(language: str) -> str:
    """The letters of the language that a font for Western Europe alone might lack, in order.

    >>> letters("et"), letters("fr")
    ('Žž', '')
    """
    text = "".join(path.read_text(encoding="utf-8") for path in files_of(language))
    return "".join(sorted(char for char in set(text) if char > "\u00ff" and char.isalpha()))
