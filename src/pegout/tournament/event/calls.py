"""Calls for a judge, until somebody has been at the table."""

from dataclasses import replace
from datetime import datetime

from pegout.naming import because_of
from pegout.tournament.event import commands as c
from pegout.tournament.event.division import Division
from pegout.tournament.event.record import Record
from pegout.tournament.event.scores import find_game
from pegout.values import value


@value
class Call:
    number: int
    """Of the record that called."""
    at: datetime
    by: str
    division: str
    game: str
    words: str = ""
    settled: bool = False


Calls = tuple[Call, ...]


def refuse_call(division: Division, calls: Calls, command: c.CallJudge) -> str | None:
    game = find_game(division, command.game)
    if game is None or command.game in division.results:
        return because_of("game", f"{command.game[:20]} is not being played: name a game of the pairings.")
    if command.player and division.number(command.player) not in (game.first, game.second):
        return f"{command.player} does not play in {command.game}: call the judge to your own table."
    if any(not call.settled and (call.division, call.game) == (division.name, game.id) for call in calls):
        return f"The judge is on the way to {command.game} already."
    return None


def refuse_settling(calls: Calls, command: c.SettleCall) -> str | None:
    call = next((call for call in calls if call.number == command.number), None)
    if call is None:
        return f"Record {command.number} called no judge: name one that did."
    return f"The call of record {command.number} is settled already." if call.settled else None


def called(calls: Calls, division: Division, record: Record, command: c.CallJudge) -> Calls:
    return (*calls, Call(record.number, record.at, record.by, division.name, command.game, command.words))


def settled_by(calls: Calls, command: c.SettleCall | c.NoteRuling, division: str) -> Calls:
    """The calls after a judge has been there: the one named, or those of the game that was ruled on."""
    return tuple(
        [replace(call, settled=True) if _is_meant(call, command, division) else call for call in calls]
    )


def _is_meant(call: Call, command: c.SettleCall | c.NoteRuling, division: str) -> bool:
    if isinstance(command, c.SettleCall):
        return call.number == command.number
    return bool(command.game) and (call.division, call.game) == (division, command.game)
