"""Prizes go out to the cent, and places that several share are split between them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.money import (
    FixedPrizes,
    InvalidAmount,
    Prize,
    SharedPrizes,
    prize_amounts,
    share_out,
)
from tests.kit.proofs import proof

LODGE = (5000, 3000, 2000)


@st.composite
def orders(draw: st.DrawFn) -> list[list[str]]:
    """A final order: groups of players who share a place."""
    sizes = draw(st.lists(st.integers(1, 5), min_size=1, max_size=6))
    numbers = iter(range(sum(sizes)))
    return [[f"P{next(numbers)}" for _ in range(size)] for size in sizes]


def test_fixed_prizes_are_paid_whatever_comes_in() -> None:
    assert prize_amounts(FixedPrizes(LODGE), 0) == LODGE


def test_fifty_thirty_and_twenty_per_cent_of_a_pool_that_does_not_divide() -> None:
    assert prize_amounts(SharedPrizes((50, 30, 20)), 1001) == (501, 300, 200)


def test_thirds_are_exact_where_per_cent_are_not() -> None:
    assert prize_amounts(SharedPrizes((1, 1, 1), 3), 1000) == (334, 333, 333)


@pytest.mark.parametrize(
    ("order", "paid"),
    [
        ([["Ann"], ["Bob"], ["Cleo"], ["Dan"]], {"Ann": 5000, "Bob": 3000, "Cleo": 2000}),
        ([["Ann", "Bob"], ["Cleo"]], {"Ann": 4000, "Bob": 4000, "Cleo": 2000}),
        (
            [["Ann"], ["Bob"], ["Cleo", "Dan", "Eve"]],
            {"Ann": 5000, "Bob": 3000, "Cleo": 667, "Dan": 667, "Eve": 666},
        ),
        ([["Ann", "Bob", "Cleo"]], {"Ann": 3334, "Bob": 3333, "Cleo": 3333}),
        ([["Ann"]], {"Ann": 5000}),
    ],
)
def test_the_prizes_of_the_lodge_with_ties(order: list[list[str]], paid: dict[str, int]) -> None:
    assert {prize.name: prize.cents for prize in share_out(LODGE, order)} == paid


def test_those_level_share_the_best_of_their_places() -> None:
    prizes = share_out(LODGE, [["Ann"], ["Bob", "Cleo"], ["Dan"]])
    assert prizes == (Prize(1, "Ann", 5000), Prize(2, "Bob", 2500), Prize(2, "Cleo", 2500))


@proof(25, 5000)
@given(st.lists(st.integers(0, 10**6), max_size=8), orders())
def test_every_place_that_is_filled_is_paid_in_full_and_level_players_differ_by_a_cent(
    amounts: list[int], order: list[list[str]]
) -> None:
    paid = {prize.name: prize.cents for prize in share_out(amounts, order)}
    assert sum(paid.values()) == sum(amounts[: sum(map(len, order))])
    for level in order:
        got = [paid.get(name, 0) for name in level]
        assert max(got) - min(got) <= 1


@proof(25, 5000)
@given(st.lists(st.integers(0, 100), max_size=6), st.integers(0, 500), st.integers(0, 10**7))
def test_shares_are_less_than_a_cent_off_and_never_more_than_the_pool(
    parts: list[int], rest: int, pool: int
) -> None:
    whole = sum(parts) + rest or 1
    amounts = prize_amounts(SharedPrizes(tuple(parts), whole), pool)
    assert sum(amounts) <= pool
    assert len(amounts) == len(parts)
    for cents, part in zip(amounts, parts, strict=True):
        assert abs(cents - Fraction(pool * part, whole)) < 1


@proof(25, 2000)
@given(st.lists(st.integers(0, 100), min_size=1, max_size=6).filter(any), st.integers(0, 10**7))
def test_parts_that_make_the_whole_give_out_the_whole_pool(parts: list[int], pool: int) -> None:
    assert sum(prize_amounts(SharedPrizes(tuple(parts), sum(parts)), pool)) == pool


@pytest.mark.parametrize("parts", [(60, 50), (-1, 50), (101,)])
def test_shares_of_more_than_the_whole_are_refused(parts: tuple[int, ...]) -> None:
    with pytest.raises(InvalidAmount, match="give parts that add up to no more"):
        SharedPrizes(parts)


def test_a_negative_prize_is_refused() -> None:
    with pytest.raises(InvalidAmount, match="cannot be negative"):
        FixedPrizes((5000, -1))
