"""Folding: what a function of restricted Python computes in any case is computed now, and what never runs goes.

`Known` says what is known of the rounds that will be played; `folded` makes the shorter function.
"""

import ast
import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from duenna.core.cards import Card
from duenna.core.state import RULE_FIELDS, Rules
from duenna.fast.source import Function, copied, kinds, walk

#: The tables of the rules that are read by the number of a card which somebody has or had.
BY_CARD: Final = ("rank", "aim", "slot", "listed")

_SETS: Final = ("ROYAL_CARDS",)  #: the names of masks of cards
_UNKNOWN: Final = object()
_MANY: Final = 8  #: more numbers that a field may hold are not told apart
_CARDS: Final = {card.name: card.value for card in Card}
_BINARY: Final[dict[type[ast.operator], Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
_UNARY: Final[dict[type[ast.unaryop], Callable[[int], int]]] = {
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
    ast.Not: operator.not_,
}
_COMPARE: Final[dict[type[ast.cmpop], Callable[[Any, Any], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}
_PLAIN: Final[dict[str, Callable[..., int]]] = {"abs": abs, "max": max, "min": min}
_OPPOSITE: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.GtE(),
    ast.GtE: ast.Lt(),
    ast.Gt: ast.LtE(),
    ast.LtE: ast.Gt(),
}
#: Of an operator, what number on the right or on the left leaves the other side as it is.
_RIGHT_NEUTRAL: Final = {
    **dict.fromkeys((ast.Add, ast.Sub, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift), 0),
    **dict.fromkeys((ast.Mult, ast.FloorDiv), 1),
}
_LEFT_NEUTRAL: Final = {
    **dict.fromkeys((ast.Add, ast.BitOr, ast.BitXor), 0),
    ast.Mult: 1,
}
_ENDS: Final = (ast.Return, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Known:
    """What is known of every position that will be met. By default nothing is."""

    rules: Rules | None = None
    players: int = 0  #: 0: any number
    cards: frozenset[int] = (
        frozenset()
    )  #: all that anyone can have, 0 for none included; empty: any
    values: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """By field of the state, the only numbers that it ever holds."""


def folded(
    function: Function,
    known: Known,
    constants: Mapping[str, ast.expr],
    silent: Callable[[ast.expr], bool],
) -> Function:
    """The function made shorter by what is known, and by parameters that are always the same.

    `silent` tells of an expression whether it changes nothing.
    """
    if all(kind == "Word" for kind in kinds(function.node).values()):
        return function
    node = copied(function.node)
    names = dict(function.names)
    fold = _Fold(node, names, known, constants, silent)
    node.body = fold.block(node.body)
    return function._replace(node=node, names=names)


class _Fold(ast.NodeTransformer):
    def __init__(
        self,
        node: ast.FunctionDef,
        names: dict[str, Any],
        known: Known,
        constants: Mapping[str, ast.expr],
        silent: Callable[[ast.expr], bool],
    ) -> None:
        self.names, self.known, self.silent = names, known, silent
        self.kinds = kinds(node)
        self.locals = set(self.kinds) | set(stored(node))
        self.loops = {
            each.target.id
            for each in walk(node)
            if isinstance(each, ast.For) and isinstance(each.target, ast.Name)
        }
        logs = (name for name, kind in self.kinds.items() if kind == "Log")
        self.constants = {**constants, **dict.fromkeys(logs, ast.Constant(None))}
        self.givings: dict[str, list[ast.expr | None]] = {}
        for name, value in _givings(node):
            self.givings.setdefault(name, []).append(value)
        self.constants |= self.settled()

    def settled(self) -> dict[str, ast.expr]:
        """The local names that are only ever given one and the same number."""
        out = {}
        for name, values in self.givings.items():
            first = values[0]
            if name in self.kinds or first is None or self.value(first) is _UNKNOWN:
                continue
            if all(value and self.value(value) == self.value(first) for value in values):
                out[name] = first
        return out

    # ---- what is known

    def value(self, node: ast.expr) -> Any:
        """The number that the expression stands for, None for the log, or _UNKNOWN."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name) and node.id not in self.locals:
            found = self.names.get(node.id)
            return int(found) if isinstance(found, int) else _UNKNOWN
        return _UNKNOWN

    def values(self, node: ast.expr | None) -> frozenset[int] | None:
        """All numbers that the expression may stand for; None if it may be any."""
        if node is None:
            return None
        value = self.value(node)
        if value is not _UNKNOWN:
            return frozenset({value})
        if isinstance(node, ast.IfExp):
            return _either([self.values(node.body), self.values(node.orelse)])
        if isinstance(node, ast.Name) and node.id not in self.kinds:
            given = self.givings.get(node.id, [None])
            # Names given names may go round in a circle.
            return _either([None if self.is_local(each) else self.values(each) for each in given])
        inner = node.value if isinstance(node, ast.Subscript) else node
        if isinstance(inner, ast.Attribute) and self.kind(inner.value) == "State":
            return self.known.values.get(inner.attr)
        return None

    def truth(self, node: ast.expr) -> bool | None:
        """Whether the expression holds; None if that is not known."""
        value = self.value(node)
        if value is not _UNKNOWN:
            return bool(value)
        if isinstance(node, ast.BoolOp):
            deciding = isinstance(node.op, ast.Or)
            if self.silent(node) and any(self.truth(each) is deciding for each in node.values):
                return deciding
        return None

    def is_local(self, node: ast.expr | None) -> bool:
        return isinstance(node, ast.Name) and node.id in self.locals

    def kind(self, node: ast.expr) -> str:
        """What a whole row is: State, Rules or nothing of the kind."""
        return self.kinds.get(node.id, "") if isinstance(node, ast.Name) else ""

    # ---- expressions

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.constants:
            found = self.constants[node.id]
            if isinstance(found, ast.Name) and self.value(found) is _UNKNOWN:
                return node
            return copied(found)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        kind, known = self.kind(node.value), self.known
        if not isinstance(node.ctx, ast.Load):
            return node
        if kind == "Rules" and known.rules and RULE_FIELDS[node.attr][1] == 0:
            return ast.Constant(getattr(known.rules, node.attr))
        if kind == "State":
            if node.attr == "players" and known.players:
                return ast.Constant(known.players)
            if len(values := known.values.get(node.attr, ())) == 1:
                return ast.Constant(*values)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        node.slice = self.visit(node.slice)
        if not isinstance(node.ctx, ast.Load):
            return node
        if isinstance(node.value, ast.Attribute):
            kind, field = self.kind(node.value.value), node.value.attr
            if kind == "State" and len(values := self.known.values.get(field, ())) == 1:
                return ast.Constant(*values)
            if kind == "Rules" and self.known.rules:
                return self.lookup(field, getattr(self.known.rules, field), node.slice)
        elif isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            table, at = self.names.get(node.value.id), self.value(node.slice)
            if isinstance(table, tuple) and at is not _UNKNOWN:
                return _number(table[at])
        return node

    def lookup(self, field: str, table: list[int], at: ast.expr) -> ast.expr:
        """What a table of the rules says at that place."""
        place = self.value(at)
        if place is not _UNKNOWN:
            return _number(table[place])
        ranging = isinstance(at, ast.Name) and at.id in self.loops
        if field in BY_CARD and self.known.cards and not ranging:
            said = {table[card] for card in self.known.cards}
            if len(said) == 1:
                return ast.Constant(said.pop())
            if all(table[card] == card for card in self.known.cards):
                return at
        if field == "exact" and len(said := set(table[1 : self.known.rules.guesses + 1])) == 1:  # type: ignore[union-attr]
            return ast.Constant(said.pop())
        name = field.upper()
        self.names[name] = tuple(table)
        return ast.Subscript(ast.Name(name, ast.Load()), at, ast.Load())

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        node.operand = self.visit(node.operand)
        value = self.value(node.operand)
        return node if value is _UNKNOWN else _number(_UNARY[type(node.op)](value))

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        left: ast.expr = self.visit(node.left)
        right: ast.expr = self.visit(node.right)
        node.left, node.right = left, right
        a, b, op = self.value(left), self.value(right), type(node.op)
        if a is not _UNKNOWN and b is not _UNKNOWN and op in _BINARY:
            return _number(_BINARY[op](a, b))
        if b is not _UNKNOWN and b == _RIGHT_NEUTRAL.get(op):
            return left
        if a is not _UNKNOWN and a == _LEFT_NEUTRAL.get(op):
            return right
        asked = _card_asked(left) if op is ast.BitAnd and b == 1 and self.known.cards else None
        if asked and self.silent(left):
            return self.in_set(node, *asked)
        never = (op in (ast.BitAnd, ast.Mult) and 0 in (a, b)) or (
            op in (ast.LShift, ast.RShift) and a == 0
        )
        return ast.Constant(0) if never and self.silent(node) else node

    def in_set(self, node: ast.BinOp, name: str, card: ast.expr) -> ast.expr:
        """A question whether a set of cards holds a card, by the cards that there are."""
        fitting = [each for each in self.known.cards if self.names[name] >> each & 1]
        if not fitting:
            return ast.Constant(0)
        return self.equals(card, fitting[0]) if len(fitting) == 1 else node

    def equals(self, node: ast.expr, card: int) -> ast.Compare:
        """A comparison with one card, by its name."""
        name = Card(card).name if card else "NO_CARD"
        self.names[name] = card
        return ast.Compare(node, [ast.Eq()], [ast.Name(name, ast.Load())])

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        node.left = self.visit(node.left)
        node.comparators = [self.visit(each) for each in node.comparators]
        if len(node.ops) > 1:
            return node
        left, op, right = node.left, type(node.ops[0]), node.comparators[0]
        a, b = self.value(left), self.value(right)
        if a is not _UNKNOWN and b is not _UNKNOWN:
            return _number(_COMPARE[op](a, b))
        if self.known.cards and isinstance(right, ast.Name) and right.id in _CARDS:
            return self.compare_card(node, op, b)
        values = self.values(left)
        if values and b is not _UNKNOWN:
            results = {_COMPARE[op](each, b) for each in values}
            if len(results) == 1:
                return _number(results.pop())
        return node

    def compare_card(self, node: ast.Compare, op: type[ast.cmpop], card: int) -> ast.expr:
        """A comparison with a card, by the cards that there are."""
        if not self.silent(node.left):
            return node
        fitting = [each for each in self.known.cards if _COMPARE[op](each, card)]
        if len(fitting) in (0, len(self.known.cards)):
            return _number(bool(fitting))
        if len(fitting) == 1 and op is not ast.Eq:
            return self.equals(node.left, fitting[0])
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        deciding = isinstance(node.op, ast.Or)
        values: list[ast.expr] = []
        for each in map(self.visit, node.values):
            values.append(each)
            if self.truth(each) is deciding:
                break
        # What lets the next one decide says nothing, unless it stands last: then it is the result.
        kept = [each for each in values[:-1] if self.truth(each) is None] + values[-1:]
        return kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        node.test, node.body, node.orelse = map(self.visit, (node.test, node.body, node.orelse))
        truth = self.truth(node.test)
        if truth is None:
            same = ast.dump(node.body) == ast.dump(node.orelse) and self.silent(node.test)
            return node.body if same else node
        return node.body if truth else node.orelse

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.args = [self.visit(each) for each in node.args]
        values = [self.value(each) for each in node.args]
        name = ast.unparse(node.func)
        if name in _PLAIN and _UNKNOWN not in values:
            return _number(_PLAIN[name](*values))
        return node

    # ---- statements

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """The statements, folded; never empty."""
        out: list[ast.stmt] = []
        for each in statements:
            out += self.statement(each)
            if out and _ends(out[-1]):
                break
        out = [each for each in out if not isinstance(each, ast.Pass)]
        return out or [ast.Pass()]

    def statement(self, node: ast.stmt) -> list[ast.stmt]:
        """What becomes of a statement: itself, or others in its place."""
        if isinstance(node, ast.Assert):
            return []
        if isinstance(node, ast.If):
            return self.branch(node)
        if isinstance(node, ast.While):
            node.test = self.visit(node.test)
            node.body = self.block(node.body)
            return [] if self.truth(node.test) is False else [node]
        if isinstance(node, ast.For):
            node.iter = self.visit(node.iter)
            node.body = self.block(node.body)
            return [] if is_empty(node.body) else [node]
        if isinstance(node, ast.Assign):
            node.value = self.visit(node.value)
            node.targets = [self.visit(each) for each in node.targets]
            return kept_targets(node, self.changes)
        if isinstance(node, ast.AugAssign):
            node.value, node.target = self.visit(node.value), self.visit(node.target)
            idle = self.known.values.get(set_field(node.target)) == frozenset({0})
            return [] if idle and isinstance(node.op, ast.BitAnd) else [node]
        return [self.visit(node)]

    def changes(self, target: ast.expr, value: ast.expr | None) -> bool:
        """Whether setting the target does anything: not if it is always the same."""
        field = set_field(target)
        if value and field and self.value(value) is not _UNKNOWN:
            always = self.known.values.get(field, frozenset())
            if field == "players" and self.known.players:
                always = frozenset({self.known.players})
            return always != frozenset({self.value(value)})
        return True

    def branch(self, node: ast.If) -> list[ast.stmt]:
        node.test = self.visit(node.test)
        truth = self.truth(node.test)
        if truth is not None:
            return self.block(node.body if truth else node.orelse or [ast.Pass()])
        node.body = self.block(node.body)
        node.orelse = self.block(node.orelse) if node.orelse else []
        if is_empty(node.orelse):
            node.orelse = []
        if not is_empty(node.body):
            return [node]
        if not node.orelse:
            return [] if self.silent(node.test) else [ast.Expr(node.test)]
        if self.silent(node.test) and self.excludes(node.test, node.orelse):
            return node.orelse
        return [ast.If(_not(node.test), node.orelse, [])]

    def excludes(self, test: ast.expr, others: list[ast.stmt]) -> bool:
        """Whether none of these branches is taken where the test, an equation, holds."""
        if not others:
            return True
        if len(others) != 1 or not isinstance(others[0], ast.If):
            return False
        a, b = _equation(test), _equation(others[0].test)
        if a is None or b is None or a[0] != b[0]:
            return False
        first, second = self.value(a[1]), self.value(b[1])
        apart = first is not _UNKNOWN and second is not _UNKNOWN and first != second
        return apart and self.excludes(test, others[0].orelse)


def settings(function: Function, known: Known) -> Iterator[tuple[str, frozenset[int] | None]]:
    """Each field that the function sets, and the numbers it may set it to: None for any."""
    fold = _Fold(function.node, dict(function.names), known, {}, lambda _: False)
    for node in walk(function.node):
        if isinstance(node, ast.Assign):
            for target, value in pairs(node):
                if field := set_field(target):
                    yield field, fold.values(value)
        elif isinstance(node, ast.AugAssign) and (field := set_field(node.target)):
            yield field, None


def _either(several: list[frozenset[int] | None]) -> frozenset[int] | None:
    """All of these numbers; None if any is unknown, or if they are many."""
    out: frozenset[int] = frozenset()
    for each in several:
        if each is None:
            return None
        out |= each
    return out if len(out) <= _MANY else None


# ---- helpers ------------------------------------------------------------------------------------


def stored(node: ast.AST) -> Iterator[str]:
    """The names that are given a value anywhere in the node."""
    for each in walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id


def is_empty(statements: list[ast.stmt]) -> bool:
    """Whether a block does nothing."""
    return all(isinstance(each, ast.Pass) for each in statements)


def set_field(target: ast.expr) -> str:
    """The field that an assignment to this target sets, or "" if it sets none."""
    inner = target.value if isinstance(target, ast.Subscript) else target
    return inner.attr if isinstance(inner, ast.Attribute) else ""


def pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    """Each single target of an assignment and what it is given, where that can be told."""
    for target in node.targets:
        if not isinstance(target, ast.Tuple):
            yield target, node.value
        elif isinstance(node.value, ast.Tuple):
            yield from zip(target.elts, node.value.elts, strict=True)
        else:
            yield from ((each, None) for each in target.elts)


def kept_targets(
    node: ast.Assign, wanted: Callable[[ast.expr, ast.expr | None], bool]
) -> list[ast.stmt]:
    """The assignment with only the targets that are wanted; nothing if that is none."""
    given = [each for each in pairs(node) if wanted(*each)]
    if len(given) == sum(1 for _ in pairs(node)):
        return [node]
    if not given:
        return []
    targets, values = [target for target, _ in given], [value for _, value in given]
    if not isinstance(node.value, ast.Tuple):
        return [ast.Assign(targets, node.value)]
    if len(given) == 1 and values[0]:
        return [ast.Assign(targets, values[0])]
    several = [value for value in values if value]
    return [ast.Assign([ast.Tuple(targets, ast.Store())], ast.Tuple(several, ast.Load()))]


def _givings(node: ast.FunctionDef) -> Iterator[tuple[str, ast.expr | None]]:
    """Each local name and what it is given: None for anything but a plain assignment."""
    for each in walk(node):
        if isinstance(each, ast.Assign):
            for target, value in pairs(each):
                if isinstance(target, ast.Name):
                    yield target.id, value
        elif isinstance(each, ast.AugAssign | ast.For) and isinstance(each.target, ast.Name):
            yield each.target.id, None


def _number(value: int) -> ast.Constant:
    return ast.Constant(int(value))


def _ends(node: ast.stmt) -> bool:
    """Whether nothing after the statement runs."""
    if isinstance(node, ast.If) and node.orelse:
        return _ends(node.body[-1]) and _ends(node.orelse[-1])
    return isinstance(node, _ENDS)


def _card_asked(node: ast.expr) -> tuple[str, ast.expr] | None:
    """Of `ROYAL_CARDS >> card`, the name of the set and the card."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.RShift):
        return None
    held = isinstance(node.left, ast.Name) and node.left.id in _SETS
    return (ast.unparse(node.left), node.right) if held else None


def _equation(test: ast.expr) -> tuple[str, ast.expr] | None:
    """The two sides of a test for being equal."""
    if isinstance(test, ast.Compare) and [type(op) for op in test.ops] == [ast.Eq]:
        return ast.unparse(test.left), test.comparators[0]
    return None


def _not(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return ast.Compare(test.left, [_OPPOSITE[type(test.ops[0])]], test.comparators)
    return ast.UnaryOp(ast.Not(), test)
