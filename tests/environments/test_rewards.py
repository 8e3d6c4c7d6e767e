"""What is paid for a win, a skunk and a point, worked out by hand and held for whole games."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.environments.table import Cribbage
from pegout.game import GameState
from pegout.rules import RuleSet
from tests.environments.test_observations import the_deal_of_the_readme
from tests.kit.builders import table
from tests.kit.environments import is_over, lay, opened, play_out, random_step, seated_at
from tests.kit.proofs import proof
from tests.kit.strategies import SEATINGS


def three_sevens(*scores: int, **options: Any) -> Cribbage:
    """Seat 0 leads a seven, seat 1 can pair it for two, and seat 0 can make it three alike, for six."""
    env = opened(**options)
    position = table(["7C 7H 2C 3C", "7D TH TD TC"], "AS", rules=env.setting.rules, dealer=1)
    seated_at(env, position.at(*scores))
    return env


def fifteen_two(*scores: int, **options: Any) -> Cribbage:
    """The seat before seat 0 leads 7D, and seat 0 can lay 8H on it for two."""
    env = opened(**options)
    seats = env.setting.rules.seats
    kept = ["8H 2C 3C 4C", "KH KD KC QH", "9H 9D 9C TH"][: seats - 1]
    position = table([*kept, "7D TC JH JC"], "AS", rules=env.setting.rules, dealer=seats - 2)
    seated_at(env, position.at(*scores))
    return env


def test_a_win_is_one_and_a_loss_minus_one() -> None:
    env = three_sevens(117, 100)
    assert lay(env, "7C", "7D") == {"player_0": 0, "player_1": 0}
    assert lay(env, "7H") == {"player_0": 1, "player_1": -1}
    assert is_over(env)
    assert env.episode.state.scores == (121, 102)


@pytest.mark.parametrize(
    ("scores", "options", "paid"),
    [
        ((119, 100), {}, [1, -1]),
        ((119, 100, 100), {"seats": 3}, [1, -0.5, -0.5]),
        ((119, 100, 100, 100), {"seats": 4}, [1, -1 / 3, -1 / 3, -1 / 3]),
        ((119, 100), {"partners": True}, [1, -1, 1, -1]),
    ],
    ids=["two", "three", "four", "partners"],
)
def test_the_losers_share_the_loss_and_partners_win_together(
    scores: tuple[int, ...], options: dict[str, Any], paid: list[float]
) -> None:
    env = fifteen_two(*scores, **options)
    assert set(lay(env, "7D").values()) == {0}
    assert list(lay(env, "8H").values()) == pytest.approx(paid)
    assert is_over(env)


@pytest.mark.parametrize(
    ("rules", "other", "plain", "with_skunks"),
    [
        ("acc", 100, 1, 1),
        ("acc", 89, 1, 1),  # with the pair 91: across the skunk line
        ("acc", 88, 1, 2),
        ("acc", 40, 1, 2),
        ("golden-age", 100, 1, 1),
        ("golden-age", 88, 1, 2),  # 20 for 10
        ("golden-age", 40, 1, 4),  # 40 for 10
        ("portfolio", 88, 1, 1),
        ("portfolio", 40, 1, 2),
        ("classic", 40, 1, 1),
    ],
)
def test_skunks_pay_as_the_rules_have_it(rules: str, other: int, plain: int, with_skunks: int) -> None:
    for skunks, worth in ((False, plain), (True, with_skunks)):
        env = three_sevens(120, other, rules=rules, skunks=skunks)
        assert lay(env, "7C", "7D", "7H") == {"player_0": worth, "player_1": -worth}


def test_an_early_end_pays_as_the_skunk_it_is() -> None:
    env = three_sevens(55, 20, rules="club", skunks=True)
    assert lay(env, "7C", "7D", "7H") == {"player_0": 2, "player_1": -2}
    assert env.episode.state.scores == (61, 22)


def test_every_point_of_a_deal_is_paid_in_the_step_that_brings_it() -> None:
    """The deal of the README: a run of three; the go; last card, 9 and the crib's 4 against the 29."""
    env = the_deal_of_the_readme(reward="points")
    paid = [lay(env, card) for card in "5H 4C 5C 6C 5S 7D JD 8D".split()]
    assert [step["player_0"] for step in paid] == [0, 0, 0, -3, 1, 0, 0, 29 - 1 - 9 - 4]
    assert all(step["player_1"] == -step["player_0"] for step in paid)


def test_of_several_everybody_is_paid_against_the_mean_of_the_others() -> None:
    env = fifteen_two(0, 0, 0, seats=3, reward="points")
    assert lay(env, "7D", "8H") == {"player_0": 2, "player_1": -1, "player_2": -1}


@pytest.mark.parametrize("reward", ["win", "points"])
@proof(25, 60)
@given(st.sampled_from(SEATINGS), st.integers(0, 2**32))
def test_rewards_add_up_to_nought_in_every_step(reward: str, rules: RuleSet, seed: int) -> None:
    env, dice = opened(rules=rules, seed=seed, reward=reward, skunks=reward == "win"), Random(seed)
    while not is_over(env):
        random_step(env, dice)
        assert sum(env.rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("rules", SEATINGS, ids=lambda rules: f"{rules.name}-{rules.seats}-{rules.partners}")
def test_points_of_a_game_add_up_to_its_final_scores(rules: RuleSet) -> None:
    env = opened(rules=rules, reward="points")
    paid = play_out(env, seed=2)
    by_side = _by_points(env.episode.state)
    assert list(paid.values()) == pytest.approx([by_side[rules.side_of(seat)] for seat in range(rules.seats)])


def _by_points(state: GameState) -> list[float]:
    scores = state.scores
    return [own - (sum(scores) - own) / (len(scores) - 1) for own in scores]


def test_the_winner_of_a_whole_game_is_paid() -> None:
    for seed in range(4):
        env = opened(partners=True, seed=seed)
        paid = list(play_out(env, seed).values())
        won = env.episode.state.scores.index(121)
        assert paid == [1 if seat % 2 == won else -1 for seat in range(4)]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"reward": "point"}, "There is no reward 'point': did you mean points?"),
        ({"deals": 0}, "An episode cannot have 0 deals: give deals=1 or more"),
        ({"deals": 1, "reward": "win"}, "use reward='points' with deals"),
        ({"reward": "points", "skunks": True}, "use skunks with reward='win'"),
        ({"render_mode": "rgb"}, "There is no render_mode 'rgb': choose one of ansi, human"),
    ],
    ids=str,
)
def test_options_that_cannot_be_are_refused_in_a_sentence(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]*$") as refused:
        opened(**options)
    assert reason in str(refused.value)
