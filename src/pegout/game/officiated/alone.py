"""A player whom all others have left alone with the series, and the point that ends it."""

from pegout.game.officiated.waits import tally_of
from pegout.game.state import Deal
from pegout.rules import NOTHING, Breakdown, RuleSet, go_point, last_card


def is_alone(deal: Deal, seat: int) -> bool:
    """Whether all others have said go, or have no cards."""
    others = [other for other in range(len(deal.hands)) if other != seat]
    return all(not deal.hands[other] or other in deal.gone for other in others)


def has_go_in_sight(deal: Deal, seat: int) -> bool:
    """Whether the seat is sure to end the series, for all that everybody has seen, and is still to do so.

    Who pegs the point for it then, before saying go, has not pegged too many (acc:I.6d).
    """
    tally = tally_of(deal)
    if deal.last != seat or tally.closed or tally.go_given or any(mark.go for mark in tally.marks):
        return False
    return is_alone(deal, seat)


def end_of(deal: Deal, rules: RuleSet) -> Breakdown:
    """The point for the last card. A full count that was announced leaves nobody to say go."""
    tally = tally_of(deal)
    if not deal.series or tally.full:
        return NOTHING
    count = deal.count if tally.announcer is None else tally.right
    if not any(deal.hands):
        return last_card(deal.series, count, rules)
    return NOTHING if deal.count == rules.limit else go_point(deal.series, count, rules)
