"""What everybody may see of an event."""

from pegout.app.hosting.seen.fields import fields_part, players_part
from pegout.app.hosting.seen.games import games_part
from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.head import event_line
from pegout.app.hosting.seen.matches import matches_part
from pegout.app.hosting.seen.standings import standings_part
from pegout.app.hosting.seen.view import Line, Part, View
from pegout.tournament.event import NoteRuling, Record

LONG_LISTS = ("matches", "standings")


def public_view(glance: Glance) -> View:
    return {
        "event": {"event": event_line(glance)},
        "fields": fields_part(glance),
        "players": players_part(glance),
        "games": games_part(glance),
        "standings": standings_part(glance),
        "matches": matches_part(glance),
        "rulings": _rulings(glance),
    }


def without_long_lists(public: View) -> View:
    """For those who are told of every result and look at the lists elsewhere: most lines move with each."""
    return {part: lines for part, lines in public.items() if part not in LONG_LISTS}


def _rulings(glance: Glance) -> Part:
    return {
        str(record.number): _ruling(record, record.command)
        for record in glance.event.rulings
        if isinstance(record.command, NoteRuling)
    }


def _ruling(record: Record, ruling: NoteRuling) -> Line:
    return {
        "number": record.number,
        "text": ruling.text,
        "citations": list(ruling.citations),
        "division": ruling.division,
        "game": ruling.game,
        "at": record.at.isoformat(),
    }
