"""How fast the kernels count hands and play random games, on one core.

Beside them, in the same run, plain C loops (benchmarks/c) compiled with -O3 for this machine, where there is
a compiler, and NumPy over whole arrays for the hands. All of them must come to the same results. Every
contender has its turn in every round, and its best round counts, so that other work on the machine does not.
"""

import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pegout.analysis import counts_over_starters, distribution, random_games, score_hands
from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.dice import seeded
from pegout.analysis.kernels.games import play_games
from pegout.analysis.kernels.lanes import FOUR, card_points
from pegout.analysis.kernels.show import score_rows, show_points
from pegout.cards import PACK

ROUNDS = 30
DEALS = 1_000_000
PAIRS = 12_994_800
GAMES = 5_000
BLOCK = 16_384  # what NumPy counts at once: its steps stay in the cache
C_SOURCE = Path(__file__).parent / "c" / "games.c"

Cards = NDArray[np.uint8]
Work = Callable[[], Any]


def random_deals() -> tuple[Cards, Cards]:
    """Hands of four and a starter for each."""
    packs = np.tile(np.arange(52, dtype=np.uint8), (DEALS, 1))
    deals = np.random.default_rng(121).permuted(packs, axis=1)
    return deals[:, :4].copy(), deals[:, 4].copy()


@kernel
def one_by_one(hands: Cards, starters: Cards, points: Cards) -> Cards:
    for i in range(len(starters)):
        a, b, c, d = hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3]
        points[i] = show_points(a, b, c, d, starters[i], False)
    return points


def with_numpy(hands: Cards, starters: Cards) -> Cards:
    """The lines of the kernel, on columns of cards."""
    points = np.empty(len(starters), np.uint8)
    for start in range(0, len(starters), BLOCK):
        these = slice(start, start + BLOCK)
        a, b, c, d = np.ascontiguousarray(hands[these].T)
        points[these] = card_points(a, b, c, d, starters[these], FOUR)
    return points


class PlainC:
    """The loops of benchmarks/c."""

    def __init__(self, library: Path) -> None:
        self._c = ctypes.CDLL(str(library))
        self._c.prepare()

    def score_pairs(self, hands: Cards, starters: Cards) -> Cards:
        points = np.empty(len(starters), np.uint8)
        pairs = ctypes.c_int64(len(starters))
        self._c.score_pairs(_start(hands), _start(starters), pairs, 0, _start(points))
        return points

    def score_rows(self, hands: Cards, points: Cards) -> Cards:
        self._c.score_rows(_start(hands), ctypes.c_int64(len(hands)), 0, _start(points))
        return points

    def count_pairs(self) -> tuple[int, ...]:
        counts = np.zeros(30, np.int64)
        self._c.count_pairs(0, _start(counts))
        return tuple(counts.tolist())

    def play_games(self, games: int, seed: int) -> tuple[int, ...]:
        totals = np.zeros(4, np.int64)
        self._c.play_games(ctypes.c_int64(games), ctypes.c_int64(seeded(seed)), _start(totals))
        return tuple(totals.tolist())


def _start(array: NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def compiled(folder: str) -> PlainC | None:
    """None where there is no C compiler."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        return None
    library = Path(folder) / "plain_c.so"
    options = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *options, str(C_SOURCE), "-o", str(library)], check=True)
    return PlainC(library)


def race(title: str, number: int, contenders: dict[str, Work], rounds: int = ROUNDS) -> None:
    """Print how many a second the first contender does at best, and how many times as fast as the others."""
    results = [work() for work in contenders.values()]
    if not all(np.array_equal(results[0], other) for other in results[1:]):
        sys.exit(f"{title}: the contenders do not come to the same results.")
    best = dict.fromkeys(contenders, float("inf"))
    for _ in range(rounds):
        for name, work in contenders.items():
            start = time.perf_counter()
            work()
            best[name] = min(best[name], time.perf_counter() - start)
    first, *others = best
    speeds = "".join(f", {best[name] / best[first]:.2f} times {name}" for name in others)
    print(f"  {title:<38} {number / best[first]:>15,.0f} a second{speeds}")


def main() -> None:
    hands, starters = random_deals()
    every_hand = np.array(list(combinations(range(52), 4)), np.uint8)
    print("kernels: one core; C is plain C -O3 -march=native")
    with tempfile.TemporaryDirectory() as folder:
        in_c = compiled(folder)
        race_pairs(in_c, hands, starters)
        race_all(in_c, every_hand)
        race_games(in_c)
    kept, seen = PACK[3:40:11], PACK[:2]
    race("one hand over its starters", 1, {"kernel": lambda: counts_over_starters(kept, seen).mean}, 3_000)
    if in_c is None:
        print("  no C compiler was found")


def race_pairs(in_c: PlainC | None, hands: Cards, starters: Cards) -> None:
    points = np.empty(len(starters), np.uint8)
    rivals: dict[str, Work] = {"NumPy": lambda: with_numpy(hands, starters)}
    if in_c is not None:
        rivals = {"C": lambda: in_c.score_pairs(hands, starters)} | rivals
    kernels: dict[str, Work] = {
        "pairs of random deals": lambda: score_hands(hands, starters, checked=True),
        "the same, the cards checked first": lambda: score_hands(hands, starters),
        "the same, one by one from a table": lambda: one_by_one(hands, starters, points),
    }
    for title, work in kernels.items():
        race(title, DEALS, {"kernel": work} | rivals)


def race_all(in_c: PlainC | None, every_hand: Cards) -> None:
    words, points = np.empty((len(every_hand), 13), np.uint32), np.empty((len(every_hand), 52), np.uint8)

    def in_rows() -> Cards:
        score_rows(every_hand.reshape(-1), False, words, words.view(np.uint8))
        return words.view(np.uint8)

    rows: dict[str, Work] = {"kernel": in_rows}
    counts: dict[str, Work] = {"kernel": distribution}
    if in_c is not None:
        rows["C"] = lambda: in_c.score_rows(every_hand, points)
        counts["C"] = in_c.count_pairs
    race("all pairs, a row a hand", PAIRS, rows)
    race("all pairs, scored and counted", PAIRS, counts)


def race_games(in_c: PlainC | None) -> None:
    games: dict[str, Work] = {"kernel": lambda: play_games(GAMES, seeded(121))}
    if in_c is not None:
        games["C"] = lambda: in_c.play_games(GAMES, 121)
    race("random games", GAMES, games)
    crowd = random_games(200_000, seed=121)
    print(f"  {crowd.deals / crowd.games:.2f} deals a game; the first dealer wins", end=" ")
    print(f"{100 * crowd.dealer_wins / crowd.games:.1f}%")
