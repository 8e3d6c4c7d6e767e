"""What the review of a board tells."""

from dataclasses import asdict
from typing import Any

from pegout.cards import Card
from pegout.values import value

TABLES = "win, crib and pegging of Pegout (docs/strength.md)"


@value
class Chance:
    """The first side's chance to win, after an entry or, without one, before a deal."""

    game: int
    deal: int
    entry: int | None
    scores: tuple[int, ...]
    chance: float


@value
class KindSum:
    """Points of a kind in one role, against the average."""

    name: str
    kind: str
    role: str
    """`dealer`, `pone` or `all`."""
    points: int
    times: int
    """How many hands or cribs; for the play, how many deals."""
    mean: float
    average: float | None


@value
class CountedHand:
    name: str
    game: int
    deal: int
    points: int
    cards: str
    """As they were shown, or empty if only the number was given."""


@value
class ThrowReview:
    """A throw from six cards that were entered, against the one that wins most often."""

    name: str
    game: int
    deal: int
    dealt: tuple[Card, ...]
    thrown: tuple[Card, ...]
    best: tuple[Card, ...]
    points_lost: float
    win_lost: float


@value
class BoardReview:
    names: tuple[str, ...]
    rules: str
    notes: tuple[str, ...]
    """What cannot be said, and why."""
    results: tuple[str, ...]
    line: tuple[Chance, ...]
    sums: tuple[KindSum, ...]
    best_hands: tuple[CountedHand, ...]
    worst_hands: tuple[CountedHand, ...]
    throws: tuple[ThrowReview, ...]
    tables: str = TABLES
    """Where averages and chances come from."""

    def to_json(self) -> dict[str, Any]:
        plain = asdict(self, dict_factory=_with_texts)
        return dict(plain)


def _with_texts(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    return {name: _plain(found) for name, found in fields}


def _plain(found: Any) -> Any:
    if isinstance(found, Card):
        return str(found)
    return [_plain(one) for one in found] if isinstance(found, tuple) else found
