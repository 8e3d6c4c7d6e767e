"""Why rulings on cuts, throws and the starter cannot be carried out now."""

from collections.abc import Callable
from typing import Any

from pegout.game.draws import PICKED_FROM, held_by
from pegout.game.remedies_before_play import beside_starter
from pegout.game.shared_refusals import refuse_seat
from pegout.game.state import CUT, PLAY, SHUFFLE, SHUFFLE_FOR_CUT, STARTER, THROW, GameState, Phase
from pegout.game.turns import cut_limits
from pegout.refusal import Refusal, refuse
from pegout.rules import remedies as r

_STILL_CUTTING = (SHUFFLE_FOR_CUT, Phase.CUT_FOR_DEAL, SHUFFLE, CUT)


def _refuse_cut_taken_back(state: GameState, remedy: r.CutTakenBack) -> Refusal | None:
    """Until the pack is cut for dealing; a dealer who was named has not been cut for."""
    if not remedy.seats or len(set(remedy.seats)) != len(remedy.seats):
        return refuse("not_each_once", "Name each player whose cut is taken back, once each.")
    if why := next(filter(None, [refuse_seat(state.rules, seat) for seat in remedy.seats]), None):
        return why
    if state.phase not in _STILL_CUTTING:
        return refuse("dealt_since", "Cards have been dealt since the cut for the deal, so it stands.")
    have_cut = () if state.cutting is None else [packet.seat for packet in state.cutting.packets]
    for seat in remedy.seats:
        if seat not in have_cut:
            return refuse(
                "not_cut",
                "{player} has not cut for the deal, so no cut can be taken back.",
                player=state.names[seat],
            )
    return None


def _refuse_starter_cut_again(state: GameState, _: r.StarterCutAgain) -> Refusal | None:
    return _refuse_new_starter(state, "There is no cut of the starter to take back now")


def _refuse_new_starter(state: GameState, otherwise: str) -> Refusal | None:
    """The starter can change from the last throw until the first card is played."""
    if state.phase is STARTER:
        return None
    if state.phase is not PLAY:
        until = "it is possible from the last throw until the first card is played"
        return refuse("no_starter_to_change", f"{otherwise}: {until}.")
    deal = state.deal
    if deal.history or any(deal.played):
        return refuse("starter_stands", "The play has begun, so the starter stands.")
    if deal.tally is not None and deal.tally.marks:
        return refuse("starter_stands", "Points have been pegged since the starter was turned, so it stands.")
    return None


def _refuse_throws(state: GameState) -> Refusal | None:
    """A throw is made, or made again, from the deal until the starter is turned."""
    if state.phase in _STILL_CUTTING:
        return refuse("no_deal", "No cards have been dealt yet, so nothing was thrown: deal first.")
    if state.phase in (THROW, STARTER):
        return None
    return refuse(
        "starter_turned", "The starter is turned or being picked, so the throws stand: play on as they are."
    )


def _refuse_throw_returned(state: GameState, remedy: r.ThrowReturned) -> Refusal | None:
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    name = state.names[remedy.seat]
    if why := _refuse_throws(state):
        return why
    if not state.deal.thrown[remedy.seat]:
        return refuse(
            "not_thrown",
            "{player} has not thrown yet, so there is nothing to take back: name the player who has.",
            player=name,
        )
    if len(state.deal.thrown[remedy.seat]) != state.rules.thrown:
        return refuse(
            "throw_stands",
            "A ruling had {player} put more cards in the crib, so that throw stands.",
            player=name,
        )
    return None


def _refuse_blind_throw(state: GameState, remedy: r.BlindThrow) -> Refusal | None:
    for seat in (remedy.seat, remedy.by):
        if why := refuse_seat(state.rules, seat):
            return why
    if remedy.seat == remedy.by:
        return refuse(
            "draws_from_own_hand", "Nobody draws unseen from their own hand: name another player to draw."
        )
    name = state.names[remedy.seat]
    if why := _refuse_throws(state):
        return why
    if state.deal.thrown[remedy.seat]:
        return refuse(
            "thrown_already",
            "{player} has already thrown, so nobody can throw for {player}: leave that throw as it is.",
            player=name,
        )
    if remedy.number != state.rules.thrown:
        return refuse(
            "wrong_number_drawn",
            "A throw here is {number}, not {named!r}.",
            number=state.rules.thrown,
            named=remedy.number,
        )
    return _refuse_places(remedy.places, remedy.number, held_by(state, remedy))


def _refuse_places(places: tuple[int, ...], number: int, held: int) -> Refusal | None:
    if not places:
        return refuse("not_drawn_yet", "The cards have yet to be drawn.")
    if len(set(places)) == len(places) == number and all(1 <= place <= held for place in places):
        return None
    return refuse(
        "bad_places",
        "Draw {number} different cards out of {held}, each named by its place in the hand.",
        number=number,
        held=held,
    )


def _refuse_starter_pick(state: GameState, remedy: r.StarterPick) -> Refusal | None:
    for seat in (remedy.seat, remedy.by):
        if why := refuse_seat(state.rules, seat):
            return why
    if why := _refuse_new_starter(state, "No starter can be picked from the dealer's hand now"):
        return why
    if (remedy.seat, remedy.by) != (state.dealing, state.pone):
        return refuse(
            "not_your_pick",
            "Only pone picks the starter from the dealer's hand.",
            player=state.names[state.pone],
        )
    if state.phase is STARTER and remedy.places:
        least, most = cut_limits(state)
        if not least <= remedy.lifted <= most:
            return refuse(
                "cut_out_of_range",
                "The cut that the starter came from lifted {least} to {most} cards, not {lifted}.",
                least=least,
                most=most,
                lifted=remedy.lifted,
            )
    return _refuse_places(remedy.places, PICKED_FROM, held_by(state, remedy))


def _refuse_cards_shown(state: GameState, remedy: r.CardsShown) -> Refusal | None:
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    most = len(state.deal.pack) - 1
    if not (isinstance(remedy.number, int) and 1 <= remedy.number <= most):
        return refuse(
            "number_out_of_range",
            "1 to {most} cards of the pack can be shown, not {number!r}.",
            most=max(1, most),
            number=remedy.number,
            least=1,
        )
    if state.phase is STARTER:
        return None
    if state.phase is not PLAY:
        return refuse(
            "no_card_to_show",
            "Cards of the pack can be shown only from the last throw to the end of the play.",
        )
    return (
        None
        if beside_starter(state.deal, remedy)
        else refuse("no_card_to_show", "There is no card left there to show.")
    )


REFUSALS_BEFORE_PLAY: dict[type, Callable[[GameState, Any], Refusal | None]] = {
    r.CutTakenBack: _refuse_cut_taken_back,
    r.StarterCutAgain: _refuse_starter_cut_again,
    r.ThrowReturned: _refuse_throw_returned,
    r.BlindThrow: _refuse_blind_throw,
    r.StarterPick: _refuse_starter_pick,
    r.CardsShown: _refuse_cards_shown,
}
