"""Why a command is not allowed now where the players officiate. Being wrong is no reason."""

from collections.abc import Callable
from typing import Any

from pegout.game import commands as c
from pegout.game.officiated.claims import Claim, ClaimFullCount, ClaimMuggins, PegBack
from pegout.game.officiated.first.notes import count_before
from pegout.game.officiated.first.waits import first_to_count, tally_of, to_accept
from pegout.game.state import GameState, Phase
from pegout.game.turns import playable

_COUNTING = (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


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


def _refuse_play(state: GameState, command: c.PlayCard) -> str | None:
    seat, card, deal, limit = command.seat, command.card, state.deal, state.rules.limit
    if why := _refuse_turn(state, seat):
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
    if why := _refuse_turn(state, seat):
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
    seat = command.seat
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in _COUNTING:
        return f"There is nothing to peg now: {state.phase.value}."
    if any(entry.seat == state.pone for entry in tally_of(state.deal).counted):
        return "The show has begun: points of the play cannot be pegged any more."
    return _refuse_number(command.points, 1, state.rules.goal)


def _refuse_number(points: int, least: int, most: int) -> str | None:
    if isinstance(points, int) and not isinstance(points, bool) and least <= points <= most:
        return None
    return f"Give a number of points from {least} to {most}, not {str(points)[:20]}."


def _refuse_count_hand(state: GameState, command: c.CountHand) -> str | None:
    seat, deal = command.seat, state.deal
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in (Phase.PLAY, Phase.SHOW) or (deal.turn is not None and state.phase is Phase.PLAY):
        return f"Hands are counted when all cards are played; now: {state.phase.value}."
    if deal.ruled is not None and seat in deal.ruled.dead:
        return f"{state.names[seat]}'s hand is dead and not counted."
    if any(entry.seat == seat and not entry.crib for entry in tally_of(deal).counted):
        return f"{state.names[seat]} has counted already."
    return _refuse_number(command.points, 0, state.rules.goal)


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
        return "The crib has been counted already."
    if waiting := {other for entry in tally.counted for other in entry.open_to}:
        return f"{_names(state, waiting)} must first accept the hand, or object."
    return _refuse_number(command.points, 0, state.rules.goal)


def _names(state: GameState, seats: set[int]) -> str:
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


def refuse_claim(state: GameState, claim: Claim) -> str | None:
    """Who may claim what of whom. Whether the claim is right and in time is for the judge to say."""
    if state.deal.tally is None:
        return "Claims are for deals that the players officiate: sit down with officiating=players."
    if state.phase not in _COUNTING:
        return f"There is nothing to claim now: {state.phase.value}."
    player = getattr(claim, "player", None)
    for seat in (claim.seat, claim.seat if player is None else player):
        if not (isinstance(seat, int) and 0 <= seat < state.rules.seats):
            return f"There is no seat {seat!r} at this table of {state.rules.seats}."
    if player is not None and player not in _objects_of(state, claim):
        return f"{state.names[claim.seat]} cannot claim that of {state.names[player]}."
    if isinstance(claim, ClaimMuggins | PegBack):
        return _refuse_number(claim.points, 1, state.rules.goal)
    return None


def _objects_of(state: GameState, claim: Claim) -> tuple[int, ...]:
    """Whom the claim may name: opponents, and for a hand counted too low the whole table."""
    everybody = tuple(range(state.rules.seats))
    return everybody if isinstance(claim, ClaimFullCount) else state.rules.opponents(claim.seat)


REFUSALS_OF_PLAYERS: dict[type, Callable[[GameState, Any], str | None]] = {
    c.PlayCard: _refuse_play,
    c.SayGo: _refuse_go,
    c.Peg: _refuse_peg,
    c.CountHand: _refuse_count_hand,
    c.CountCrib: _refuse_count_crib,
    c.Accept: _refuse_accept,
}
