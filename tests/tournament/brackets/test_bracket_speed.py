"""Entering a result evaluates the whole log again, so that has to be quick for the largest sheets."""

from random import Random
from time import process_time

import pytest

from pegout.tournament.brackets import Sheet, double_elimination, evaluate, refusal, single_elimination
from tests.kit.brackets import played_out

MOST = 0.05


@pytest.mark.parametrize(
    ("name", "sheet"),
    [
        ("512 lines", single_elimination(range(1, 513), third_place=True)),
        ("double elimination of 128", double_elimination(range(1, 129))),
    ],
)
def test_entering_a_result_is_quick(name: str, sheet: Sheet) -> None:
    """Checking the last result and evaluating with it: processor time, the best of ten."""
    log = played_out(sheet, Random(6))
    taken = []
    for _ in range(10):
        start = process_time()
        assert refusal(sheet, log[:-1], log[-1]) is None
        assert evaluate(sheet, log).finished
        taken.append(process_time() - start)
    assert min(taken) < MOST, f"{name}: {1000 * min(taken):.1f} ms of {1000 * MOST:.0f} ms"
