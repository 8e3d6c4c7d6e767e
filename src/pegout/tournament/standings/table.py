"""The standings: who stands where, and why."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import itemgetter

from pegout.tournament.standings.ranks import Figures, ranking
from pegout.tournament.standings.result import GameResult
from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.tally import Tally, figures_of, tallied
from pegout.values import value


@value
class Row:
    """One player's line. `why` says what places it above the next line, and is empty on the last.

    `values` are the figures of the scheme's measures in their order. Spread is counted upwards both ways,
    and skunks include double skunks.
    """

    place: int
    player: int
    values: tuple[int, ...]
    played: int
    won: int
    lost: int
    drawn: int
    skunks_given: int
    skunks_taken: int
    spread_plus: int
    spread_minus: int
    why: str = ""
    needs_playoff: bool = False

    @property
    def net_spread(self) -> int:
        return self.spread_plus - self.spread_minus


def standings(
    players: Iterable[int], results: Iterable[GameResult], scheme: Scheme, places: int = 0
) -> tuple[Row, ...]:
    """Every player's row, best first. Who is level in everything shares a place, by number.

    The first `places` places matter: ties that reach into them need a play-off.
    """
    tallies = tallied(sorted(players), results, scheme)
    ranked = sorted(zip(figures_of(tallies, scheme), tallies, strict=True), key=itemgetter(0), reverse=True)
    placed = ranking([figures for figures, _ in ranked], scheme, places)
    return tuple([_row(*line, standing) for line, standing in zip(ranked, placed, strict=True)])


def ranked_again(rows: Sequence[Row], scheme: Scheme, places: int) -> tuple[Row, ...]:
    """The same rows where another number of places matters."""
    placed = ranking([row.values for row in rows], scheme, places)
    return tuple(
        [replace(row, why=why, needs_playoff=tied) for row, (_, why, tied) in zip(rows, placed, strict=True)]
    )


def _row(figures: Figures, tally: Tally, standing: tuple[int, str, bool]) -> Row:
    place, why, tied = standing
    return Row(
        place,
        tally.player,
        figures,
        tally.won + tally.lost + tally.drawn,
        tally.won,
        tally.lost,
        tally.drawn,
        tally.skunks_given,
        tally.skunks_taken,
        tally.spread_plus,
        tally.spread_minus,
        why,
        tied,
    )
