"""Trying a ruling out: where the pegs would stand, with nothing changed."""

from pegout.game import CarryOut, GameState, IllegalCommand, Pegs, tried
from pegout.judge.ruling import Ruling
from pegout.rules import remedies as r
from pegout.values import value

_MOVING = (r.PointsTo, r.PointsBack, r.Correction)
_TAKING_BACK = (r.PlayRetracted, r.HandDead, r.CribDead, r.DealReopened)
UNTOLD = "Nobody has said what the scores are."
UNSEEN = "How many points of this deal go back is not known here."
UNCOUNTED = "What is to be counted now is not known here."


@value
class After:
    """The pegs of each side, or why they cannot be known."""

    pegs: tuple[Pegs, ...] | None
    unknown: str | None = None


def pegs_after(state: GameState, ruling: Ruling) -> After:
    """Where the pegs stand after the ruling, as far as this table knows.

    Where its cards are not known, or the whole ruling cannot be carried out on it, the remedies that move a
    peg by themselves are.
    """
    if not state.pegs:
        return After(None, UNTOLD)
    if state.deal.pack and (pegs := _carried_out(state, ruling, ruling.remedies)):
        return After(pegs)
    if any(isinstance(remedy, r.PlayRetracted) for remedy in ruling.remedies) and not state.deal.hands:
        return After(None, UNSEEN)
    if any(isinstance(remedy, r.PlayStops | r.DealReopened) for remedy in ruling.remedies):
        return After(None, UNCOUNTED)
    moving = tuple(remedy for remedy in ruling.remedies if isinstance(remedy, _MOVING + _TAKING_BACK))
    pegs = _carried_out(state, ruling, moving) or _carried_out(state, ruling, _of(moving, _MOVING))
    return After(pegs or tuple(state.pegs))


def _of(remedies: tuple[r.Remedy, ...], kinds: tuple[type, ...]) -> tuple[r.Remedy, ...]:
    return tuple(remedy for remedy in remedies if isinstance(remedy, kinds))


def _carried_out(state: GameState, ruling: Ruling, remedies: tuple[r.Remedy, ...]) -> tuple[Pegs, ...]:
    citations = tuple(str(citation) for citation in ruling.citations)
    try:
        return tuple(tried(state, CarryOut(ruling.findings, remedies, citations)).pegs)
    except IllegalCommand:
        return ()
