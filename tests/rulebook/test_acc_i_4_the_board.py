"""acc:I.4, portfolio:moving-pegs, classic: two pegs a player; the gap between them is the last score."""

import pytest

from pegout.game import Pegs
from pegout.rules import PRESETS
from tests.kit.builders import table

KEPT = ["5C 5D QC 8C", "5H 5S KH 9H"]


def test_both_pegs_start_off_the_board() -> None:
    assert table(KEPT, "2S").state.pegs == [Pegs(0, 0), Pegs(0, 0)]


def test_the_first_score_moves_one_peg() -> None:
    position = table(KEPT, "2S").play("5H", "5C")
    assert position.state.pegs[0] == Pegs(rear=0, front=2)
    assert position.state.pegs[1] == Pegs(rear=0, front=0)


def test_the_rear_peg_jumps_over_the_front_peg() -> None:
    """The dealer scores 2 and then 12."""
    position = table(KEPT, "2S").play("5H", "5C", "5S", "5D")
    pegs = position.state.pegs[0]
    assert (pegs.rear, pegs.front, pegs.last_score) == (2, 14, 12)


def test_a_card_that_scores_nothing_moves_no_peg() -> None:
    before = table(KEPT, "2S").play("5H", "5C", "5S", "5D")
    pegs = list(before.state.pegs)
    assert before.play("KH").state.pegs == pegs


def test_a_score_that_has_several_reasons_is_one_move() -> None:
    """Fifteen and three of a kind: eight holes at once."""
    position = table(KEPT, "2S").play("5H", "5C", "5S")
    assert position.state.pegs[1].last_score == 8


def test_the_last_move_into_the_game_hole_is_as_long_as_the_board_is() -> None:
    position = table(KEPT, "2S", scores=(0, 118)).play("5H", "5C", "5S")
    assert position.state.pegs[1] == Pegs(rear=118, front=121)


def test_partners_move_the_same_two_pegs() -> None:
    position = table(
        ["5H 2H 3H 4H", "KD QD JD 9D", "5C 8C 9C TC", "7S 8S 6S 3S"],
        "AS",
        rules=PRESETS["club-partners"],
        dealer=3,
    )
    position.play("5H", "KD")
    assert position.state.pegs[1] == Pegs(0, 2)
    assert len(position.state.pegs) == 2


@pytest.mark.parametrize(
    ("hole", "street"),
    [(0, 0), (1, 1), (30, 1), (31, 2), (60, 2), (61, 3), (90, 3), (91, 4), (120, 4), (121, 5)],
)
def test_a_street_is_thirty_holes(hole: int, street: int) -> None:
    """acc:I.6z: first street 1-30, second 31-60, third 61-90, fourth 91-120; then the game hole."""
    assert Pegs(0, hole).street == street
