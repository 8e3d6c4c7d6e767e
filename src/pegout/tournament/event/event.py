"""An event as it stands: a pure function of how it was set up and of its log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pegout.tournament import entries
from pegout.tournament.entries import SetAside, line_up
from pegout.tournament.event import commands as c
from pegout.tournament.event import departures
from pegout.tournament.event.calls import called, settled_by
from pegout.tournament.event.division import Division
from pegout.tournament.event.play import PLAY
from pegout.tournament.event.record import Record, standing
from pegout.tournament.event.refusal import for_desk, objection
from pegout.tournament.event.start import drawn_order, new_division
from pegout.tournament.event.state import Event, Setup

NIGHT = "night"


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
    if why := objection(event, record):
        return replace(event, set_aside=(*event.set_aside, SetAside(record.number, why)))
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
    event = replace(event, desk=entries.take(event.desk, for_desk(record, command)))
    if isinstance(command, entries.StartPlay) and not event.setup.form.nights:
        return replace(event, divisions=tuple(_fields(event)))
    return event


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


def gone_on(log: Sequence[Record], event: Event, record: Record) -> Event:
    """The event after one more record of its log; what is taken back changes what came after it."""
    if isinstance(record.command, c.Undo):
        return evaluate(event.setup, (*log, record))
    return take(event, record)
