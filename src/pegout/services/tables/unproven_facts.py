"""Rulings on facts that only one player states, at a table where nobody else could contradict them."""

from pegout.game import CarryOut, GameState, Script, Seat, obey, view_for
from pegout.game.draws import as_if_drawn
from pegout.game.views import SeatView

NO_WITNESS = (
    "You play only against bots, so nobody else can say whether it happened, and your word alone "
    "earns you nothing. You can still claim what the table itself has seen."
)


def gains_by(game: GameState, ruling: CarryOut, seat: Seat) -> bool:
    """Whether the player would have points, a hand or the game by it, or the others would lose some."""
    script = Script(game)
    obey(script, as_if_drawn(game, ruling))
    return _is_better(view_for(game, seat), view_for(script.state, seat), game.rules.side_of(seat))


def _is_better(before: SeatView, after: SeatView, side: int) -> bool:
    if after.outcome is not None and after.outcome.winner == side:
        return True
    return _has_more(before, after, side) or _others_lose(before, after)


def _has_more(before: SeatView, after: SeatView, side: int) -> bool:
    """Points, or the right to peg some, or the crib."""
    own = [view.pegs[side].front + max(0, *_awards(view, side), 0) for view in (before, after)]
    return own[1] > own[0] or (after.dealer == after.seat != before.dealer)


def _others_lose(before: SeatView, after: SeatView) -> bool:
    """Points, or a hand or crib that counts no more."""
    own = {after.rules.side_of(after.seat or 0)}
    for side in set(range(after.rules.sides)) - own:
        least = [view.pegs[side].front + min(0, *_awards(view, side), 0) for view in (before, after)]
        if least[1] < least[0]:
            return True
    dead = {after.rules.side_of(seat) for seat in set(after.dead) - set(before.dead)}
    crib_lost = after.crib_dead and not before.crib_dead and after.dealer != after.seat
    return bool(dead - own) or crib_lost


def _awards(view: SeatView, side: int) -> list[int]:
    return [points for seat, points in enumerate(view.awards) if view.rules.side_of(seat) == side]
