"""A little of everything that kernels do, as data: printed by `python -m tests.kit.kernel_sample`."""

import json
import sys
from typing import Any

import numpy as np

from pegout.analysis import counts_over_starters, random_games, score_hands, score_starters
from pegout.analysis.kernels.play import play_points
from pegout.analysis.kernels.show import show_points
from pegout.cards import PACK

BOTH = (False, True)
"""Hand and crib."""


def kernel_sample() -> dict[str, Any]:
    dice = np.random.default_rng(29)
    deals = dice.permuted(np.tile(np.arange(52), (60, 1)), axis=1)[:, :10]
    flushes = 4 * dice.permuted(np.tile(np.arange(13), (20, 1)), axis=1)[:, :5] + [0, 0, 0, 0, 1]
    pairs = np.concatenate([deals[:, :5], flushes])
    played = random_games(3, seed=3)
    return {
        "compiled": hasattr(play_points, "py_func"),
        "pairs": [score_hands(pairs[:, :4], pairs[:, 4], crib).tolist() for crib in BOTH],
        "one by one": [
            show_points(a, b, c, d, starter, crib) for a, b, c, d, starter in pairs.tolist() for crib in BOTH
        ],
        "rows": [score_starters(pairs[:9, :4], crib).tolist() for crib in BOTH],
        "over starters": [over_starters(deal, crib) for deal in deals[:9].tolist() for crib in BOTH],
        "series": [points for deal in deals for points in low_series(deal % 5)],
        "games": [played.dealer_wins, played.dealer_points, played.pone_points, played.deals],
    }


def over_starters(deal: list[int], crib: bool) -> tuple[int, ...]:
    cards = [PACK[number] for number in deal]
    return counts_over_starters(cards[:4], cards[4:], crib).distribution


def low_series(ranks: Any) -> list[int]:
    """What each of eight low cards scores, all laid in one series."""
    counts = np.cumsum(ranks + 1).tolist()
    return [play_points(ranks.astype(np.int8), 0, length, counts[length - 1]) for length in range(1, 9)]


if __name__ == "__main__":
    json.dump(kernel_sample(), sys.stdout)
