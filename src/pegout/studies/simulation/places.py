"""Everybody's place in an event that has ended; those who share a place stand together."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from pegout.studies.simulation.simulated_event import entrant
from pegout.tournament.event import Division, Event, final_order, rows
from pegout.tournament.standings import Row, season

Groups = tuple[tuple[int, ...], ...]


def order_of(division: Division) -> Groups:
    """All entrants, best first.

    Those who did not qualify come after those who did, by the consolation if there is one, else by the
    standings.
    """
    groups = list(final_order(division))
    if division.consolation is not None:
        groups += [placing.lines for placing in division.consolation.progress.placings]
    placed = {number for group in groups for number in group}
    if len(placed) < len(division.players):
        left = [row for row in rows(division).rows if row.player not in placed]
        groups += _by_place(left)
    return tuple(tuple(entrant(division.named(number)) for number in group) for group in groups)


def season_order(event: Event) -> Groups:
    """All entrants by the standings over the nights, of which the format may count the best only."""
    form = event.setup.form
    if form.chart is None:
        return ()
    nights = [_night(division) for division in event.divisions]
    return tuple(_by_place(season(nights, form.chart.scheme, form.best_nights or None)))


def _night(division: Division) -> list[Row]:
    """The standings of a night, with the numbers that its players have all through the season."""
    table = rows(division).rows
    return [replace(row, player=entrant(division.named(row.player))) for row in table]


def _by_place(table: Iterable[Row]) -> list[tuple[int, ...]]:
    by_place = groupby(table, key=lambda row: row.place)
    return [tuple(row.player for row in level) for _, level in by_place]
