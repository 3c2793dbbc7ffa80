"""Translates the restricted Python of the rules into functions over flat rows of numbers.

`s.hand[p]` becomes `s[STATE_HAND + p]` and `s.left` becomes `s[STATE_LEFT]`, with the places from
`state.FIELDS`; which names are states is told by their annotations. `specialise` has taken out before what serves
the log, and asserts. Everything else must be on the short list of what restricted Python is: anything
that this pass does not know it refuses, naming the line.
"""

import ast
from collections.abc import Mapping
from types import FunctionType
from typing import Any, Final, NoReturn

from duenna.fast.source import BUILTINS, Function, Functions, refuse

Layout = Mapping[str, tuple[int, int]]  #: field -> (place in the row, length; 0: one number)

_STATEMENTS: Final = (
    *(ast.Assign, ast.AugAssign, ast.If, ast.While, ast.For),
    *(ast.Return, ast.Expr, ast.Pass, ast.Break, ast.Continue),
)
_EXPRESSIONS: Final = (
    *(ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Call, ast.Tuple, ast.IfExp),
    *(ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare),
    *(ast.Load, ast.Store, ast.And, ast.Or, ast.Not, ast.USub, ast.Invert),
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift),
    *(ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)


def translate(functions: Functions, layouts: Mapping[str, Layout], decorator: str) -> str:
    """Python source of these functions over flat rows, each behind the decorator.

    `layouts` says for each class, by name, where its fields lie. A function may use the others, and any int
    or tuple of ints that it can see.
    """
    out = _Names(functions, layouts)
    texts = [ast.unparse(_Function(each, out).translated()) for each in functions.values()]
    constants = [f"{name} = {value}" for name, value in sorted(out.constants.items())]
    tables = [f"{name} = {_table(values)}" for name, values in sorted(out.tables.items())]
    return "\n".join(constants + tables) + "".join(f"\n\n\n{decorator}\n{text}" for text in texts)


def _table(values: tuple[int, ...]) -> str:
    # Signed, because numba makes floats of signed and unsigned numbers combined.
    kinds = {"int8": 1 << 7, "int16": 1 << 15, "int32": 1 << 31, "int64": 1 << 63}
    kind = next(kind for kind, end in kinds.items() if -end <= min(values) and max(values) < end)
    return f"array({list(values)}, {kind})"


class _Names:
    """What the translated functions use from outside themselves."""

    def __init__(self, functions: Functions, layouts: Mapping[str, Layout]) -> None:
        self.layouts = layouts
        self.functions = functions
        self.constants: dict[str, int] = {}
        self.tables: dict[str, tuple[int, ...]] = {}

    def add(self, name: str, value: object) -> bool:
        """Makes a global name known; False if it is nothing that can be translated."""
        if isinstance(value, FunctionType):
            return value.__name__ == name and name in self.functions
        if isinstance(value, int):
            return self.constants.setdefault(name, int(value)) == value
        if isinstance(value, tuple) and value and all(isinstance(each, int) for each in value):
            return self.tables.setdefault(name, value) == value
        return False


def _cast(value: ast.expr, kind: str) -> ast.Call:
    return ast.Call(ast.Name(kind, ast.Load()), [value], [])


class _Function(ast.NodeTransformer):
    """Translates one function."""

    def __init__(self, function: Function, names: _Names) -> None:
        self.node, self.file, self.seen = function
        self.names = names
        self.rows: dict[str, str] = {}  # parameter -> the class whose fields it holds
        self.arrays: set[str] = set()
        self.locals: set[str] = set()
        self.words: list[str] = []
        self.unsigned = False  # all it computes with are words
        self.returns = ""
        self.line = 0

    def translated(self) -> ast.FunctionDef:
        """The function over rows."""
        node = self.node
        given = node.args
        others = (given.posonlyargs, given.kwonlyargs, given.defaults, given.vararg, given.kwarg)
        if any(others) or node.decorator_list:
            self.refuse(node, "decorators, and parameters that are not plain")
        self.returns = ast.unparse(node.returns) if node.returns else "nothing"
        if self.returns not in ("int", "Word", "None"):
            self.refuse(node, f"{node.name} is declared to return {self.returns}")
        for parameter in given.args:
            self.parameter(parameter)
        self.unsigned = len(self.words) == len(given.args) > 0
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                self.locals.add(each.id)
        body: list[ast.stmt] = [
            ast.Assign([ast.Name(word, ast.Store())], _cast(ast.Name(word, ast.Load()), "uint64"))
            for word in self.words
        ]
        body += self.block(node.body)
        bare = [ast.arg(each.arg) for each in given.args]
        new = ast.FunctionDef(node.name, ast.arguments([], bare, None, [], [], None, []), body, [])
        return ast.fix_missing_locations(ast.copy_location(new, node))

    def parameter(self, each: ast.arg) -> None:
        """Notes what a parameter is, by its annotation."""
        kind = ast.unparse(each.annotation) if each.annotation else "nothing"
        self.locals.add(each.arg)
        if kind in self.names.layouts:
            self.rows[each.arg] = kind
        elif kind == "list[int]":
            self.arrays.add(each.arg)
        elif kind == "Word":
            self.words.append(each.arg)
        elif kind != "int":
            self.refuse(each, f"the parameter {each.arg} is declared {kind}")

    def refuse(self, node: ast.AST, what: str) -> NoReturn:
        """Refuses the node; operators do not know their line, so it is that of what was visited last."""
        refuse(self.file, getattr(node, "lineno", self.line), what)

    def visit(self, node: ast.AST) -> Any:
        """The translation of a statement or an expression."""
        self.line = getattr(node, "lineno", self.line)
        if not isinstance(node, _STATEMENTS + _EXPRESSIONS):
            self.refuse(node, type(node).__name__)
        return super().visit(node)

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        return [self.visit(each) for each in statements]

    def visit_For(self, node: ast.For) -> ast.For:
        if not isinstance(node.target, ast.Name) or not self.calls(node.iter, "range"):
            self.refuse(node, "a for loop over anything but a range")
        steps = self.visit(node.iter)
        return ast.For(node.target, steps, self.block(node.body), self.block(node.orelse))

    def calls(self, node: ast.AST, name: str) -> bool:
        return (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        )

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        if not isinstance(node.value, ast.Call):
            self.refuse(node, "an expression that does nothing")
        return ast.Expr(self.visit(node.value))

    def visit_Call(self, node: ast.Call) -> ast.Call:
        if not isinstance(node.func, ast.Name) or node.keywords:
            self.refuse(node, f"the call {ast.unparse(node)}")
        return ast.Call(
            self.visit(node.func), [self.visit_argument(each) for each in node.args], []
        )

    def visit_argument(self, node: ast.expr) -> Any:
        """What is passed on: an expression, or a whole row."""
        if isinstance(node, ast.Name) and (node.id in self.rows or node.id in self.arrays):
            return node
        return self.visit(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.rows or node.id in self.arrays:
            self.refuse(node, f"{node.id} used whole")
        if node.id not in self.locals:
            value = self.seen.get(node.id, BUILTINS.get(node.id))
            if value is None or not (
                value is BUILTINS.get(node.id) or self.names.add(node.id, value)
            ):
                self.refuse(node, f"the name {node.id}")
            if node.id in self.names.constants:
                return self.number(node, self.names.constants[node.id])
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if type(node.value) is not int:
            self.refuse(node, f"the value {node.value!r}")
        return self.number(node, node.value)

    def number(self, node: ast.expr, value: int) -> ast.expr:
        """A constant, told from signed numbers where words are computed with."""
        low, high = (0, 1 << 64) if self.unsigned else (-1 << 63, 1 << 63)
        if not low <= value < high:
            self.refuse(node, f"the value {value}, which is too large or too small")
        return _cast(node, "uint64") if self.unsigned else node

    def visit_Return(self, node: ast.Return) -> ast.Return:
        if node.value is None or not self.unsigned:
            return ast.Return(self.visit(node.value) if node.value else None)
        kind = "uint64" if self.returns == "Word" else "int64"
        return ast.Return(_cast(self.visit(node.value), kind))

    def visit_Attribute(self, node: ast.Attribute) -> ast.Subscript:
        name, _, length = self.field(node)
        if length:
            self.refuse(node, f"{ast.unparse(node)} without an index")
        return ast.Subscript(node.value, name, node.ctx)

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        index = self.visit(node.slice)
        if isinstance(node.value, ast.Attribute):
            place, row, length = self.field(node.value)
            if not length:
                self.refuse(node, f"{ast.unparse(node.value)} is a single number")
            return ast.Subscript(row, _cast(ast.BinOp(place, ast.Add(), index), "uintp"), node.ctx)
        if not isinstance(node.value, ast.Name):
            self.refuse(node, ast.unparse(node))
        if node.value.id not in self.arrays:
            self.visit(node.value)
            if node.value.id not in self.names.tables:
                self.refuse(node, f"{node.value.id} has no items")
        return ast.Subscript(node.value, _cast(index, "uintp"), node.ctx)

    def field(self, node: ast.Attribute) -> tuple[ast.Name, ast.Name, int]:
        """The name of the field's place, the row it is in, and its length."""
        row = node.value
        if not isinstance(row, ast.Name) or row.id not in self.rows:
            self.refuse(node, ast.unparse(node))
        kind = self.rows[row.id]
        if node.attr not in self.names.layouts[kind]:
            self.refuse(node, f"{kind} has no field {node.attr}")
        place, length = self.names.layouts[kind][node.attr]
        name = f"{kind}_{node.attr}".upper()
        self.names.constants[name] = place
        return ast.Name(name, ast.Load()), row, length
