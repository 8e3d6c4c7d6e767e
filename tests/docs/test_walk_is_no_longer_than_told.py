"""The figures of docs/quality.md on how far a stranger walks: a longer way is noticed when it is made."""

import re
from pathlib import Path

import pytest

from benchmarks.walk import WALKS, footprints

SLACK = 3
"""On a busy machine a sweep may come between in every try."""

PAGE = (Path(__file__).parents[2] / "docs" / "quality.md").read_text("utf-8")
TOLD = {words: int(files) for words, files in re.findall(r"^\| (an? [^|]+) \| (\d+) \|", PAGE, re.MULTILINE)}


def test_every_walk_has_its_figure() -> None:
    assert TOLD.keys() == WALKS.keys()


@pytest.mark.parametrize("title", WALKS)
def test_a_walk_is_no_longer_than_told(title: str) -> None:
    path = footprints(WALKS[title]).path
    assert {"pegout.store.append", "pegout.services.tags"} <= set(path)
    assert len(path) <= TOLD[title] + SLACK, path
