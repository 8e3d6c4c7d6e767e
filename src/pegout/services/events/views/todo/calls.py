"""Tables that have called a judge, and records that an undo has left without a basis."""

from collections.abc import Iterator

from pegout.services.events.keys import asks_for_ruling
from pegout.services.events.views.phrases import meeting, where
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.line import LATER, NOW, Todo
from pegout.tournament.event import Call, NoteRuling, SettleCall, Undo

NO_GROUND = "it no longer stands"


def calls(snapshot: Snapshot) -> Iterator[Todo]:
    for call in snapshot.open_calls.values():
        if asks_for_ruling(snapshot.state, call):
            yield _asked(snapshot, call)
            continue
        words = f": {call.words.rstrip('.')}" if call.words else ""
        text = f"{_place(snapshot, call)}: {call.by} has called the judge{words}."
        settle = SettleCall(call.number)
        at = call.division, call.game
        yield Todo(
            "call", str(call.number), NOW, text, SettleCall, (call.by,), *at, command=settle, button="Settled"
        )


def _asked(snapshot: Snapshot, call: Call) -> Todo:
    """Play waits at the table: to settle the call would leave it without an answer."""
    text = f"{_place(snapshot, call)}: {call.words}"
    return Todo("ruling", str(call.number), NOW, text, NoteRuling, (), call.division, call.game)


def _place(snapshot: Snapshot, call: Call) -> str:
    """Where to go; a game that has its result by now is only named."""
    for field in snapshot.fields:
        for game in field.games:
            if (field.name, game.id) == (call.division, call.game):
                return f"{where(field, game)}, {meeting(field, game)}"
    return f"Game {call.game}"


def set_aside(snapshot: Snapshot) -> Iterator[Todo]:
    for record in snapshot.event.set_aside:
        text = f"Record {record.number} no longer stands after an undo ({record.why.message.rstrip('.')})."
        drop = Undo(record.number, NO_GROUND)
        about = str(record.number)
        yield Todo("set_aside", about, LATER, text, Undo, command=drop, button=f"Drop record {about}")
