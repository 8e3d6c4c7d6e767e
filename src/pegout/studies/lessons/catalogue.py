"""The lessons by name, and where a learner stands after some moves."""

from collections.abc import Sequence

from pegout.refusal import InvalidInput
from pegout.studies.lessons.crib_lesson import CRIB
from pegout.studies.lessons.first_lesson import FIRST
from pegout.studies.lessons.lesson import Lesson, May, Move, Turn, WrongMove
from pegout.studies.lessons.teacher import taught
from pegout.studies.lessons.texts import WAITS_FOR
from pegout.studies.lessons.winning_lesson import WINNING
from pegout.suggestions import hint

LESSONS: dict[str, Lesson] = {lesson.name: lesson for lesson in (FIRST, CRIB, WINNING)}
"""In the order they are taken."""


class NoSuchLesson(InvalidInput):
    """No lesson has that name; the message lists those that exist."""

    code = "no_such_lesson"


def lesson_called(name: str) -> Lesson:
    """The lesson with that name, or `NoSuchLesson`."""
    found = LESSONS.get(name)
    if found is None:
        raise NoSuchLesson(f"There is no lesson {name[:30]!r}: {hint(name[:30], tuple(LESSONS))}")
    return found


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that comes next."""
    order = list(LESSONS.values())
    place = order.index(lesson) + 1
    return order[place] if place < len(order) else None


def turn_after(lesson: Lesson, moves: Sequence[Move]) -> Turn:
    """The lesson after these moves; the same moves always lead to the same place. `WrongMove` says why not.

    >>> turn = turn_after(LESSONS["first"], [])
    >>> [may.do for may in turn.may]
    ['on']
    """
    teaching = taught(lesson)
    turn = next(teaching)
    for move in moves:
        refuse(turn.may, move)
        turn = teaching.send(move)
    return turn


def refuse(may: Sequence[May], move: Move) -> None:
    """`WrongMove` for anything but what the lesson waits for."""
    fitting = [one for one in may if one.do == move.do]
    if not fitting:
        waits = " or ".join([WAITS_FOR[one.do] for one in may]) or WAITS_FOR[""]
        raise WrongMove(f"That is not the next step: {waits}.")
    wanted = fitting[0]
    number = len(wanted.cards) and (wanted.number or max(1, len(move.cards)))
    if len(set(move.cards)) != len(move.cards) or len(move.cards) != number:
        raise WrongMove(f"That is the wrong number of cards: {WAITS_FOR[wanted.do]}.")
    if not set(move.cards) <= set(wanted.cards):
        offered = ", ".join([str(card) for card in wanted.cards])
        raise WrongMove(f"Choose from these cards: {offered}.")
