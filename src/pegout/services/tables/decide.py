"""What follows from what is asked of a table: the only place that says yes or no."""

from collections.abc import Callable, Iterator
from typing import Any

from pegout.game import CallTime, CarryOut, NextGame, Script, Seat, StartMatch, obey
from pegout.refusal import Refused, refuse
from pegout.rules import FirstDealer
from pegout.services.provable.dealer import ProvableDealer
from pegout.services.tables import commands as c
from pegout.services.tables import events as e
from pegout.services.tables.clocks import (
    MINUTE,
    answer_until,
    idle_until,
    next_game_at,
    thinking_until,
    time_called_at,
    waited_for_until,
)
from pegout.services.tables.course import Events, close, deal_on, go_on_without, play_on, returned
from pegout.services.tables.names import told_apart
from pegout.services.tables.proof import secrets_of_next
from pegout.services.tables.proposals import by_marshal, ruling_for
from pegout.services.tables.refusal import awaited, not_seated, refusal
from pegout.services.tables.state import BotSitter, Occupant, Sitter, TableState
from pegout.services.tables.timeouts import word_of_silence
from pegout.services.tables.unproven_facts import NO_WITNESS, gains_by


def decide(state: TableState, command: c.TableCommand, fresh: str, at: int) -> tuple[e.TableEvent, ...]:
    """What happens, which may be nothing; or `Refused`, and `IllegalCommand` where the game says no.

    `fresh` is a new secret, for the match after the one that may end now; `at` is when this happens.
    """
    if why := refusal(state, command):
        raise Refused(why, command)
    if (arrive := _ARRIVALS.get(command.__class__)) is not None:
        return tuple(arrive(state, command, at))
    return tuple(_DECISIONS[command.__class__](state, command, fresh))


def _sit(state: TableState, command: c.Sit, at: int) -> Events:
    seat = state.seats.index(None) if command.seat is None else command.seat
    sitter = Sitter(command.person, command.name, command.secret, command.kept)
    events: Events = [_taken(seat, sitter)]
    if state.match_over:
        events.append(e.RematchWanted(seat, sitter.secret))
    return events + _begin_if_full(state, {seat: sitter}, at)


def _seat_bot(state: TableState, command: c.SeatBot, at: int) -> Events:
    bot = BotSitter(command.level)
    return [e.BotSeated(command.seat, bot.level), *_begin_if_full(state, {command.seat: bot}, at)]


def _seat_player(state: TableState, command: c.SeatPlayer, at: int) -> Events:
    sitter = Sitter(command.player, command.name, "", command.kept)
    taken: Events = [_taken(command.seat, sitter)]
    if state.playing:
        return taken + returned(state, command.seat)
    return taken + _begin_if_full(state, {command.seat: sitter}, at)


def _give_seat(state: TableState, command: c.GiveSeat, _: str) -> Events:
    """The secret stays: the shuffles of the match come from it."""
    seat = _seat(state, command.person)
    sitter = state.seats[seat]
    secret = sitter.secret if isinstance(sitter, Sitter) else ""
    return [_taken(seat, Sitter(command.heir, command.name, secret, command.kept))]


def _taken(seat: Seat, sitter: Sitter) -> e.SeatTaken:
    return e.SeatTaken(seat, sitter.person, sitter.name, sitter.secret, sitter.kept)


def _close_table(state: TableState, command: c.CloseTable, _: str) -> Events:
    """After a match its players may stay and look at it."""
    return [] if state.match_over else close(state, command.why)


def _shut_table(state: TableState, command: c.ShutTable, _: str) -> Events:
    return close(state, command.why)


def _reveal_deals(state: TableState, _: c.RevealDeals, __: str) -> Events:
    return [] if state.revealed else [e.SecretRevealed(state.on, state.on_secret)]


def _clear_seat(_: TableState, command: c.ClearSeat, __: str) -> Events:
    return [e.SeatFreed(command.seat)]


def _want_rematch(state: TableState, command: c.WantRematch, at: int) -> Events:
    seat = _seat(state, command.person)
    sitter = Sitter(command.person, state.name_at(seat), command.secret)
    return [e.RematchWanted(seat, command.secret), *_begin_if_full(state, {seat: sitter}, at)]


def _begin_if_full(state: TableState, added: dict[Seat, Occupant], at: int) -> Events:
    """The match begins as soon as everybody is there, and wants it."""
    seats = [added.get(seat, occupant) for seat, occupant in enumerate(state.seats)]
    there = [occupant for occupant in seats if occupant is not None]
    waiting = [seat for seat in state.people if seat not in (*state.rematch, *added)]
    if len(there) < len(seats) or (state.match_over and waiting):
        return []
    names = told_apart([one.name for one in there] if state.reserved is None else [*state.reserved.names])
    secrets = secrets_of_next(state, there, names, at)
    cut_for = {seat for seat, one in enumerate(there) if isinstance(one, BotSitter) or state.shares_deals}
    terms = state.terms
    drawn = terms.rules.first_dealer is FirstDealer.RANDOM
    dealer = ProvableDealer(secrets, 0).draw(terms.rules.seats) if drawn else None
    script = Script()
    obey(script, StartMatch(terms.rules, names, terms.match, dealer, terms.officiating))
    deal_on(script, secrets, 0, cut_for)
    return list(script.events)


def _act(state: TableState, command: c.Act, fresh: str) -> Events:
    seat = _seat(state, command.person)
    if (decided := by_marshal(state, command.move)) is not None:
        return _put_to_others(state, seat, decided, fresh)
    return returned(state, seat) + play_on(state, command.move, fresh, back=seat)


def _bot_acts(state: TableState, command: c.BotActs, fresh: str) -> Events:
    felt: Events = [e.PlayedByFeel(command.seat)] if command.by_feel else []
    return felt + play_on(state, command.move, fresh)


def _leave(state: TableState, command: c.Leave, fresh: str) -> Events:
    seat = _seat(state, command.person)
    has_to_end = state.playing and state.reserved is not None
    is_open_for_others = state.game is None and command.person != state.host
    last = state.people == (seat,) and not has_to_end and not is_open_for_others
    closing = close(state, "Everybody has left.") if last else []
    if not state.playing:
        return [e.SeatFreed(seat), *closing]
    gone: Events = [e.SeatLeft(seat)]
    if last:
        return gone + closing
    return gone + go_on_without(state, seat, "has left the table", fresh, leaving=seat)


def _propose(state: TableState, command: c.ProposeRuling, fresh: str) -> Events:
    ruling = ruling_for(state, command.incident, dict(command.facts))
    return _put_to_others(state, _seat(state, command.person), ruling, fresh)


def _put_to_others(state: TableState, seat: Seat, ruling: CarryOut, fresh: str) -> Events:
    """Where nobody else is to be asked the ruling is carried out at once, unless it would be a present.

    At a table of an event its officials are asked, and play waits for their answer.
    """
    events = returned(state, seat)
    told = ruling.findings, ruling.remedies, ruling.citations
    events.append(e.RulingProposed(seat, *told, ruling.claim))
    if state.reserved is not None or any(other != seat for other in state.people):
        return events
    if state.game is not None and ruling.claim is None and gains_by(state.game, ruling, seat):
        raise Refused(refuse("own_word", NO_WITNESS))
    return events + play_on(state, ruling, fresh, back=seat)


def _decide_ruling(state: TableState, command: c.DecideRuling, fresh: str) -> Events:
    decided: Events = [e.RulingDecided(command.upheld, command.by)]
    if state.proposal is None or not command.upheld:
        return decided
    return decided + play_on(state, state.proposal.ruling, fresh)


def _agree(state: TableState, command: c.AgreeToRuling, fresh: str) -> Events:
    seat, proposal = _seat(state, command.person), state.proposal
    events = [*returned(state, seat), e.RulingAgreed(seat)]
    if proposal is None or awaited(state) != (seat,):
        return events
    return events + play_on(state, proposal.ruling, fresh, back=seat)


def _decline(state: TableState, command: c.DeclineRuling, _: str) -> Events:
    seat = _seat(state, command.person)
    return [*returned(state, seat), e.RulingDeclined(seat)]


def _go_away(state: TableState, command: c.GoAway, _: str) -> Events:
    return [] if command.seat in state.away else [e.SeatAway(command.seat)]


def _come_back(state: TableState, command: c.ComeBack, _: str) -> Events:
    known = command.seat in state.away or command.seat in state.standing_in
    return [e.SeatBack(command.seat)] if known else []


def _look_after(state: TableState, command: c.LookAfter, fresh: str) -> Events:
    """One thing that is due, if there is any."""
    return next(_due(state, command.now, fresh), [])


def _due(state: TableState, now: int, fresh: str) -> Iterator[Events]:
    if now >= idle_until(state):
        yield close(state, "Nobody has been here for a long time.")
    if not state.playing:
        return
    if _is_past(time_called_at(state), now):
        yield play_on(state, CallTime((now - state.clock_at) // MINUTE), fresh)
    if _is_past(answer_until(state), now):
        yield [e.RulingDecided(upheld=False)]
    if _is_past(next_game_at(state), now):
        yield play_on(state, NextGame(), fresh)
    for seat, until in waited_for_until(state):
        if now >= until:
            yield go_on_without(state, seat, "did not come back", fresh)
    for seat, until in thinking_until(state):
        if now >= until:
            yield _out_of_time(state, seat, fresh)


def _out_of_time(state: TableState, seat: Seat, fresh: str) -> Events:
    """Nobody is replaced or loses a match for a word that was not said."""
    word = None if state.game is None else word_of_silence(state.game, seat)
    if word is not None:
        return play_on(state, word, fresh)
    return go_on_without(state, seat, "let the clock run out", fresh)


def _is_past(moment: int | None, now: int) -> bool:
    return moment is not None and now >= moment


def _seat(state: TableState, person: str) -> Seat:
    seat = state.seat_of(person)
    if seat is None:
        raise Refused(not_seated())
    return seat


_ARRIVALS: dict[type, Callable[[TableState, Any, int], Events]] = {
    c.Sit: _sit,
    c.SeatBot: _seat_bot,
    c.SeatPlayer: _seat_player,
    c.WantRematch: _want_rematch,
}
"""After these a match may begin, and its deals are bound to the day."""

_DECISIONS: dict[type, Callable[[TableState, Any, str], Events]] = {
    c.GiveSeat: _give_seat,
    c.CloseTable: _close_table,
    c.ShutTable: _shut_table,
    c.RevealDeals: _reveal_deals,
    c.ClearSeat: _clear_seat,
    c.Leave: _leave,
    c.Act: _act,
    c.BotActs: _bot_acts,
    c.ProposeRuling: _propose,
    c.AgreeToRuling: _agree,
    c.DeclineRuling: _decline,
    c.DecideRuling: _decide_ruling,
    c.GoAway: _go_away,
    c.ComeBack: _come_back,
    c.LookAfter: _look_after,
}
