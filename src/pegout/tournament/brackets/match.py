"""A match as it stands: who plays it, what was played, and who goes on from it."""

from enum import Enum

from pegout.tournament.brackets.results import GamePlayed, Scores
from pegout.tournament.brackets.sheet import Match
from pegout.values import value


class Vacancy(Enum):
    """Why no player stands on a line."""

    BYE = "bye"  # nobody will come
    UNKNOWN = "not yet known"


Occupant = int | Vacancy


class State(Enum):
    WAITING = "waiting"  # for a player
    OPEN = "open"
    DECIDED = "decided"  # by play, by absence, or left to the Marshal
    BYE = "by bye"  # the only player goes on
    VOID = "void"  # nobody plays it


@value
class Pairing:
    """What is known of one match.

    The loser is the player who goes where the sheet sends the loser. When both were absent there is no
    winner, and a loser only in the winners' bracket.
    """

    match: Match
    upper: Occupant
    lower: Occupant
    state: State
    winner: int | None = None
    loser: int | None = None
    absent: tuple[int, ...] = ()
    games: tuple[GamePlayed, ...] = ()
    score: Scores | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """Those who are known, the upper line first."""
        upper, lower = self.upper, self.lower
        if isinstance(upper, int):
            return (upper, lower) if isinstance(lower, int) else (upper,)
        return (lower,) if isinstance(lower, int) else ()

    @property
    def games_won(self) -> tuple[int, int]:
        """The games that the upper and the lower line have won, as far as they were entered one by one."""
        if not (isinstance(self.upper, int) and isinstance(self.lower, int)):
            return 0, 0
        winners = [game.won_by(self.upper, self.lower) for game in self.games]
        return winners.count(self.upper), winners.count(self.lower)

    @property
    def is_settled(self) -> bool:
        """Whether it is known who goes on, or that nobody does."""
        return self.state is not State.OPEN and self.state is not State.WAITING
