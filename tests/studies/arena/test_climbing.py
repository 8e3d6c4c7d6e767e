"""Ratings follow from each bot's games against the next; the anchor stands where it is put."""

from math import log10

import pytest

from pegout.studies.arena import Comparison, compare
from pegout.studies.arena.ratings import ANCHOR, ANCHORED_AT, climb
from pegout.wiring import bot

NAMES = ("random", "greedy", ANCHOR)
GAMES = 8


def expected_step(upper: str, lower: str) -> float:
    found = compare(upper, lower, build=bot, games=GAMES, seed=f"s/{lower}")
    share = min(max(found.share.mean, 0.5 / GAMES), 1 - 0.5 / GAMES)
    return 400 * log10(share / (1 - share))


def test_ratings_add_up_from_the_anchor() -> None:
    told: list[Comparison] = []
    ratings = climb(NAMES, build=bot, games=GAMES, seed="s", told=told.append)
    assert [(found.first.name, found.second.name) for found in told] == [
        ("greedy", "random"),
        (ANCHOR, "greedy"),
    ]
    assert ratings[ANCHOR].elo == ANCHORED_AT
    assert ratings["greedy"].elo == pytest.approx(ANCHORED_AT - expected_step(ANCHOR, "greedy"), abs=0.06)
    below = ratings["greedy"].elo - expected_step("greedy", "random")
    assert ratings["random"].elo == pytest.approx(below, abs=0.12)


def test_an_interval_widens_with_every_step() -> None:
    ratings = climb(NAMES, build=bot, games=GAMES, seed="s")
    widths = [ratings[name].high - ratings[name].low for name in NAMES]
    assert widths[0] > widths[1] > widths[2] == 0.0
    assert [ratings[name].games for name in NAMES] == [GAMES, 2 * GAMES, GAMES]
