"""Rules II to VI as a whole: every incident can be asked about, read and found in the rule book."""

import re
from inspect import getsource
from types import ModuleType

import pytest

from pegout.judge import (
    Kind,
    MissingFacts,
    UnclearFact,
    by_name,
    questions,
    read_incident,
    wrong_number_actions,
)
from pegout.rulebook.articles import ARTICLES
from tests.kit.judge_before_play import CHAPTERS, KINDS, seated
from tests.rulebook_data.test_articles_own_words import PRINTED, runs

EVERY_KIND = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def test_no_two_chapters_use_one_name() -> None:
    assert len(KINDS) == sum(len(chapter.KINDS) for chapter in CHAPTERS)
    assert len(KINDS) == 27


@EVERY_KIND
def test_names_are_lower_case_with_dashes(kind: Kind) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", kind.name)
    assert not kind.what.endswith(".")


@EVERY_KIND
def test_the_citation_is_an_article(kind: Kind) -> None:
    assert str(kind.citation) in ARTICLES


@EVERY_KIND
def test_every_question_can_be_asked(kind: Kind) -> None:
    for question in questions(kind.incident):
        assert question.text[0].isupper(), question
        assert question.text.endswith("?"), question


@EVERY_KIND
def test_every_fact_that_is_needed_is_asked_for(kind: Kind) -> None:
    needed = [question for question in questions(kind.incident) if question.needed]
    if not needed:
        read_incident(kind.incident, {}, seated())
        return
    with pytest.raises(MissingFacts) as caught:
        read_incident(kind.incident, {}, seated())
    assert list(caught.value.questions) == needed
    assert all(question.text in str(caught.value) for question in needed)


def test_an_unknown_name_is_answered_with_near_ones() -> None:
    with pytest.raises(UnclearFact, match="did you mean wrong-number"):
        by_name(KINDS, "wrong-nummer")


@pytest.mark.parametrize("chapter", [*CHAPTERS, wrong_number_actions], ids=lambda chapter: chapter.__name__)
def test_the_words_are_our_own(chapter: ModuleType) -> None:
    ours = runs(getsource(chapter))
    assert ours
    assert [sorted(ours & printed) for printed in PRINTED.values() if ours & printed] == []
