"""What a board does not take."""

from dataclasses import replace

import pytest

from pegout.companion import (
    Back,
    BoardTerms,
    Marker,
    NextDeal,
    NextGame,
    Open,
    PointKind,
    Points,
    Ruled,
    Sent,
    refusal,
)
from pegout.companion.refusal import MOST_COMMANDS
from pegout.refusal import IllegalCommand
from pegout.rules import PRESETS
from pegout.rules.remedies import PointsTo
from tests.kit.boards import a_board, hand_shown


@pytest.mark.parametrize(
    "made",
    [
        Points(2, 4, PointKind.PLAY),
        Points(0, 0, PointKind.PLAY),
        Points(0, 1000, PointKind.HAND),
        Points(0, 2, PointKind.PLAY, "renege"),
        Back(0, 0),
        Ruled(" "),
        Ruled("So.", ("nothing",)),
        Ruled("So.", to=(PointsTo(0, -2),)),
        NextDeal(5),
        Marker(2),
        NextGame(0),
        hand_shown(0, "5H 5C 5S", "5D"),
        hand_shown(0, "5H 5C 5S JD", "5H"),
        hand_shown(0, "5H 5C 5S JD", "5D", dealt="5H 5C 5S JD 2H"),
        hand_shown(0, "5H 5C 5S JD", "5D", dealt="5H 5C 5S QD 2H 3H"),
        hand_shown(0, "5H 5C 5S JD", "5D", dealt="5H 5C 5S JD 2H 5D"),
        hand_shown(0, "5H 5C 5S JD", "5D", crib=True, dealt="5H 5C 5S JD 2H 3H"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence_and_changes_nothing(made: Points) -> None:
    board = a_board()
    with pytest.raises(IllegalCommand) as refused:
        board.enter(made)
    assert str(refused.value).endswith(".")
    assert board.state.lines == ()


@pytest.mark.parametrize(
    "terms",
    [
        BoardTerms(PRESETS["acc"], ("Ann",)),
        BoardTerms(PRESETS["acc"], ("Ann", "Ann")),
        BoardTerms(PRESETS["acc"], ("Ann", " ")),
        BoardTerms(PRESETS["acc"], ("Ann", "Bob"), dealer=2),
        BoardTerms(PRESETS["acc"].override(dealt=5), ("Ann", "Bob")),
    ],
)
def test_terms_that_cannot_work_open_no_board(terms: BoardTerms) -> None:
    assert refusal(None, Sent("open", Open(terms, ""))) is not None


def test_a_full_board_takes_no_more() -> None:
    board = a_board()
    board.state = replace(board.state, version=MOST_COMMANDS)
    with pytest.raises(match="full"):
        board.enter(Points(0, 1, PointKind.PLAY))
