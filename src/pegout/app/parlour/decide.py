"""What follows from what is asked of a table: the only place that says yes or no."""

from collections.abc import Callable, Iterator
from typing import Any

from pegout.app.asking import ruled_on
from pegout.app.dealer import drawn_by, next_of_dealer
from pegout.app.parlour import commands as c
from pegout.app.parlour import events as e
from pegout.app.parlour.clocks import (
    ABANDONED,
    IDLE,
    MINUTE,
    next_game_at,
    thinking_until,
    time_called_at,
    waited_for_until,
)
from pegout.app.parlour.names import told_apart
from pegout.app.parlour.proposing import by_marshal, ruling_for
from pegout.app.parlour.refusals import NotAllowed, awaited, refuse
from pegout.app.parlour.silence import word_of_silence
from pegout.app.parlour.state import BotSitter, Occupant, Sitter, TableState
from pegout.app.parlour.terms import Gone
from pegout.app.provable import ProvableDealer, Secrets, commitment_of
from pegout.game import CallTime, CarryOut, Command, NextGame, Phase, Script, Seat, StartMatch, obey, to_act
from pegout.game.events import PackShuffled
from pegout.game.officiated.claims import Claim
from pegout.rules import FirstDealer
from pegout.rules.remedies import MatchLost

Events = list[e.TableEvent]


def decide(state: TableState, command: c.TableCommand, fresh: str) -> tuple[e.TableEvent, ...]:
    """What happens, or `NotAllowed` or `IllegalCommand` with the reason; nothing at all is possible too.

    `fresh` is a new secret, for the match after the one that may end now.
    """
    if why := refuse(state, command):
        raise why
    return tuple(_DECISIONS[command.__class__](state, command, fresh))


def _sit(state: TableState, command: c.Sit, _: str) -> Events:
    seat = state.seats.index(None) if command.seat is None else command.seat
    sitter = Sitter(command.person, command.name, command.secret)
    events: Events = [e.SeatTaken(seat, sitter.person, sitter.name, sitter.secret)]
    if state.match_over:
        events.append(e.RematchWanted(seat, sitter.secret))
    return events + _begin_if_full(state, {seat: sitter})


def _seat_bot(state: TableState, command: c.SeatBot, _: str) -> Events:
    bot = BotSitter(command.level)
    return [e.BotSeated(command.seat, bot.level), *_begin_if_full(state, {command.seat: bot})]


def _seat_player(state: TableState, command: c.SeatPlayer, _: str) -> Events:
    sitter = Sitter(command.player, command.name, "")
    taken: Events = [e.SeatTaken(command.seat, sitter.person, sitter.name, sitter.secret)]
    if state.playing:
        return taken + _returned(state, command.seat)
    return taken + _begin_if_full(state, {command.seat: sitter})


def _give_seat(state: TableState, command: c.GiveSeat, _: str) -> Events:
    """The secret stays: the shuffles of the match come from it."""
    seat = _seat(state, command.person)
    sitter = state.seats[seat]
    secret = sitter.secret if isinstance(sitter, Sitter) else ""
    return [e.SeatTaken(seat, command.heir, command.name, secret)]


def _close_table(state: TableState, command: c.CloseTable, _: str) -> Events:
    """Where the match is over, whoever played it may stay and look at it."""
    return [] if state.match_over else [e.TableClosed(command.why)]


def _reveal_deals(state: TableState, _: c.RevealDeals, __: str) -> Events:
    return [] if state.revealed else [e.SecretRevealed(state.on, state.on_secret)]


def _clear_seat(_: TableState, command: c.ClearSeat, __: str) -> Events:
    return [e.SeatFreed(command.seat)]


def _want_rematch(state: TableState, command: c.WantRematch, _: str) -> Events:
    seat = _seat(state, command.person)
    sitter = Sitter(command.person, state.name_at(seat), command.secret)
    return [e.RematchWanted(seat, command.secret), *_begin_if_full(state, {seat: sitter})]


def _begin_if_full(state: TableState, added: dict[Seat, Occupant]) -> Events:
    """The match begins as soon as everybody is there, and wants it."""
    seats = [added.get(seat, occupant) for seat, occupant in enumerate(state.seats)]
    there = [occupant for occupant in seats if occupant is not None]
    waiting = [seat for seat in state.people if seat not in (*state.rematch, *added)]
    if len(there) < len(seats) or (state.match_over and waiting):
        return []
    players = tuple([one.secret if isinstance(one, Sitter) else "" for one in there])
    secrets = Secrets(state.dealt_as, state.match, state.secret, players)
    cut_for = {seat for seat, one in enumerate(there) if isinstance(one, BotSitter) or state.shares_deals}
    terms = state.terms
    drawn = terms.rules.first_dealer is FirstDealer.RANDOM
    dealer = ProvableDealer(secrets, 0).draw(terms.rules.seats) if drawn else None
    script = Script()
    names = told_apart([one.name for one in there] if state.reserved is None else [*state.reserved.names])
    obey(script, StartMatch(terms.rules, names, terms.match, dealer, terms.officiating))
    _deal_on(script, secrets, 0, cut_for)
    return list(script.events)


def _deal_on(script: Script, secrets: Secrets, shuffled: int, cut_for: set[Seat]) -> None:
    """What the program does by itself: it shuffles, and cuts for those seats."""
    while True:
        so_far = shuffled + sum(isinstance(event, PackShuffled) for event in script.events)
        cuts = bool(cut_for.intersection(to_act(script.state)))
        follow = next_of_dealer(script.state, ProvableDealer(secrets, so_far), 0, cuts=cuts)
        if follow is None:
            return
        obey(script, follow)


def _act(state: TableState, command: c.Act, fresh: str) -> Events:
    seat = _seat(state, command.person)
    if (decided := by_marshal(state, command.move)) is not None:
        return _put_to_others(state, seat, decided, fresh)
    return _returned(state, seat) + _play_on(state, command.move, fresh, back=seat)


def _bot_acts(state: TableState, command: c.BotActs, fresh: str) -> Events:
    felt: Events = [e.PlayedByFeel(command.seat)] if command.by_feel else []
    return felt + _play_on(state, command.move, fresh)


def _play_on(
    state: TableState,
    move: Command | Claim,
    fresh: str,
    back: Seat | None = None,
    leaving: Seat | None = None,
) -> Events:
    """The move, what the program does after it, and the secrets when the match is over."""
    game = state.game
    if game is None:
        raise NotAllowed("not_started", "The match has not begun.")
    script = Script(game)
    secrets = Secrets(state.dealt_as, state.on, state.on_secret, state.player_secrets)
    command = ruled_on(game, move) if isinstance(move, Claim) else move
    obey(script, drawn_by(ProvableDealer(secrets, state.shuffled), game, command))
    _deal_on(script, secrets, state.shuffled, _cut_for(state, back))
    events: Events = list(script.events)
    if script.state.phase is Phase.MATCH_OVER:
        if not state.shares_deals:
            events.append(e.SecretRevealed(state.on, state.on_secret))
        events.append(e.SecretCommitted(state.match + 1, commitment_of(fresh), fresh))
        gone = state.left if leaving is None else {*state.left, leaving}
        events.extend([e.SeatFreed(seat) for seat in sorted(gone)])
    return events


def _cut_for(state: TableState, back: Seat | None) -> set[Seat]:
    """Bots do not cut; where other tables are dealt the same, nobody does."""
    seats = range(len(state.seats))
    if state.shares_deals:
        return set(seats)
    return {seat for seat in seats if state.bot_at(seat) is not None and seat != back}


def _leave(state: TableState, command: c.Leave, fresh: str) -> Events:
    seat = _seat(state, command.person)
    has_to_end = state.playing and state.reserved is not None
    last = state.people == (seat,) and not has_to_end
    closing: Events = [e.TableClosed("Everybody has left.")] if last else []
    if not state.playing:
        return [e.SeatFreed(seat), *closing]
    gone: Events = [e.SeatLeft(seat)]
    if last:
        return gone + closing
    return gone + _go_on_without(state, seat, "has left the table", fresh, leaving=seat)


def _go_on_without(
    state: TableState, seat: Seat, why: str, fresh: str, leaving: Seat | None = None
) -> Events:
    """As the table was opened for; at a table of several sides a bot goes on, so that the others can."""
    if state.terms.gone is not Gone.BOT and state.terms.rules.sides == 2:
        found = f"{state.name_at(seat)} {why}."
        lost = CarryOut((found,), (MatchLost(seat),), ("pegout:gone",))
        return _play_on(state, lost, fresh, leaving=leaving)
    return [e.StoodIn(seat, state.terms.stand_in)]


def _propose(state: TableState, command: c.ProposeRuling, fresh: str) -> Events:
    ruling = ruling_for(state, command.incident, dict(command.facts))
    return _put_to_others(state, _seat(state, command.person), ruling, fresh)


def _put_to_others(state: TableState, seat: Seat, ruling: CarryOut, fresh: str) -> Events:
    """Where nobody else is to be asked, the ruling is carried out at once."""
    events = _returned(state, seat)
    told = ruling.findings, ruling.remedies, ruling.citations
    events.append(e.RulingProposed(seat, *told, ruling.claim))
    asked = [other for other in state.people if other != seat]
    return events if asked else events + _play_on(state, ruling, fresh, back=seat)


def _agree(state: TableState, command: c.AgreeToRuling, fresh: str) -> Events:
    seat, proposal = _seat(state, command.person), state.proposal
    events = [*_returned(state, seat), e.RulingAgreed(seat)]
    if proposal is None or awaited(state) != (seat,):
        return events
    return events + _play_on(state, proposal.ruling, fresh, back=seat)


def _decline(state: TableState, command: c.DeclineRuling, _: str) -> Events:
    seat = _seat(state, command.person)
    return [*_returned(state, seat), e.RulingDeclined(seat)]


def _returned(state: TableState, seat: Seat) -> Events:
    """Whoever acts is back, whatever the table thought."""
    return [e.SeatBack(seat)] if seat in state.away or seat in state.standing_in else []


def _go_away(state: TableState, command: c.GoAway, _: str) -> Events:
    return [] if command.seat in state.away else [e.SeatAway(command.seat)]


def _come_back(state: TableState, command: c.ComeBack, _: str) -> Events:
    known = command.seat in state.away or command.seat in state.standing_in
    return [e.SeatBack(command.seat)] if known else []


def _look_after(state: TableState, command: c.LookAfter, fresh: str) -> Events:
    """One thing that is due, if there is any."""
    return next(_due(state, command.now, fresh), [])


def _due(state: TableState, now: int, fresh: str) -> Iterator[Events]:
    idle = now - state.changed_at
    if idle >= (ABANDONED if state.playing else IDLE):
        yield [e.TableClosed("Nobody has been here for long.")]
    if not state.playing:
        return
    if _is_past(time_called_at(state), now):
        yield _play_on(state, CallTime((now - state.clock_at) // MINUTE), fresh)
    if _is_past(next_game_at(state), now):
        yield _play_on(state, NextGame(), fresh)
    for seat, until in waited_for_until(state):
        if now >= until:
            yield _go_on_without(state, seat, "did not come back", fresh)
    for seat, until in thinking_until(state):
        if now >= until:
            yield _out_of_time(state, seat, fresh)


def _out_of_time(state: TableState, seat: Seat, fresh: str) -> Events:
    """Nobody is replaced or loses a match for a word that was not said."""
    word = None if state.game is None else word_of_silence(state.game, seat)
    if word is not None:
        return _play_on(state, word, fresh)
    return _go_on_without(state, seat, "let the clock run out", fresh)


def _is_past(moment: int | None, now: int) -> bool:
    return moment is not None and now >= moment


def _seat(state: TableState, person: str) -> Seat:
    seat = state.seat_of(person)
    if seat is None:
        raise NotAllowed("not_seated", "You have no seat at this table.")
    return seat


_DECISIONS: dict[type, Callable[[TableState, Any, str], Events]] = {
    c.Sit: _sit,
    c.SeatBot: _seat_bot,
    c.SeatPlayer: _seat_player,
    c.GiveSeat: _give_seat,
    c.CloseTable: _close_table,
    c.RevealDeals: _reveal_deals,
    c.ClearSeat: _clear_seat,
    c.Leave: _leave,
    c.Act: _act,
    c.BotActs: _bot_acts,
    c.WantRematch: _want_rematch,
    c.ProposeRuling: _propose,
    c.AgreeToRuling: _agree,
    c.DeclineRuling: _decline,
    c.GoAway: _go_away,
    c.ComeBack: _come_back,
    c.LookAfter: _look_after,
}
