"""The play against a counter that tries every run and every pair (tests/kit/slow_count.py)."""

import pytest
from hypothesis import given

from pegout.cards import Card, InvalidCard
from pegout.rules import PRESETS, Kind, count_of, score_play
from tests.kit.builders import ACC, cards, pegged_by_each, points_of
from tests.kit.proofs import proof
from tests.kit.slow_count import count_play, pips
from tests.kit.strategies import series


@proof(150, 30_000)
@given(series())
def test_every_card_of_a_series_earns_what_trying_everything_finds(laid: list[Card]) -> None:
    for length in range(1, len(laid) + 1):
        assert score_play(laid[:length], ACC).total == count_play(laid[:length])


@proof(30, 2_000)
@given(series())
def test_no_preset_pegs_a_card_otherwise(laid: list[Card]) -> None:
    assert len({score_play(laid, rules) for rules in PRESETS.values()}) == 1


@proof(30, 2_000)
@given(series())
def test_every_reason_is_made_of_the_newest_cards(laid: list[Card]) -> None:
    for item in score_play(laid, ACC).items:
        assert list(item.cards) == laid[len(laid) - len(item.cards) :]


@proof(30, 2_000)
@given(series())
def test_the_count_is_the_sum_of_the_pips(laid: list[Card]) -> None:
    assert count_of(laid) == sum(map(pips, laid))


@pytest.mark.parametrize(
    ("laid", "earned"),
    [
        ("7H 8C", [0, 2]),  # fifteen
        ("KH KC", [0, 2]),  # pair
        ("KH QC", [0, 0]),  # a king and a queen are no pair
        ("8H 7C 9D", [0, 2, 3]),  # fifteen, then a run of three at 24
        ("4H 5C 6D", [0, 0, 5]),  # fifteen and a run of three
        ("4H 6C 5D 5H", [0, 0, 5, 2]),  # the pair breaks the run
        ("4H 5C 6D 4C", [0, 0, 5, 3]),  # 5-6-4 again, the first four is not used
        ("2H 3C 3D AH", [0, 0, 2, 0]),  # a run interrupted by a pair is none
        ("AH 2C 3D 4H 5C 6D 7H", [0, 0, 3, 4, 7, 6, 7]),  # five is fifteen too; seven is the longest run
        ("6H 6C 6D 6S", [0, 2, 6, 12]),
        ("7H 7C AD", [0, 2, 2]),  # fifteen on the ace
        ("QH KC AD", [0, 0, 0]),  # the ace is low
    ],
)
def test_series_worked_out_by_hand(laid: str, earned: list[int]) -> None:
    assert pegged_by_each(laid) == earned


def test_a_thirty_one_is_paid_with_the_run_it_makes() -> None:
    """Ten, then 6-8-7: a run of three for three, on thirty-one for two."""
    breakdown = score_play(cards("KH 6C 8H 7C"), ACC)
    assert points_of(breakdown, Kind.RUN) == 3
    assert points_of(breakdown, Kind.THIRTY_ONE) == 2
    assert breakdown.total == 5


def test_a_card_past_thirty_one_is_refused_by_name() -> None:
    with pytest.raises(InvalidCard, match=r"3H takes the count to 33, past 31"):
        score_play(cards("KH QH JH 3H"), ACC)


def test_no_card_is_no_play() -> None:
    with pytest.raises(InvalidCard, match="No card was played"):
        score_play((), ACC)


def test_a_series_may_have_another_limit_at_a_table_that_says_so() -> None:
    house = ACC.override(limit=33)
    assert score_play(cards("KH QH TH 3H"), house).total == 2
    assert score_play(cards("KH QH TH AH"), house).total == 0


def test_a_single_card_may_reach_a_low_limit() -> None:
    """The rules say that reaching the limit exactly scores two, with however many cards."""
    house = ACC.override(limit=10)
    assert score_play(cards("KH"), house).total == 2
    assert score_play(cards("6H 4C"), house).total == 2


@proof(45, 3_000)
@given(series())
def test_the_total_is_the_sum_of_the_reasons(laid: list[Card]) -> None:
    breakdown = score_play(laid, ACC)
    assert breakdown.total == sum(item.points for item in breakdown.items)
