"""A score as the list of its reasons."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, final

from pegout.cards import Card
from pegout.values import value


class Kind(StrEnum):
    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty-one"
    PAIR = "pair"
    THREE = "three of a kind"
    FOUR = "four of a kind"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"
    HEELS = "heels"
    GO = "go"
    LAST = "last card"
    PENALTY = "penalty"
    MUGGINS = "muggins"


@value
class Item:
    """One combination that scores, and the cards that make it."""

    kind: Kind
    points: int
    cards: tuple[Card, ...]


Items = tuple[Item, ...]
_BY_RULING = (Kind.PENALTY, Kind.MUGGINS)


@final
class Breakdown:
    """Everything that one hand, crib or played card scores, and what that comes to.

    The items may be given as a function that names them: a game needs the total of every hand, and the
    items only when somebody asks. Compared, hashed and printed by its items.
    """

    __slots__ = ("_items", "by_ruling", "total")

    def __init__(self, items: Items | Callable[[], Items], total: int, by_ruling: bool = False) -> None:
        self._items = items
        self.total = total
        self.by_ruling = by_ruling

    @classmethod
    def of(cls, *items: Item) -> "Breakdown":
        """Of these items; points that a ruling gives, and not the cards, are marked `by_ruling`."""
        by_ruling = any(item.kind in _BY_RULING for item in items)
        return cls(items, sum([item.points for item in items]), by_ruling)

    @property
    def items(self) -> Items:
        if callable(self._items):
            self._items = self._items()
        return self._items

    def __add__(self, other: "Breakdown") -> "Breakdown":
        return Breakdown(self.items + other.items, self.total + other.total)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Breakdown) and self.total == other.total and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __repr__(self) -> str:
        return f"Breakdown(items={self.items!r}, total={self.total})"

    def to_json(self) -> dict[str, Any]:
        """`{"total": n, "items": [{"kind", "points", "cards"}]}`."""
        return {
            "total": self.total,
            "items": [
                {"kind": item.kind.value, "points": item.points, "cards": [str(card) for card in item.cards]}
                for item in self.items
            ],
        }


NOTHING = Breakdown((), 0)
