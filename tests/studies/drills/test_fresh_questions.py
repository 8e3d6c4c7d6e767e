"""Fresh questions can be asked, matter, and come again with their seed."""

from itertools import islice

import pytest

from pegout.studies.drills import KINDS, Counting, Pegging, Question, Throwing, fresh_questions
from pegout.studies.drills.grades import choices_to_lay, choices_to_throw


def some(kind: str, number: int, seed: object = "s") -> list[Question]:
    return list(islice(fresh_questions(kind, seed), number))


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_repeats_them_and_another_does_not(kind: str) -> None:
    first = some(kind, 2)
    assert first == some(kind, 2)
    assert first != some(kind, 2, "other")


def test_hands_and_cribs_are_there_to_count() -> None:
    questions = some("counting", 60)
    assert {question.crib for question in questions if isinstance(question, Counting)} == {True, False}
    for question in questions:
        assert isinstance(question, Counting)
        assert len({*question.hand, question.starter}) == 5


def test_throws_are_asked_where_they_matter() -> None:
    for question in some("throwing", 12):
        assert isinstance(question, Throwing)
        assert len(set(question.cards)) == 6
        assert max(question.scores) < question.goal
        wins = [choice.win for choice in choices_to_throw(question)]
        assert wins[0] - wins[-1] > 0.02


def test_plays_are_asked_where_there_is_a_choice_that_matters() -> None:
    for question in some("pegging", 4):
        assert isinstance(question, Pegging)
        own = (*question.held, *question.laid)
        assert (len(own), len(question.thrown)) == (4, 2)
        assert len({*own, *question.thrown, *question.theirs, question.starter}) == 7 + len(question.theirs)
        choices = choices_to_lay(question)
        assert {card.rank for card in question.fitting} == {choice.cards[0].rank for choice in choices}
        assert choices[0].win - choices[-1].win > 0.005
