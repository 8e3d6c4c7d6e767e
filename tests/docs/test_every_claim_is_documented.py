"""A claim that docs/officiating.md does not name, with what is typed for it and its articles, fails here."""

import re
from pathlib import Path

import pytest

from pegout.cli.officiated import OfficiatedTable
from pegout.cli.officiated.claim_words import TYPED
from pegout.judge import CLAIMS
from pegout.rulebook.articles import article
from tests.cli.test_officiate_options import opened

PAGE = (Path(__file__).parents[2] / "docs" / "officiating.md").read_text("utf-8")
TABLE = PAGE.split("## The claims")[1].split("## ")[0]


def row_of(name: str) -> list[str]:
    row = next(line for line in TABLE.splitlines() if line.startswith(f"| `{name}` |"))
    return [cell.strip() for cell in row.strip("|").split(" | ")]


@pytest.mark.parametrize("name", CLAIMS)
def test_every_claim_has_its_row_with_its_words_and_its_window(name: str) -> None:
    _, typed, what, window = row_of(name)
    assert typed.startswith(f"`{TYPED[CLAIMS[name]]}")
    assert what
    cited = re.findall(r"[a-z-]+:[\w.-]*\w", window)
    assert cited
    assert all(article(place).text for place in cited)


def test_no_claim_is_documented_that_there_is_not() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", TABLE, re.MULTILINE) == list(CLAIMS)


def test_the_conversation_is_what_the_program_says() -> None:
    """Every line of a whole deal, opened with the options that the page names."""
    options = re.findall(r"`pegout play (--officiate --plain [^`]*)`", PAGE)[0].split()
    shown = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()
    typed = iter([line[1:].strip() for line in shown if line.startswith(">")])
    said: list[str] = []
    OfficiatedTable(opened(*options[1:]), lambda: next(typed, None), said.append).run()
    expected = [line for line in shown if not line.startswith(">")]
    assert said[: len(expected)] == expected
    assert expected[-2].startswith("The deal passes to ")
