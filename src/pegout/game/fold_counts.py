"""Folding what a ruling does to counts: they do not hold any more, or are worth less."""

from dataclasses import replace

from pegout.edition import FIRST_EDITION
from pegout.game.officiated.settlement import repegged, taken_off, uncounted
from pegout.game.scored import counts
from pegout.game.state import Deal, GameState


def uncount(draft: GameState, seat: int | None) -> None:
    """The count of a hand, or of the crib, does not hold any more; games of the first edition kept it."""
    deal = draft.deal
    if draft.edition == FIRST_EDITION:
        return
    deal.counts = tuple([shown for shown in deal.counts if not shown.is_of(seat)])
    if deal.tally is not None:
        deal.tally = uncounted(deal.tally, seat)


def take_off(draft: GameState, seat: int, points: int) -> None:
    """Points put right are the newest of the seat's: of a count, if there is one, and else of the play."""
    deal = draft.deal
    if draft.edition > FIRST_EDITION:
        points = _take_off_counts(deal, seat, points)
    if deal.tally is not None:
        deal.tally = taken_off(deal.tally, seat, points)


def _take_off_counts(deal: Deal, seat: int, points: int) -> int:
    """What is left to be taken off elsewhere."""
    shown = list(counts(deal))
    for place, one in reversed(list(enumerate(shown))):
        if one.seat == seat:
            back = min(points, one.points)
            shown[place] = replace(one, points=one.points - back)
            points -= back
    if deal.tally is None:
        deal.counts = tuple(shown)
    else:
        deal.tally = repegged(deal.tally, [one.points for one in shown])
    return points
