"""Amounts are read, written and split to the cent."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.money import InvalidAmount, parse_cents, split_by_shares, split_equally, write_cents
from tests.kit.proofs import proof

AMOUNTS = st.integers(0, 10**10)
SHARES = st.lists(st.integers(0, 10**6), min_size=1, max_size=40)


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("20", 2000),
        ("$20.00", 2000),
        ("20.50", 2050),
        (" $ 20.05 ", 2005),
        ("0", 0),
        ("0.01", 1),
        ("1,250", 125000),
        ("$1,000,000.99", 100000099),
        ("007", 700),
        ("20,50", 2050),
        ("$\u00a020", 2000),
    ],
)
def test_an_amount_is_read_as_people_write_it(text: str, cents: int) -> None:
    assert parse_cents(text) == cents


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "$", "twenty", "+5", "20.5", "20.", ".50", "20.500", "20,5", "1,00,000", "1,250,00"),
        *(
            "20.00 dollars",
            "$$20",
            "20$",
            "1e3",
            "\u0662\u0660",
            "20.0\u0660",
            "1" * 10,
            "nan",
            "20\n5",
            "2 0",
            "(20)",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(InvalidAmount, match=r"is not an amount: write, for example, 20 or 20\.50\."):
        parse_cents(text)


@pytest.mark.parametrize("text", ["-5", " -20.00", "$-20", "-$20", "20-", "\u221220", "\u201320", "-"])
def test_a_minus_is_refused_by_name(text: str) -> None:
    """Whoever pays less than nothing has mistaken the field: the amount without it is another thing."""
    with pytest.raises(InvalidAmount, match=r"is negative: write the amount paid, such as 20 or 20\.50\."):
        parse_cents(text)


def test_the_sign_is_only_a_sign() -> None:
    assert write_cents(123456, "\u20ac") == "\u20ac1,234.56"
    assert parse_cents("\u20ac20", "\u20ac") == 2000
    with pytest.raises(InvalidAmount):
        parse_cents("$20", "\u20ac")


def test_an_amount_below_nought_has_its_minus_in_front() -> None:
    assert [write_cents(-5), write_cents(-123456)] == ["-$0.05", "-$1,234.56"]


@given(AMOUNTS, st.sampled_from(["$", "\u20ac", ""]))
def test_what_is_written_is_read_back(cents: int, sign: str) -> None:
    assert parse_cents(write_cents(cents, sign), sign) == cents


@proof(25, 20000)
@given(AMOUNTS, SHARES.filter(any))
def test_a_split_loses_no_cent_and_is_less_than_a_cent_away_from_the_exact_shares(
    total: int, shares: list[int]
) -> None:
    parts = split_by_shares(total, shares)
    assert sum(parts) == total
    for part, share in zip(parts, shares, strict=True):
        assert abs(part - Fraction(total * share, sum(shares))) < 1


@proof(25, 20000)
@given(AMOUNTS, SHARES.filter(any))
def test_cents_left_over_go_to_the_largest_remainders_and_of_equal_ones_to_the_first(
    total: int, shares: list[int]
) -> None:
    exact = [Fraction(total * share, sum(shares)) for share in shares]
    rounded_up = [part > due for part, due in zip(split_by_shares(total, shares), exact, strict=True)]
    ranks = [(-(due % 1), place) for place, due in enumerate(exact)]
    ups = [rank for rank, up in zip(ranks, rounded_up, strict=True) if up]
    downs = [rank for rank, up in zip(ranks, rounded_up, strict=True) if not up]
    assert not ups or not downs or max(ups) < min(downs)


@given(AMOUNTS, SHARES.filter(any))
def test_no_share_gets_nothing(total: int, shares: list[int]) -> None:
    assert not any(
        part for part, share in zip(split_by_shares(total, shares), shares, strict=True) if not share
    )


@given(AMOUNTS, st.integers(1, 60))
def test_equal_parts_differ_by_a_cent_at_most_and_the_larger_come_first(total: int, ways: int) -> None:
    parts = split_equally(total, ways)
    assert sum(parts) == total
    assert max(parts) - min(parts) <= 1
    assert list(parts) == sorted(parts, reverse=True)


def test_nought_is_split_even_among_nobody() -> None:
    assert split_by_shares(0, (0, 0)) == (0, 0)
    assert split_by_shares(0, ()) == ()


@pytest.mark.parametrize(("total", "shares"), [(-1, [1]), (5, [2, -1]), (5, [0, 0]), (5, [])])
def test_what_cannot_be_split_is_refused(total: int, shares: list[int]) -> None:
    with pytest.raises(InvalidAmount):
        split_by_shares(total, shares)
