"""What a lesson does not wait for is refused with a sentence that says what it waits for."""

import pytest

from pegout.cards import parse_cards
from pegout.studies.lessons import LESSONS, Move, NoSuchLesson, WrongMove, lesson_called, turn_after
from tests.kit.learner import diligent, taken

FIRST = LESSONS["first"]
ON = Move("on")


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ([Move("play", parse_cards("5H"))], "go on"),
        ([Move("dance")], "go on"),
        ([Move("on", parse_cards("5H"))], "number of cards"),
        ([ON, ON, ON, ON], "throw to the crib"),
        ([ON, ON, ON, Move("throw", parse_cards("3D"))], "number of cards: throw to the crib"),
        ([ON, ON, ON, Move("throw", (*parse_cards("3D"), *parse_cards("3D")))], "number of cards"),
        ([ON, ON, ON, Move("throw", parse_cards("3D 6D 7S"))], "number of cards"),
        ([ON, ON, ON, Move("throw", parse_cards("3D AS"))], "3D, 6D, 7S, 8H, JC, KH"),
        (
            [ON, ON, ON, Move("throw", parse_cards("3D KH")), ON, ON, ON, Move("go")],
            "play one of the cards that fit",
        ),
        (
            [ON, ON, ON, Move("throw", parse_cards("3D KH")), ON, ON, ON, Move("mark")],
            "play one of the cards that fit",
        ),
    ],
)
def test_a_move_that_does_not_fit_is_refused(moves: list[Move], words: str) -> None:
    turn_after(FIRST, moves[:-1])
    with pytest.raises(WrongMove, match=words):
        turn_after(FIRST, moves)


def test_tapping_no_card_is_refused() -> None:
    moves = []
    for move, turn in taken(FIRST, diligent):
        moves += [move] if move else []
        if turn.counting is not None and turn.counting.left:
            break
    with pytest.raises(WrongMove, match="tap cards that score together"):
        turn_after(FIRST, [*moves, Move("mark")])


def test_nothing_comes_after_the_end() -> None:
    moves = [move for move, _ in taken(FIRST, diligent) if move is not None]
    with pytest.raises(WrongMove, match="it is over"):
        turn_after(FIRST, [*moves, ON])


def test_a_lesson_that_there_is_not_is_told_with_those_there_are() -> None:
    with pytest.raises(NoSuchLesson, match="first"):
        lesson_called("frist")
