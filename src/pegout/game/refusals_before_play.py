"""Why rulings on cuts, throws and the starter cannot be carried out now."""

from collections.abc import Callable
from typing import Any

from pegout.game.commands import Seat
from pegout.game.draws import PICKED_FROM, held_by
from pegout.game.remedies_before_play import beside_starter
from pegout.game.state import CUT, PLAY, SHUFFLE, SHUFFLE_FOR_CUT, STARTER, THROW, GameState, Phase
from pegout.game.turns import cut_limits
from pegout.rules import remedies as r

_STILL_CUTTING = (SHUFFLE_FOR_CUT, Phase.CUT_FOR_DEAL, SHUFFLE, CUT)
_PLAY_BEGUN = "The play has begun, so the starter stands."


def refuse_seat(state: GameState, seat: Seat) -> str | None:
    if isinstance(seat, int) and 0 <= seat < state.rules.seats:
        return None
    return f"There is no seat {seat!r} at this table of {state.rules.seats}."


def _refuse_cut_taken_back(state: GameState, remedy: r.CutTakenBack) -> str | None:
    """Until the pack is cut for dealing; a dealer who was named has not been cut for."""
    if not remedy.seats or len(set(remedy.seats)) != len(remedy.seats):
        return "Name each player once whose cut is taken back."
    if why := next(filter(None, [refuse_seat(state, seat) for seat in remedy.seats]), None):
        return why
    if state.phase not in _STILL_CUTTING:
        return "The cards have been dealt since the cut for the deal, so it stands."
    have_cut = () if state.cutting is None else [packet.seat for packet in state.cutting.packets]
    for seat in remedy.seats:
        if seat not in have_cut:
            return f"{state.names[seat]} has not cut for the deal, so no cut can be taken back."
    return None


def _refuse_starter_cut_again(state: GameState, _: r.StarterCutAgain) -> str | None:
    return _refuse_new_starter(state, "There is no cut of the starter to take back now")


def _refuse_new_starter(state: GameState, otherwise: str) -> str | None:
    """The starter can change from the last throw until the first card is played."""
    if state.phase is STARTER:
        return None
    if state.phase is not PLAY:
        return f"{otherwise}: that is from the last throw until the first card is played."
    deal = state.deal
    if deal.history or any(deal.played):
        return _PLAY_BEGUN
    if deal.tally is not None and deal.tally.marks:
        return "Points have been pegged since the starter was turned, so it stands."
    return None


def _refuse_throws(state: GameState) -> str | None:
    """A throw is made, or made again, from the deal until the starter is turned."""
    if state.phase in _STILL_CUTTING:
        return "No cards are dealt yet, so nothing is thrown: deal first."
    if state.phase in (THROW, STARTER):
        return None
    return "The starter is turned or being picked, so the throws stand: play on."


def _refuse_throw_returned(state: GameState, remedy: r.ThrowReturned) -> str | None:
    if why := refuse_seat(state, remedy.seat):
        return why
    name = state.names[remedy.seat]
    if why := _refuse_throws(state):
        return why
    if not state.deal.thrown[remedy.seat]:
        return f"{name} has not thrown yet, so there is nothing to take back: name the player who has."
    if len(state.deal.thrown[remedy.seat]) != state.rules.thrown:
        return f"A ruling had {name} put more cards into the crib, so that throw stands."
    return None


def _refuse_blind_throw(state: GameState, remedy: r.BlindThrow) -> str | None:
    for seat in (remedy.seat, remedy.by):
        if why := refuse_seat(state, seat):
            return why
    if remedy.seat == remedy.by:
        return "Nobody draws unseen from the own hand: name who draws."
    name = state.names[remedy.seat]
    if why := _refuse_throws(state):
        return why
    if state.deal.thrown[remedy.seat]:
        return f"{name} has thrown already, so nobody can throw for {name}: leave that throw as it is."
    if remedy.number != state.rules.thrown:
        return f"A throw here is of {state.rules.thrown}, not {remedy.number!r}."
    return _refuse_places(remedy.places, remedy.number, held_by(state, remedy))


def _refuse_places(places: tuple[int, ...], number: int, held: int) -> str | None:
    if not places:
        return "The cards are still to be drawn."
    if len(set(places)) == len(places) == number and all(1 <= place <= held for place in places):
        return None
    return f"{number} different cards are drawn of {held}, each named by its place in the hand."


def _refuse_starter_pick(state: GameState, remedy: r.StarterPick) -> str | None:
    for seat in (remedy.seat, remedy.by):
        if why := refuse_seat(state, seat):
            return why
    if why := _refuse_new_starter(state, "No starter can be picked from the dealer's hand now"):
        return why
    if (remedy.seat, remedy.by) != (state.dealing, state.pone):
        return "Pone picks the starter from the dealer's hand, and nobody else."
    if state.phase is STARTER and remedy.places:
        least, most = cut_limits(state)
        if not least <= remedy.lifted <= most:
            return f"The cut that the starter came from lifted {least} to {most} cards, not {remedy.lifted}."
    return _refuse_places(remedy.places, PICKED_FROM, held_by(state, remedy))


def _refuse_cards_shown(state: GameState, remedy: r.CardsShown) -> str | None:
    if why := refuse_seat(state, remedy.seat):
        return why
    most = len(state.deal.pack) - 1
    if not (isinstance(remedy.number, int) and 1 <= remedy.number <= most):
        return f"1 to {max(1, most)} cards of the pack can be shown, and {remedy.number!r} cannot be."
    if state.phase is STARTER:
        return None
    if state.phase is not PLAY:
        return "No cards of the pack can be shown now, but only from the last throw to the end of the play."
    return None if beside_starter(state.deal, remedy) else "No card lies there any more to be shown."


REFUSALS_BEFORE_PLAY: dict[type, Callable[[GameState, Any], str | None]] = {
    r.CutTakenBack: _refuse_cut_taken_back,
    r.StarterCutAgain: _refuse_starter_cut_again,
    r.ThrowReturned: _refuse_throw_returned,
    r.BlindThrow: _refuse_blind_throw,
    r.StarterPick: _refuse_starter_pick,
    r.CardsShown: _refuse_cards_shown,
}
