"""What thrown cards make of a crib, by the shipped tables."""

from collections.abc import Sequence

from pegout.cards import Card
from pegout.rules import RuleSet

FROM_EACH_OF_TWO = 2
"""Where two players throw so many cards each, there is a table of what two cards are worth together."""


def crib_worth(thrown: Sequence[Card], kept: Sequence[Card], rules: RuleSet, *, own: bool) -> float:
    """The mean count of the crib with these cards in it.

    Where a house has other numbers of cards thrown, each counts as if it were the only one: good enough to
    compare throws of as many cards.
    """
    if rules.seats == 2 and len(thrown) == FROM_EACH_OF_TWO:
        from pegout.analysis.cribs import crib_mean

        return crib_mean(thrown, kept, own=own)
    from pegout.analysis.single_throws import single_crib_mean

    seats = max(3, rules.seats)
    means = [single_crib_mean(card.rank, own=own, seats=seats, partners=rules.partners) for card in thrown]
    return sum(means)
