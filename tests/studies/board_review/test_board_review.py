"""The review of a board: chances from the table, averages, hands and throws."""

import pytest

from pegout.analysis import weigh_throws, win_chance
from pegout.cards import Card, parse_cards
from pegout.companion import Marker, NextDeal, PointKind, Points, Shown, Undo, write_board
from pegout.rules import PRESETS
from pegout.studies.board_review.averages import average
from pegout.studies.board_review.review import review_board, review_json
from tests.kit.boards import Kept, a_board

PLAY, HAND, CRIB, *_ = PointKind
DEALT = tuple(parse_cards("5H 5C 6D 7S JH KD"))


def a_short_game() -> Kept:
    board = a_board()
    board.enter(
        Points(1, 5, PLAY),
        Points(0, 3, PLAY),
        Shown(1, tuple(parse_cards("5H 6D 7S KD")), Card.parse("8H"), dealt=DEALT),
        Points(0, 8, HAND),
        Points(0, 4, CRIB),
        NextDeal(1),
        Points(0, 119, PLAY),
    )
    return board


def test_the_line_is_the_tables_chance_before_each_deal_and_ends_with_the_result() -> None:
    review = review_board(a_short_game().log)
    before = {one.deal: one for one in review.line if one.entry is None}
    assert before[1].chance == win_chance(0, 0, dealer=True)
    assert before[2].scores == (15, 13)
    assert before[2].chance == win_chance(15, 13, dealer=False)
    assert review.line[-1].chance == 1.0


def test_points_are_summed_by_kind_and_role_beside_what_is_average() -> None:
    sums = {(one.name, one.kind, one.role): one for one in review_board(a_short_game().log).sums}
    bob = sums["Bob", "hand", "pone"]
    assert (bob.points, bob.times, bob.average) == (8, 1, average(HAND, dealer=False))
    assert (sums["Ann", "crib", "all"].points, sums["Ann", "play", "dealer"].points) == (4, 3)


def test_who_pegged_nothing_in_the_play_has_a_row_beside_the_average_all_the_same() -> None:
    board = a_board()
    board.enter(Points(1, 5, PLAY), Points(0, 8, HAND), NextDeal(1), Points(0, 3, PLAY))
    sums = {(one.name, one.role): one for one in review_board(board.log).sums if one.kind == PLAY}
    none = sums["Ann", "dealer"]
    assert (none.points, none.times, none.mean, none.average) == (0, 1, 0.0, average(PLAY, dealer=True))
    assert {whose: one.points for whose, one in sums.items()} == {
        ("Ann", "dealer"): 0,
        ("Ann", "pone"): 3,
        ("Bob", "pone"): 5,
        ("Bob", "dealer"): 0,
    }


def test_the_review_goes_by_the_dealer_that_the_marker_was_set_right_to() -> None:
    board = a_board()
    board.enter(Points(1, 5, PLAY), Marker(1), Points(0, 8, HAND))
    review = review_board(board.log)
    assert review.line[0].chance == win_chance(0, 0, dealer=False)
    assert {(one.name, one.kind): one.role for one in review.sums if one.points} == {
        ("Bob", "play"): "dealer",
        ("Ann", "hand"): "pone",
    }


def test_the_averages_are_near_what_players_know() -> None:
    """Eight for a hand, between four and five for a crib, and the dealer pegs about one more than pone."""
    for dealer in (True, False):
        assert average(HAND, dealer=dealer) == pytest.approx(8.0, abs=0.2)
    assert average(CRIB, dealer=True) == pytest.approx(4.6, abs=0.2)
    mine, theirs = average(PLAY, dealer=True), average(PLAY, dealer=False)
    assert mine is not None
    assert theirs is not None
    assert mine - theirs == pytest.approx(1.2, abs=0.3)
    assert average(CRIB, dealer=False) is None


def test_a_throw_is_weighed_where_the_six_cards_are_given() -> None:
    (throw,) = review_board(a_short_game().log).throws
    best = weigh_throws(DEALT, dealer=False)[0]
    assert set(throw.thrown) == set(parse_cards("5C JH"))
    assert throw.best == best.thrown
    assert throw.win_lost > 0


def test_the_best_and_the_worst_hand_are_told_with_their_cards() -> None:
    review = review_board(a_short_game().log)
    assert [(one.name, one.points) for one in review.best_hands] == [("Ann", 8), ("Bob", 8)]
    assert "5♥" in review.worst_hands[1].cards


def test_what_was_struck_is_not_reviewed() -> None:
    board = a_short_game()
    board.do(Undo(("c4",)))
    assert [one.name for one in review_board(board.log).best_hands] == ["Bob"]


def test_where_nothing_can_be_told_the_review_says_so_plainly() -> None:
    three = a_board("club-3")
    three.enter(Points(0, 3, HAND))
    review = review_board(three.log)
    assert review.line == ()
    assert "two players only" in review.notes[0]
    assert review.sums[0].average is None
    long = a_board(PRESETS["acc"].override(goal=181))
    assert "181" in review_board(long.log).notes[0]


def test_a_record_is_reviewed_as_data_that_json_knows() -> None:
    found = review_json(write_board(a_short_game().log))
    assert found["throws"][0]["thrown"] == ["5C", "JH"]
    assert found["results"] == ["Ann wins the game; double skunk for Bob; it counts two games."]
