"""A command, field or limit of a companion board that its page does not name fails here."""

import re
from pathlib import Path

from pegout.companion import read_board, write_board
from pegout.companion.record_lines import command_of
from pegout.companion.refusal import MOST_COMMANDS
from pegout.notation.page import facts_of
from pegout.notation.words import words_of
from pegout.server.boards import wire
from tests.kit.boards import a_board

PAGE = (Path(__file__).parents[2] / "docs" / "companion.md").read_text("utf-8")
TICKED = re.compile(r"`([^`]+)`")


def rows(head: str) -> list[list[str]]:
    """The cells of the table whose first column has that head."""
    part = PAGE.partition(f"\n| {head} |")[2].partition("\n\n")[0]
    return [line.strip("|").split("|") for line in part.splitlines()[2:]]


def test_every_command_is_documented_with_its_fields() -> None:
    told = {TICKED.findall(row[0])[0]: TICKED.findall(row[1]) for row in rows("do")}
    known = {kind.__struct_config__.tag: list(kind.__struct_fields__) for kind in wire.Asked.__args__}
    assert told == known


def test_every_field_of_a_board_and_of_an_entry_is_documented() -> None:
    assert [TICKED.findall(row[0])[0] for row in rows("field")] == list(wire.BoardSeen.__struct_fields__)
    entry = [TICKED.findall(row[0])[0] for row in rows("field of an entry")]
    assert entry == list(wire.EntrySeen.__struct_fields__)


def test_every_line_of_the_record_that_the_page_shows_can_be_read() -> None:
    block = PAGE.partition("```text\n")[2].partition("```")[0].splitlines()
    lines = [words_of(facts_of(line)) for line in block if not line.startswith("end")]
    assert len(lines) == 17
    assert {command_of(words, "1").command.__class__.__name__ for words in lines} == {
        "Enter",
        "Undo",
        "Confirm",
        "Dispute",
        "Withdraw",
        "AskBoth",
        "InvitePhone",
        "JoinBoard",
        "RemovePhone",
    }


def test_the_limits_and_the_tags_are_those_of_the_page() -> None:
    assert f"{MOST_COMMANDS:,} commands a board, {wire.MOST_AT_ONCE} at once" in PAGE
    log = a_board(both=True).log
    tags = re.findall(r"^\[(\w+)", write_board(log), flags=re.MULTILINE)
    assert read_board(write_board(log)) == tuple(log)
    assert all(f"`{tag}`" in PAGE for tag in tags if tag not in ("Pegout", "B"))
