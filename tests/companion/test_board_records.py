"""The record of a board: exact both ways, and nothing lost or changed goes unnoticed."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.companion import BoardEvent, NextDeal, PointKind, Points, is_board_record, read_board, write_board
from pegout.companion.events import BoardOpened, PhoneInvited, PhoneJoined
from pegout.notation import InvalidRecord, read_record
from tests.kit.boards import Kept, a_board, boards
from tests.kit.proofs import proof


def without_keys(board: Kept) -> tuple[BoardEvent, ...]:
    """The log as a record has it: nothing of a key or an invitation is in there."""
    return tuple([_without_key(event) for event in board.log])


def _without_key(event: BoardEvent) -> BoardEvent:
    if isinstance(event, PhoneInvited):
        return replace(event, invitation="")
    return replace(event, key="") if isinstance(event, BoardOpened | PhoneJoined) else event


@proof(25, 2000)
@given(boards())
def test_a_record_is_read_as_the_log_that_was_written(board: Kept) -> None:
    text = write_board(board.log)
    assert read_board(text) == without_keys(board)
    assert write_board(read_board(text)) == text
    assert is_board_record(text)


def test_an_old_board_on_which_a_deal_was_begun_twice_is_still_read() -> None:
    board = a_board()
    board.enter(NextDeal(1))
    twice = [*board.log, board.log[-1]]  # as two phones once could
    assert read_board(write_board(twice)) == tuple(twice)


@proof(25, 2000)
@given(boards(), st.data())
def test_a_lost_line_is_refused_unless_it_says_nothing(board: Kept, data: st.DataObject) -> None:
    lines = write_board(board.log).split("\n")
    lost = data.draw(st.integers(0, len(lines) - 1))
    rest = "\n".join(lines[:lost] + lines[lost + 1 :])
    if lines[lost]:
        with pytest.raises(InvalidRecord):
            read_board(rest)
    else:
        assert read_board(rest) == without_keys(board)


def read_or_why(text: str) -> object:
    """The log, or the first word of the reason why there is none."""
    try:
        return read_board(text)
    except InvalidRecord as error:
        return str(error).split()[0]


@proof(25, 3000)
@given(boards(), st.data())
def test_a_changed_letter_is_refused_or_changes_nothing(board: Kept, data: st.DataObject) -> None:
    text = write_board(board.log)
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.sampled_from("A1 -;x\n")) + text[place + 1 :]
    assert read_or_why(changed) in (without_keys(board), "line")


def test_the_digest_of_the_key_is_not_in_the_record() -> None:
    board = a_board()
    (first,) = board.log
    assert isinstance(first, BoardOpened)
    phones: list[BoardEvent] = [PhoneInvited(1, "secret", None, 0), PhoneJoined(1, "secret", 1, 0)]
    assert "secret" not in write_board([replace(first, key="secret"), *phones])


def test_an_end_without_its_check_is_refused() -> None:
    board = a_board()
    board.enter(Points(0, 2, PointKind.PLAY))
    *lines, _, _ = write_board(board.log).split("\n")
    with pytest.raises(InvalidRecord, match="the check is missing"):
        read_board("\n".join([*lines, "end", ""]))


def test_a_game_record_is_no_board_record_and_the_other_way_round() -> None:
    board = a_board()
    board.enter(Points(0, 2, PointKind.PLAY))
    with pytest.raises(InvalidRecord):
        read_record(write_board(board.log))
    assert not is_board_record('[Pegout "1"]\n[Event "[Kept board]"]\n')
