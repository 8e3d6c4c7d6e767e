"""How strong each opponent was found to be, as far as it has been measured."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from pegout.values import value

MEASURED = Path(__file__).with_name("ratings.json")
"""`{"ratings": {NAME: {"elo", "low", "high", "games"}}}`, with anything beside it that tells how it was
measured. `low` and `high` hold the rating in 95 of 100 cases."""


@value
class Rating:
    """A number of Elo's scale with its interval, from so many games."""

    elo: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.elo:.0f} ({self.low:.0f} to {self.high:.0f})"


def read_ratings(data: dict[str, Any]) -> dict[str, Rating]:
    """The ratings by name; `ValueError` where one lacks a number."""
    try:
        return {
            name: Rating(float(one["elo"]), float(one["low"]), float(one["high"]), int(one["games"]))
            for name, one in data.get("ratings", {}).items()
        }
    except (KeyError, TypeError) as error:
        raise ValueError(
            f"A rating cannot be read: {error} is missing or not a number, so measure again."
        ) from error


@cache
def measured() -> dict[str, Rating]:
    """What was measured for the opponents that come with the package; nothing where nobody has."""
    return read_ratings(json.loads(MEASURED.read_text("utf-8"))) if MEASURED.exists() else {}
