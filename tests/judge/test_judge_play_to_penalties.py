"""The incidents of rules VII to XII: their questions, their names, their articles."""

import inspect
import re
from dataclasses import fields

import pytest

from pegout.judge import (
    Kind,
    MissingFacts,
    announcement,
    count,
    false_claim,
    muggins,
    pegged_points,
    pegs,
    penalties,
    play,
    questions,
    read_incident,
    renege,
)
from pegout.rulebook.articles import article
from tests.kit.judge_positions import at

MODULES = (play, renege, announcement, pegged_points, false_claim, pegs, count, muggins, penalties)
KINDS = [kind for module in MODULES for kind in module.KINDS]
each = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@each
def test_every_fact_is_asked_for_with_a_question(kind: Kind) -> None:
    asked = questions(kind.incident)
    assert len(asked) == len(fields(kind.incident))
    assert all(question.text.endswith("?") and question.text[0].isupper() for question in asked)


@each
def test_every_kind_is_named_and_stands_in_the_rule_book(kind: Kind) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", kind.name)
    assert article(str(kind.citation)).citation == kind.citation


@each
def test_facts_that_are_missing_are_asked_for(kind: Kind) -> None:
    needed = [question.name for question in questions(kind.incident) if question.needed]
    if needed:
        with pytest.raises(MissingFacts) as missing:
            read_incident(kind.incident, {}, at(0, 0))
        assert [question.name for question in missing.value.questions] == needed


def test_no_name_is_used_twice() -> None:
    names = [kind.name for kind in KINDS]
    assert len(names) == len(set(names))


def test_every_article_that_is_cited_exists() -> None:
    cited = re.compile(r"\b(?:acc|club|portfolio|golden-age|lodge|classic|pegout):[\w.-]*\w")
    for module in MODULES:
        for place in cited.findall(inspect.getsource(module)):
            assert str(article(place).citation) == place
