"""A chart: who plays whom at which table in which round, and who sits out."""

from collections import Counter
from collections.abc import Iterable

from pegout.refusal import InvalidInput
from pegout.values import value


class InvalidField(InvalidInput):
    """No chart can be made of this, or the chart has no such player or round; the message says why."""

    code = "invalid_field"


@value
class Seating:
    """Two players at a table."""

    table: int
    first: int
    second: int


@value
class Round:
    """The tables of one round. Who is away is named nowhere; everybody else is in exactly one place.

    A make-up round names only those who have a game in it.
    """

    seatings: tuple[Seating, ...]
    sitting_out: tuple[int, ...] = ()
    make_up: bool = False  # missed games, played after the last round by those who missed them


@value
class Chart:
    """All rounds of a field that is numbered from 1 in the order of the draw.

    Nobody plays more than `games`, no two meet more than `meetings` times, and make-up rounds come last.
    Players who have left are `gone`.
    """

    players: int
    games: int
    rounds: tuple[Round, ...]
    meetings: int = 1
    gone: tuple[int, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def present(self) -> tuple[int, ...]:
        """Everybody who has not left for good."""
        return tuple(player for player in range(1, self.players + 1) if player not in self.gone)

    @property
    def short(self) -> tuple[int, ...]:
        """Who is here and does not get all the games promised, so that the director can find a game."""
        played = games_of(self.rounds)
        return tuple(player for player in self.present if played[player] < self.games)


def games_of(rounds: Iterable[Round]) -> Counter[int]:
    """How many games everybody has in these rounds."""
    seatings = [seating for each in rounds for seating in each.seatings]
    return Counter([*(seating.first for seating in seatings), *(seating.second for seating in seatings)])


def pairs_of(rounds: Iterable[Round]) -> list[tuple[int, int]]:
    """Who meets whom, round by round and table by table."""
    return [(seating.first, seating.second) for each in rounds for seating in each.seatings]
