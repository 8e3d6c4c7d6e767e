"""The spaces of actions and observations, alike for every seat of a table."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pegout.environments.observation import CARDS

Mask = NDArray[np.int8]


def card_space() -> spaces.Space[Any]:
    """An action is a card's number: four times its rank counted from nought, plus its suit."""
    return spaces.Discrete(CARDS)


def seen_space(size: int) -> spaces.Space[Any]:
    return spaces.Box(0, 1, (size,), np.float32)


def masked_space(size: int) -> spaces.Space[Any]:
    """As PettingZoo's classic games give it: what is seen, and the mask of what may be done."""
    mask = spaces.Box(0, 1, (CARDS,), np.int8)
    return spaces.Dict({"observation": seen_space(size), "action_mask": mask})


def mask_of(actions: set[int]) -> Mask:
    """One for each of these actions, nought for all others."""
    mask = np.zeros(CARDS, np.int8)
    mask[list(actions)] = 1
    return mask
