"""A pytest plugin for runs with a fault: the quickest tests first, the same examples each time, no shrinking.

A run stops at the first test that fails, so what matters is that some test fails soon.
"""

import json
from pathlib import Path

import pytest
from hypothesis import Phase, settings

STATISTICS = Path("mutmut-stats.json")
"""As mutmut keeps them in the folder that the tests run in."""


def pytest_configure() -> None:
    """Before any test is imported, so that every proof inherits it."""
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if STATISTICS.exists():
        took: dict[str, float] = json.loads(STATISTICS.read_text())["duration_by_test"]
        items.sort(key=lambda item: took.get(item.nodeid, 0.0))
