"""Whether a JSON value has the shape of a type of `server/wire.py`."""

from types import UnionType
from typing import (
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from duenna.server import wire


def misfits(value: Any, wanted: Any, place: str = "$") -> list[str]:
    """Where the value is not as wanted, and how: nothing, if it is.

    >>> misfits({"id": "event-turn", "args": {"seat": {"seat": "2"}}}, wire.NameOf)
    ["$ has ['args', 'id'], not ['seat']"]
    """
    wanted = _named(wanted)
    if wanted is Any:
        return []
    if is_typeddict(wanted):
        return _of_object(value, wanted, place)
    origin, parts = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        found = [misfits(value, part, place) for part in parts]
        return (
            []
            if [] in found
            else min(found, key=lambda each: (not each[0][1:].count("."), len(each)))
        )
    if origin is Literal:
        return [] if value in parts else [f"{place} is {value!r}, not one of {parts}"]
    if origin is list:
        if not isinstance(value, list):
            return [f"{place} is {value!r}, no list"]
        return [
            each
            for at, item in enumerate(value)
            for each in misfits(item, parts[0], f"{place}[{at}]")
        ]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{place} is {value!r}, no object"]
        return [
            each
            for key, item in value.items()
            for each in misfits(item, parts[1], f"{place}.{key}")
        ]
    return [] if _is(value, wanted) else [f"{place} is {value!r}, not {wanted}"]


def _named(wanted: Any) -> Any:
    """The type that a name stands for."""
    if isinstance(wanted, ForwardRef):
        wanted = wanted.__forward_arg__
    return eval(wanted, vars(wire)) if isinstance(wanted, str) else wanted


def _is(value: Any, wanted: Any) -> bool:
    if wanted is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if wanted is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return value is None if wanted is type(None) else isinstance(value, wanted)


def _of_object(value: Any, wanted: Any, place: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{place} is {value!r}, no object"]
    hints = get_type_hints(wanted, vars(wire), include_extras=True)
    # The parts of an event are as its kind has them.
    more = set() if wanted is wire.EventFace else set(value) - set(hints)
    if more or wanted.__required_keys__ - set(value):
        return [f"{place} has {sorted(value)}, not {sorted(hints)}"]
    out = []
    for name, hint in hints.items():
        if name in value:
            part = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            out += misfits(value[name], part, f"{place}.{name}")
    return out
