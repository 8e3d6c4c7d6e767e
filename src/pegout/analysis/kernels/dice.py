"""Dice inside kernels: one number that every roll turns into the next.

Multiply with carry: the lower 32 bits are the roll, the upper ones the carry. Nothing outgrows 63 bits, so
plain Python rolls the same.
"""

import numpy as np

from pegout.analysis.kernels.compilation import kernel

LOWER = 0xFFFF_FFFF
MULTIPLIER = 2_147_483_085
"""The largest below two to the 31st with which the rolls come round only after more than two to the 61st."""


def seeded(seed: int) -> int:
    """Dice for a seed; even those of neighbouring seeds have nothing to do with each other."""
    roll, carry = np.random.SeedSequence(seed).generate_state(2)
    return int(carry) % (MULTIPLIER - 1) + 1 << 32 | int(roll)


@kernel
def rolled(dice: int) -> int:
    """The dice after one more roll."""
    return (dice & LOWER) * MULTIPLIER + (dice >> 32)


@kernel
def roll_below(dice: int, limit: int) -> int:
    """The roll that the dice show as a number from nought to below a limit, which is small beside 32 bits."""
    return (dice & LOWER) * limit >> 32
