"""PettingZoo's own tests, and its manner with actions that are not allowed."""

import pickle
from random import Random
from typing import Any

import pettingzoo.test
import pytest

from pegout.cards import Card
from pegout.environments import cribbage_v0
from pegout.game import IllegalCommand
from tests.kit.environments import ACTIONS, allowed, is_over, opened, play_out, random_step

ZOO: Any = pettingzoo.test

TABLES = (
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"partners": True},
    {"deals": 1},
    {"reward": "points"},
    {"rules": "lodge", "skunks": True},
)


# PettingZoo keeps a list of its own games that see a dict with a mask, and no other game can be on it.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
# It looks at the mask of agents whose episode is over, too, and they may do nothing.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_api_test_passes(options: dict[str, Any]) -> None:
    env = cribbage_v0.env(**options)
    for cycles in (5, 1000):
        ZOO.api_test(env, num_cycles=cycles)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_seed_test_passes(options: dict[str, Any]) -> None:
    for cycles in (5, 500):
        ZOO.seed_test(lambda: cribbage_v0.env(**options), num_cycles=cycles)


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    ZOO.render_test(cribbage_v0.env)
    assert "player_0 holds" in capsys.readouterr().out


def test_its_name_is_cribbage_v0() -> None:
    env = cribbage_v0.env()
    assert str(env) == env.metadata["name"] == "cribbage_v0"
    assert isinstance(env.unwrapped, cribbage_v0.raw_env)


def test_an_illegal_action_ends_the_episode_and_its_agent_loses(caplog: pytest.LogCaptureFixture) -> None:
    env = cribbage_v0.env(seats=3)
    env.reset(seed=4)
    culprit = env.agent_selection
    held = allowed((env.observe(culprit) or {})["action_mask"])
    env.step(next(action for action in ACTIONS if action not in held))
    assert "Illegal move" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == culprit else 0 for agent in env.possible_agents}
    for _ in range(3):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize(
    ("options", "lost"),
    [({}, -1), ({"skunks": True}, -2), ({"rules": "golden-age", "skunks": True}, -4), ({"deals": 1}, -121)],
    ids=str,
)
def test_an_illegal_action_never_costs_less_than_playing_on(options: dict[str, Any], lost: int) -> None:
    assert opened(**options).setting.pay.illegal == lost


def test_without_the_wrappers_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    env = opened(seed=4)
    before = env.observe("player_0")["observation"].tolist()
    held = allowed(env.observe(env.agent_selection)["action_mask"])
    stranger = next(action for action in ACTIONS if action not in held)
    with pytest.raises(IllegalCommand, match="may not be thrown now"):
        env.step(stranger)
    for action in (-1, 52, None):
        with pytest.raises(ValueError, match="An action is the number of a card, 0 to 51"):
            env.step(action)
    assert env.observe("player_0")["observation"].tolist() == before


def test_a_card_cannot_be_thrown_twice() -> None:
    env = opened()
    first = allowed(env.observe(env.agent_selection)["action_mask"])[0]
    env.step(first)
    with pytest.raises(IllegalCommand, match=f"{_name(first)} may not be thrown now"):
        env.step(first)


def _name(action: int) -> str:
    return "A23456789TJQK"[action // 4] + "CDHS"[action % 4]


def test_actions_are_the_numbers_of_cards() -> None:
    assert [Card.parse(_name(action)).index for action in ACTIONS] == list(ACTIONS)


def test_seeds_repeat_an_episode_and_others_do_not() -> None:
    def log(seed: int) -> object:
        env = opened(seed=seed)
        play_out(env, seed=0)
        return env.episode.script.events

    assert log(3) == log(3)
    assert log(3) != log(4)


def test_without_a_seed_the_next_episode_is_another_one_that_repeats_with_the_first() -> None:
    def hands() -> list[list[float]]:
        env = opened(seed=7)
        seen = []
        for _ in range(3):
            seen.append(env.observe("player_0")["observation"].tolist())
            env.reset()
        return seen

    first, second, third = hands()
    assert first != second != third
    assert hands() == [first, second, third]


def test_an_environment_can_be_sent_to_another_process_in_the_middle_of_a_game() -> None:
    env = opened(seed=5)
    dice = Random(5)
    for _ in range(40):
        random_step(env, dice)
    twin = pickle.loads(pickle.dumps(env))
    assert play_out(env, seed=6) == play_out(twin, seed=6)
    assert env.episode.script.events == twin.episode.script.events
    assert is_over(twin)
