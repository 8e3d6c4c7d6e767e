"""What goes back to the players when a greater power ends the event (lodge:refunds.force-majeure)."""

from collections.abc import Sequence

from pegout.tournament.money.cents import split_by_shares


def force_majeure_shares(paid: Sequence[int], left: int) -> tuple[int, ...]:
    """What is left after expenses, in proportion to what each paid, to the cent.

    Nobody gets more than they paid, and nobody has to pay: if nothing is left or money is missing, all get
    nought. Otherwise everything that is left goes back, up to all that was paid.

    >>> force_majeure_shares((2000, 2000, 5000), 4500)
    (1000, 1000, 2500)
    """
    return split_by_shares(max(0, min(left, sum(paid))), paid)
