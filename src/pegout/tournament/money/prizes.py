"""Who gets which prize: fixed amounts or shares of a pool, and places that several share."""

from collections.abc import Sequence

from pegout.tournament.money.cents import InvalidAmount, split_by_shares, split_equally
from pegout.values import value


@value
class FixedPrizes:
    """So many cents for each place, whatever comes in (lodge:prizes)."""

    amounts: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if any(cents < 0 for cents in self.amounts):
            raise InvalidAmount("A prize cannot be negative: give 0 or more.")


@value
class SharedPrizes:
    """Parts of the pool for each place, by default in per cent; what the parts leave is the house's."""

    parts: tuple[int, ...]
    whole: int = 100

    def __post_init__(self) -> None:
        if self.whole < 1 or any(part < 0 for part in self.parts) or sum(self.parts) > self.whole:
            raise InvalidAmount(f"The prizes are parts of {self.whole}: give parts that add up to no more.")


PrizePlan = FixedPrizes | SharedPrizes


@value
class Prize:
    """What one person gets, and the best of the places that this person shares."""

    place: int
    name: str
    cents: int


def prize_amounts(plan: PrizePlan, pool: int) -> tuple[int, ...]:
    """The cents for first, second and further places. Shares never give out more than the pool.

    >>> prize_amounts(SharedPrizes((50, 30, 20)), 3333)
    (1666, 1000, 667)
    """
    if isinstance(plan, FixedPrizes):
        return plan.amounts
    return split_by_shares(pool, (*plan.parts, plan.whole - sum(plan.parts)))[:-1]


def share_out(amounts: Sequence[int], order: Sequence[Sequence[str]]) -> tuple[Prize, ...]:
    """Each prize to its place, best place first; those level on a place split what their places are worth.

    Split to the cent, the odd cents to those named first. Nobody is listed who gets nothing.

    >>> [(prize.name, prize.cents) for prize in share_out((5000, 3000, 2000), (["Ann"], ["Bob", "Cleo"]))]
    [('Ann', 5000), ('Bob', 2500), ('Cleo', 2500)]
    """
    prizes: list[Prize] = []
    place = 0
    for level in order:
        worth = sum(amounts[place : place + len(level)])
        parts = split_equally(worth, len(level))
        prizes += [Prize(place + 1, name, cents) for name, cents in zip(level, parts, strict=True) if cents]
        place += len(level)
    return tuple(prizes)
