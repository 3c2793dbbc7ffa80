"""Functions in restricted Python as syntax trees: `specialise` makes them shorter, `translate` lays them over rows."""

import ast
import inspect
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

N = TypeVar("N", bound=ast.AST)

BUILTINS: Final = {"abs": abs, "max": max, "min": min, "range": range}

_AT_THE_TOP: Final = (ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.FunctionDef)


class TranslationError(SyntaxError):
    """Something is not restricted Python; says what and where."""


class Function(NamedTuple):
    """A function in restricted Python."""

    node: ast.FunctionDef
    file: str  #: where it stands, for messages
    names: Mapping[str, Any]  #: what it can see: the names of its module, and tables made for it


Functions = dict[str, Function]  #: by name, in the order of the modules


def read(modules: Sequence[ModuleType]) -> Functions:
    """All functions of these modules, without docstrings. A module may use what the modules before it define.

    Raises TranslationError where a name is taken twice or a module holds anything but functions and constants.
    """
    out: Functions = {}
    for module in modules:
        file = inspect.getsourcefile(module) or module.__name__
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue  # a docstring
            if not isinstance(node, _AT_THE_TOP):
                refuse(file, node.lineno, f"{type(node).__name__} at the top of the module")
            if isinstance(node, ast.FunctionDef):
                if node.name in out:
                    refuse(file, node.lineno, f"a second function {node.name}")
                if ast.get_docstring(node):
                    node.body = node.body[1:] or [ast.Pass()]
                out[node.name] = Function(node, file, vars(module))
    return out


def refuse(file: str, line: int, what: str) -> NoReturn:
    """Raises TranslationError."""
    raise TranslationError(
        f"{file}:{line}: not restricted Python, so it cannot be compiled: {what}"
    )


def kinds(node: ast.FunctionDef) -> dict[str, str]:
    """What each parameter is, as its annotation says."""
    return {
        each.arg: ast.unparse(each.annotation) if each.annotation else "nothing"
        for each in node.args.args
    }


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all below it, in no particular order: much faster than `ast.walk`."""
    todo = [node]
    while todo:
        each = todo.pop()
        yield each
        for name in each._fields:
            value = getattr(each, name, None)
            if isinstance(value, list):
                todo += [item for item in value if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                todo.append(value)


def calls(node: ast.AST, functions: Functions) -> Iterator[ast.Call]:
    """The calls of these functions anywhere in the node."""
    for each in walk(node):
        if isinstance(each, ast.Call) and ast.unparse(each.func) in functions:
            yield each


def reached(functions: Functions, roots: Sequence[str]) -> Functions:
    """The functions that these call, directly or not, and they themselves, in the old order."""
    found, todo = set(roots), list(roots)
    while todo:
        for call in calls(functions[todo.pop()].node, functions):
            name = ast.unparse(call.func)
            if name not in found:
                found.add(name)
                todo.append(name)
    return {name: each for name, each in functions.items() if name in found}


def copied(node: N) -> N:
    """A tree of its own, with the lines where statements stood: much faster than `copy.deepcopy`."""
    new = node.__class__.__new__(node.__class__)
    if isinstance(node, ast.stmt | ast.arg):
        new.lineno = getattr(node, "lineno", 0)  # type: ignore[attr-defined]
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            value = copied(value) if value._fields else value
        elif isinstance(value, list):
            value = [copied(each) if isinstance(each, ast.AST) else each for each in value]
        setattr(new, name, value)
    return new


def same(a: object, b: object) -> bool:
    """Whether two trees say the same, wherever they stood."""
    if isinstance(a, ast.AST):
        return type(a) is type(b) and all(
            same(getattr(a, name, None), getattr(b, name, None)) for name in a._fields
        )
    if isinstance(a, list):
        return isinstance(b, list) and len(a) == len(b) and all(map(same, a, b))
    return a == b and type(a) is type(b)
