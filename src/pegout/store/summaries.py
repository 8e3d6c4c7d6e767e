"""What every list needs of the summaries that it shows; whatever else they hold is left as it is."""

from datetime import datetime
from typing import Any, TypedDict

import msgspec


class EventSummary(TypedDict):
    start: datetime
    entries: int
    winner: str | None


class Games(TypedDict):
    name: str
    played: int
    won: int
    lost: int
    spread: int


class PersonSummary(TypedDict):
    place: int | None
    of: int
    played: int
    won: int
    lost: int
    spread: int
    skunks_given: int
    skunks_taken: int
    against: dict[str, Games]
    prize_cents: int
    bot: bool


def legible_summary(text: str, kind: Any) -> dict[str, Any]:
    """The summary as it was stored, or a `ValueError` where something is missing or is none."""
    found = msgspec.json.decode(text, type=dict[str, Any])
    msgspec.convert(found, kind)
    return found
