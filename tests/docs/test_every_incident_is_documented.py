"""An incident or a fact that docs/judge.md does not name fails here."""

from pathlib import Path

import pytest

from pegout.judge import CHAPTERS, KINDS, questions
from pegout.rulebook.articles import article

PAGE = (Path(__file__).parents[2] / "docs" / "judge.md").read_text("utf-8")


@pytest.mark.parametrize("name", KINDS)
def test_every_incident_is_documented_with_its_facts(name: str) -> None:
    kind = KINDS[name]
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
    assert kind.what in row
    assert str(kind.citation) in row
    for question in questions(kind.incident):
        assert (f"[`{question.name}`]" in row) == (not question.needed)
        assert f"`{question.name}`" in row


@pytest.mark.parametrize("name", KINDS)
def test_every_incident_cites_an_article_and_asks_in_questions(name: str) -> None:
    kind = KINDS[name]
    assert article(str(kind.citation)).text
    for question in questions(kind.incident):
        assert question.text.endswith("?")


def test_names_of_incidents_are_unique() -> None:
    names = [kind.name for kinds in CHAPTERS.values() for kind in kinds]
    assert len(names) == len(set(names)) == len(KINDS)
