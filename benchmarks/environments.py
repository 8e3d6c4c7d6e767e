"""How many steps an environment makes in a second with random choices, beside the bare engine.

A step is one observation, one action drawn from its mask, and all that follows from it. The engine plays as
many games of its own (see `engine`) in the same run, with nobody looking; the ratio is by the deal.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.engine import play_game
from pegout.environments import cribbage_v0

GAMES = 30
ROUNDS = 5


def play_episodes(env: Any, dice: Random) -> tuple[int, int]:
    """Some games; gives their steps and deals."""
    steps = deals = 0
    for _ in range(GAMES):
        env.reset(seed=dice.randrange(2**32))
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else dice.choice(observation["action_mask"].nonzero()[0]))
            steps += not over
        deals += env.unwrapped.episode.state.deal_number
    return steps, deals


def play_bare(dice: Random) -> tuple[int, int]:
    """As many games of the engine; it has no steps to count."""
    return 0, sum(play_game(dice) for _ in range(GAMES))


def best(work: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Steps a second and seconds a deal, of processor time, in the best of some rounds."""
    fastest, shortest = 0.0, float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        steps, deals = work()
        spent = time.process_time() - start
        fastest, shortest = max(fastest, steps / spent), min(shortest, spent / deals)
    return fastest, shortest


def main() -> None:
    dice = Random(121)
    _, bare = best(lambda: play_bare(dice))
    print("environments: random two-player games, one core")
    for name, env in (("raw_env", cribbage_v0.raw_env()), ("env", cribbage_v0.env())):
        steps, deal = best(partial(play_episodes, env, dice))
        print(f"  {name}: {steps:,.0f} steps a second; the bare engine is {deal / bare:.1f} times as fast")
