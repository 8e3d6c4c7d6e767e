"""The standings, line by line from the top, with the figures that rank and why each player is there."""

from collections.abc import Iterator
from typing import Any

import msgspec

from pegout.services.event_files.report import places_table, standings_line
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.public_lines import StandingsLine
from pegout.services.events.views.snapshot import Snapshot
from pegout.tournament.standings import Scheme

Facts = dict[str, Any]


def standings_part(snapshot: Snapshot) -> dict[str, StandingsLine]:
    """Of every field; of a season those over all nights, which have no name, and those of the last night."""
    if not snapshot.event.setup.form.nights:
        return dict(_numbered(line for field in snapshot.fields for line in _of_field(field)))
    tonight = _of_field(snapshot.fields[-1]) if snapshot.fields else iter(())
    return dict(_numbered(line for lines in (_of_season(snapshot), tonight) for line in lines))


def _numbered(lines: Iterator[Facts]) -> Iterator[tuple[str, StandingsLine]]:
    """Each with its place in the list of its field, which is its key as well."""
    counts: dict[str, int] = {}
    for line in lines:
        name = line["division"]
        counts[name] = counts.get(name, 0) + 1
        yield f"{name}|{counts[name]:04}", msgspec.convert({**line, "order": counts[name]}, StandingsLine)


def _of_field(field: FieldSnapshot) -> Iterator[Facts]:
    plan = field.division.form.chart
    if plan is None:
        for line in places_table(field.division):
            yield {**line, "figures": []}
        return
    words = [word for word, _ in plan.scheme.in_words]
    for row in field.settled.rows:
        line = standings_line(field.division, row, plan.scheme)
        yield {**line, "figures": [[word, line[word]] for word in words]}


def _of_season(snapshot: Snapshot) -> Iterator[Facts]:
    plan = snapshot.event.setup.form.chart
    if plan is None:
        return
    for line in snapshot.season:
        yield {"division": "", **line, "figures": _figures(line, plan.scheme)}


def _figures(line: Facts, scheme: Scheme) -> list[list[str]]:
    return [[word, format(line[word], form)] for word, form in scheme.in_words]
