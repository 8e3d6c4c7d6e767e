"""Environments driven by a seed, and set to positions of our own."""

from random import Random
from typing import Any

import numpy as np

from pegout.cards import Card
from pegout.environments.against_bot import AgainstBot
from pegout.environments.table import Cribbage
from tests.kit.builders import Table

ACTIONS = range(52)


def opened(*, seed: int = 1, **options: Any) -> Cribbage:
    env = Cribbage(**options)
    env.reset(seed=seed)
    return env


def allowed(mask: Any) -> list[int]:
    return [int(number) for number in np.flatnonzero(mask)]


def random_step(env: Cribbage, dice: Random) -> int:
    """Whoever is to act takes some action of its mask."""
    action = dice.choice(allowed(env.observe(env.agent_selection)["action_mask"]))
    env.step(action)
    return action


def is_over(env: Cribbage) -> bool:
    return all(env.terminations.values())


def play_out(env: Cribbage, seed: int) -> dict[str, float]:
    """To the end at random; gives what every agent was paid in all."""
    dice, paid = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    while not is_over(env):
        random_step(env, dice)
        for agent, reward in env.rewards.items():
            paid[agent] += reward
    return paid


def seated_at(env: Cribbage | AgainstBot, table: Table) -> None:
    """The environment goes on from a position of ours."""
    env.episode.script = table.script
    if isinstance(env, Cribbage) and env.episode.seat is not None:
        env.agent_selection = env.possible_agents[env.episode.seat]


def lay(env: Cribbage, *cards: str) -> dict[str, float]:
    """Cards by whoever is to act; gives the rewards of the last one."""
    for card in cards:
        env.step(Card.parse(card).index)
    return env.rewards
