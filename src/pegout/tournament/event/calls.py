"""Calls for a judge, until somebody has been at the table."""

from dataclasses import replace
from datetime import datetime

from pegout.refusal import Refusal, refuse
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


def refuse_call(division: Division, calls: Calls, command: c.CallJudge) -> Refusal | None:
    game = find_game(division, command.game)
    if game is None or command.game in division.results:
        return refuse(
            "game_not_open",
            "{game} is not being played: name a game of the pairings.",
            field="game",
            game=command.game[:20],
        )
    if command.player and division.number(command.player) not in (game.first, game.second):
        return refuse(
            "not_in_game",
            "{player} does not play in {game}: call the judge to your own table.",
            player=command.player,
            game=command.game,
        )
    if any(not call.settled and (call.division, call.game) == (division.name, game.id) for call in calls):
        return refuse("judge_called", "The judge is already on the way to {game}.", game=command.game)
    return None


def refuse_settling(calls: Calls, command: c.SettleCall) -> Refusal | None:
    call = next((call for call in calls if call.number == command.number), None)
    if call is None:
        return refuse(
            "no_such_call",
            "Record {number} is not a call for a judge: name one that is.",
            number=command.number,
        )
    return (
        refuse("call_settled", "The call in record {number} is already settled.", number=command.number)
        if call.settled
        else None
    )


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
