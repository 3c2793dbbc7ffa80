"""The reference holds everything public, as the code has it, and everything public is documented."""

import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from reference import MODULES, REFERENCE, comment_on, public_names, reference


def test_the_page_is_what_the_code_says() -> None:
    assert REFERENCE.read_text(encoding="utf-8") == reference(), "run `make golden`"


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_is_documented(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    for public in public_names(module):
        value = getattr(module, public)
        if isinstance(value, ModuleType):
            assert value.__name__ in MODULES, public
        elif inspect.isclass(value) or inspect.isroutine(value):
            assert value.__doc__, public
            assert not undocumented(value), public
        else:
            assert comment_on(public, name), public


def undocumented(value: Any) -> list[str]:
    """The public methods and properties of a class that say nothing of themselves."""
    members = vars(value).items() if inspect.isclass(value) else ()
    return [
        name
        for name, member in members
        if not name.startswith("_")
        and (
            isinstance(member, (property, classmethod, staticmethod)) or inspect.isfunction(member)
        )
        and not inspect.getdoc(member)
    ]
