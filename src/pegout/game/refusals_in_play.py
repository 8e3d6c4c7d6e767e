"""Why rulings on the play of the cards cannot be carried out now."""

from collections.abc import Callable
from typing import Any

from pegout.game.events import CardPlayed, GoSaid
from pegout.game.shared_refusals import not_in_hand, refuse_number, refuse_seat
from pegout.game.state import PLAY, GameState, Phase
from pegout.refusal import Refusal, refuse
from pegout.rules import remedies as r

WITH_PLAY = (PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


def _refuse_play_stops(state: GameState, _: r.PlayStops) -> Refusal | None:
    return (
        None
        if state.phase in WITH_PLAY
        else refuse("no_play", "No cards are being played, so there is no play to stop: leave that out.")
    )


def _refuse_cards_returned(state: GameState, remedy: r.CardsReturned) -> Refusal | None:
    if state.phase not in WITH_PLAY:
        return refuse("no_play", "No cards have been played, so none can be taken back: leave that out.")
    played = sum(isinstance(past, CardPlayed) for past in state.deal.history)
    return refuse_number(remedy.number, 1, played, "1 to {most} cards from the play can be taken back")


def _refuse_held_back(state: GameState, remedy: r.HeldBack) -> Refusal | None:
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    if state.phase is not PLAY:
        return refuse("no_play", "No cards are being played, so none was held back: leave that out.")
    if not remedy.cards or len(set(remedy.cards)) != len(remedy.cards):
        return refuse("not_each_once", "Name each card held back once.")
    if remedy.fate is r.Fate.DEAD:
        for card in remedy.cards:
            if card not in state.deal.hands[remedy.seat]:
                return not_in_hand(state, remedy.seat, card)
    return None


def _refuse_go_taken_back(state: GameState, remedy: r.GoTakenBack) -> Refusal | None:
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    if state.phase not in WITH_PLAY:
        return refuse("no_play", "No cards are being played, so there is no go to take back: leave that out.")
    goes = state.deal.history.count(GoSaid(remedy.seat))
    return refuse_number(
        remedy.number,
        1,
        goes,
        "{player} has said go {most} times in this deal",
        player=state.names[remedy.seat],
    )


def _refuse_count_is(state: GameState, remedy: r.CountIs) -> Refusal | None:
    if state.phase is not PLAY or not state.deal.series:
        return refuse("no_series", "There is no series on the table to count.")
    limit = state.rules.limit
    return refuse_number(remedy.count, 1, limit, "The count of a series is from 1 to {most}")


REFUSALS_IN_PLAY: dict[type, Callable[[GameState, Any], Refusal | None]] = {
    r.PlayStops: _refuse_play_stops,
    r.CardsReturned: _refuse_cards_returned,
    r.HeldBack: _refuse_held_back,
    r.GoTakenBack: _refuse_go_taken_back,
    r.CountIs: _refuse_count_is,
}
