"""The chance to win before a deal."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import win_chance
from pegout.analysis.construction.wins import chances_from
from pegout.analysis.kernels.outcomes import EVENTS, chance_after

SCORES = st.integers(0, 120)


def test_at_nought_all_the_dealer_stands_near_56_percent() -> None:
    assert win_chance(0, 0, dealer=True) == pytest.approx(0.56, abs=0.008)


@given(SCORES, SCORES, st.booleans())
def test_what_one_wins_the_other_loses(mine: int, theirs: int, dealer: bool) -> None:
    together = win_chance(mine, theirs, dealer=dealer) + win_chance(theirs, mine, dealer=not dealer)
    assert together == pytest.approx(1.0)


@given(SCORES, SCORES, st.booleans(), st.integers(8, 30))
def test_points_help(mine: int, theirs: int, dealer: bool, more: int) -> None:
    after = win_chance(min(121, mine + more), theirs, dealer=dealer)
    assert after > win_chance(mine, theirs, dealer=dealer) - 0.001


def test_pone_who_lacks_a_hand_counts_first() -> None:
    """Both lack seven: pone's hand is counted before the dealer's, so pone is the favourite."""
    assert win_chance(114, 114, dealer=False) > 0.6


def test_a_game_to_another_goal_is_read_from_its_end() -> None:
    assert win_chance(40, 30, dealer=True, goal=61) == win_chance(100, 90, dealer=True)


@pytest.mark.parametrize("scores", [(-1, 0), (0, 122), (121, 121)])
def test_what_is_no_score_is_refused(scores: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="is not a score"):
        win_chance(*scores, dealer=True)


def deal(*points: int) -> np.ndarray:
    """One deal: heels, eight cards, pone's hand, the dealer's, the crib; pone's points below nought."""
    return np.array([points], np.int8)


NOTHING_PEGGED = (0,) * 8


@pytest.mark.parametrize(
    ("scores", "chance"),
    [
        ((110, 110), 0.0),  # both hands would do: pone counts first
        ((110, 100), 1.0),  # pone gets to 112, the dealer's hand suffices
        ((100, 100), 1.0),  # the dealer needs the crib, pone has 112
        ((119, 120), 1.0),  # heels come before everything
    ],
)
def test_whoever_comes_first_in_the_order_of_counting_wins(scores: tuple[int, int], chance: float) -> None:
    events = deal(2, *NOTHING_PEGGED, -12, 12, 8)
    table = np.full((121, 121), 0.5)
    assert chance_after(events, 0, *scores, table) == chance


def test_the_game_ends_on_the_card_that_pegs_out() -> None:
    events = deal(0, -2, 3, -1, 0, 0, 0, 0, 1, -10, 10, 4)
    table = np.full((121, 121), 0.25)
    assert chance_after(events, 0, 118, 119, table) == 0.0  # pone's first card
    assert chance_after(events, 0, 118, 118, table) == 1.0  # the dealer's first card
    assert chance_after(events, 0, 50, 50, table) == 0.75  # the next deal is pone's


def test_chances_follow_from_deals_by_hand() -> None:
    """Of two deals one brings the dealer ten, the other brings pone ten; nothing else scores."""
    events = np.concatenate([deal(*[0] * 10, 10, 0), deal(*[0] * 9, -10, 0, 0)])
    table = chances_from(events, lowest=220)
    assert events.shape == (2, EVENTS)
    assert table[115, 115] == 0.5
    assert table[105, 115] == pytest.approx(0.5 * (1 - table[115, 115]))
