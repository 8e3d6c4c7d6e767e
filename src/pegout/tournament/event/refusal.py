"""Why a record may not be entered in the log of an event now."""

from collections.abc import Sequence

from pegout.edition import FIRST_EDITION
from pegout.refusal import Refusal, refuse
from pegout.tournament import entries
from pegout.tournament.entries import Phase, line_up, person
from pegout.tournament.event import commands as c
from pegout.tournament.event import departures
from pegout.tournament.event.calls import refuse_call, refuse_settling
from pegout.tournament.event.close import what_is_left
from pegout.tournament.event.first_edition import refuse_first
from pegout.tournament.event.limits import refuse_long
from pegout.tournament.event.play import PLAY
from pegout.tournament.event.record import Record
from pegout.tournament.event.roles import MAY, refuse_role
from pegout.tournament.event.start import refuse_alone
from pegout.tournament.event.state import Event


def refusal(event: Event, record: Record) -> Refusal | None:
    """Why the record may not be entered now, and what to do instead; None if it may."""
    command = record.command
    if command.__class__ not in MAY:
        return refuse("unknown_command", "Events have no such command.")
    why = refuse_role(record.role, record.by, command) or refuse_long(command)
    return why or objection(event, record)


def objection(event: Event, record: Record) -> Refusal | None:
    """Why a record of the log changes nothing, whoever made it."""
    if record.number <= event.number:
        return refuse(
            "record_out_of_order",
            "Record {number} must follow record {last}: give it a higher number.",
            number=record.number,
            last=event.number,
        )
    if event.setup.edition == FIRST_EDITION and (why := refuse_first(record)):
        return why
    command = record.command
    if event.closed and not isinstance(command, c.Undo):
        return refuse("event_closed", "The event is closed: undo the closing first.")
    if isinstance(command, c.DrawAndStart):
        start = entries.StartPlay()
        return _refuse_at_desk(event, record, start) or _refuse_draws(event, command)
    if isinstance(command, entries.Command):
        return _refuse_at_desk(event, record, command)
    if why := _refuse_time(event, record):
        return why
    if isinstance(command, c.Undo):
        return None
    return _refuse_play(event, command)


def why_not(log: Sequence[Record], event: Event, record: Record) -> Refusal | None:
    """Why a record cannot come next in the log of the event; None if it can."""
    command = record.command
    if isinstance(command, c.Undo) and all(each.number != command.number for each in log):
        return refuse(
            "no_such_record",
            "There is no record {number} to undo: see the log.",
            number=command.number,
        )
    return refusal(event, record)


def _refuse_at_desk(event: Event, record: Record, command: entries.Command) -> Refusal | None:
    return entries.objection(event.desk, for_desk(record, command)) or _refuse_start(event, command)


def _refuse_start(event: Event, command: c.EventCommand) -> Refusal | None:
    if not isinstance(command, entries.StartPlay) or event.setup.form.nights:
        return None
    return refuse_alone([line_up(event.desk, name) for name in event.setup.form.divisions or ("",)])


def _refuse_time(event: Event, record: Record) -> Refusal | None:
    """Times are of one kind, and never go back."""
    if (record.at.tzinfo is None) is not (event.setup.start.tzinfo is None):
        return refuse("mixed_clocks", "Give all times with a time zone, or all without.")
    if event.at is not None and record.at < event.at:
        return refuse(
            "record_too_early",
            "The previous record is from {at}: give a time no earlier than that.",
            at=f"{event.at:%Y-%m-%d %H:%M}",
        )
    return None if record.by.strip() else refuse("no_author", "Every record names who made it: give a name.")


def _refuse_play(event: Event, command: c.EventCommand) -> Refusal | None:
    match command:
        case c.NoteRuling(text=text):
            return None if text.strip() else refuse("not_in_words", "Put the ruling in words.")
        case c.DrawOrder():
            return _refuse_draw(event, command)
        case c.OpenNight():
            return _refuse_night(event, command)
        case c.DropOut(player=player) | c.Expel(player=player):
            return _refuse_leaving(event, player, command)
        case c.SettleCall():
            return refuse_settling(event.calls, command)
        case c.CloseEvent():
            return what_is_left(event.desk, event.divisions)
        case _:
            return _refuse_in_division(event, command)


def _refuse_in_division(event: Event, command: c.EventCommand) -> Refusal | None:
    name = getattr(command, "division", "")
    division = event.division(name)
    if division is None:
        names = ", ".join(repr(each.name) for each in event.divisions)
        if not names:
            return refuse("play_not_started", "Play has not started yet.")
        return refuse(
            "no_such_division",
            "There is no division {division!r}: name one of {divisions}.",
            division=name[:20],
            divisions=names,
        )
    if isinstance(command, c.CallJudge):
        return refuse_call(division, event.calls, command)
    return PLAY[command.__class__][0](division, command)


def _refuse_draws(event: Event, command: c.DrawAndStart) -> Refusal | None:
    if event.setup.form.nights:
        return refuse(
            "drawn_by_night", "Every night of a season has its own numbers: start play, and open a night."
        )
    fields = [each.division for each in command.draws]
    if not fields or len(set(fields)) != len(fields):
        return refuse("not_each_once", "Draw lots for each field once, or start play without.")
    return next(filter(None, [_refuse_draw(event, each) for each in command.draws]), None)


def _refuse_draw(event: Event, command: c.DrawOrder) -> Refusal | None:
    if event.divisions or event.desk.course.phase is not Phase.OPEN:
        return refuse("play_started", "Play has started, so the numbers stand.")
    if command.division not in (event.setup.form.divisions or ("",)):
        return refuse(
            "no_such_division", "There is no division {division!r}.", division=command.division[:20]
        )
    drawn, entered = list(command.order), line_up(event.desk, command.division)
    if sorted(map(person, drawn)) != sorted(map(person, entered)):
        return refuse("incomplete_draw", "A draw names every entrant once: check the list.")
    return None


def _refuse_night(event: Event, command: c.OpenNight) -> Refusal | None:
    if not event.setup.form.nights:
        return refuse("no_nights", "This event is not a season of nights.")
    names = [person(name) for name in command.players]
    if len(set(names)) != len(names) or len(names) < 2:
        return refuse("too_few_players", "Name two or more different players for the night.")
    return next(filter(None, map(entries.refuse_name, command.players)), None)


def _refuse_leaving(event: Event, player: str, command: c.DropOut | c.Expel) -> Refusal | None:
    division = event.division_of(player)
    if division is None:
        return refuse("not_playing", "{player} is not playing.", field="player", player=player[:40])
    if isinstance(command, c.Expel) and not command.reason.strip():
        return refuse("no_reason", "Sending a player off needs a reason: give one.", field="reason")
    return departures.refuse_leave(division, division.number(player) or 0)


def for_desk(record: Record, command: entries.Command) -> entries.Record:
    return entries.Record(record.number, record.at, record.by, command)
