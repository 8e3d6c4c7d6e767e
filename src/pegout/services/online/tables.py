"""How the tables of an event are opened: for how long, with which clock, and who sits there."""

from collections.abc import Iterator
from dataclasses import replace

from pegout.game import MatchFormat
from pegout.game.match import MatchKind
from pegout.rules import FirstDealer, RuleSet, preset
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import OnlineTerms
from pegout.services.online.called_games import Called
from pegout.services.online.duplicate import deals_of
from pegout.services.tables.clocks import MINUTE
from pegout.services.tables.commands import SeatBot, SeatPlayer
from pegout.services.tables.events import Reserved
from pegout.services.tables.state import Sitter, TableState
from pegout.services.tables.terms import Gone, Terms
from pegout.tournament.entries import person

AFTER_WAITING = 5
"""Seconds by which the clock for moves starts later, so that a player who never came is absent, not slow."""


def host_of(event: str) -> str:
    """Who opens the tables of an event; no person has such a name."""
    return f"event.{event}"


def terms_of(state: HostedEvent, called: Called, online: OnlineTerms, now: int) -> Terms:
    """Nobody watches a duplicate night: another table may have those cards still to come."""
    return Terms(
        rules=_rules(state, called, online, now),
        match=_length(called, online),
        move_seconds=online.move_seconds,
        gone=Gone(online.gone),
        wait_seconds=online.wait_seconds,
        stand_in=online.stand_in,
        watched=not online.duplicate,
    )


def _rules(state: HostedEvent, called: Called, online: OnlineTerms, now: int) -> RuleSet:
    """Those of the event. At a duplicate night the first dealer is drawn with the deals."""
    rules = replace(preset(state.now.setup.form.game), time_limit_minutes=_minutes(called, now))
    return replace(rules, first_dealer=FirstDealer.RANDOM) if online.duplicate else rules


def _minutes(called: Called, now: int) -> int:
    """What is left of the round; on a sheet, where matches begin when both players are free, all of it."""
    minutes, division = called.division.form.round_minutes, called.division
    clocks = [clock for clock in division.clocks if clock.round == called.game.round and called.is_of_chart]
    if not minutes or not clocks:
        return minutes
    ends = 1000 * clocks[0].started.timestamp() + minutes * MINUTE
    return min(minutes, max(1, round((ends - now) / MINUTE)))


def _length(called: Called, online: OnlineTerms) -> MatchFormat:
    """The whole match at one table, unless its games are dealt for many or one was played elsewhere."""
    if called.best_of == 1 or called.nth > 1 or online.duplicate:
        return MatchFormat()
    return MatchFormat(MatchKind.BEST_OF, called.best_of)


def reservation_of(state: HostedEvent, called: Called, online: OnlineTerms) -> Reserved:
    """Games after the night's secret was revealed are dealt for that table alone."""
    deals = deals_of(state, called) if online.duplicate and not state.was_closed else ""
    return Reserved(state.event, called.names, online.wait_seconds + AFTER_WAITING, deals)


def to_seat(state: HostedEvent, called: Called, table: TableState) -> Iterator[SeatPlayer | SeatBot]:
    """Who should sit there but does not: bots, people, and somebody returning as another guest."""
    host = host_of(state.event)
    for seat, name in enumerate(called.names):
        bound, there = state.seats.get(person(name)), table.seats[seat]
        if bound is None:
            continue
        if bound.bot and there is None:
            yield SeatBot(host, seat, bound.bot)
        has_gone = seat in table.left or (isinstance(there, Sitter) and there.person == bound.person)
        if bound.person and not has_gone:
            kept = state.accounts.get(person(name)) == bound.person
            yield SeatPlayer(host, seat, bound.person, name, kept)
