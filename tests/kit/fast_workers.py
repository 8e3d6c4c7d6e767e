"""Worker processes that begin fast."""

import sys

import pytest


@pytest.fixture
def fast_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spawned process loads the main module too, which is pytest here: half a second each time."""
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None)
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
