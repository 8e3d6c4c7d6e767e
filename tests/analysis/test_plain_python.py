"""The kernels' source run as plain Python gives what their machine code gives."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from pegout.analysis.kernels.lanes import FOUR, card_points
from tests.kit.kernel_sample import kernel_sample

ROOT = Path(__file__).parents[2]


def test_plain_python_gives_the_same() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.kit.kernel_sample"]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    plain, compiled = json.loads(done.stdout), json.loads(json.dumps(kernel_sample()))
    assert (plain.pop("compiled"), compiled.pop("compiled")) == (False, True)
    assert plain == compiled


def test_the_lanes_count_whole_arrays_in_numpy() -> None:
    """Fives and a jack with the right five: 29; the same with another jack: 28; and a flush of four."""
    hands = np.array([[16, 17, 18, 43, 19], [16, 17, 18, 40, 19], [0, 8, 24, 36, 50]], np.uint8)
    a, b, c, d, starters = hands.T
    assert card_points(a, b, c, d, starters, FOUR).tolist() == [29, 28, 4]
