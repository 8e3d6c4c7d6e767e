"""A season: standings over many nights, all of them or each player's best."""

from collections.abc import Iterable, Sequence
from operator import itemgetter

from pegout.tournament.standings.ranks import Figures, ranking
from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.table import Row
from pegout.values import value

_SUMMED = ("played", "won", "lost", "drawn", "skunks_given", "skunks_taken", "spread_plus", "spread_minus")


@value
class SeasonRow(Row):
    """One player's line over all nights.

    `values` are summed over the nights that count; everything else over all nights played. `average` is
    the score of a night.
    """

    nights: int = 0
    counted: int = 0
    average: float = 0.0


def season(
    nights: Iterable[Iterable[Row]], scheme: Scheme, best: int | None = None, places: int = 0
) -> tuple[SeasonRow, ...]:
    """Every player's sums over the nights' standings, best first, explained as a night's standings are.

    Players keep one number through the season. With `best`, only that many nights of each player count:
    those with the best figures. The scheme is the one of the nights, its score first.
    """
    if best is not None and best < 1:
        raise ValueError("At least one night must count.")
    rows: dict[int, list[Row]] = {}
    for night in nights:
        for row in night:
            rows.setdefault(row.player, []).append(row)
    ranked = [(_counted(rows[player], best), player) for player in sorted(rows)]
    ranked.sort(key=itemgetter(0), reverse=True)
    placed = ranking([figures for figures, _ in ranked], scheme, places)
    return tuple(
        _season_row(rows[player], figures, best, standing)
        for (figures, player), standing in zip(ranked, placed, strict=True)
    )


def _counted(rows: Sequence[Row], best: int | None) -> Figures:
    """The sum of each measure over the nights that count."""
    nights = sorted((row.values for row in rows), reverse=True)[:best]
    return tuple(sum(figures) for figures in zip(*nights, strict=True))


def _season_row(
    rows: Sequence[Row], figures: Figures, best: int | None, standing: tuple[int, str, bool]
) -> SeasonRow:
    place, why, tied = standing
    nights = len(rows)
    return SeasonRow(
        place=place,
        player=rows[0].player,
        values=figures,
        why=why,
        needs_playoff=tied,
        nights=nights,
        counted=nights if best is None else min(best, nights),
        average=sum(row.values[0] for row in rows) / nights,
        **{name: sum(getattr(row, name) for row in rows) for name in _SUMMED},
    )
