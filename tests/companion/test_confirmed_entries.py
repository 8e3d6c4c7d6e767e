"""Where both sides confirm, and one objects."""

import pytest

from pegout.companion import (
    AskBoth,
    Confirm,
    Dispute,
    PointKind,
    Points,
    Undo,
    Withdraw,
)
from tests.kit.boards import a_board


def test_where_both_confirm_an_entry_counts_at_once_and_waits_for_the_other_side() -> None:
    board = a_board(both=True)
    board.enter(Points(0, 4, PointKind.PLAY), by=0)
    assert board.scores == (4, 0)
    assert list(board.state.lines[0].confirmed) == [0]
    board.do(Confirm(("c1",)), by=1)
    assert list(board.state.lines[0].confirmed) == [0, 1]


def test_an_objection_marks_the_entry_until_its_maker_undoes_it_or_it_is_withdrawn() -> None:
    board = a_board(both=True)
    board.enter(Points(0, 4, PointKind.PLAY), Points(0, 6, PointKind.PLAY), by=0)
    board.do(Dispute("c1", "it was three"), by=1)
    objection = board.state.lines[0].objection
    assert objection is not None
    assert (objection.side, objection.words) == (1, "it was three")
    with pytest.raises(match="the opponents'"):
        board.do(Undo(("c1",)), by=1)
    with pytest.raises(match="no objection"):
        board.do(Withdraw("c1"), by=0)
    board.do(Undo(("c1",)), by=0)
    assert board.scores == (6, 0)
    board.do(Dispute("c2"), by=1)
    board.do(Withdraw("c2"), by=1)
    assert board.state.lines[1].objection is None


def test_an_objection_takes_back_the_confirmation_of_the_side_that_makes_it_and_no_others() -> None:
    board = a_board(both=True)
    board.enter(Points(0, 4, PointKind.PLAY), by=0)
    board.do(Confirm(("c1",)), by=1)
    board.do(Dispute("c1", "it was three"), by=1)
    assert list(board.state.lines[0].confirmed) == [0]
    board.do(Withdraw("c1"), by=1)
    assert list(board.state.lines[0].confirmed) == [0]
    board.do(Confirm(("c1",)), by=1)
    assert list(board.state.lines[0].confirmed) == [0, 1]


def test_without_the_wish_one_phone_is_enough() -> None:
    board = a_board()
    board.enter(Points(0, 4, PointKind.PLAY), by=0)
    with pytest.raises(match="Nobody asked"):
        board.do(Confirm(("c1",)), by=1)
    board.do(Undo(("c1",)), by=1)
    board.do(AskBoth(on=True))
    assert board.state.both
