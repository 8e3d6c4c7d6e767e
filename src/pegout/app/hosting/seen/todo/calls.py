"""Tables that have called a judge, and records that an undo has left without ground to stand on."""

from collections.abc import Iterator

from pegout.app.hosting.keys import asks_for_ruling
from pegout.app.hosting.seen.glance import Glance
from pegout.app.hosting.seen.todo.line import LATER, NOW, Todo
from pegout.app.hosting.seen.wording import meeting, where
from pegout.tournament.event import Call, NoteRuling, SettleCall, Undo

NO_GROUND = "it could not stand"


def calls(glance: Glance) -> Iterator[Todo]:
    for call in glance.open_calls.values():
        if asks_for_ruling(glance.state, call):
            yield _asked(glance, call)
            continue
        words = f": {call.words.rstrip('.')}" if call.words else ""
        text = f"{_place(glance, call)}: {call.by} has called the judge{words}."
        settle = SettleCall(call.number)
        at = call.division, call.game
        yield Todo(
            "call", str(call.number), NOW, text, SettleCall, (call.by,), *at, command=settle, button="Settled"
        )


def _asked(glance: Glance, call: Call) -> Todo:
    """Play waits at the table: to settle the call would leave it without an answer."""
    text = f"{_place(glance, call)}: {call.words}"
    return Todo("ruling", str(call.number), NOW, text, NoteRuling, (), call.division, call.game)


def _place(glance: Glance, call: Call) -> str:
    """Where to go; a game that has its result by now is only named."""
    for field in glance.fields:
        for game in field.games:
            if (field.name, game.id) == (call.division, call.game):
                return f"{where(field, game)}, {meeting(field, game)}"
    return f"Game {call.game}"


def set_aside(glance: Glance) -> Iterator[Todo]:
    for record in glance.event.set_aside:
        text = f"Record {record.number} could not stand after an undo ({record.why.rstrip('.')})."
        drop = Undo(record.number, NO_GROUND)
        about = str(record.number)
        yield Todo("set_aside", about, LATER, text, Undo, command=drop, button=f"Drop record {about}")
