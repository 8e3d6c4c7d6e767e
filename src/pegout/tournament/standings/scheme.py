"""Scoring schemes as data: what a game is worth, and what ranks the players."""

from enum import Enum
from functools import cache

from pegout.tournament.standings.result import GOAL
from pegout.values import value


class Measure(Enum):
    """Something that places one player above another; more is better. The value names it in a tally."""

    SCORE = "score"
    WON = "won"
    SPREAD = "net_spread"


@cache
def _in_words(ranked_by: tuple[Measure, ...], score_word: str) -> tuple[tuple[str, str], ...]:
    """Asked for every line of every list."""
    words = {
        Measure.SCORE: (score_word, "d"),
        Measure.WON: ("games won", "d"),
        Measure.SPREAD: ("net spread", "+d"),
    }
    return tuple(words[measure] for measure in ranked_by)


@value
class Scheme:
    """What the games of an event are worth. A skunk line of nought means that there is no such skunk."""

    name: str
    score_word: str
    win: int
    skunk: int
    double_skunk: int
    ranked_by: tuple[Measure, ...]
    draw: int = 0
    adds_points: bool = False  # the points pegged count as well
    forfeiter_adds_points: bool = False  # the points written down for who forfeits were never pegged
    draws: bool = False  # a game that ends by time may be drawn
    goal: int = GOAL
    skunk_below: int = 91
    double_skunk_below: int = 61

    @property
    def in_words(self) -> tuple[tuple[str, str], ...]:
        """The word for each measure, and the form in which its figures are written."""
        return _in_words(self.ranked_by, self.score_word)

    def worth(self, loser_points: int) -> int:
        """What the winner of a game that was played out has for it, besides any points pegged."""
        if loser_points < self.double_skunk_below:
            return self.double_skunk
        return self.skunk if loser_points < self.skunk_below else self.win


GOLDEN_AGE = Scheme(
    "golden-age", "points", win=10, skunk=20, double_skunk=40, ranked_by=(Measure.SCORE,), adds_points=True
)
"""The points pegged in all games, and a bonus for each win (golden-age:2, golden-age:3)."""

ACC = Scheme(
    "acc",
    "game points",
    win=2,
    skunk=3,
    double_skunk=3,
    ranked_by=(Measure.SCORE, Measure.WON, Measure.SPREAD),
)
"""Two for a win and three for any skunk, then games won, then net spread."""

WINS = Scheme("wins", "wins", win=1, skunk=1, double_skunk=1, ranked_by=(Measure.SCORE, Measure.SPREAD))
"""One for a win, then net spread, as in a round robin."""

SCHEMES = {scheme.name: scheme for scheme in (GOLDEN_AGE, ACC, WINS)}
