"""docs/reference.md: every public name of the library with its signature and docstring, made from the code."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar, get_type_hints

REFERENCE: Final = Path(__file__).parent.parent / "docs" / "reference.md"
#: The public modules: all that they list in `__all__`, or all they define, is promised to stay.
MODULES: Final = (
    "duenna",
    "duenna.core.events",
    "duenna.belief",
    "duenna.bots",
    "duenna.play.player",
    "duenna.play.simulate",
    "duenna.analysis",
    "duenna.arena",
    "duenna.rl.coding",
    "duenna.rl.aec",
    "duenna.text.words",
)
HEAD: Final = """\
# Reference

Every public name of the library, made from the code by `make golden`. [Terms](glossary.md) explains the words.
Seats are numbers from 1, cards are `Card`s, chances are numbers from 0 to 1, and times are in seconds unless
a name says otherwise. What begins with an underscore, or is not listed here, may change without notice.
"""


def public_names(module: ModuleType) -> list[str]:
    """The names that a module offers: those of `__all__`, or its own without an underscore, in its order."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(listed, key=lambda name: (name.isupper(), name.casefold()))
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and getattr(value, "__module__", None) == module.__name__
        and not isinstance(value, TypeVar)
    ]


def reference() -> str:
    """The text of the page."""
    parts = [HEAD]
    for name in MODULES:
        module = import_module(name)
        parts.append(f"## `{name}`\n\n{_prose(module)}\n")
        for public in public_names(module):
            value = getattr(module, public)
            if isinstance(value, ModuleType):
                continue  # it has a section of its own
            parts += _entry(public, value, name)
    return "\n".join(parts)


def _entry(name: str, value: Any, module: str) -> Iterator[str]:
    if inspect.isclass(value):
        yield f"### `{_signature(name, value)}`\n\n{_prose(value)}\n"
        yield from _members(value)
    elif inspect.isroutine(value):
        yield f"### `{_signature(name, value)}`\n\n{_prose(value)}\n"
    else:
        yield f"### `{name}`\n\n{comment_on(name, module)}\n"


def _members(cls: type) -> Iterator[str]:
    """The fields, properties and methods that a class defines itself, one line each."""
    lines = []
    comments, hints = _field_comments(cls), _hints(cls)
    for field in getattr(cls, "__dataclass_fields__", {}).values():
        if not field.name.startswith("_") and field.name in inspect.get_annotations(cls):
            about = comments.get(field.name, "")
            if field.name in getattr(cls, "secrets", ()):
                about = "known to the audience alone, None for all others"
            lines.append(
                f"- `{field.name}: {_type(hints[field.name])}`" + (f": {about}" if about else "")
            )
    for name, member in vars(cls).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            lines.append(f"- `{name}`: {_one_paragraph(member)}")
        elif isinstance(member, (classmethod, staticmethod)) or inspect.isfunction(member):
            lines.append(f"- `{_signature(name, getattr(cls, name))}`: {_one_paragraph(member)}")
    if lines:
        yield "\n".join(lines) + "\n"


def _signature(name: str, value: Any) -> str:
    """The call as one writes it, without `self`; the bare name where Python knows no signature."""
    if inspect.isclass(value) and issubclass(value, (Exception, int)):
        return name
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return name
    hints = _hints(value)
    parameters = [
        each.replace(annotation=hints.get(each.name, each.annotation))
        for each in signature.parameters.values()
        if each.name != "self"
    ]
    returns = hints.get("return", signature.return_annotation)
    text = str(signature.replace(parameters=parameters, return_annotation=returns))
    text = re.sub(r"<(?:[^<>]|<\w+>)*>", "...", text)  # a default that has no short text
    return name + _short(re.sub(r" -> None$", "", text))


def _hints(value: Any) -> dict[str, Any]:
    """The types of the parameters, without what `Annotated` adds for the code's own use."""
    try:
        return get_type_hints(value)
    except (NameError, TypeError):
        return {}


def _type(annotation: object) -> str:
    return _short(
        annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    )


def _short(text: str) -> str:
    """The text with types by their last names, as in `View | None`, however this Python writes them."""
    while (
        new := re.sub(r"\b(?:typing\.)?Optional\[((?:[^\[\]]|\[[^\[\]]*\])*)\]", r"\1 | None", text)
    ) != text:
        text = new
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Za-z])", "", text).replace("'", '"')


def _doc(value: Any) -> str:
    return inspect.getdoc(value) or ""


def _prose(value: Any) -> str:
    """The docstring as Markdown, its examples as blocks that are run where they stand in the code."""
    out, example = [], False
    for line in _doc(value).splitlines():
        if line.startswith(">>> ") and not example:
            out.append("```pycon")
            example = True
        elif example and not line.strip():
            out.append("```")
            example = False
        out.append(line)
    return "\n".join([*out, "```"] if example else out)


def _one_paragraph(value: Any) -> str:
    """The docstring without its examples, on one line."""
    text = re.split(r"^>>> ", _doc(value), flags=re.M)[0]
    return " ".join(text.split())


def _field_comments(cls: type) -> dict[str, str]:
    """What `#:` says beside the fields of a class."""
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):
        return {}
    lines = source.splitlines()
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        node.target.id: lines[node.end_lineno - 1].partition("#:")[2].strip()
        for node in body.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.end_lineno is not None
    }


def comment_on(name: str, module: str) -> str:
    """What `#:`, above or beside it, says of a constant where it is defined; "" if nothing does."""
    for place in (module, *_homes(name, module)):
        lines = inspect.getsource(import_module(place)).splitlines()
        for number, line in enumerate(lines):
            if re.match(rf"{name}\b[^=]*=", line):
                above = takewhile(lambda each: each.startswith("#:"), reversed(lines[:number]))
                words = [each.removeprefix("#:").strip() for each in above][::-1]
                return " ".join(words) or line.partition("#:")[2].strip()
    return ""


def _homes(name: str, module: str) -> Iterator[str]:
    """The modules from which a package takes that name."""
    for node in ast.walk(ast.parse(inspect.getsource(import_module(module)))):
        if isinstance(node, ast.ImportFrom) and any(alias.name == name for alias in node.names):
            yield str(node.module)
