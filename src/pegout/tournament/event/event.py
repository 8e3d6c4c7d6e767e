"""An event as it stands: a pure function of how it was set up and of its log."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from datetime import datetime

from pegout.edition import EDITION, FIRST_EDITION
from pegout.naming import because_of
from pegout.tournament import entries
from pegout.tournament.entries import Desk, Phase, line_up, person
from pegout.tournament.event import commands as c
from pegout.tournament.event import departures
from pegout.tournament.event.calls import Calls, called, refuse_call, refuse_settling, settled_by
from pegout.tournament.event.close import what_is_left
from pegout.tournament.event.division import Division
from pegout.tournament.event.first_edition import refuse_first
from pegout.tournament.event.formats import Format
from pegout.tournament.event.limits import refuse_long
from pegout.tournament.event.play import PLAY
from pegout.tournament.event.record import Record, standing
from pegout.tournament.event.roles import MAY, refuse_role
from pegout.tournament.event.start import drawn_order, new_division, refuse_alone
from pegout.values import value

NIGHT = "night"


@value
class Setup:
    """What an event is before anybody has registered."""

    name: str
    form: Format
    start: datetime
    edition: int = EDITION
    """Of the rules that its log is judged by."""


@value
class SetAside:
    """A record of the log that could not be carried out, and why."""

    number: int
    why: str


@value
class Event:
    """Everything that follows from the setup and the log."""

    setup: Setup
    desk: Desk
    divisions: tuple[Division, ...] = ()
    draws: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rulings: tuple[Record, ...] = ()
    calls: Calls = ()
    closed: bool = False
    set_aside: tuple[SetAside, ...] = ()
    number: int = 0
    at: datetime | None = None

    def division(self, name: str) -> Division | None:
        """The field of that name; the only one needs no name."""
        if not name and len(self.divisions) == 1:
            return self.divisions[0]
        return next((division for division in self.divisions if division.name == name), None)

    def division_of(self, player: str) -> Division | None:
        """The field in which somebody plays; of several nights the last."""
        found = [division for division in self.divisions if division.number(player) is not None]
        return found[-1] if found else None


def new_event(setup: Setup) -> Event:
    return Event(setup, entries.evaluate(setup.form.desk, setup.start, ()))


def evaluate(setup: Setup, log: Iterable[Record]) -> Event:
    """The event after the log. Records that were taken back, or cannot stand without them, change nothing."""
    event = new_event(setup)
    for record in standing(log):
        event = take(event, record)
    return event


def take(event: Event, record: Record) -> Event:
    """The event after one more record, which is set aside with the reason if it cannot be carried out.

    Who made it was asked when it came in, and is not asked again.
    """
    if why := _objection(event, record):
        return replace(event, set_aside=(*event.set_aside, SetAside(record.number, str(why))))
    event = replace(event, number=record.number, at=record.at)
    command = record.command
    if isinstance(command, entries.Command):
        return _at_the_desk(event, record, command)
    if isinstance(command, c.NoteRuling | c.CallJudge | c.SettleCall):
        return _judged(event, record, command)
    if isinstance(command, c.CloseEvent):
        return replace(event, closed=True)
    if isinstance(command, c.DrawOrder | c.DrawAndStart):
        return _with_lots(event, record, command)
    if isinstance(command, c.OpenNight):
        name = f"{NIGHT} {len(event.divisions) + 1}"
        return replace(
            event, divisions=(*event.divisions, new_division(name, event.setup.form, command.players))
        )
    if isinstance(command, c.DropOut | c.Expel):
        return _leaves(event, command)
    division = event.division(command.division) if isinstance(command, c.DivisionCommand) else None
    if division is None:
        return event
    event = _with(event, division, PLAY[command.__class__][1](division, record, command))
    if isinstance(command, c.JoinLate):
        return replace(event, desk=entries.with_late(event.desk, record.at, command.player, division.name))
    return event


def _judged(event: Event, record: Record, command: c.NoteRuling | c.CallJudge | c.SettleCall) -> Event:
    if isinstance(command, c.SettleCall):
        return replace(event, calls=settled_by(event.calls, command, ""))
    division = event.division(command.division)
    if isinstance(command, c.NoteRuling):
        calls = event.calls if division is None else settled_by(event.calls, command, division.name)
        return replace(event, rulings=(*event.rulings, record), calls=calls)
    return event if division is None else replace(event, calls=called(event.calls, division, record, command))


def _with_lots(event: Event, record: Record, command: c.DrawOrder | c.DrawAndStart) -> Event:
    """A draw that starts the play does both in one record, so that nothing can come between them."""
    drawn = (command,) if isinstance(command, c.DrawOrder) else command.draws
    event = replace(event, draws={**event.draws, **{each.division: each.order for each in drawn}})
    if isinstance(command, c.DrawOrder):
        return event
    return _at_the_desk(event, record, entries.StartPlay())


def _with(event: Event, old: Division, new: Division) -> Event:
    return replace(
        event, divisions=tuple([new if division is old else division for division in event.divisions])
    )


def _at_the_desk(event: Event, record: Record, command: entries.Command) -> Event:
    event = replace(event, desk=entries.take(event.desk, _for_desk(record, command)))
    if isinstance(command, entries.StartPlay) and not event.setup.form.nights:
        return replace(event, divisions=tuple(_fields(event)))
    return event


def _for_desk(record: Record, command: entries.Command) -> entries.Record:
    return entries.Record(record.number, record.at, record.by, command)


def _fields(event: Event) -> Iterable[Division]:
    """The fields that start to play, each in the order of its draw or of registration."""
    form = event.setup.form
    for name in form.divisions or ("",):
        if players := drawn_order(event.draws.get(name, ()), line_up(event.desk, name)):
            yield new_division(name, form, players)


def _leaves(event: Event, command: c.DropOut | c.Expel) -> Event:
    division = event.division_of(command.player)
    if division is None:
        return event
    number = division.number(command.player) or 0
    return _with(event, division, departures.leave(division, number, expelled=isinstance(command, c.Expel)))


def refusal(event: Event, record: Record) -> str | None:
    """Why the record may not be entered now, in one sentence that says what to do; None if it may."""
    why = _refuse_entry(event, record)
    return None if why is None else str(why)


def _refuse_entry(event: Event, record: Record) -> str | None:
    """The same as a reason that may name the field of the command that it is about."""
    command = record.command
    if command.__class__ not in MAY:
        return "That is nothing that can be done at an event."
    why = refuse_role(record.role, record.by, command) or refuse_long(command)
    return why or _objection(event, record)


def _objection(event: Event, record: Record) -> str | None:
    """Why a record of the log changes nothing, whoever made it."""
    if record.number <= event.number:
        return f"Record {record.number} comes after record {event.number}: number it higher."
    if event.setup.edition == FIRST_EDITION and (why := refuse_first(record)):
        return why
    command = record.command
    if event.closed and not isinstance(command, c.Undo):
        return "The event is closed: take back the closing first."
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


def why_not(log: Sequence[Record], event: Event, record: Record) -> str | None:
    """Why a record cannot come next in the log of the event; None if it can.

    `naming.field_of` tells which field of the command that is about.
    """
    command = record.command
    if isinstance(command, c.Undo) and all(each.number != command.number for each in log):
        return f"There is no record {command.number} to take back: the log lists them."
    return _refuse_entry(event, record)


def gone_on(log: Sequence[Record], event: Event, record: Record) -> Event:
    """The event after one more record of its log; what is taken back changes what came after it."""
    if isinstance(record.command, c.Undo):
        return evaluate(event.setup, (*log, record))
    return take(event, record)


def _refuse_at_desk(event: Event, record: Record, command: entries.Command) -> str | None:
    return entries.objection(event.desk, _for_desk(record, command)) or _refuse_start(event, command)


def _refuse_start(event: Event, command: c.EventCommand) -> str | None:
    if not isinstance(command, entries.StartPlay) or event.setup.form.nights:
        return None
    return refuse_alone([line_up(event.desk, name) for name in event.setup.form.divisions or ("",)])


def _refuse_time(event: Event, record: Record) -> str | None:
    """Times are of one kind, and never go back."""
    if (record.at.tzinfo is None) is not (event.setup.start.tzinfo is None):
        return "Give all times with a time zone, or all without."
    if event.at is not None and record.at < event.at:
        return f"The record before is of {event.at:%Y-%m-%d %H:%M}: give a time that is not earlier."
    return None if record.by.strip() else "Every record says who made it: give a name."


def _refuse_play(event: Event, command: c.EventCommand) -> str | None:
    match command:
        case c.NoteRuling(text=text):
            return None if text.strip() else "Put the ruling in words."
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


def _refuse_in_division(event: Event, command: c.EventCommand) -> str | None:
    name = getattr(command, "division", "")
    division = event.division(name)
    if division is None:
        names = ", ".join(repr(each.name) for each in event.divisions)
        if not names:
            return "Play has not started yet."
        return f"There is no division {name[:20]!r}: name one of {names}."
    if isinstance(command, c.CallJudge):
        return refuse_call(division, event.calls, command)
    return PLAY[command.__class__][0](division, command)


def _refuse_draws(event: Event, command: c.DrawAndStart) -> str | None:
    if event.setup.form.nights:
        return "Every night of a season has its own numbers: start play, and open a night."
    fields = [each.division for each in command.draws]
    if not fields or len(set(fields)) != len(fields):
        return "Draw lots for each field once, or start play without."
    return next(filter(None, [_refuse_draw(event, each) for each in command.draws]), None)


def _refuse_draw(event: Event, command: c.DrawOrder) -> str | None:
    if event.divisions or event.desk.course.phase is not Phase.OPEN:
        return "Play has started: the numbers stand."
    if command.division not in (event.setup.form.divisions or ("",)):
        return f"There is no division {command.division[:20]!r}."
    drawn, entered = list(command.order), line_up(event.desk, command.division)
    if sorted(map(person, drawn)) != sorted(map(person, entered)):
        return "A draw names everybody who is entered once: check the list."
    return None


def _refuse_night(event: Event, command: c.OpenNight) -> str | None:
    if not event.setup.form.nights:
        return "This event is no season of nights."
    names = [person(name) for name in command.players]
    if len(set(names)) != len(names) or len(names) < 2:
        return "Name two or more different players for the night."
    return next(filter(None, map(entries.refuse_name, command.players)), None)


def _refuse_leaving(event: Event, player: str, command: c.DropOut | c.Expel) -> str | None:
    division = event.division_of(player)
    if division is None:
        return because_of("player", f"{player[:40]} is not playing.")
    if isinstance(command, c.Expel) and not command.reason.strip():
        return because_of("reason", "Nobody is sent off without a reason: give one.")
    return departures.refuse_leave(division, division.number(player) or 0)
