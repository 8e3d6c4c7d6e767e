"""How the divisions of an event ended, as tables."""

from pegout.paper.season import season_table
from pegout.paper.standings import standings_table
from pegout.paper.tables import Table
from pegout.tournament.event import Course, Division, Event


def results_tables(event: Event) -> list[Table]:
    """For every division, the placings of its sheets and the standings of its chart; a season first."""
    over_all = season_table(event, "Season standings")
    found = [] if over_all is None else [over_all]
    for division in event.divisions:
        found += _division(division)
    return found


def _division(division: Division) -> list[Table]:
    suffix = f": {division.name}" if division.name else ""
    found = []
    if division.main is not None:
        found.append(placings_table(division, division.main, f"Placings{suffix}"))
    if division.consolation is not None:
        found.append(placings_table(division, division.consolation, f"Consolation{suffix}"))
    table = standings_table(division, f"Standings{suffix}")
    return found if table is None else [*found, table]


def placings_table(division: Division, course: Course, title: str) -> Table:
    """The places that are decided, best first, one line per player."""
    progress = course.progress
    rows = [
        (str(placing.place), str(line), division.named(line))
        for placing in progress.placings
        for line in placing.lines
    ]
    notes = []
    if progress.waits_for_marshal:
        notes.append("Nobody turned up for the final: the Marshal names the winner.")
    notes += [f"Place {place} is for the Marshal to confirm." for place in progress.to_confirm]
    if progress.open:
        notes.append("Some matches are still to be played.")
    return Table(
        title, ("Place", "No.", "Player"), tuple(rows), "rrl", (14, 12, 1), notes=tuple(notes),
        empty="No place is decided yet.",
    )  # fmt: skip
