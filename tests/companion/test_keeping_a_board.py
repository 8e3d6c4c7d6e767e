"""What people do with a board, case by case."""

import pytest

from pegout.companion import (
    Back,
    Marker,
    NextDeal,
    NextGame,
    PointKind,
    Points,
    Ruled,
    Shown,
    Undo,
    tell_line,
)
from pegout.game import MatchFormat
from pegout.rules.remedies import PointsBack, PointsTo
from tests.kit.boards import Kept, a_board, hand_shown

PLAY, HAND, CRIB, HEELS, MUGGINS, PENALTY = PointKind


def doubts(board: Kept) -> tuple[str, ...]:
    return board.state.lines[-1].doubts


def test_points_beyond_the_game_hole_are_cut_off_and_said_so() -> None:
    board = a_board()
    board.enter(Points(1, 100, PLAY), Points(0, 118, PLAY), Points(0, 8, HAND))
    assert board.scores == (121, 100)
    line = board.state.lines[-1]
    assert (line.moved, line.ended) == ((3, 0), True)
    said = "Ann's hand counts eight. The game needs only three of them. Ann wins the game."
    assert tell_line(board.state, line) == said
    with pytest.raises(match="match is over"):
        board.enter(Points(0, 1, PLAY))


def test_undoing_the_winning_entry_lets_the_game_go_on() -> None:
    board = a_board()
    board.enter(Points(0, 121, PLAY))
    board.do(Undo(("c1",)))
    assert board.scores == (0, 0)
    assert board.state.lines[0].struck
    board.enter(Points(1, 4, PLAY))
    assert board.scores == (0, 4)


def test_an_entry_in_the_middle_is_struck_and_the_others_stand() -> None:
    board = a_board()
    board.enter(Points(0, 10, PLAY), Points(0, 5, HAND), Points(1, 7, HAND))
    board.do(Undo(("c2",)))
    assert board.scores == (10, 7)
    assert [line.struck for line in board.state.lines] == [False, True, False]


def test_an_entry_that_a_later_one_rests_on_is_not_struck_alone() -> None:
    board = a_board(form=MatchFormat.parse("3 games"))
    board.enter(Points(0, 121, PLAY), NextGame(1), Points(1, 2, PLAY))
    with pytest.raises(match="Entry 2 depends on it"):
        board.do(Undo(("c1",)))
    board.do(Undo(("c1", "c2")))
    assert (board.state.tally.game, board.scores) == (1, (0, 2))


def test_a_hand_by_its_cards_is_counted_by_the_rules() -> None:
    board = a_board()
    board.enter(hand_shown(1, "5H 5C 5S JD", "5D"), hand_shown(0, "2H 4H 6H 8H", "TC", crib=True))
    assert board.scores == (0, 29)


@pytest.mark.parametrize("rules", ["club", "portfolio", "classic"])
@pytest.mark.parametrize(("points", "odd"), [(18, False), (19, True), (25, True), (29, False), (30, True)])
def test_a_count_that_no_hand_has_is_entered_with_a_warning(rules: str, points: int, odd: bool) -> None:
    board = a_board(rules)
    board.enter(Points(0, points, HAND))
    assert board.scores == (points, 0)
    assert bool(doubts(board)) is odd


@pytest.mark.parametrize("rules", ["acc", "golden-age", "lodge"])
@pytest.mark.parametrize(("points", "odd"), [(19, False), (25, False), (29, False), (30, True)])
def test_where_help_is_forbidden_only_more_than_29_is_asked_about(rules: str, points: int, odd: bool) -> None:
    """acc:IX.5, golden-age:9: a question about nineteen would count for the player."""
    board = a_board(rules)
    board.enter(Points(0, points, HAND))
    assert board.scores == (points, 0)
    assert bool(doubts(board)) is odd


def test_heels_are_two_and_the_dealers() -> None:
    board = a_board()
    board.enter(Points(0, 2, HEELS))
    assert doubts(board) == ()
    board.enter(NextDeal(1), Points(0, 3, HEELS))
    assert len(doubts(board)) == 2


def test_a_deal_that_two_phones_begin_is_begun_once() -> None:
    board = a_board()
    board.enter(NextDeal(1), Points(0, 2, PLAY))
    with pytest.raises(match=r"Bob is already the dealer\."):
        board.enter(NextDeal(1))
    assert (board.state.tally.deal, board.state.tally.dealer) == (2, 1)


ONCE = "in this deal."


@pytest.mark.parametrize(
    ("made", "why"),
    [
        ((Points(1, 8, HAND), Points(1, 6, HAND)), f"This player's hand has already been counted {ONCE}"),
        (
            (hand_shown(1, "5H 5C 5S JD", "5D"), Points(1, 6, HAND)),
            f"This player's hand has already been counted {ONCE}",
        ),
        (
            (Points(1, 6, HAND), hand_shown(1, "5H 5C 5S JD", "5D")),
            f"This player's hand has already been counted {ONCE}",
        ),
        ((Points(0, 8, CRIB), Points(0, 6, CRIB)), f"This player's crib has already been counted {ONCE}"),
        ((Points(0, 2, HEELS), Points(0, 2, HEELS)), f"Heels have already been scored {ONCE}"),
        (
            (Points(0, 2, HEELS), hand_shown(1, "5H 5C 5S JD", "9D")),
            "Heels were scored, but 9♦ is not a jack.",
        ),
        (
            (hand_shown(1, "5H 5C 5S JD", "9D"), Points(0, 2, HEELS)),
            "The starter was 9♦, but heels are for a jack.",
        ),
        (
            (Points(1, 2, PLAY), hand_shown(1, "5H 5C 5S 5D", "JD")),
            "J♦ was turned, but nobody scored heels: check whether 2 are missing.",
        ),
        ((Points(0, 1, PLAY), Points(0, 32, PLAY)), "Nobody pegs 32 in the play of one deal."),
    ],
)
def test_what_comes_once_a_deal_or_never_is_entered_with_a_warning(
    made: tuple[Points | Shown, ...], why: str
) -> None:
    board = a_board()
    board.enter(*made)
    assert [line.doubts for line in board.state.lines] == [(), (why,)]


def test_what_comes_once_a_deal_comes_again_in_the_next_and_for_others() -> None:
    board = a_board()
    turned = [
        hand_shown(1, "5H 5C 5S 5D", "JD"),
        hand_shown(0, "2H 3H 4H 7C", "JD"),
        hand_shown(0, "2C 3C 4C 7D", "JD", crib=True),
    ]
    board.enter(Points(0, 2, HEELS), Points(1, 31, PLAY), *turned, NextDeal(1), Points(1, 2, HEELS))
    board.enter(Points(0, 8, HAND), Points(1, 8, HAND), Points(1, 8, CRIB))
    assert {line.doubts for line in board.state.lines} == {()}


def test_the_marker_set_right_holds_for_the_whole_deal_and_begins_none() -> None:
    board = a_board()
    board.enter(Points(1, 2, HEELS), hand_shown(0, "5H 5C 5S QD", "JD"))
    assert [bool(line.doubts) for line in board.state.lines] == [True, False]
    board.enter(Marker(0), Marker(1))
    tally = board.state.tally
    assert (tally.deal, tally.dealer, tally.next_dealer, board.scores) == (1, 1, 0, (20, 2))
    assert [(line.deal, line.dealer, line.doubts) for line in board.state.lines] == [(1, 1, ())] * 4
    said = "Bob deals this deal: the marker was wrong."
    assert tell_line(board.state, board.state.lines[-1]) == said
    board.enter(NextDeal(0), Points(0, 4, PLAY))
    assert [line.dealer for line in board.state.lines] == [1, 1, 1, 1, 0, 0]
    board.do(Undo(("c3", "c4")))
    assert [line.dealer for line in board.state.standing] == [0, 0, 0, 0]
    assert board.state.lines[0].doubts != ()
    board.enter(Marker(1))
    assert [line.dealer for line in board.state.standing] == [0, 0, 1, 1, 1]


def test_a_match_that_counts_wins_alone_does_not_say_what_a_skunk_is_worth() -> None:
    for form, worth in (("best of 3", ""), ("first to 3", "; it counts two games")):
        board = a_board(form=MatchFormat.parse(form))
        board.enter(Points(0, 121, PLAY))
        said = tell_line(board.state, board.state.lines[0])
        assert said.endswith(f"Ann wins the game; double skunk for Bob{worth}.")


def test_muggins_is_doubted_where_it_is_not_played() -> None:
    for name, odd in (("acc", True), ("portfolio", False)):
        board = a_board(name)
        board.enter(Points(0, 2, MUGGINS))
        assert bool(doubts(board)) is odd


def test_a_card_that_two_hands_show_is_doubted() -> None:
    board = a_board()
    board.enter(hand_shown(1, "5H 5C 5S JD", "5D"), hand_shown(0, "2H 4H 6H JD", "5D"))
    assert doubts(board) == ("J♦ was shown elsewhere in this deal.",)
    board.enter(NextDeal(1), hand_shown(0, "2H 4H 6H JD", "5D"))
    assert doubts(board) == ()


def test_a_penalty_at_another_price_is_doubted() -> None:
    board = a_board()
    board.enter(Points(0, 4, PENALTY, "renege"))
    assert doubts(board) == ()
    board.enter(Points(0, 3, PENALTY, "renege"))
    assert "acc:VII.3" in doubts(board)[0]
    board.enter(Back(0, 15, "false claim"))
    assert doubts(board) == ()


def test_points_back_stop_at_the_start() -> None:
    board = a_board()
    board.enter(Points(0, 10, PLAY), Back(0, 15, "false claim"))
    assert board.scores == (0, 0)
    assert board.state.lines[-1].moved == (-10, 0)


def test_a_ruling_moves_the_pegs_of_both_sides_as_one_entry_and_undo() -> None:
    board = a_board()
    board.enter(Points(0, 20, PLAY), Points(1, 30, PLAY))
    found = Ruled("Ann claimed the game.", ("acc:VIII.4b2",), back=(PointsBack(0, 15),), to=(PointsTo(1, 3),))
    board.enter(found)
    assert board.scores == (5, 33)
    told = "Ruling (acc:VIII.4b2): Ann claimed the game. Ann pegs fifteen points back. Bob pegs three points."
    assert tell_line(board.state, board.state.lines[-1]) == told
    board.do(Undo(("c3",)))
    assert board.scores == (20, 30)


def test_a_ruling_can_win_the_game() -> None:
    board = a_board()
    board.enter(Points(1, 120, PLAY), Ruled("Two for a renege.", to=(PointsTo(1, 2),)))
    outcome = board.state.tally.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.double_skunked, outcome.games) == (1, (0,), 2)


def test_skunks_count_in_a_match_as_the_rules_say() -> None:
    board = a_board(form=MatchFormat.parse("first to 3"))
    board.enter(
        Points(1, 95, PLAY), Points(0, 121, PLAY), NextGame(1), Points(1, 61, PLAY), Points(0, 121, PLAY)
    )
    assert [outcome.games for outcome in board.state.tally.games] == [1, 2]
    assert (board.state.tally.is_over, board.state.tally.winner) == (True, 0)


def test_the_club_ends_a_game_at_sixty_one_when_the_other_is_short_of_thirty_one() -> None:
    board = a_board("club")
    board.enter(Points(1, 30, PLAY), Points(0, 61, PLAY))
    outcome = board.state.tally.outcome
    assert outcome is not None
    assert outcome.ending.value == "double skunk"


def test_partners_peg_for_one_side() -> None:
    board = a_board("club-partners")
    board.enter(Points(0, 5, PLAY), Points(2, 7, PLAY), Points(3, 1, PLAY))
    assert board.scores == (12, 1)


def test_the_deal_passes_clockwise_and_the_loser_deals_the_next_game() -> None:
    board = a_board("club-3", MatchFormat.parse("3 games"))
    assert board.state.tally.next_dealer == 1
    board.enter(NextDeal(2))
    assert board.state.tally.next_dealer == 0
    board.enter(*[Points(seat, 50, PLAY) for seat in range(3)])
    board.enter(Points(0, 40, PLAY), Points(1, 45, PLAY), Points(2, 71, PLAY))
    assert board.state.tally.next_dealer == 0
