"""One card thrown of five: the hand exactly, the crib by a model whose throws and worths fit together."""

from functools import cache
from itertools import combinations, permutations
from math import comb, exp

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import weigh_single_throws
from pegout.analysis.cribs import OTHER, OWN
from pegout.analysis.kernels.single import single_crib, single_crib_mean
from pegout.analysis.rows import all_counts
from pegout.analysis.shipped import shipped
from pegout.analysis.single_throws import HEAT, build_single, crib_means, shares_thrown
from pegout.cards import PACK, InvalidCard
from tests.kit.builders import cards
from tests.kit.proofs import WHOLE, proof
from tests.kit.slow_count import count_show

COMPANIES = range(3)
weights = st.lists(st.integers(0, 9), min_size=39, max_size=39)


@proof(25, 60)
@given(st.permutations(range(52)), weights)
def test_a_crib_is_every_way_to_fill_it(order: list[int], numbers: list[int]) -> None:
    thrown, left = order[0], order[1:7]
    rows = np.array(numbers, np.float64).reshape(3, 13) + 0.5
    expected = np.zeros(30)
    for a, b, c in permutations(left, 3):
        for starter in set(left) - {a, b, c}:
            count = count_show([PACK[card] for card in (thrown, a, b, c)], PACK[starter], crib=True)
            expected[count] += rows[0, a // 4] * rows[1, b // 4] * rows[2, c // 4]
    known = np.ones(52, np.bool_)
    known[left] = False
    chances = np.empty(30)
    single_crib(rows, all_counts(crib=True), thrown, known, chances)
    assert np.allclose(chances, expected / expected.sum())


def test_the_mean_of_a_crib_is_that_of_its_chances() -> None:
    rows = np.random.default_rng(29).random((3, 13))
    totals = all_counts(crib=True).sum(axis=1, dtype=np.int64)
    for thrown in (0, 17, 43):
        known = np.zeros(52, np.bool_)
        known[thrown] = True
        chances = np.empty(30)
        single_crib(rows, all_counts(crib=True), thrown, known, chances)
        assert single_crib_mean(rows, totals, thrown) == pytest.approx(chances @ np.arange(30))


@cache
def _mean(kept: tuple[int, ...], thrown: int) -> float:
    hand = [PACK[card] for card in kept]
    return (
        sum(_count(kept, starter) for starter in range(52) if PACK[starter] not in hand and starter != thrown)
        / 47
    )


@cache
def _count(kept: tuple[int, ...], starter: int) -> int:
    return count_show([PACK[card] for card in kept], PACK[starter])


def test_throws_of_low_cards_are_those_of_a_plain_reckoning() -> None:
    """All hands of five low cards; a card less than the heat behind is thrown now and then."""
    ranks = 3 if WHOLE else 2
    means = np.random.default_rng(5).normal(4.5, 1.0, (3, 2, 13))
    tally = np.zeros((3, 2, ranks))
    for five in combinations(range(4 * ranks), 5):
        hands = [_mean(tuple(card for card in five if card != thrown), thrown) for thrown in five]
        for company in COMPANIES:
            for role, sign in ((OTHER, -1), (OWN, 1)):
                worth = [
                    hand + sign * means[company, role, card // 4]
                    for hand, card in zip(hands, five, strict=True)
                ]
                shares = [exp((points - max(worth)) / HEAT) for points in worth]
                for card, share in zip(five, shares, strict=True):
                    tally[company, role, card // 4] += share / sum(shares)
    found = shares_thrown(means, range(4, 4 * ranks))
    assert np.allclose(found[:, :, :ranks], tally / comb(4 * ranks, 5))
    assert not found[:, :, ranks:].any()


def test_the_shipped_worths_are_those_of_the_shipped_throws() -> None:
    table = shipped("single")
    assert np.allclose(crib_means(table["thrown"]), table["mean"], atol=1e-4)


def test_the_shipped_throws_are_those_of_players_who_know_the_shipped_worths() -> None:
    table = shipped("single")
    answered = shares_thrown(table["mean"])
    assert np.allclose(answered.sum(axis=2), 1)
    assert np.abs(crib_means(answered) - table["mean"]).max() < 0.03


@pytest.mark.long
def test_the_shipped_table_is_what_is_built() -> None:
    built = build_single()
    for name, array in shipped("single").items():
        assert np.allclose(built[name], array, atol=2e-6)


def test_fives_are_kept_from_the_others_crib() -> None:
    thrown, mean = shipped("single")["thrown"], shipped("single")["mean"]
    assert (mean.argmax(axis=2) == 4).all()
    assert (thrown[:, OTHER].argmin(axis=1) == 4).all()
    assert (thrown[:, OWN, 4] > 5 * thrown[:, OTHER, 4]).all()


@pytest.mark.parametrize(("seats", "partners"), [(3, False), (4, False), (4, True)])
@pytest.mark.parametrize("own", [True, False])
def test_every_card_is_weighed_with_its_exact_hand(seats: int, partners: bool, own: bool) -> None:
    dealt = cards("5H 6C 7D JS KD")
    throws = weigh_single_throws(dealt, own=own, seats=seats, partners=partners)
    assert {throw.thrown[0] for throw in throws} == set(dealt)
    assert [throw.points for throw in throws] == sorted((throw.points for throw in throws), reverse=True)
    for throw in throws:
        counts = [count_show(throw.kept, starter) for starter in PACK if starter not in dealt]
        assert throw.hand.distribution == tuple(counts.count(points) for points in range(30))
        assert throw.points == pytest.approx(sum(counts) / 47 + (throw.crib if own else -throw.crib))
        assert (throw.pegging, throw.win) == (None, None)


def test_a_crib_known_to_be_good_is_worth_more() -> None:
    """The other three fives gone, a five makes fewer pairs and a ten fewer fifteens."""
    of_fives = {throw.thrown: throw.crib for throw in weigh_single_throws(cards("5H 5C 5D 5S KD"), own=True)}
    of_others = {throw.thrown: throw.crib for throw in weigh_single_throws(cards("5H 2C 9D QS KD"), own=True)}
    assert of_fives[cards("KD")] < of_others[cards("KD")]
    assert of_fives[cards("5H")] < of_others[cards("5H")]


@pytest.mark.parametrize("text", ["5H 6C 7D JS", "5H 6C 7D JS KD QD"])
def test_other_numbers_of_cards_are_refused(text: str) -> None:
    with pytest.raises(InvalidCard, match="Expected 5 cards"):
        weigh_single_throws(cards(text), own=True)


@pytest.mark.parametrize(("seats", "partners"), [(2, False), (3, True), (5, False)])
def test_other_companies_are_refused(seats: int, partners: bool) -> None:
    with pytest.raises(ValueError, match="3 or 4 players"):
        weigh_single_throws(cards("5H 6C 7D JS KD"), own=True, seats=seats, partners=partners)
