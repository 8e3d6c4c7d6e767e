"""Standings for the wall: the figures that rank, and why each line stands above the next."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.paper.heading import field, heading
from pegout.paper.paper_size import Stock, across
from pegout.paper.press import NothingToPrint, pressed
from pegout.paper.tables import Table, as_data
from pegout.tournament.event import Division, Event, rows
from pegout.tournament.event.division import going_on
from pegout.tournament.standings import Measure, Row, Scheme

SKUNKS = "Skunks are those given / taken."
FEW_ROWS = 20
"""How many can be set large and still fit on one page."""


def standings_sheet(event: Event, division: str = "", *, stock: Stock = Stock.A) -> bytes:
    """The standings of a chart: tie-breaks in order, and play-offs to come."""
    playing = field(event, division)
    table = standings_table(playing)
    if table is None:
        raise NothingToPrint("A knock-out has no standings: print the bracket sheet instead.")
    size = stock.small
    if len(table.rows) <= FEW_ROWS:
        table, size = replace(table, size=11), across(size)
    return pressed("tables", {**heading(event, "Standings", size, playing), "tables": as_data([table])})


def standings_table(division: Division, title: str = "") -> Table | None:
    """The table of a chart, or None for a division that has none."""
    plan = division.form.chart
    if plan is None:
        return None
    found = rows(division)
    heads, widths = figure_heads(plan.scheme)
    cut = going_on(division) if division.form.sheet is not None else 0
    return Table(
        title,
        ("Place", "No.", "Player", *heads, "Above the next by"),
        tuple(
            (str(row.place), str(row.player), division.named(row.player), *figures(row, plan.scheme), row.why)
            for row in found.rows
        ),
        "rrl" + "r" * len(heads) + "l",
        (12, 10, 1.2, *widths, 1.3),
        notes=_notes(division, found.to_play, cut),
        strong=()
        if cut
        else tuple(place for place, row in enumerate(found.rows) if row.place <= plan.places),
        line_after=cut - 1 if 0 < cut < len(division.players) else -1,
    )


def figure_heads(scheme: Scheme) -> tuple[list[str], list[int]]:
    """The headings of what ranks the players, then of what is good to know, and their widths."""
    ranking = [word.capitalize() for word, _ in scheme.in_words]
    known = [*ranking, "Lost", "Skunks"]
    widths = [15] * len(ranking) + [11, 16]
    if Measure.WON not in scheme.ranked_by:
        known.insert(len(ranking), "Won")
        widths.insert(len(ranking), 11)
    if Measure.SPREAD not in scheme.ranked_by:
        known.append("Net spread")
        widths.append(15)
    return known, widths


def figures(row: Row, scheme: Scheme) -> list[str]:
    """What stands below `figure_heads`."""
    ranking = [f"{figure:{form}}" for figure, (_, form) in zip(row.values, scheme.in_words, strict=True)]
    found = [*ranking, str(row.lost), f"{row.skunks_given} / {row.skunks_taken}"]
    if Measure.WON not in scheme.ranked_by:
        found.insert(len(ranking), str(row.won))
    if Measure.SPREAD not in scheme.ranked_by:
        found.append(f"{row.net_spread:+d}")
    return found


def _notes(division: Division, to_play: Sequence[tuple[int, int]], cut: int) -> tuple[str, ...]:
    notes = [
        SKUNKS,
        *(f"To be played off: {division.named(one)} against {division.named(two)}." for one, two in to_play),
    ]
    if 0 < cut < len(division.players):
        notes.append(f"The first {cut}, above the line, go on to the play-offs.")
    if division.chart is not None and division.chart.gone:
        left = ", ".join(division.named(player) for player in division.chart.gone)
        notes.append(f"Left before the end: {left}.")
    return tuple(notes)
