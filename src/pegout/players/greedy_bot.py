"""Takes what counts most now, and thinks of nobody else's answer."""

from collections.abc import Sequence

from pegout.cards import PACK, Card, Rank
from pegout.game.commands import Command, Cut, PlayCard, Throw
from pegout.game.views import SeatView
from pegout.players.bot import choices, middle_cut
from pegout.rules import RuleSet, score_at, score_show

TEN = 10


class GreedyBot:
    """Throws for the best mean count over every starter it has not seen; plays the card that pegs most.

    It has no dice: the same view always gets the same answer.
    """

    name = "greedy"

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        if throws := [option for option in options if isinstance(option, Throw)]:
            return max(throws, key=lambda throw: throw_value(view, throw.cards))
        if plays := [option for option in options if isinstance(option, PlayCard)]:
            return max(plays, key=lambda play: _merit(view, play.card))
        if cuts := [option for option in options if isinstance(option, Cut)]:
            return middle_cut(cuts)
        return options[0]


def throw_value(view: SeatView, thrown: Sequence[Card]) -> float:
    """The mean count of what is kept, with what the thrown cards count by themselves in the crib.

    The crib's points are added where the crib is the seat's own or its partner's, else taken off.
    """
    rules = view.rules
    kept = [card for card in view.hand if card not in thrown]
    starters = [card for card in PACK if card not in view.hand]
    sign = 1 if owns_crib(view) else -1
    return _mean(kept, starters, rules) + sign * _mean(thrown, starters, rules, crib=True)


def owns_crib(view: SeatView) -> bool:
    """Whether the crib counts for the side of the seat."""
    if view.seat is None or view.dealer is None:
        return False
    return view.rules.side_of(view.seat) == view.rules.side_of(view.dealer)


def _mean(cards: Sequence[Card], starters: Sequence[Card], rules: RuleSet, *, crib: bool = False) -> float:
    return sum(score_show(cards, starter, rules, crib).total for starter in starters) / len(starters)


def _merit(view: SeatView, card: Card) -> tuple[int, bool, bool, int]:
    """Points first. Then: no five to lead, no count that any ten-card makes fifteen or thirty-one of.

    Of what is still equal the highest card goes, for low cards fit longer into a count.
    """
    count = view.count + card.pips
    points = score_at((*view.series, card), count, view.rules.limit).total
    leads_five = not view.series and card.rank is Rank.FIVE
    offers_ten = count in (15 - TEN, view.rules.limit - TEN)
    return points, not leads_five, not offers_ten, card.pips
