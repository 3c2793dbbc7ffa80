"""Values that nobody can change: what their dataclasses are frozen with, and a mapping that stays as it was made."""

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, Self, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Value:
    """What never changes: a copy of it is itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


class Frozen(Value, dict[K, V]):
    """A dict that refuses every change, and so has a hash if its values have one.

    It is equal to any dict with the same entries, and reads as fast.

    >>> tokens = Frozen({1: 3, 2: 4})
    >>> tokens, tokens[2], {**tokens, 2: 5}
    ({1: 3, 2: 4}, 4, {1: 3, 2: 5})
    >>> tokens[2] = 5
    Traceback (most recent call last):
    ...
    TypeError: This mapping cannot be changed: make another.
    """

    __slots__ = ("_hash",)

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash: int = hash(frozenset(self.items()))
            return self._hash

    def __reduce__(self) -> tuple[type[Self], tuple[dict[K, V]]]:
        return type(self), (dict(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("This mapping cannot be changed: make another.")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    @classmethod
    def fromkeys(cls, keys: Iterable[K], value: V) -> "Frozen[K, V]":  # type: ignore[override]
        """The mapping of each key to that one value."""
        return cls(dict.fromkeys(keys, value))


def frozen(mapping: Mapping[K, V]) -> Frozen[K, V]:
    """The mapping with the same entries that nobody can change: itself if it is one.

    >>> frozen(frozen({1: 2})) is frozen({1: 2})
    False
    """
    return mapping if type(mapping) is Frozen else Frozen(mapping)
