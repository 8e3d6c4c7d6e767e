"""The deal that was counted last: until somebody throws in the next, it can be looked at and ruled on."""

from dataclasses import replace

from pegout.game.commands import Seat
from pegout.game.state import CUT, SHUFFLE, THROW, Deal, GameState, Phase


def last_deal(state: GameState) -> Deal | None:
    """The deal that has just been counted; None once the next goes on, or before there was any."""
    if state.phase is SHUFFLE and state.deal.starter is not None:
        return state.deal
    return state.last_deal if state.phase in (SHUFFLE, CUT, THROW) else None


def last_dealer(state: GameState) -> Seat:
    """Who dealt it: from there the deal has passed to the left."""
    return (state.dealing - 1) % state.rules.seats


def reopened(state: GameState) -> GameState:
    """The table with the last deal on it, before it passed; as it is, where none can be looked at."""
    deal = last_deal(state)
    if deal is None:
        return state
    return replace(state, deal=deal, dealer=last_dealer(state), phase=Phase.SHOW)
