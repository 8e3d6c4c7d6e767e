"""Trying a ruling out: where the pegs would stand, with nothing changed."""

from pegout.game import CarryOut, GameState, IllegalCommand, Pegs, tried
from pegout.game.draws import as_if_drawn
from pegout.judge.ruling import Ruling
from pegout.rules.remedies import Correction, PointsBack, PointsTo, Remedy

_MOVING = (PointsTo, PointsBack, Correction)


def pegs_after(state: GameState, ruling: Ruling) -> tuple[Pegs, ...]:
    """The pegs of each side after the ruling.

    Where the table is known only in part and the whole ruling cannot be carried out on it, the remedies
    that move a peg by themselves are.
    """
    moving = tuple(remedy for remedy in ruling.remedies if isinstance(remedy, _MOVING))
    pegs = _carried_out(state, ruling, ruling.remedies) or _carried_out(state, ruling, moving)
    return pegs or tuple(state.pegs)


def _carried_out(state: GameState, ruling: Ruling, remedies: tuple[Remedy, ...]) -> tuple[Pegs, ...]:
    citations = tuple(str(citation) for citation in ruling.citations)
    try:
        return tuple(tried(state, as_if_drawn(state, CarryOut(ruling.findings, remedies, citations))).pegs)
    except IllegalCommand:
        return ()
