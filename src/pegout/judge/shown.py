"""What a table that is known shows by itself, from what everybody there can see.

A table that is only described shows nothing of all this.
"""

from collections.abc import Callable
from typing import Any

from pegout.game import GameState, Seat
from pegout.game.last_deal import last_deal
from pegout.game.scored import counts
from pegout.game.state import CUT, PLAY, STARTER, THROW, Phase
from pegout.rules import CRIB_SIZE
from pegout.values import value

_THROWN = (STARTER, Phase.SHUFFLE_REST, Phase.PICK_STARTER, PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)
_TURNED = (PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)
_DEALT = (THROW, *_THROWN)


@value
class Shown:
    """The one answer that the table leaves, and why, as the beginning of a sentence."""

    answer: Any
    why: str


def _starter_turned(state: GameState) -> Shown | None:
    if state.phase not in _DEALT:
        return None
    turned = state.phase in _TURNED
    return Shown(turned, f"The starter is {'already turned' if turned else 'not turned yet'}")


def _starter_was_turned(state: GameState) -> Shown | None:
    """In this deal; where the one before can still be looked at, people know which is meant."""
    return _starter_turned(state) if last_deal(state) is None else None


def has_thrown(state: GameState, seat: Seat) -> bool:
    """Whether the table shows that this seat has thrown."""
    if state.phase in _THROWN:
        return True
    return state.phase is THROW and bool(state.deal.thrown[seat])


def _all_thrown(state: GameState) -> Shown | None:
    if state.phase not in _DEALT:
        return None
    thrown = state.phase in _THROWN
    return Shown(thrown, "Everybody has already thrown" if thrown else "Somebody has yet to throw")


def _all_played(state: GameState) -> Shown | None:
    if state.phase not in _DEALT:
        return None
    played = bool(state.deal.played) and all(state.deal.played)
    return Shown(played, f"{'Everybody has' if played else 'Not everybody has'} played a card")


def _dealer_played(state: GameState) -> Shown | None:
    if state.phase not in _TURNED:
        return None
    played = bool(state.deal.played[state.dealing])
    return Shown(played, f"The dealer has {'played a card' if played else 'not played a card yet'}")


def _hands_counted(state: GameState) -> Shown | None:
    if state.phase not in _TURNED:
        return None
    counted = bool(counts(state.deal))
    return Shown(counted, "A hand has been counted" if counted else "No hand has been counted yet")


def _dealt(state: GameState) -> Shown | None:
    if state.phase is CUT:
        return Shown(answer=False, why="No card has been dealt yet")
    return Shown(answer=True, why="The cards have been dealt") if state.phase in _DEALT else None


def _pone_lifted(state: GameState) -> Shown | None:
    """Whoever has thrown or played has lifted the cards; until then only people know."""
    if state.phase not in _DEALT or not (state.phase in _THROWN or any(state.deal.thrown)):
        return None
    lifted = state.phase in _THROWN or bool(state.deal.thrown[state.pone])
    return Shown(answer=True, why="Pone has thrown, and so has picked up the cards") if lifted else None


def _crib_due(state: GameState) -> Shown | None:
    if state.phase not in _DEALT:
        return None
    due = state.deal.crib_shown
    return Shown(due, "The crib is being counted" if due else "The hands are not counted yet")


def _crib_known(state: GameState) -> Shown | None:
    """Nothing is lost of a crib whose cards a program knows."""
    return Shown(CRIB_SIZE, "This table knows the cards of the crib") if state.phase in _THROWN else None


SHOWS: dict[str, Callable[[GameState], Shown | None]] = {
    "starter-turned": _starter_turned,
    "starter-was-turned": _starter_was_turned,
    "all-thrown": _all_thrown,
    "all-played": _all_played,
    "dealer-played": _dealer_played,
    "hands-counted": _hands_counted,
    "dealt": _dealt,
    "pone-lifted": _pone_lifted,
    "crib-due": _crib_due,
    "crib-known": _crib_known,
}
"""By the mark that a fact has."""
