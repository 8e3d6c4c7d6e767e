"""What each player has in all games together."""

from collections.abc import Iterable, Sequence

from pegout.refusal import IllegalCommand, refuse
from pegout.tournament.standings.refusal import cannot_stand, refusal
from pegout.tournament.standings.result import GameResult, Kind
from pegout.tournament.standings.scheme import Scheme


class Tally:
    """The sums of one player, filled game by game; skunks include double skunks."""

    __slots__ = (
        "drawn",
        "lost",
        "player",
        "score",
        "skunks_given",
        "skunks_taken",
        "spread_minus",
        "spread_plus",
        "won",
    )

    def __init__(self, player: int) -> None:
        self.player = player
        self.score = self.won = self.lost = self.drawn = 0
        self.skunks_given = self.skunks_taken = 0
        self.spread_plus = self.spread_minus = 0

    @property
    def net_spread(self) -> int:
        return self.spread_plus - self.spread_minus


def figures_of(tallies: Sequence[Tally], scheme: Scheme) -> list[tuple[int, ...]]:
    """What ranks each player, most important first."""
    names = [measure.value for measure in scheme.ranked_by]
    return list(zip(*([getattr(tally, name) for tally in tallies] for name in names), strict=True))


def tallied(players: Iterable[int], results: Iterable[GameResult], scheme: Scheme) -> list[Tally]:
    """The sums of every player, in the order given; no result that cannot stand gets in."""
    tallies = {player: Tally(player) for player in players}
    worths = [scheme.worth(points) for points in range(scheme.goal)]
    goal = scheme.goal
    skunk_line = max(scheme.skunk_below, scheme.double_skunk_below)
    for result in results:
        winner, loser = tallies.get(result.first), tallies.get(result.second)
        high, low = result.first_points, result.second_points
        if high < low:
            winner, loser, high, low = loser, winner, low, high
        in_doubt = result.kind is not Kind.PLAYED or high != goal or not 0 <= low < goal or winner is loser
        if in_doubt or winner is None or loser is None:  # nearly every result is beyond doubt
            winner, loser = _checked(result, tallies, scheme)
        if high == low:
            _count_draw(winner, loser, scheme)
        else:
            winner.won += 1
            loser.lost += 1
            winner.spread_plus += high - low
            loser.spread_minus += high - low
            if result.kind is not Kind.PLAYED:  # neither the clock nor a forfeit skunks (pegout:skunk)
                winner.score += scheme.win
            else:
                winner.score += worths[low]
                if low < skunk_line:
                    winner.skunks_given += 1
                    loser.skunks_taken += 1
        if scheme.adds_points:
            winner.score += high
            if result.kind is not Kind.FORFEIT or scheme.forfeiter_adds_points:
                loser.score += low
    return list(tallies.values())


def game_points(result: GameResult, scheme: Scheme) -> tuple[int, int]:
    """What one game counts for the first and for the second player.

    >>> from pegout.tournament.standings.scheme import ACC
    >>> game_points(GameResult(4, 7, 88, 121, 1), ACC)
    (0, 3)
    """
    first, second = tallied((result.first, result.second), (result,), scheme)
    return first.score, second.score


def _count_draw(first: Tally, second: Tally, scheme: Scheme) -> None:
    for tally in (first, second):
        tally.drawn += 1
        tally.score += scheme.draw


def _checked(result: GameResult, tallies: dict[int, Tally], scheme: Scheme) -> tuple[Tally, Tally]:
    """Who has more points and who has fewer, or `IllegalCommand`."""
    if (why := refusal(result, scheme)) is not None:
        raise IllegalCommand(cannot_stand(result, f"Round {result.round}", why), result)
    first, second = tallies.get(result.first), tallies.get(result.second)
    if first is None or second is None:
        stranger = result.second if first else result.first
        text = "Round {round}: player {player} is not in the field."
        raise IllegalCommand(refuse("not_in_field", text, round=result.round, player=stranger), result)
    return (second, first) if result.first_points < result.second_points else (first, second)
