"""lodge:refunds.force-majeure: what is left goes back in proportion to what each paid."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.money import force_majeure_shares
from tests.kit.proofs import proof

PAID = st.lists(st.integers(0, 10**5), max_size=64)
LEFT = st.integers(-(10**5), 10**7)


@pytest.mark.parametrize(
    ("paid", "left", "back"),
    [
        ((2000, 2000, 2000), 6000, (2000, 2000, 2000)),
        ((2000, 2000, 2000), 1000, (334, 333, 333)),
        ((2000, 3000, 5000), 5000, (1000, 1500, 2500)),
        ((2000, 2500, 2000), 100, (31, 38, 31)),
        ((2000, 2000), 0, (0, 0)),
        ((2000, 2000), -700, (0, 0)),
        ((2000, 2000), 9000, (2000, 2000)),
        ((2000, 0), 1000, (1000, 0)),
        ((0, 0), 1000, (0, 0)),
        ((), 1000, ()),
    ],
)
def test_worked_by_hand(paid: tuple[int, ...], left: int, back: tuple[int, ...]) -> None:
    assert force_majeure_shares(paid, left) == back


@proof(25, 20000)
@given(PAID, LEFT)
def test_never_more_than_there_is_nor_than_was_paid_and_all_that_is_left(paid: list[int], left: int) -> None:
    back = force_majeure_shares(paid, left)
    assert all(0 <= share <= cents for share, cents in zip(back, paid, strict=True))
    assert sum(back) == max(0, min(left, sum(paid)))


@proof(25, 10000)
@given(PAID.filter(any), LEFT)
def test_less_than_a_cent_from_the_exact_proportion(paid: list[int], left: int) -> None:
    shared = max(0, min(left, sum(paid)))
    for share, cents in zip(force_majeure_shares(paid, left), paid, strict=True):
        assert abs(share - Fraction(shared * cents, sum(paid))) < 1
