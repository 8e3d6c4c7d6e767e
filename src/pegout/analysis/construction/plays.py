"""Play in equilibrium, what it pegs, and what deals between such players come to."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.construction.kinds import kinds_of_fours, sums_of_fours
from pegout.analysis.kept_hands import WAYS, holds, kept_ranks
from pegout.analysis.kernels.outcomes import EVENTS, MOST_PEGGED, pegging_table, sensible_deals
from pegout.analysis.kernels.play_of_two import PLACES
from pegout.analysis.kernels.regret import train
from pegout.analysis.rows import all_counts
from pegout.analysis.shipped import Table

Floats = NDArray[np.float64]


def train_shard(shard: int, legs: int, deals: int, worth: Floats, keep: Path | None = None) -> Table:
    """Learn to play over so many legs of deals; what came of it as sums of shares.

    Earlier legs count less, leg by leg. After each one the state is kept in a file, if one is named, and
    taken up from there.
    """
    state = np.zeros((PLACES, 8), np.float32)
    done = 0
    if keep is not None and not keep.parent.is_dir():
        keep = None  # another machine of a cluster
    if keep is not None and keep.exists():
        with np.load(keep) as kept:
            state, done = kept["state"], int(kept["done"])
    for leg in range(done, legs):
        seed = 1000 * shard + leg
        train(deals, seed, all_counts(), sums_of_fours(), kinds_of_fours(), worth, state[:, :4], state[:, 4:])
        state *= np.float32((leg + 1) / (leg + 2))
        if keep is not None:
            beside = keep.with_suffix(".part.npz")
            np.savez(beside, state=state, done=leg + 1)
            beside.replace(keep)
    return {"sums": state[:, 4:].copy()}


def shares_of(sums: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Shares in parts of 255; all nought where nothing was learnt."""
    total = sums.sum(axis=1, keepdims=True)
    shares = np.divide(sums, total, out=np.zeros_like(sums), where=total > 0)
    return np.asarray(np.round(shares * 255), np.uint8)


def peg_kinds(
    side: int, kinds: Sequence[int], deals: int, others: Floats, shares: NDArray[np.uint8]
) -> Table:
    """How likely each of these kept hands pegs so much and the other so much.

    `others` is how often the other player keeps each kind.
    """
    size = MOST_PEGGED + 1
    pegged = np.zeros((len(kinds), size, size))
    for place, kind in enumerate(kinds):
        ways = (WAYS[4 - holds()[kind], holds()] / WAYS[4, holds()]).prod(axis=1)
        pegging_table(kind, kind, side, np.cumsum(others * ways), deals, kept_ranks(), shares, pegged[place])
    return {"pegged": pegged}


def deal_sensibly(chunk: int, deals: int, worth: Floats, shares: NDArray[np.uint8]) -> Table:
    """What happens in so many deals: the dealer's points above nought, pone's below, in their order."""
    events = np.zeros((deals, EVENTS), np.int8)
    sensible_deals(
        chunk, all_counts(), all_counts(crib=True), sums_of_fours(), kinds_of_fours(), worth, shares, events
    )
    return {"events": events}
