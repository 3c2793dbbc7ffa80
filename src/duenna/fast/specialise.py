"""Partial evaluation: the functions of the rules for one table, in which what is known beforehand is worked out.

For one edition, its knobs and a number of seats, the numbers of the rules are constants. Cards that are not in the
deck cannot appear, so comparisons with them fail; fields that are only ever set to 0 are 0; what only serves the
log goes, and what nobody reads is not written. What is left reads like an engine written by hand for that
edition, and is restricted Python as before.
"""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duenna.core.cards import NO_CARD, ROYALS
from duenna.core.state import FIELDS, Rules
from duenna.fast.fold import Known, folded, settings, stored
from duenna.fast.prune import Uses, changing, pruned
from duenna.fast.source import Functions, calls, copied, kinds, reached, same, walk

#: Through these a round is played: what they never set is never set.
_PLAYED_BY = ("deal", "step")


@dataclass(frozen=True)
class Use:
    """What a program is for: the functions that are called from outside, and the fields that are read there."""

    roots: tuple[str, ...]
    fields: frozenset[str] = frozenset()


def known_of(functions: Functions, rules: Rules, players: int) -> Known:
    """What is known of all rounds by these rules at a table of that many seats."""
    cards = {NO_CARD, *(card for card, copies in enumerate(rules.copies) if copies)}
    if rules.royal_varies:
        cards |= {card.value for card in ROYALS}
    known = Known(rules, players, frozenset(cards), dict.fromkeys(FIELDS, frozenset({0})))
    # Every field is taken to be always 0 until something is found that sets it to anything else.
    while True:
        played = settled(functions, _PLAYED_BY, known)
        values = values_set(played, known)
        if values == known.values:
            return known
        known = replace(known, values=values)


def values_set(functions: Functions, known: Known) -> dict[str, frozenset[int]]:
    """The numbers that each field can hold: 0, and what these functions set; none for a field that may hold any."""
    out: dict[str, frozenset[int]] = {}
    unknown = {"players"}
    for function in functions.values():
        for field, values in settings(function, known):
            if values is None:
                unknown.add(field)
            else:
                out[field] = out.get(field, frozenset()) | values
    return {
        field: values | out.get(field, frozenset())
        for field, values in known.values.items()
        if field not in unknown
    }


def specialised(functions: Functions, use: Use, known: Known) -> Functions:
    """The functions that this use needs, shortened by what is known."""
    while True:
        before = functions
        functions = settled(functions, use.roots, known)
        functions = pruned(functions, use.roots, use.fields)
        functions = without_idle_parameters(functions, use.roots)
        if alike(before, functions):
            return functions


def alike(some: Functions, others: Functions) -> bool:
    """Whether these are the same functions."""
    return list(some) == list(others) and all(
        some[name].node is each.node or same(some[name].node, each.node)
        for name, each in others.items()
    )


def settled(functions: Functions, roots: Sequence[str], known: Known) -> Functions:
    """Folds the functions that the roots reach, until nothing more folds."""
    done: dict[
        str, object
    ] = {}  # what each function was last folded for, where that changed nothing
    while True:
        before = functions
        changing_here = changing(functions)
        silent = Uses(frozenset(), changing_here).silent
        constants = constant_parameters(functions, roots)
        folding = {}
        for name, each in functions.items():
            own = constants.get(name, {})
            reason = (changing_here, frozenset(own))
            new = each if done.get(name) == reason else folded(each, known, own, silent)
            unchanged = new is each or same(new.node, each.node)
            if unchanged:
                done[name] = reason
            folding[name] = each if unchanged else new
        functions = reached(folding, roots)
        if alike(before, functions):
            return functions


def constant_parameters(
    functions: Functions, roots: Sequence[str]
) -> dict[str, dict[str, ast.expr]]:
    """By function, the parameters that are the same number in every call."""
    given: dict[tuple[str, int], list[ast.expr]] = {}
    for function in functions.values():
        for call in calls(function.node, functions):
            for place, each in enumerate(call.args):
                given.setdefault((ast.unparse(call.func), place), []).append(each)
    out: dict[str, dict[str, ast.expr]] = {}
    for (name, place), values in given.items():
        node = functions[name].node
        parameter = node.args.args[place].arg
        if name in roots or not _is_constant(values[0], functions[name].names):
            continue
        if all(same(values[0], value) for value in values) and parameter not in stored(node):
            out.setdefault(name, {})[parameter] = values[0]
    return out


def _is_constant(node: ast.expr, names: Mapping[str, object]) -> bool:
    if isinstance(node, ast.Name):
        return node.id.isupper() and isinstance(names.get(node.id), int)
    return isinstance(node, ast.Constant)


def without_idle_parameters(functions: Functions, roots: Sequence[str]) -> Functions:
    """The functions without parameters that they do not read; of the roots only the log goes."""
    dropped: dict[str, set[int]] = {}
    for name, function in functions.items():
        read = {each.id for each in walk(function.node) if isinstance(each, ast.Name)}
        of_kind = kinds(function.node)
        idle = {
            place
            for place, (parameter, kind) in enumerate(of_kind.items())
            if kind == "Log" or (parameter not in read and name not in roots)
        }
        left = [kind for place, kind in enumerate(of_kind.values()) if place not in idle]
        # A function of nothing but Words computes with words, so none may become one.
        if idle and not (left and all(kind == "Word" for kind in left)):
            dropped[name] = idle
    return {
        name: function._replace(node=_without(function.node, dropped.get(name, set()), dropped))
        for name, function in functions.items()
    }


def _without(
    node: ast.FunctionDef, own: set[int], dropped: Mapping[str, set[int]]
) -> ast.FunctionDef:
    """The function without these parameters, and its calls without those of the others."""
    node = copied(node)
    node.args.args = [each for place, each in enumerate(node.args.args) if place not in own]
    for each in walk(node):
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name):
            gone = dropped.get(each.func.id, set())
            each.args = [arg for place, arg in enumerate(each.args) if place not in gone]
    return node
