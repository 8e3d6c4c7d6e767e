"""What a deal has scored so far: heels, the points of the play, and the counts of hands and crib."""

from pegout.edition import FIRST_EDITION
from pegout.game.commands import Seat
from pegout.game.state import Deal, GameState, Shown


def counts(deal: Deal) -> tuple[Shown, ...]:
    """The hands and the crib that were counted, with what is pegged for each."""
    if deal.tally is None:
        return deal.counts
    return tuple([Shown(entry.seat, entry.crib, entry.pegged) for entry in deal.tally.counted])


def counted_for(deal: Deal, seat: Seat | None) -> int:
    """What is pegged for the hand of a seat, or (None) for the crib."""
    return sum([shown.points for shown in counts(deal) if shown.is_of(seat)])


def is_counted(deal: Deal, seat: Seat | None) -> bool:
    return any(shown.is_of(seat) for shown in counts(deal))


def points_of_play(state: GameState) -> tuple[int, ...]:
    """What each side has pegged in the play of this deal.

    Games of the first edition take what was counted since for points of the play, too.
    """
    lead = state.deal.at_lead
    if lead is None:
        return (0,) * len(state.pegs)
    points = [now - then for now, then in zip(state.scores, lead, strict=True)]
    if state.edition > FIRST_EDITION:
        for shown in counts(state.deal):
            points[state.rules.side_of(shown.seat)] -= shown.points
        points = [max(0, number) for number in points]
    return tuple(points)
