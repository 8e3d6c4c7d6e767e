"""Trying a ruling out: where the pegs would stand, with nothing changed."""

from dataclasses import replace

from pegout.game import CarryOut, Deal, GameState, IllegalCommand, Pegs, Phase, tried
from pegout.game.draws import as_if_drawn
from pegout.game.last_deal import reopened
from pegout.judge.ruling import Ruling
from pegout.rules import remedies as r
from pegout.values import value

_MOVING = (r.PointsTo, r.PointsBack, r.Correction, r.RearPegAt)
_TAKING_BACK = (r.PlayRetracted, r.HandDead, r.CribDead, r.FourOfCrib, r.DealReopened)
UNTOLD = "The scores have not been given."
UNSEEN = "It is not known here how many points of this deal go back."
UNCOUNTED = "It is not known here what is counted next."


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
    if why := _unknown(reopened(state), ruling):
        return After(None, why)
    if not state.deal.pack:
        before = None if state.last_deal is None else _uncounted(state.last_deal)
        state = replace(state, deal=_uncounted(state.deal), last_deal=before)
    moving = _of(ruling, _MOVING + _TAKING_BACK)
    pegs = _carried_out(state, ruling, moving) or _carried_out(state, ruling, _of(ruling, _MOVING))
    return After(pegs or tuple(state.pegs))


def _uncounted(deal: Deal) -> Deal:
    """Where only what lies open is known, nothing is counted again."""
    return replace(deal, played=[[] for _ in deal.played])


def _unknown(state: GameState, ruling: Ruling) -> str | None:
    """Why nobody can tell without seeing the cards."""
    if _of(ruling, (r.PlayRetracted,)) and not state.deal.hands:
        return UNSEEN
    counting = (r.PlayStops, r.DrawnTo) if state.phase is Phase.SHOW else (r.PlayStops,)
    return UNCOUNTED if _of(ruling, counting) else None


def _of(ruling: Ruling, kinds: tuple[type, ...]) -> tuple[r.Remedy, ...]:
    return tuple(remedy for remedy in ruling.remedies if isinstance(remedy, kinds))


def _carried_out(state: GameState, ruling: Ruling, remedies: tuple[r.Remedy, ...]) -> tuple[Pegs, ...]:
    citations = tuple(str(citation) for citation in ruling.citations)
    try:
        return tuple(tried(state, as_if_drawn(state, CarryOut(ruling.findings, remedies, citations))).pegs)
    except IllegalCommand:
        return ()
