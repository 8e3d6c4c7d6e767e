"""The result of one game, and who won it."""

from enum import Enum

from pegout.values import value

GOAL = 121
FORFEIT_SPREAD = 10


class Kind(Enum):
    """How a game ended."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    TIME = "by time"


@value
class GameResult:
    """The final score of a game between two players of the field."""

    first: int
    second: int
    first_points: int
    second_points: int
    round: int
    kind: Kind = Kind.PLAYED

    @property
    def winner(self) -> int | None:
        """Who has more points; None if the game was drawn."""
        if self.first_points == self.second_points:
            return None
        return self.first if self.first_points > self.second_points else self.second

    @property
    def loser(self) -> int | None:
        """Who has fewer points; None if the game was drawn."""
        if self.first_points == self.second_points:
            return None
        return self.second if self.first_points > self.second_points else self.first


def forfeit(winner: int, loser: int, game_round: int, goal: int = GOAL) -> GameResult:
    """A game that one player loses without playing it: won by ten spread points (acc:XI.4).

    >>> result = forfeit(4, 7, 2)
    >>> result.first_points, result.second_points
    (121, 111)
    """
    return GameResult(winner, loser, goal, goal - FORFEIT_SPREAD, game_round, Kind.FORFEIT)
