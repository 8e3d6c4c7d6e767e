"""Several games between the same players: how long it goes on, and who stands where."""

from collections.abc import Sequence
from enum import Enum

from pegout.rules import Outcome
from pegout.values import value


class MatchKind(Enum):
    GAMES = "games"  # so many games are played
    BEST_OF = "best of"  # until a side has won more than half of so many games
    FIRST_TO = "first to"  # until a side's wins are worth so many games (skunks count as the rules say)


@value
class MatchFormat:
    """How long a match goes on.

    >>> str(MatchFormat(MatchKind.BEST_OF, 3)), str(MatchFormat())
    ('best of 3', '1 game')
    """

    kind: MatchKind = MatchKind.GAMES
    number: int = 1

    def __str__(self) -> str:
        if self.kind is MatchKind.GAMES:
            return "1 game" if self.number == 1 else f"{self.number} games"
        return f"{self.kind.value} {self.number}"

    def most_games(self, sides: int) -> int:
        """So many games it has at most, however they end.

        >>> MatchFormat(MatchKind.FIRST_TO, 13).most_games(2)
        25
        """
        return sides * (self.number - 1) + 1 if self.kind is MatchKind.FIRST_TO else self.number

    @classmethod
    def parse(cls, text: str) -> "MatchFormat":
        """Read `1 game`, `7 games`, `best of 3` or `first to 5`."""
        words = text.strip().lower().split()
        kind, number = " ".join(words[:-1]), words[-1] if words else ""
        if kind.isdigit() and number in ("game", "games"):
            kind, number = MatchKind.GAMES.value, kind
        known = {option.value for option in MatchKind}
        if kind in known and number.isascii() and number.isdigit() and 1 <= int(number) <= 999:
            return cls(MatchKind(kind), int(number))
        raise ValueError(f"{text[:30]!r} is not a match: write 7 games, best of 3 or first to 5.")


ONE_GAME = MatchFormat()


@value
class Standing:
    """What one side has so far in the match."""

    wins: int = 0
    games: int = 0
    bonus: int = 0
    spread: int = 0

    def after(self, outcome: Outcome, side: int) -> "Standing":
        won = outcome.winner == side
        return Standing(
            self.wins + won,
            self.games + outcome.games * won,
            self.bonus + outcome.bonus * won,
            self.spread + outcome.spread(side),
        )


def is_finished(form: MatchFormat, standings: Sequence[Standing], played: int) -> bool:
    if form.kind is MatchKind.GAMES:
        return played >= form.number
    if form.kind is MatchKind.BEST_OF:
        return 2 * max(side.wins for side in standings) > form.number or played >= form.number
    return max(side.games for side in standings) >= form.number


def match_winner(form: MatchFormat, standings: Sequence[Standing]) -> int | None:
    """The side that stands best, by spread if need be; None when nothing separates the leaders."""
    merits = [_merit(form, standing) for standing in standings]
    best = max(merits)
    return merits.index(best) if merits.count(best) == 1 else None


def _merit(form: MatchFormat, standing: Standing) -> tuple[int, int]:
    won = standing.wins if form.kind is MatchKind.BEST_OF else standing.games
    return won, standing.spread
