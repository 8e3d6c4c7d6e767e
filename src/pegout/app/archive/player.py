"""The page of a player: a career in figures, every event, and every opponent."""

from collections.abc import Iterable, Sequence

from pegout.app.archive.totals import Totals, totals, written
from pegout.app.hosting.listing import Attended
from pegout.values import value


@value
class Attendance:
    """How it went in one event."""

    event: str
    name: str
    start: str
    format: str
    division: str
    place: int | None
    of: int
    """How many played in the field."""
    played: int
    won: int
    lost: int
    spread: int
    prize_cents: int
    prize: str


@value
class Rival:
    """All games against one opponent, counted from this player's side."""

    name: str
    played: int
    won: int
    lost: int
    spread: int


@value
class PlayerPage:
    name: str
    """As it was written the last time."""
    bot: bool
    totals: Totals
    events: tuple[Attendance, ...]
    """The latest first."""
    against: tuple[Rival, ...]
    """Whom they met most often first."""


def player_page(rows: Sequence[Attended]) -> PlayerPage:
    """Of one person's rows, the latest first; there is at least one."""
    _, latest = rows[0]
    return PlayerPage(
        name=latest.name,
        bot=latest.summary["bot"],
        totals=totals(rows),
        events=tuple([_attendance(row) for row in rows]),
        against=_rivals(rows),
    )


def _attendance(row: Attended) -> Attendance:
    listing, person = row
    summary = person.summary
    cents = summary["prize_cents"]
    return Attendance(
        event=listing.event,
        name=listing.name,
        start=listing.summary["start"],
        format=listing.format,
        division=person.division,
        place=summary["place"],
        of=summary["of"],
        played=summary["played"],
        won=summary["won"],
        lost=summary["lost"],
        spread=summary["spread"],
        prize_cents=cents,
        prize=written(cents),
    )


def _rivals(rows: Iterable[Attended]) -> tuple[Rival, ...]:
    found: dict[str, Rival] = {}
    for _, person in rows:
        for key, games in person.summary["against"].items():
            met = Rival(**games)
            found[key] = _together(found[key], met) if key in found else met
    return tuple(sorted(found.values(), key=lambda rival: (-rival.played, rival.name)))


def _together(later: Rival, earlier: Rival) -> Rival:
    return Rival(
        later.name,
        later.played + earlier.played,
        later.won + earlier.won,
        later.lost + earlier.lost,
        later.spread + earlier.spread,
    )
