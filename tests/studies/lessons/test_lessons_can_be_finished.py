"""Whatever a learner does of what is allowed, a lesson goes on to its end."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import parse_cards
from pegout.game import Phase
from pegout.studies.lessons import LESSONS, Lesson, Move, Turn, after, turn_after
from tests.kit.learner import courses, diligent, taken
from tests.kit.proofs import proof

ALL = list(LESSONS.values())
NAMES = list(LESSONS)


@pytest.mark.parametrize("name", NAMES)
@proof(25, 1500)
@given(st.data())
def test_every_course_of_a_lesson_ends_in_its_last_part(name: str, data: st.DataObject) -> None:
    lesson = LESSONS[name]
    course = data.draw(courses(lesson))
    *_, (_, last) = course
    assert last.part == len(lesson.parts) - 1
    parts = [turn.part for _, turn in course]
    assert parts == sorted(parts)
    assert all(turn.said or turn.heard for _, turn in course)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_every_throw_is_accepted_and_explained(lesson: Lesson) -> None:
    opening = [move for move, _ in taken(lesson, diligent)][1:]
    before = opening[: [move.do for move in opening if move].index("throw")]
    kept = [move for move in before if move is not None]
    hand = parse_cards(lesson.hands[0])
    for throw in combinations(hand, 2):
        turn = turn_after(lesson, [*kept, Move("throw", throw)])
        assert turn.said[0].startswith("You keep")
        assert {card for card in hand if card not in throw} == set(turn.view.hand)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_a_step_back_is_the_turn_before(lesson: Lesson) -> None:
    course = list(taken(lesson, diligent))
    moves = [move for move, _ in course if move is not None]
    for number, (_, turn) in enumerate(course):
        assert turn_after(lesson, moves[:number]) == turn


def test_lessons_lead_from_one_to_the_next() -> None:
    assert [after(lesson) for lesson in ALL] == [*ALL[1:], None]


def test_the_last_lesson_is_won_by_who_keeps_what_is_worth_most() -> None:
    lesson = LESSONS["winning"]

    def choose(turn: Turn) -> Move:
        move = diligent(turn)
        return Move("throw", parse_cards("2C QD")) if move.do == "throw" else move

    *_, (_, last) = taken(lesson, choose)
    assert last.view.phase is Phase.MATCH_OVER
    assert last.view.winner == 0


@proof(25, 1000)
@given(courses(LESSONS["winning"]))
def test_somebody_always_wins_the_last_lesson(course: list[tuple[Move | None, Turn]]) -> None:
    view = course[-1][1].view
    assert view.phase is Phase.MATCH_OVER
    assert max(view.scores) == view.rules.goal
