"""The page of a player: a career in figures, every event, and every opponent."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pegout.services.archive.totals import Totals, totals, written
from pegout.services.events.listing import Attended
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
    kept: bool = False
    """Whether somebody keeps the name: then all of that is what they played from their account."""
    apart: tuple[Attendance, ...] = ()
    """Where the name of a keeper was only written: that may have been anybody."""


def player_page(rows: Sequence[Attended]) -> PlayerPage:
    """Of a name that nobody keeps: all that was played under it, the latest first; there is at least one."""
    _, latest = rows[0]
    return _page(latest.name, rows, bot=latest.summary["bot"])


def keeper_page(name: str, account: str, rows: Sequence[Attended]) -> PlayerPage:
    """The owner of that name: what they played from their account, and separately the rest."""
    own = [row for row in rows if row[1].account == account]
    others = [row for row in rows if row[1].account != account]
    page = _page(name, own, bot=False)
    return replace(page, kept=True, apart=tuple([_attendance(row) for row in others]))


def _page(name: str, rows: Sequence[Attended], *, bot: bool) -> PlayerPage:
    events = tuple([_attendance(row) for row in rows])
    return PlayerPage(name, bot, totals(rows), events, _rivals(rows))


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
