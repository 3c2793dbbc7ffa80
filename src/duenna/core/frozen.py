"""What nobody can change: values, a mapping that stays as it was made, a list that only its owner adds to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Generic, NoReturn, Self, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
T_co = TypeVar("T_co", covariant=True)


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


class ReadOnly(Sequence[T_co], Generic[T_co]):
    """A list as others see it: they cannot change it, and what its owner adds is there. A slice is a tuple.

    >>> told = ["played"]
    >>> seen = ReadOnly(told)
    >>> told.append("turn")
    >>> seen, seen[-1], seen[:1], seen == ["played", "turn"]
    (('played', 'turn'), 'turn', ('played',), True)
    """

    __slots__ = ("_items",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, items: list[T_co]) -> None:
        self._items: Final = items

    @overload
    def __getitem__(self, at: int) -> T_co: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T_co, ...]: ...
    def __getitem__(self, at: int | slice) -> T_co | tuple[T_co, ...]:
        return tuple(self._items[at]) if isinstance(at, slice) else self._items[at]

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T_co]:
        return iter(self._items)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (ReadOnly, list, tuple)):
            return NotImplemented
        return self._items == list(other)

    def __repr__(self) -> str:
        return repr(tuple(self._items))
