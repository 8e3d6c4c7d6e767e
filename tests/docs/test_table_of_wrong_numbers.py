"""docs/wrong-number.md has the table of acc:IV.4c as the judge uses it, and the sixteen actions."""

from pathlib import Path

from pegout.judge.wrong_number_table import PLAY_ON, TABLE
from pegout.rulebook.articles import article

PAGE = (Path(__file__).parents[2] / "docs" / "wrong-number.md").read_text("utf-8")
LINES = PAGE.splitlines()


def column(number: int) -> str:
    return "play on" if number == PLAY_ON else str(number)


def test_acc_iv_4c_every_row_is_documented_in_its_order() -> None:
    rows = [
        f"| {pone.value} | {dealer.value} | {crib.value} | {column(before)} | {column(after)} |"
        for (pone, dealer, crib), (before, after) in TABLE.items()
    ]
    assert len(rows) == 27
    first = LINES.index(rows[0])
    assert LINES[first : first + len(rows)] == rows


def test_acc_iv_4d_every_action_is_documented_in_its_words() -> None:
    rows = [f"| {number} | {_told(number)} |" for number in range(1, 17)]
    first = LINES.index(rows[0])
    assert LINES[first : first + len(rows)] == rows


def _told(number: int) -> str:
    entry = article(f"acc:IV.4d{number}")
    return f"**{entry.title}.** {entry.text}"
