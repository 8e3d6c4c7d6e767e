"""Cards that a ruling has drawn unseen: chance says which, when the ruling is carried out."""

from collections.abc import Callable
from dataclasses import replace

from pegout.game.commands import CarryOut
from pegout.game.state import GameState, Phase
from pegout.rules import remedies as r

Draw = Callable[[int, int], tuple[int, ...]]
"""So many different places, from 1, of so many cards."""
Lift = Callable[[], int]
"""How many cards pone lifted for the starter, where the table has not seen it."""
Drawing = r.BlindThrow | r.StarterPick

PICKED_FROM = 2
"""So many cards of the dealer's hand are drawn for the starter."""


def is_drawn(command: CarryOut) -> bool:
    """Whether nothing of the ruling is left to chance any more."""
    return all(one.places for one in command.remedies if isinstance(one, Drawing))


def with_draws(state: GameState, command: CarryOut, draw: Draw, lift: Lift) -> CarryOut:
    """The ruling with what chance has to say; what cannot be drawn stays as it is, and is refused."""
    remedies = [
        drawn_again(state, one, draw, lift) if isinstance(one, Drawing) and not one.places else one
        for one in command.remedies
    ]
    return replace(command, remedies=tuple(remedies))


def drawn_again(state: GameState, remedy: Drawing, draw: Draw, lift: Lift) -> Drawing:
    """The remedy with places that chance says, whatever it had before."""
    number = remedy.number if isinstance(remedy, r.BlindThrow) else PICKED_FROM
    held = held_by(state, remedy)
    places = draw(number, held) if number <= held else ()
    if isinstance(remedy, r.BlindThrow):
        return replace(remedy, places=places)
    return replace(remedy, places=places, lifted=lift() if state.phase is Phase.STARTER else 0)


def draws_before(state: GameState) -> int:
    """How often cards were drawn unseen in this deal."""
    return 0 if state.deal.ruled is None else state.deal.ruled.draws


def held_by(state: GameState, remedy: Drawing) -> int:
    """How many cards are drawn from: the hand, with the starter in it where that is meant."""
    hands = state.deal.hands
    held = len(hands[remedy.seat]) if remedy.seat in range(len(hands)) else 0
    return held + isinstance(remedy, r.StarterPick)


def as_if_drawn(state: GameState, command: CarryOut) -> CarryOut:
    """The ruling with the first cards drawn, to find out whether it can be carried out at all."""
    return with_draws(
        state, command, lambda number, _: tuple(range(1, number + 1)), lambda: state.rules.cut_least
    )
