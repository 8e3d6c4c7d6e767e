"""How much work goes into the tables."""

from pegout.values import value


@value
class Scale:
    """How often each thing is done.

    The tables of one scale are always the same, however the work is divided.
    """

    rounds: int
    """How often throws and cribs are fitted to each other, before the play is known and after."""
    shards: int
    """Players who learn independently; their play is averaged."""
    first_legs: int
    legs: int
    """Legs of learning, for a first opinion and for the blueprint."""
    leg_deals: int
    pegging_deals: int
    """Deals to each kind of kept hand."""
    chunks: int
    chunk_deals: int
    """Deals from which the chances to win follow."""


FULL = Scale(
    rounds=4,
    shards=2,
    first_legs=3,
    legs=14,
    leg_deals=1_000_000,
    pegging_deals=4000,
    chunks=20,
    chunk_deals=20_000,
)
SMALL = Scale(
    rounds=1,
    shards=2,
    first_legs=1,
    legs=2,
    leg_deals=2000,
    pegging_deals=4,
    chunks=2,
    chunk_deals=500,
)
"""For trying the whole build in a few minutes; the tables are poor."""
