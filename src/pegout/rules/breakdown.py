"""A score as the list of its reasons."""

from enum import StrEnum
from typing import Any

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


@value
class Breakdown:
    """Everything that one hand, crib or played card scores, and what that comes to."""

    items: tuple[Item, ...]
    total: int

    @classmethod
    def of(cls, *items: Item) -> "Breakdown":
        return cls(items, sum([item.points for item in items]))

    def __add__(self, other: "Breakdown") -> "Breakdown":
        return Breakdown(self.items + other.items, self.total + other.total)

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
