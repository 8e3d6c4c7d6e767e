"""Lists that only grow, shared by all states that hold a part of them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class GrowingList(Sequence[T], Generic[T]):
    """The first so many items of a list, which never change, however far others let it grow.

    Growing copies nothing, unless somebody else has already let the list grow from the same length.
    """

    __slots__ = ("_length", "_things")

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._things = list(things)
        self._length = len(self._things)

    def grown(self, *more: T) -> "GrowingList[T]":
        """The list with these at its end."""
        longer: GrowingList[T] = GrowingList.__new__(GrowingList)
        is_last = len(self._things) == self._length
        longer._things = self._things if is_last else self._things[: self._length]
        longer._things.extend(more)
        longer._length = self._length + len(more)
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._things, self._length)

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._things[each] for each in range(*place.indices(self._length))]
        return self._things[range(self._length)[place]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GrowingList) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as for every list

    def __repr__(self) -> str:
        return f"GrowingList({list(self)!r})"
