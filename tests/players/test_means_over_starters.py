"""The quick means of the players are those of counting the slow way, starter by starter."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK, Card
from pegout.players.hand_means import Starters, bare_count, mean_count
from tests.kit.builders import cards
from tests.kit.proofs import proof
from tests.kit.slow_count import count_fifteens, count_pairs, count_runs, count_show, suit
from tests.kit.strategies import close_cards, some_cards


def one_suit(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Cards of one suit but for a rare stranger."""
    hearts = [card for card in PACK if suit(card) == "H"]
    return st.lists(st.sampled_from([*hearts, PACK[0]]), min_size=least, max_size=most, unique=True)


def hands() -> st.SearchStrategy[list[Card]]:
    return st.one_of(some_cards(5, 7), close_cards(5, 7), one_suit(5, 7))


def slow_mean(kept: Sequence[Card], starters: Sequence[Card]) -> float:
    return sum(count_show(kept, starter) for starter in starters) / len(starters)


@proof(25, 1000)
@given(hands(), st.integers(1, 2))
def test_the_mean_over_starters_is_that_of_counting_each(dealt: list[Card], thrown: int) -> None:
    kept = dealt[thrown:]
    starters = [card for card in PACK if card not in dealt]
    assert mean_count(kept, Starters(starters)) == slow_mean(kept, starters)


@proof(25, 1000)
@given(hands())
def test_a_bare_count_is_fifteens_pairs_runs_and_a_flush(dealt: list[Card]) -> None:
    kept = dealt[:4]
    flush = 4 * (len({suit(card) for card in kept}) == 1)
    assert bare_count(kept) == count_fifteens(kept) + count_pairs(kept) + count_runs(kept) + flush


def test_three_fives_and_a_jack_by_hand() -> None:
    """Fourteen as they lie: three fifteens with the jack, one of fives, three pairs.

    Fifteen cards of ten pips are left, each with three more fifteens; three of them pair the jack. The fourth
    five makes a fifteen with the jack, three with two other fives, and three pairs. Twelve diamonds bring
    nobs.
    """
    kept, thrown = cards("5H 5C 5S JD"), cards("2H 9C")
    starters = [card for card in PACK if card not in kept + thrown]
    tens = 15 * 6
    jacks_paired = 3 * 2
    fourth_five = 14
    nobs = 12
    assert mean_count(kept, Starters(starters)) == 14 + (tens + jacks_paired + fourth_five + nobs) / 46
