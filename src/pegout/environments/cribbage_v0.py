"""Cribbage for two to four agents, made as PettingZoo makes its classic games."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pegout.environments.table import ActionOrNone, Cribbage, Observation

__all__ = ["env", "raw_env"]

raw_env = Cribbage


def env(**options: Any) -> AECEnv[str, Observation, ActionOrNone]:
    """As `raw_env`, with an illegal action ending the episode and calls out of order refused."""
    table = raw_env(**options)
    illegal = wrappers.TerminateIllegalWrapper(table, illegal_reward=table.setting.pay.illegal)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))
