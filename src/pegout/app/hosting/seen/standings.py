"""The standings, line by line from the top, with the figures that rank and why each stands there."""

from collections.abc import Iterator

from pegout.app.events.report import places_table, standings_line
from pegout.app.hosting.seen.field_glance import FieldGlance
from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.view import Line, Part
from pegout.tournament.standings import Scheme


def standings_part(glance: Glance) -> Part:
    """Of every field; of a season those over all nights, which have no name, and those of the last night."""
    if not glance.event.setup.form.nights:
        return dict(_numbered(line for field in glance.fields for line in _of_field(field)))
    tonight = _of_field(glance.fields[-1]) if glance.fields else iter(())
    return dict(_numbered(line for lines in (_of_season(glance), tonight) for line in lines))


def _numbered(lines: Iterator[Line]) -> Iterator[tuple[str, Line]]:
    """Each with its place in the list of its field, which is its key as well."""
    counts: dict[str, int] = {}
    for line in lines:
        name = line["division"]
        counts[name] = counts.get(name, 0) + 1
        yield f"{name}|{counts[name]:04}", {**line, "order": counts[name]}


def _of_field(field: FieldGlance) -> Iterator[Line]:
    plan = field.division.form.chart
    if plan is None:
        for line in places_table(field.division):
            yield {**line, "figures": []}
        return
    words = [word for word, _ in plan.scheme.in_words]
    for row in field.settled.rows:
        line = standings_line(field.division, row, plan.scheme)
        yield {**line, "figures": [[word, line[word]] for word in words]}


def _of_season(glance: Glance) -> Iterator[Line]:
    plan = glance.event.setup.form.chart
    if plan is None:
        return
    for line in glance.season:
        yield {"division": "", **line, "figures": _figures(line, plan.scheme)}


def _figures(line: Line, scheme: Scheme) -> list[list[str]]:
    return [[word, format(line[word], form)] for word, form in scheme.in_words]
