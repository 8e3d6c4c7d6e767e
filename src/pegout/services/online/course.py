"""How an event runs by itself: it starts, its rounds are timed, play-offs follow, and it is closed."""

from collections.abc import Iterator

from pegout.services.events.commands import Sent
from pegout.services.events.state import HostedEvent
from pegout.services.online.called_games import called_games
from pegout.services.tables.clocks import MINUTE
from pegout.tournament.entries import Arrival, AwardPrizes, CheckIn, Phase, StartPlay, Status, person
from pegout.tournament.event import (
    CallTime,
    CloseEvent,
    Division,
    StartPlayOffs,
    StartRound,
    current_round,
    final_order,
    has_prizes,
    is_finished,
    rows,
)
from pegout.tournament.money import CASH


def is_running(state: HostedEvent) -> bool:
    """Whether the program has anything to do there, now or later."""
    is_on = state.now.desk.course.phase is not Phase.CANCELLED and not state.now.closed
    return is_on and state.shut is None and state.opened.online is not None


def next_steps(state: HostedEvent, now: int) -> tuple[Sent, ...]:
    """What is due, whatever happens at the tables."""
    return *to_start(state, now), *_rounds(state, now), *_play_offs(state), *_end(state)


def to_start(state: HostedEvent, now: int) -> Iterator[Sent]:
    """At the hour, everybody who plays here is there. The director opens the nights of a season."""
    desk = state.now.desk
    is_time = 1000 * desk.course.start.timestamp() <= now
    if desk.course.phase is not Phase.OPEN or state.now.setup.form.nights or not is_time:
        return
    for entry in desk.entries:
        here = entry.status is Status.CONFIRMED and person(entry.name) in state.seats
        if here and entry.arrival is Arrival.NOT_HERE:
            yield Sent(f"host:in:{person(entry.name)}", CheckIn(entry.name))
    yield Sent("host:start", StartPlay())


def _rounds(state: HostedEvent, now: int) -> Iterator[Sent]:
    """The clock that everybody sees. Each table has its own, which ends the game."""
    called = {(each.division.name, each.game.round) for each in called_games(state) if each.game.round}
    for division in state.now.divisions:
        minutes = division.form.round_minutes
        if not minutes:
            continue
        started = {clock.round for clock in division.clocks}
        for name, number in sorted(called):
            if name == division.name and number not in started:
                yield Sent(f"host:round:{name}|{number}", StartRound(name, number))
        for clock in division.clocks:
            if clock.called is None and 1000 * clock.started.timestamp() + minutes * MINUTE <= now:
                yield Sent(f"host:time:{division.name}|{clock.round}", CallTime(division.name, clock.round))


def _play_offs(state: HostedEvent) -> Iterator[Sent]:
    for division in state.now.divisions:
        if division.form.sheet is None or division.chart is None or division.courses:
            continue
        if current_round(division) is None and not rows(division).to_play:
            yield Sent(f"host:play-offs:{division.name}", StartPlayOffs(division.name))


def _end(state: HostedEvent) -> Iterator[Sent]:
    """Where no money is in hand nobody has anything left to do; otherwise the director has."""
    event, desk = state.now, state.now.desk
    if event.setup.form.nights or not event.divisions or not all(map(_is_decided, event.divisions)):
        return
    if dict(desk.balances).get(CASH, 0):
        return
    if has_prizes(desk) and desk.course.prizes is None:
        if len(event.divisions) > 1:
            return
        yield Sent("host:prizes", AwardPrizes(_order(event.divisions[0])))
    yield Sent("host:close", CloseEvent())


def _is_decided(division: Division) -> bool:
    """Whether it is over, and no place is left to the Marshal."""
    return is_finished(division) and not any(course.progress.to_confirm for course in division.courses)


def _order(division: Division) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([division.named(line) for line in lines]) for lines in final_order(division)])
