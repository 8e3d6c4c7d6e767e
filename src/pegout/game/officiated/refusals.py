"""Why a command is not allowed now where the players officiate. Being wrong is no reason."""

from collections.abc import Callable
from typing import Any

from pegout.game import commands as c
from pegout.game.officiated.books import count_may_be_raised
from pegout.game.officiated.notes import count_before
from pegout.game.officiated.seats import without
from pegout.game.officiated.waits import first_to_count, tally_of, to_accept, to_mix
from pegout.game.state import GameState, Phase
from pegout.game.turns import playable

COUNTING = (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


def refuse_stranger(state: GameState, seat: c.Seat) -> str | None:
    """Nobody acts for a seat that is not there, nor while a claim of the game waits for an answer."""
    if not (isinstance(seat, int) and 0 <= seat < state.rules.seats):
        return f"There is no seat {seat!r} at this table of {state.rules.seats}."
    claimed_by = tally_of(state.deal).claimed_by
    if claimed_by is not None:
        return f"{state.names[claimed_by]} claims the game: accept it, or object with a claim."
    return None


def _refuse_turn(state: GameState, seat: c.Seat) -> str | None:
    if why := refuse_stranger(state, seat):
        return why
    if state.phase is not Phase.PLAY:
        return f"The table waits for something else now: {state.phase.value}."
    turn = state.deal.turn
    if turn == seat:
        return None
    return "All cards are played: count the hands." if turn is None else f"It is {state.names[turn]}'s turn."


def _refuse_haste(state: GameState, seat: c.Seat) -> str | None:
    """Nobody goes on while another is given the time to peg, whether there is anything to peg or not."""
    others = without(tally_of(state.deal).pending, seat)
    if not others:
        return None
    return f"{_names(state, others)} may peg first: wait for a peg, or for a pass."


def _refuse_owing(state: GameState, seat: c.Seat) -> str | None:
    """What a ruling orders is pegged before play resumes (acc:VIII.4b)."""
    if why := _refuse_backward(state, seat):
        return why
    given = tally_of(state.deal).awarded(seat)
    return f"By the ruling {state.names[seat]} has {given} to peg: peg them, or pass." if given else None


def _refuse_backward(state: GameState, seat: c.Seat) -> str | None:
    holes = tally_of(state.deal).backward[seat]
    return f"By the ruling {state.names[seat]} must first peg {holes} back." if holes else None


def _refuse_play(state: GameState, command: c.PlayCard) -> str | None:
    seat, card, deal, limit = command.seat, command.card, state.deal, state.rules.limit
    if why := _refuse_turn(state, seat) or _refuse_haste(state, seat) or _refuse_owing(state, seat):
        return why
    if card not in deal.hands[seat]:
        return f"{state.names[seat]} does not hold {card}."
    count = 0 if tally_of(deal).closed else count_before(deal, seat)
    if count + card.pips > limit:
        return f"{card} takes the count past {limit} and must be taken up again: play another, or say go."
    said = command.said
    if isinstance(said, int) and not isinstance(said, bool) and 1 <= said <= limit:
        return None
    return f"Announce the count with the card, a number from 1 to {limit}."


def _refuse_go(state: GameState, command: c.SayGo) -> str | None:
    seat, deal = command.seat, state.deal
    if why := _refuse_turn(state, seat) or _refuse_owing(state, seat):
        return why
    if tally_of(deal).closed or not deal.series:
        return f"{state.names[seat]} leads the next series: lay a card."
    ordered = () if deal.ruled is None else deal.ruled.to_play
    room = state.rules.limit - count_before(deal, seat)
    for card in playable(deal.hands[seat], room):
        if card in ordered:
            return f"By the ruling {state.names[seat]} must play {card}."
    return None


def _refuse_peg(state: GameState, command: c.Peg) -> str | None:
    seat, tally = command.seat, tally_of(state.deal)
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in COUNTING:
        return "There is nothing to peg now: wait until the starter is turned."
    if seat not in tally.pending and any(not entry.early for entry in tally.counted):
        return "The show has begun: points of the play cannot be pegged any more."
    if command.more and (tally.count_to_peg(seat) is not None or tally.backward[seat]):
        return "That is pegged in one: a count, or a penalty to go back, has no more to come."
    return refuse_number(command.points, 1, state.rules.goal)


def _refuse_pass(state: GameState, command: c.Pass) -> str | None:
    seat, tally = command.seat, tally_of(state.deal)
    if why := refuse_stranger(state, seat) or _refuse_backward(state, seat):
        return why
    if seat in tally.pending or seat in tally.silent:
        return None
    return f"Nobody waits for {state.names[seat]} to peg."


def refuse_number(points: int, least: int, most: int) -> str | None:
    if isinstance(points, int) and not isinstance(points, bool) and least <= points <= most:
        return None
    return f"Give a number of points from {least} to {most}, not {str(points)[:20]}."


def _refuse_count_hand(state: GameState, command: c.CountHand) -> str | None:
    seat, deal = command.seat, state.deal
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in (Phase.PLAY, Phase.SHOW) or (deal.turn is not None and state.phase is Phase.PLAY):
        return "Hands are counted when all cards are played: play on first."
    if deal.ruled is not None and seat in deal.ruled.dead:
        return f"{state.names[seat]}'s hand is dead and not counted."
    if any(entry.seat == seat and not entry.crib for entry in tally_of(deal).counted):
        return _refuse_raise(state, seat, command.points, crib=False)
    haste = _refuse_haste(state, seat) or _refuse_owing(state, seat)
    return haste or refuse_number(command.points, 0, state.rules.goal)


def _refuse_raise(state: GameState, seat: c.Seat, points: int, *, crib: bool) -> str | None:
    """A fuller count can be named where the rules let it, until the score is agreed (golden-age:5)."""
    counted = tally_of(state.deal).counted
    entry = next(entry for entry in counted if entry.seat == seat and entry.crib == crib)
    if entry.named is None:
        return f"{state.names[seat]} has announced {entry.said}: peg it."
    if not count_may_be_raised(state.rules):
        return f"{state.names[seat]} has counted already."
    if not entry.open_to:
        return "The score is agreed, and stands."
    if isinstance(points, int) and points <= entry.named:
        return f"Name more than the {entry.named} that were pegged, or leave the count as it is."
    return refuse_number(points, entry.named + 1, state.rules.goal)


def _refuse_count_crib(state: GameState, command: c.CountCrib) -> str | None:
    seat, deal = command.seat, state.deal
    if why := refuse_stranger(state, seat):
        return why
    if seat != state.dealer:
        return f"The crib is {state.names[state.dealing]}'s to count."
    if state.phase is not Phase.SHOW or first_to_count(state) is not None:
        return "The crib is counted after the hands."
    if deal.ruled is not None and deal.ruled.crib_dead:
        return "The crib is dead and not counted."
    tally = tally_of(deal)
    if any(entry.crib for entry in tally.counted):
        return _refuse_raise(state, seat, command.points, crib=True)
    if why := _refuse_haste(state, seat) or _refuse_owing(state, seat):
        return why
    if waiting := {other for entry in tally.counted for other in entry.open_to}:
        return f"{_names(state, tuple(waiting))} must first accept the hand, or object."
    return refuse_number(command.points, 0, state.rules.goal)


def _names(state: GameState, seats: tuple[int, ...]) -> str:
    return " and ".join([state.names[seat] for seat in sorted(seats)])


def _refuse_accept(state: GameState, command: c.Accept) -> str | None:
    seat, tally = command.seat, tally_of(state.deal)
    if not (isinstance(seat, int) and 0 <= seat < state.rules.seats):
        return f"There is no seat {seat!r} at this table of {state.rules.seats}."
    if seat in to_accept(state):
        return None
    if tally.claimed_by is not None and seat not in state.rules.opponents(tally.claimed_by):
        return "It is for the opponents to accept that the game is won."
    return f"There is nothing for {state.names[seat]} to accept now."


def _refuse_mix(state: GameState, command: c.Mix) -> str | None:
    if why := refuse_stranger(state, command.seat):
        return why
    if command.seat in to_accept(state) or command.seat in to_mix(state):
        return None
    return f"There are no cards for {state.names[command.seat]} to mix now."


REFUSALS_OF_PLAYERS: dict[type, Callable[[GameState, Any], str | None]] = {
    c.PlayCard: _refuse_play,
    c.SayGo: _refuse_go,
    c.Peg: _refuse_peg,
    c.Pass: _refuse_pass,
    c.CountHand: _refuse_count_hand,
    c.CountCrib: _refuse_count_crib,
    c.Accept: _refuse_accept,
    c.Mix: _refuse_mix,
}
