"""A pytest plugin for runs with a fault: the quickest tests first, and few examples, the same each time.

A run stops at the first test that fails, so what matters is that some test fails soon. A test that takes much
longer than it does without a fault has failed: many a fault makes a loop that never ends.
"""

import json
import os
import signal
from collections.abc import Generator
from itertools import accumulate
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import Phase, settings

STATISTICS = Path("mutmut-stats.json")
"""As mutmut keeps them in the folder that the tests run in."""
PATIENCE = 20
"""A test may take so many times as long as it took without a fault, and so many seconds more."""
BRIEFLY = "PEGOUT_MUTANTS_BRIEFLY"
"""Set in the environment where no proof is asked, and of the other tests as many as take half a minute."""
HALF_A_MINUTE = 30.0
USUAL = pytest.StashKey[dict[str, float]]()


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is imported, so that every proof inherits it."""
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")
    os.environ["PEGOUT_PROOFS"] = "few"
    known = json.loads(STATISTICS.read_text()) if STATISTICS.exists() else {"duration_by_test": {}}
    config.stash[USUAL] = known["duration_by_test"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    usual = config.stash[USUAL]
    items.sort(key=lambda item: usual.get(item.nodeid, 0.0))
    if os.environ.get(BRIEFLY):
        asked = [item for item in items if item.get_closest_marker("hypothesis") is None]
        took = accumulate([usual.get(item.nodeid, 0.0) for item in asked])
        items[:] = [item for item, so_far in zip(asked, took, strict=True) if so_far <= HALF_A_MINUTE]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    usual = item.config.stash[USUAL].get(item.nodeid)
    if usual is None:
        return (yield)
    signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE * (usual + 1))
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_long(_: int, __: FrameType | None) -> None:
    raise TimeoutError("This test takes much longer than it does without the fault.")
