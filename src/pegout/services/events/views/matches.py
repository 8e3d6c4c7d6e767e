"""The matches of the sheets, as a drawing needs them: who, where from, and where to."""

from collections.abc import Iterator

from pegout.services.event_files.report import match_line
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.public_lines import MatchLine
from pegout.services.events.views.snapshot import Snapshot
from pegout.tournament.brackets import Bracket, LoserOf, Occupant, Sheet, WinnerOf, bracket_size, first_round
from pegout.tournament.brackets.sheet import Entry
from pegout.tournament.event import Course, Elimination


def matches_part(snapshot: Snapshot) -> dict[str, MatchLine]:
    return {
        f"{field.name}|{course}|{line.match}": line
        for field in snapshot.fields
        for course, sheet in field.courses
        for line in _lines(field, course, sheet)
    }


def _lines(field: FieldSnapshot, name: str, course: Course) -> Iterator[MatchLine]:
    winners, losers = _ways(course.sheet)
    seeds = _seeds(course.sheet, seeded=_is_seeded(field, name))
    places: dict[tuple[Bracket, int], int] = {}
    for pairing in course.progress.pairings:
        match = pairing.match
        column = match.bracket, match.round
        places[column] = places.get(column, 0) + 1
        yield MatchLine(
            **match_line(field.division, pairing),
            course=name,
            best_of=match.best_of,
            place=places[column],
            seed_upper=_seed(pairing.upper, seeds),
            seed_lower=_seed(pairing.lower, seeds),
            winner_to=winners.get(match.id),
            loser_to=losers.get(match.id),
        )


def _ways(sheet: Sheet) -> tuple[dict[str, str], dict[str, str]]:
    """Where the winner and the loser of each match go."""
    winners: dict[str, str] = {}
    losers: dict[str, str] = {}
    for match in sheet.matches:
        for source in match.sources:
            if isinstance(source, WinnerOf):
                winners[source.match] = match.id
            elif isinstance(source, LoserOf):
                losers[source.match] = match.id
    return winners, losers


def _is_seeded(field: FieldSnapshot, course: str) -> bool:
    """A double elimination is drawn in the order given, whatever is asked for."""
    form = field.division.form
    plan = form.sheet if course == "main" else form.consolation
    return plan is not None and plan.seeded and (course != "main" or plan.elimination is Elimination.SINGLE)


def _seeds(sheet: Sheet, *, seeded: bool) -> dict[int, int]:
    """The seed of each entrant, read off the lines of the first round; else the place in the draw."""
    if not seeded:
        return {line: place for place, line in enumerate(sheet.lines, 1)}
    sources = [source for match in sheet.matches for source in match.sources]
    starting = [source for source in sources if not isinstance(source, WinnerOf | LoserOf)]
    seeds = [seed for pair in first_round(bracket_size(len(sheet.lines))) for seed in pair]
    return {
        source.line: seed for source, seed in zip(starting, seeds, strict=True) if isinstance(source, Entry)
    }


def _seed(occupant: Occupant, seeds: dict[int, int]) -> int | None:
    return seeds[occupant] if isinstance(occupant, int) else None
