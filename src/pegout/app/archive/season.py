"""The season standings of a year: everybody in all of its closed events."""

from collections.abc import Iterable

from pegout.app.archive.totals import Totals, totals
from pegout.app.hosting.listing import Attended
from pegout.values import value


@value
class SeasonLine:
    place: int
    name: str
    totals: Totals


def season(rows: Iterable[Attended]) -> tuple[SeasonLine, ...]:
    """More event wins come first, then more games won, then the better spread.

    Who is level in all three shares the place, and they stand by name. Bots are left out.
    """
    by_person: dict[str, list[Attended]] = {}
    for row in rows:
        if not row[1].summary["bot"]:
            by_person.setdefault(row[1].person_key, []).append(row)
    found = [(totals(own), own[0][1].name) for own in by_person.values()]
    ranked = sorted(found, key=lambda line: (*[-figure for figure in _rank(line[0])], line[1]))
    places: dict[tuple[int, int, int], int] = {}
    for place, (sums, _) in enumerate(ranked, 1):
        places.setdefault(_rank(sums), place)
    return tuple([SeasonLine(places[_rank(sums)], name, sums) for sums, name in ranked])


def _rank(sums: Totals) -> tuple[int, int, int]:
    return sums.wins, sums.won, sums.spread
