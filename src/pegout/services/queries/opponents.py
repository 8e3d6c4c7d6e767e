"""The opponents."""

from typing import Any

from pegout.players import LADDER, Rung


def opponents() -> list[dict[str, Any]]:
    """The ladder, the weakest first: who each is, how it plays, and how strong it was found to be."""
    return [_opponent(rung) for rung in LADDER]


def _opponent(rung: Rung) -> dict[str, Any]:
    rating = rung.rating
    return {
        "name": rung.name,
        "character": rung.character,
        "method": rung.method,
        "seats": list(rung.seats),
        "rating": rating
        and {"elo": rating.elo, "low": rating.low, "high": rating.high, "games": rating.games},
    }
