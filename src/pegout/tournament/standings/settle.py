"""Standings with their play-offs: the totals stay, the order of the tied changes."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import groupby, zip_longest

from pegout.tournament.standings.play_off import PlayOff, play_off
from pegout.tournament.standings.result import GameResult
from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.table import Row
from pegout.tournament.standings.words import why_above
from pegout.values import value


@value
class Settled:
    """The rows in their new order, and the play-off games still to be played."""

    rows: tuple[Row, ...]
    to_play: tuple[tuple[int, int], ...]


def settled(
    rows: Iterable[Row],
    play_off_results: Sequence[GameResult],
    scheme: Scheme,
    places: int,
    gone: Collection[int] = (),
) -> Settled:
    """The standings after what has been played off; each row keeps its figures (golden-age:12).

    Nobody waits for those who have left: they stand behind the others who are level with them.
    """
    found: list[Row] = []
    to_play: list[tuple[int, int]] = []
    for place, level in groupby(rows, key=lambda row: row.place):
        tied = list(level)
        if tied[0].needs_playoff:
            outcome = _play_off_of(tied, play_off_results, scheme, places - place + 1, gone)
            to_play += outcome.to_play
            tied = _reordered(tied, outcome, scheme, places, gone)
        found += tied
    return Settled(tuple(found), tuple(to_play))


def _play_off_of(
    tied: Sequence[Row], results: Sequence[GameResult], scheme: Scheme, places: int, gone: Collection[int]
) -> PlayOff:
    players = {row.player for row in tied}
    among = [result for result in results if result.first in players and result.second in players]
    return play_off([row.player for row in tied], among, scheme, places, gone)


def _reordered(
    tied: Sequence[Row], outcome: PlayOff, scheme: Scheme, places: int, gone: Collection[int]
) -> list[Row]:
    by_player = {row.player: row for row in tied}
    found: list[Row] = []
    place, still_level = tied[0].place, why_above(tied[0].values, tied[0].values, scheme.in_words)
    away = set(gone)
    for group, behind in zip_longest(outcome.order, outcome.order[1:], fillvalue=()):
        needed = len(group) > 1 and place <= places and not away.issuperset(group)
        level = f"{still_level}; a play-off decides" if needed else still_level
        whys = [level] * (len(group) - 1) + [
            "the other has left" if away.issuperset(behind) else "the play-off"
        ]
        for player, why in zip(group, whys, strict=True):
            found.append(replace(by_player[player], place=place, why=why, needs_playoff=needed))
        place += len(group)
    found[-1] = replace(found[-1], why=tied[-1].why)
    return found
