"""Somebody who takes a lesson and does whatever they like of what is allowed."""

from collections.abc import Callable, Iterator, Sequence

from hypothesis import strategies as st

from pegout.cards import Card
from pegout.studies.lessons import Lesson, May, Move, Turn
from pegout.studies.lessons.catalogue import refuse
from pegout.studies.lessons.teacher import taught

MOST_TURNS = 120

Chooser = Callable[[Turn], Move]


def taken(lesson: Lesson, choose: Chooser) -> Iterator[tuple[Move | None, Turn]]:
    """Every turn of a lesson with the move that led to it: once through, as `turn_after` goes."""
    teaching = taught(lesson)
    turn = next(teaching)
    yield None, turn
    for _ in range(MOST_TURNS):
        if not turn.may:
            return
        move = choose(turn)
        refuse(turn.may, move)
        turn = teaching.send(move)
        yield move, turn
    raise AssertionError(f"The lesson {lesson.name} does not end.")


def diligent(turn: Turn) -> Move:
    """Throws the outer cards, plays the first that fits, and finds everything there is to find."""
    may = turn.may[0]
    if turn.counting is not None and turn.counting.left:
        return Move("mark", turn.counting.left[0].cards)
    return Move(may.do, may.cards[: may.number or 0])


def any_of(draw: st.DrawFn, turn: Turn, marks: int) -> Move:
    """Any move that is allowed; who has tapped in vain for long enough has the rest shown."""
    wayward = [may for may in turn.may if may.do != "mark" or marks > 0]
    may: May = draw(st.sampled_from(wayward))
    return Move(may.do, draw(_cards(may)))


def _cards(may: May) -> st.SearchStrategy[tuple[Card, ...]]:
    if not may.cards:
        return st.just(())
    least, most = (may.number, may.number) if may.number else (1, len(may.cards))
    return st.lists(st.sampled_from(may.cards), min_size=least, max_size=most, unique=True).map(tuple)


@st.composite
def courses(draw: st.DrawFn, lesson: Lesson) -> Sequence[tuple[Move | None, Turn]]:
    """A whole lesson, taken in any way."""
    left = [8]

    def choose(turn: Turn) -> Move:
        move = any_of(draw, turn, left[0])
        left[0] -= move.do == "mark"
        return move

    return list(taken(lesson, choose))
