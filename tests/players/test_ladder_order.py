"""Whoever stands higher on the ladder plays better, over the same cards."""

from itertools import pairwise

import pytest

from pegout.players import LADDER
from tests.kit.duels import duel

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


@pytest.mark.long
@pytest.mark.parametrize(("lower", "upper"), list(pairwise([rung.name for rung in LADDER])))
def test_every_rung_is_stronger_than_the_one_below(lower: str, upper: str) -> None:
    played = duel(upper, lower, pairs=600)
    assert played.high > 0
    assert played.low > 0 or (lower, upper) in EVEN
