"""How a deal goes on after a ruling: who counts what and in which order, and who deals next."""

from collections.abc import Sequence

from pegout.game import GameState, Seat
from pegout.game.scored import counted_for, is_counted
from pegout.game.state import UNRULED, Phase
from pegout.rules import number_word
from pegout.rules.remedies import CribDead, DealtAgain, DrawnTo, FourOfCrib, HandDead, PlayStops, Remedy


def sequel(state: GameState, remedies: Sequence[Remedy], *, starter_turned: bool) -> str:
    """What happens next at a table of two, once the remedies are carried out."""
    for remedy in remedies:
        if isinstance(remedy, DealtAgain):
            return f"{state.names[remedy.dealer]} deals again."
    if _in_show(state) or any(isinstance(remedy, PlayStops) for remedy in remedies):
        return _show(state, remedies)
    return "Play continues." if starter_turned else "The starter is cut, and play continues."


def _in_show(state: GameState) -> bool:
    """Whether the cards of the table are all played, and only the count is left."""
    deal = state.deal
    played_out = deal.turn is None and bool(deal.hands) and not any(deal.hands)
    return state.phase in (Phase.CHOOSE_CRIB, Phase.SHOW) or (state.phase is Phase.PLAY and played_out)


def _show(state: GameState, remedies: Sequence[Remedy]) -> str:
    pone = state.names[state.pone]
    left = _left_to_count(state, remedies)
    if not left:
        return f"Nothing is left to count, and {pone} deals next."
    first, *others = left
    if not others:
        return f"Only {first} is left to count, and {pone} deals next."
    first = f"{first[0].upper()}{first[1:]} is counted first"
    return f"{', then '.join([first, *others])}; {pone} deals next."


def _left_to_count(state: GameState, remedies: Sequence[Remedy]) -> list[str]:
    deal, ruled = state.deal, state.deal.ruled or UNRULED
    dead = {*ruled.dead, *_hands_dead(remedies)}
    hands = [
        f"{state.names[seat]}'s hand"
        for seat in (state.pone, state.dealing)
        if seat not in dead and not is_counted(deal, seat)
    ]
    remade = any(isinstance(remedy, DrawnTo | FourOfCrib) for remedy in remedies)
    crib_dead = ruled.crib_dead or _is_crib_dead(remedies)
    crib = not crib_dead and (remade or not is_counted(deal, None))
    return [*hands, *(["the crib"] if crib else [])]


def _hands_dead(remedies: Sequence[Remedy]) -> list[Seat]:
    return [remedy.seat for remedy in remedies if isinstance(remedy, HandDead)]


def _is_crib_dead(remedies: Sequence[Remedy]) -> bool:
    return any(isinstance(remedy, CribDead) for remedy in remedies)


def dead_before(state: GameState, remedies: Sequence[Remedy]) -> tuple[str, ...]:
    """What earlier rulings made dead and this one does not, one sentence for each; a new deal ends it."""
    ruled = state.deal.ruled or UNRULED
    if any(isinstance(remedy, DealtAgain) for remedy in remedies):
        return ()
    dead = [f"{state.names[seat]}'s hand" for seat in ruled.dead if seat not in _hands_dead(remedies)]
    crib = ["The crib"] if ruled.crib_dead and not _is_crib_dead(remedies) else []
    return tuple([f"{what} stays dead, as already ruled." for what in [*dead, *crib]])


def counts_going_back(state: GameState, remedies: Sequence[Remedy]) -> tuple[str, ...]:
    """What dead hands and a dead crib have counted already, one sentence for each."""
    places: list[Seat | None] = [*_hands_dead(remedies), *([None] if _is_crib_dead(remedies) else [])]
    told = [(place, counted_for(state.deal, place)) for place in places]
    return tuple(
        [f"{_whose(state, place)} goes back: {_points(points)}." for place, points in told if points]
    )


def _whose(state: GameState, place: Seat | None) -> str:
    return "The count of the crib" if place is None else f"{state.names[place]}'s count"


def _points(points: int) -> str:
    return f"{number_word(points)} point{'' if points == 1 else 's'}"
