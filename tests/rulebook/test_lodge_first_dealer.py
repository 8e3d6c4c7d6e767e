"""lodge:deal: the first dealer is drawn at random, and the one drawn must be named."""

import pytest

from pegout import Game
from pegout.game import NOT_STARTED, IllegalCommand, Phase, StartMatch, decide, replay
from pegout.rules import PRESETS

LODGE = PRESETS["lodge"]


def test_the_drawn_dealer_must_be_named() -> None:
    with pytest.raises(IllegalCommand, match="draws the first dealer at random: name the seat"):
        decide(NOT_STARTED, StartMatch(LODGE, ("Ann", "Bob")))


@pytest.mark.parametrize("dealer", [0, 1])
def test_named_it_deals_without_a_cut(dealer: int) -> None:
    state = replay(decide(NOT_STARTED, StartMatch(LODGE, ("Ann", "Bob"), dealer=dealer)))
    assert state.dealer == dealer
    assert state.phase is Phase.SHUFFLE


def test_the_program_draws_either_seat() -> None:
    drawn = {Game.new("lodge", seed=seed).dealer for seed in range(40)}
    assert drawn == {0, 1}


def test_the_seed_repeats_the_draw() -> None:
    assert Game.new("lodge", seed=8).dealer == Game.new("lodge", seed=8).dealer


def test_nobody_cuts_for_it() -> None:
    assert Game.new("lodge", seed=1, cuts=False).phase is Phase.CUT
