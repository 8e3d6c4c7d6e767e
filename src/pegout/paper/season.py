"""Standings over the nights of a season."""

from dataclasses import replace

from pegout.paper.heading import heading
from pegout.paper.paper_size import Stock, across
from pegout.paper.press import NothingToPrint, pressed
from pegout.paper.standings import FEW_ROWS, SKUNKS, figure_heads, figures
from pegout.paper.tables import Table, as_data
from pegout.tournament.entries import person
from pegout.tournament.event import Event, rows
from pegout.tournament.standings import Row, SeasonRow, season


def season_sheet(event: Event, *, stock: Stock = Stock.A) -> bytes:
    """Everybody's figures over all nights, or over the best nights if only those count."""
    table = season_table(event)
    if table is None:
        raise NothingToPrint("This event is not a season, or no night has been opened yet.")
    if len(table.rows) <= FEW_ROWS:
        table = replace(table, size=11)
    return pressed(
        "tables", {**heading(event, "Season standings", across(stock.small)), "tables": as_data([table])}
    )


def season_table(event: Event, title: str = "") -> Table | None:
    """The table of a season, or None for an event without nights."""
    form = event.setup.form
    if not (form.nights and form.chart and event.divisions):
        return None
    people, nights = numbered_nights(event)
    scheme = form.chart.scheme
    table = season(nights, scheme, form.best_nights or None)
    heads, widths = figure_heads(scheme)
    return Table(
        title,
        ("Place", "Player", *heads, "Nights", "Average", "Above the next by"),
        tuple(
            (
                str(row.place),
                people[row.player],
                *figures(row, scheme),
                _nights(row),
                f"{row.average:.1f}",
                row.why,
            )
            for row in table
        ),
        "rl" + "r" * (len(heads) + 2) + "l",
        (12, 1.2, *widths, 16, 18, 1.3),
        notes=_notes(form.best_nights),
    )


def numbered_nights(event: Event) -> tuple[dict[int, str], list[list[Row]]]:
    """Everybody's name by a number for the whole season, and the standings of each night in those numbers."""
    numbers: dict[str, int] = {}
    people: dict[int, str] = {}
    nights = []
    for division in event.divisions:
        own = [numbers.setdefault(person(name), len(numbers) + 1) for name in division.players]
        for number, name in zip(own, division.players, strict=True):
            people.setdefault(number, name)
        nights.append([replace(row, player=own[row.player - 1]) for row in rows(division).rows])
    return people, nights


def _nights(row: SeasonRow) -> str:
    return str(row.nights) if row.counted == row.nights else f"{row.counted} of {row.nights}"


def _notes(best: int) -> tuple[str, ...]:
    return (SKUNKS, f"The best {best} nights of each player count.") if best else (SKUNKS,)
