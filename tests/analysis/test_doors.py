"""The doors of the analysis: documented, and closed until somebody goes through."""

import subprocess
import sys
from pathlib import Path

import pytest

import pegout.analysis

LIBRARY = (Path(__file__).parents[2] / "docs" / "library.md").read_text("utf-8")


@pytest.mark.parametrize("name", pegout.analysis.__all__)
def test_every_door_is_there_and_documented(name: str) -> None:
    assert getattr(pegout.analysis, name).__name__ == name
    assert f"`{name}" in LIBRARY or f"`pegout.analysis.{name}`" in LIBRARY


def test_another_name_is_no_door() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = pegout.analysis.chess


@pytest.mark.parametrize(
    ("look", "heavy"), [("import pegout.analysis", "numpy"), ("from pegout.analysis import *", "numba")]
)
def test_knowing_the_doors_loads_no_heavy_library(look: str, heavy: str) -> None:
    look = f"import sys; {look}; print({heavy!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
