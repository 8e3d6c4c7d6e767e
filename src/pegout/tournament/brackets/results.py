"""The log of a sheet: what a director writes down, in the order of writing."""

from pegout.values import value

Scores = tuple[int, int]
"""Of the upper line, then of the lower line."""


@value
class Played:
    """A whole match, won by this entrant.

    The score, if known, is the points of the one game, or the games of a longer match.
    """

    match: str
    winner: int
    score: Scores | None = None


@value
class GamePlayed:
    """One game of a match.

    More points win. Level, the game goes to the winner named, who came to that score first
    (lodge:winners.time-limit); with nobody named it is a draw and is played again
    (lodge:double-elimination.draws).
    """

    match: str
    scores: Scores
    winner: int | None = None

    def won_by(self, upper: int, lower: int) -> int | None:
        """Who of the two won the game; None for a draw."""
        if self.scores[0] == self.scores[1]:
            return self.winner
        return upper if self.scores[0] > self.scores[1] else lower


@value
class Absent:
    """One player was not there when the match began, or left it, and loses it (lodge:absent.one)."""

    match: str
    line: int


@value
class BothAbsent:
    """Neither player was there (lodge:absent.both-winners, lodge:absent.both-losers)."""

    match: str


@value
class Withdrawn:
    """The entrant left the event: absent from now on in every match that is not decided yet."""

    line: int


@value
class Awarded:
    """The Marshal gives a place that no match has decided, or confirms it (lodge:absent.exceptions)."""

    place: int
    line: int


MatchResult = Played | GamePlayed | Absent | BothAbsent
Result = MatchResult | Withdrawn | Awarded
