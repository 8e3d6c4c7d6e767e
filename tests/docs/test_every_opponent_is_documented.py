"""docs/opponents.md tells of everyone on the ladder, as the ladder itself does."""

import re
from pathlib import Path

import pytest

from pegout.players import LADDER, Rung

PAGE = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text("utf-8")
ROWS = {name: row for row in PAGE.splitlines() for name in re.findall(r"^\| `([a-z]+)` \|", row)}


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.name)
def test_every_opponent_has_its_row(rung: Rung) -> None:
    cells = [cell.strip() for cell in ROWS[rung.name].strip("|").split(" | ")]
    assert cells[1:3] == [rung.character, rung.method]
    assert [float(cell) for cell in cells[3:5]] == pytest.approx([100 * rung.errs, 100 * rung.catches])


def test_the_rows_stand_in_the_order_of_the_ladder_and_name_nobody_else() -> None:
    assert list(ROWS) == [rung.name for rung in LADDER]
