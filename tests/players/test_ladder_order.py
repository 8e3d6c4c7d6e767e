"""Whoever stands higher on the ladder plays better, over the same cards."""

from itertools import pairwise

import pytest

from pegout.players import LADDER
from tests.kit.duels import duel, duel_until_clear

LARGE_GAPS = ("random", "beginner", "novice", "regular", "reply")
EVEN = {("table", "greedy")}
"""One throws better and the other pegs better: nobody could tell them apart over the same cards."""


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(LARGE_GAPS)))
def test_the_large_gaps_of_the_ladder_are_seen_at_once(lower: str, upper: str) -> None:
    played = duel(upper, lower, pairs=24)
    assert played.low > 0
    assert played.share > 0.55


def test_a_bot_against_itself_has_exactly_half() -> None:
    played = duel("reply", "reply", pairs=5)
    assert (played.share, played.low, played.high) == (0.5, 0.0, 0.0)


BELOW_THE_TOP = [rung.name for rung in LADDER[:-1]]


@pytest.mark.long
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(BELOW_THE_TOP)))
def test_every_rung_is_stronger_than_the_one_below(lower: str, upper: str) -> None:
    played = duel(upper, lower, pairs=600)
    assert played.high > 0
    assert played.low > 0 or (lower, upper) in EVEN


@pytest.mark.long
def test_the_champion_wins_more_games_than_the_expert() -> None:
    """The champion plays for the game and gives points away for it, so games are counted.

    It wins 55.8 in 100, and the share of a pair spreads by 0.21: some 120 pairs show that. Over 1,500 pairs
    three standard errors are 0.016, so that even 53.3 in 100 would be missed once in a thousand runs only.
    """
    assert duel_until_clear("champion", "expert", most=1_500).wins_clearly
