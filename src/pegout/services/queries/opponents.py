"""The opponents."""

from pegout.players import LADDER, Rung
from pegout.services.queries.answers import Told


class Rating(Told, frozen=True):
    """A rating on Elo's scale; between low and high with 95% confidence."""

    elo: float
    low: float
    high: float
    games: int


class Opponent(Told, frozen=True):
    """An opponent."""

    name: str
    character: str
    method: str
    seats: list[int]
    rating: Rating | None


def opponents() -> list[Opponent]:
    """The ladder, the weakest first: who each is, how it plays, and how strong it was found to be."""
    return [_opponent(rung) for rung in LADDER]


def _opponent(rung: Rung) -> Opponent:
    found = rung.rating
    rating = None if found is None else Rating(found.elo, found.low, found.high, found.games)
    return Opponent(rung.name, rung.character, rung.method, list(rung.seats), rating)
