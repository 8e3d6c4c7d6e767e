"""docs/record.md shows what is so, and leaves no kind of line and no field out."""

import re
from pathlib import Path

import pytest

from pegout.notation import read_position, read_record, write_position, write_record
from pegout.notation.header import OWN_TAGS
from pegout.notation.orders import ORDERS, RESULTS
from pegout.notation.position import PHASES
from tests.notation.by_hand import WHOLE

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", PAGE)


def test_both_records_shown_are_the_same_game() -> None:
    short, full = blocks("record")
    record = read_record(full)
    assert read_record(short).events == record.events == read_record(WHOLE).events
    assert write_record(record.events, record.tags) == full


@pytest.mark.parametrize("line", [line for block in blocks("position") for line in block.splitlines()])
def test_every_position_shown_is_one(line: str) -> None:
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize("kind", [*ORDERS, *RESULTS, "end"])
def test_every_kind_of_line_is_described(kind: str) -> None:
    assert re.search(rf"(?m)^\| `{kind}\b", PAGE)


@pytest.mark.parametrize("name", OWN_TAGS)
def test_every_tag_is_described(name: str) -> None:
    assert re.search(rf"(?m)^\| .*`{name}`.* \|", PAGE)


@pytest.mark.parametrize("word", sorted({*PHASES.values(), "match=", "won=", "reached="}))
def test_every_phase_and_option_of_a_position_is_described(word: str) -> None:
    assert re.search(rf"(?m)^\| `{word}", PAGE)
