"""Pruning: what nobody reads is not computed. Fields of the state that matter to no result are not written."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from duenna.fast.fold import is_empty, kept_targets, set_field
from duenna.fast.source import BUILTINS, Functions, copied, kinds, reached, same, walk


@dataclass(frozen=True)
class Uses:
    """What matters of what a program does."""

    fields: frozenset[str]  #: the fields of the state that are read
    functions: frozenset[str]  #: the functions that change anything that is read

    def silent(self, node: ast.expr) -> bool:
        """Whether the expression changes nothing that is read."""
        return all(
            isinstance(each.func, ast.Name)
            and (each.func.id in BUILTINS or each.func.id not in self.functions)
            for each in walk(node)
            if isinstance(each, ast.Call)
        )


def pruned(functions: Functions, roots: Sequence[str], read: frozenset[str]) -> Functions:
    """What the roots still need, if of the state only those fields are read by others, and those read here."""
    uses = Uses(read, frozenset())
    while True:
        left = {
            name: each._replace(node=_Prune(each.node, uses).node)
            for name, each in functions.items()
        }
        kept = reached(left, roots)
        more = Uses(uses.fields | _fields_read(kept), changing(left))
        if more == uses:
            return kept
        uses = more


def changing(functions: Functions) -> frozenset[str]:
    """The functions that set anything but their own names, or call what does."""
    found: set[str] = set()
    size = -1
    while len(found) > size:
        size = len(found)
        uses = Uses(frozenset(), frozenset(found))
        found |= {name for name, each in functions.items() if _changes(each.node, uses)}
    return frozenset(found)


def _fields_read(functions: Functions) -> set[str]:
    """The fields of the state that these functions read."""
    fields = set()
    for each in functions.values():
        states = {arg for arg, kind in kinds(each.node).items() if kind == "State"}
        nodes = list(walk(each.node))
        # `s.hand[p] = 1` reads `s.hand`, says the tree.
        lists = {
            id(node.value)
            for node in nodes
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
        }
        fields |= {
            node.attr
            for node in nodes
            if isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Load)
            and id(node) not in lists
            and ast.unparse(node.value) in states
        }
    return fields


def _changes(function: ast.FunctionDef, uses: Uses) -> bool:
    """Whether the function sets anything but its own names, or calls what does."""
    for each in walk(function):
        if isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store):
            return True
        if isinstance(each, ast.Call) and not uses.silent(each):
            return True
    return False


class _Prune:
    """Takes out of one function what does not matter."""

    def __init__(self, function: ast.FunctionDef, uses: Uses) -> None:
        self.uses = uses
        self.node = copied(function)
        while True:
            before = copied(self.node)
            self.read = {
                each.id
                for each in walk(self.node)
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)
            }
            self.node.body = self.block(self.node.body)
            if same(before, self.node):
                return

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        out = [kept for each in statements for kept in self.statement(each)]
        return [each for each in out if not isinstance(each, ast.Pass)] or [ast.Pass()]

    def statement(self, node: ast.stmt) -> list[ast.stmt]:
        """What is left of a statement."""
        if isinstance(node, ast.Expr):
            return [] if self.uses.silent(node.value) else [node]
        if isinstance(node, ast.Assign):
            if not self.uses.silent(node.value) and not any(map(self.matters, node.targets)):
                return [ast.Expr(node.value)]
            return kept_targets(node, lambda target, _: self.matters(target))
        if isinstance(node, ast.AugAssign):
            return [node] if self.matters(node.target) else []
        if isinstance(node, ast.If):
            return self.branch(node)
        if isinstance(node, ast.For | ast.While):
            node.body = self.block(node.body)
            return [] if isinstance(node, ast.For) and is_empty(node.body) else [node]
        return [node]

    def matters(self, target: ast.expr) -> bool:
        """Whether anyone reads what is set here; what lies in a list may be read by others."""
        if isinstance(target, ast.Tuple):
            return any(map(self.matters, target.elts))
        if isinstance(target, ast.Name):
            return target.id in self.read
        field = set_field(target)
        return not field or field in self.uses.fields

    def branch(self, node: ast.If) -> list[ast.stmt]:
        node.body = self.block(node.body)
        node.orelse = self.block(node.orelse) if node.orelse else []
        if is_empty(node.orelse):
            node.orelse = []
        if not is_empty(node.body) or node.orelse:
            return [node]
        return [] if self.uses.silent(node.test) else [ast.Expr(node.test)]
