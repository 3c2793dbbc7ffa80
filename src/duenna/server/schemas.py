"""The types of `wire.py` as JSON Schema, for the OpenAPI document: what answers look like is said once."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema = dict[str, Any]
REF: Final = "#/components/schemas/"
_PLAIN: Final[Mapping[Any, Schema]] = {
    Any: {},
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
}


def schema_of(kind: Any, components: dict[str, Schema]) -> Schema:
    """The schema of a type; what it refers to is added to `components`, by its name.

    >>> schema_of(list[int | None], {})
    {'type': 'array', 'items': {'anyOf': [{'type': 'integer'}, {'type': 'null'}]}}
    """
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_typeddict(kind):
        return _reference(kind, components)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(each, components) for each in args]}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0], components)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(args[1], components)}
    if origin in (NotRequired, Required):
        return schema_of(args[0], components)
    raise TypeError(f"There is no schema for {kind!r}.")


def _reference(kind: Any, components: dict[str, Schema]) -> Schema:
    """A reference to the type, which is written down once, itself before what it consists of."""
    name = kind.__name__
    if name not in components:
        components[name] = {}
        hints = get_type_hints(kind, include_extras=True)
        components[name] = {
            "type": "object",
            "description": " ".join((kind.__doc__ or "").split()),
            "properties": {part: schema_of(hint, components) for part, hint in hints.items()},
            "required": [part for part in hints if part in kind.__required_keys__],
        }
    return {"$ref": f"{REF}{name}"}
