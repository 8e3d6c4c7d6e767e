"""The season standings of a year: everybody in all of its closed events."""

from collections.abc import Iterable

from pegout.services.archive.totals import Totals, totals
from pegout.services.events.listing import Attended
from pegout.values import value


@value
class SeasonLine:
    place: int
    name: str
    totals: Totals
    kept: bool = False
    """Whether they played from an account; otherwise everybody who wrote that name is one line."""


def season(rows: Iterable[Attended]) -> tuple[SeasonLine, ...]:
    """More event wins come first, then more games won, then the better spread.

    Who is level in all three shares the place, and they stand by name. Bots are left out. Results from an
    account are a line of their own; those under the same name that nobody's account stands behind, another.
    """
    by_person: dict[tuple[str, str], list[Attended]] = {}
    for row in rows:
        if not row[1].summary["bot"]:
            by_person.setdefault(_whose(row), []).append(row)
    found = [(totals(own), *_called(own[0])) for own in by_person.values()]
    ranked = sorted(found, key=lambda line: (*[-figure for figure in _rank(line[0])], line[1], not line[2]))
    places: dict[tuple[int, int, int], int] = {}
    for place, (sums, _, _) in enumerate(ranked, 1):
        places.setdefault(_rank(sums), place)
    return tuple([SeasonLine(places[_rank(sums)], name, sums, kept) for sums, name, kept in ranked])


def _whose(row: Attended) -> tuple[str, str]:
    _, person = row
    return (person.account, "") if person.account else ("", person.person_key)


def _called(row: Attended) -> tuple[str, bool]:
    _, person = row
    return (person.account_name, True) if person.account else (person.name, False)


def _rank(sums: Totals) -> tuple[int, int, int]:
    return sums.wins, sums.won, sums.spread
