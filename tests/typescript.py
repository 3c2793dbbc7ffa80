"""The types of the page, written from those of the wire: `server/wire.py` as TypeScript.

`python tests/regenerate.py` writes `web/wire.d.ts` anew.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import duenna
from duenna.core.events import EVENTS
from duenna.core.parts import Part

HOME: Final = Path(duenna.__file__).parent
WIRE: Final = HOME / "server" / "wire.py"
TYPES: Final = HOME / "web" / "wire.d.ts"

_NAMES: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "any",
    "None": "null",
}
_HEAD: Final = "// What is on the wire, written from server/wire.py by `make golden`."


def types_text() -> str:
    """The text of `web/wire.d.ts`."""
    tree = ast.parse(WIRE.read_text(encoding="utf-8"))
    return "\n\n".join([_HEAD, *_declarations(tree)]) + "\n"


def _declarations(tree: ast.Module) -> Iterator[str]:
    """Each type of the module, in its order."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield _interface(node)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            assert node.value is not None
            if ast.unparse(node.target) == "GameEvent":
                yield from _events()
            else:
                yield f"export type {ast.unparse(node.target)} = {_type(node.value)};"


#: how the parts of events are written in JSON, by their kinds
_KINDS: Final = {
    "seat": "number",
    "seats": "number[]",
    "card": "string",
    "guess": "string",
    "flag": "boolean",
    "number": "number",
    "moves": "string[]",
}


def _events() -> Iterator[str]:
    """A type for each kind of event, and one for all of them."""
    for name, kind in EVENTS.items():
        parts = [f"  {part.key}: {_event_part(part)};" for part in kind.parts]
        about = " ".join((kind.__doc__ or "").split())
        head = f"/** {about} */\nexport interface {kind.__name__}Event extends EventFace {{"
        yield "\n".join([head, f'  event: "{name}";', *parts, "}"])
    kinds = "\n".join(f"  | {kind.__name__}Event" for kind in EVENTS.values())
    yield f"export type GameEvent =\n{kinds};"


def _event_part(part: Part) -> str:
    """The TypeScript of an event's part."""
    each = " | ".join(f'"{word}"' for word in part.words) or _KINDS[part.kind.name]
    return f"{each} | null" if part.optional else each


def _interface(node: ast.ClassDef) -> str:
    bases = [base for base in map(ast.unparse, node.bases) if base != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    about = " ".join((ast.get_docstring(node) or "").split())
    parts = [_part(part) for part in node.body if isinstance(part, ast.AnnAssign)]
    return "\n".join([f"/** {about} */", f"export interface {node.name}{extends} {{", *parts, "}"])


def _part(node: ast.AnnAssign) -> str:
    """One item of an interface; what may be missing has a question mark."""
    wanted, mark = node.annotation, ""
    if isinstance(wanted, ast.Subscript) and ast.unparse(wanted.value) == "NotRequired":
        wanted, mark = wanted.slice, "?"
    return f"  {ast.unparse(node.target)}{mark}: {_type(wanted)};"


def _type(node: ast.expr) -> str:
    """A Python type as TypeScript writes it; raises ValueError for one that it has no word for.

    >>> _type(ast.parse("dict[str, list[int | None]]", mode="eval").body)
    'Record<string, (number | null)[]>'
    """
    match node:
        case ast.Name(id=name):
            return _NAMES.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):
            return _type(ast.parse(text, mode="eval").body)
        case ast.BinOp(op=ast.BitOr()):
            return " | ".join(dict.fromkeys((_type(node.left), _type(node.right))))
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            each = _type(item)
            return f"({each})[]" if "|" in each else f"{each}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key)}, {_type(value)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
            all_words = words.elts if isinstance(words, ast.Tuple) else [words]
            return " | ".join(f'"{ast.literal_eval(word)}"' for word in all_words)
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")
