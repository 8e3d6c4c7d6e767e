"""What a thrown card is worth in a crib."""

from collections.abc import Sequence

from pegout.cards import Card

WORTH_BY_RANK = (
    -0.291,  # ace
    -0.065,
    0.092,
    0.097,
    1.912,  # five
    0.052,
    -0.059,
    -0.103,
    -0.210,
    -0.281,
    -0.038,  # jack
    -0.455,
    -0.650,
)
"""The mean count of a crib that holds a card of the rank, three other cards and the starter all equally
likely, less the same mean over all ranks (4.735). Exact, and rounded to thousandths; a test counts it again.
"""

FROM_EACH_OF_TWO = 2
"""Where two players throw so many cards each, there is a table of what two cards are worth together."""


def crib_worth(thrown: Sequence[Card], kept: Sequence[Card], *, seats: int, own: bool) -> float:
    """What the thrown cards make of the crib: its mean count where a table tells it for two players.

    Elsewhere, as with one card from each of three or four, it is by how much they make it better than any
    cards would.
    """
    if seats == 2 and len(thrown) == FROM_EACH_OF_TWO:
        from pegout.analysis.cribs import crib_mean  # loads a table

        return crib_mean(thrown, kept, own=own)
    return sum([WORTH_BY_RANK[card.rank - 1] for card in thrown])
