"""What everybody may see of an event."""

from typing import Any

from pegout.services.events.views.fields import fields_part, players_part
from pegout.services.events.views.games import games_part
from pegout.services.events.views.head import event_line
from pegout.services.events.views.matches import matches_part
from pegout.services.events.views.public_lines import RulingLine
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.standings import standings_part
from pegout.services.events.views.view import View
from pegout.tournament.event import NoteRuling, Record

LONG_LISTS = ("matches", "standings")


def public_view(snapshot: Snapshot) -> View:
    return {
        "event": {"event": event_line(snapshot)},
        "fields": fields_part(snapshot),
        "players": players_part(snapshot),
        "games": games_part(snapshot),
        "standings": standings_part(snapshot),
        "matches": matches_part(snapshot),
        "rulings": _rulings(snapshot),
    }


def without_long_lists(public: View) -> View:
    """For people who get every result and look at the lists elsewhere: most lines change with each."""
    kept: Any = {part: lines for part, lines in public.items() if part not in LONG_LISTS}
    short: View = kept
    return short


def _rulings(snapshot: Snapshot) -> dict[str, RulingLine]:
    return {
        str(record.number): _ruling(record, record.command)
        for record in snapshot.event.rulings
        if isinstance(record.command, NoteRuling)
    }


def _ruling(record: Record, ruling: NoteRuling) -> RulingLine:
    return RulingLine(
        number=record.number,
        text=ruling.text,
        citations=tuple(ruling.citations),
        division=ruling.division,
        game=ruling.game,
        at=record.at.isoformat(),
    )
