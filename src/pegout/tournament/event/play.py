"""Why a command of the play is not allowed now, and what it changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.refusal import Refusal, refuse
from pegout.tournament.brackets import Awarded, objection
from pegout.tournament.event import commands as c
from pegout.tournament.event import departures, free_games, scores, start
from pegout.tournament.event.division import Clock, Division
from pegout.tournament.event.record import Record

Refuse = Callable[[Division, Any], Refusal | None]
Change = Callable[[Division, Record, Any], Division]


def _refuse_round(division: Division, command: c.StartRound | c.CallTime) -> Refusal | None:
    if not division.form.round_minutes:
        return refuse("no_time_limit", "Rounds are not timed at this event.")
    if command.round < 1:
        return refuse("bad_round", "Rounds are numbered from 1.")
    clock = next((clock for clock in division.clocks if clock.round == command.round), None)
    if isinstance(command, c.StartRound):
        return (
            None
            if clock is None
            else refuse("round_started", "Round {round} has already been started.", round=command.round)
        )
    if clock is None:
        return refuse("round_not_started", "Round {round} has not been started.", round=command.round)
    return (
        None
        if clock.called is None
        else refuse("time_called", "Time has already been called in round {round}.", round=command.round)
    )


def _start_round(division: Division, record: Record, command: c.StartRound) -> Division:
    return replace(division, clocks=(*division.clocks, Clock(command.round, record.at)))


def _call_time(division: Division, record: Record, command: c.CallTime) -> Division:
    clocks = [
        replace(clock, called=record.at) if clock.round == command.round else clock
        for clock in division.clocks
    ]
    return replace(division, clocks=tuple(clocks))


def _refuse_decision(division: Division, command: c.DecidePlace) -> Refusal | None:
    number = division.number(command.player)
    if number is None:
        return refuse(
            "not_playing", "{player} does not play here.", field="player", player=command.player[:40]
        )
    if not command.reason.strip():
        return refuse("no_reason", "A decision needs a reason: give one.", field="reason")
    course = getattr(division, _sheet_of(division, number))
    if course is None:
        return refuse("no_knockout", "Only places in a knock-out are decided this way.")
    return objection(course.progress, Awarded(command.place, number))


def _sheet_of(division: Division, number: int) -> str:
    """The sheet that a player is on: places are decided there."""
    others = division.consolation
    return "consolation" if others is not None and number in others.sheet.lines else "main"


def _decide(division: Division, command: c.DecidePlace) -> Division:
    number = division.number(command.player) or 0
    return scores.with_result(division, _sheet_of(division, number), Awarded(command.place, number))


PLAY: dict[type, tuple[Refuse, Change]] = {
    c.StartRound: (_refuse_round, _start_round),
    c.CallTime: (_refuse_round, _call_time),
    c.EnterScore: (scores.refuse_enter, lambda division, _, command: scores.enter(division, command)),
    c.FreeGame: (free_games.refuse_free, free_games.play),
    c.ProposeGame: (free_games.refuse_proposal, free_games.propose),
    c.DenyGame: (free_games.refuse_denial, free_games.deny),
    c.CorrectScore: (scores.refuse_correct, lambda division, _, command: scores.correct(division, command)),
    c.MarkAbsent: (
        departures.refuse_absent,
        lambda division, _, command: departures.absent(division, command),
    ),
    c.JoinLate: (
        lambda division, command: departures.refuse_join(division, command.player),
        lambda division, _, command: departures.join(division, command.player),
    ),
    c.StartPlayOffs: (
        lambda division, _: start.refuse_play_offs(division),
        lambda division, _, __: start.start_play_offs(division),
    ),
    c.DecidePlace: (_refuse_decision, lambda division, _, command: _decide(division, command)),
}
"""The commands about one division: why not, and what follows."""
