"""What people do with a board, case by case."""

from dataclasses import replace

import pytest

from pegout.cards import Card, parse_cards
from pegout.companion import (
    AskBoth,
    Back,
    BoardTerms,
    Confirm,
    Dispute,
    Marker,
    NextDeal,
    NextGame,
    Open,
    PointKind,
    Points,
    Ruled,
    Sent,
    Shown,
    Undo,
    Withdraw,
    refusal,
    tell_line,
)
from pegout.companion.penalties import penalties_of
from pegout.companion.refusal import MOST_COMMANDS
from pegout.companion.sheet import all_sheets, sheet_of
from pegout.game import MatchFormat
from pegout.refusal import IllegalCommand
from pegout.rulebook.articles import article
from pegout.rules import PRESETS
from pegout.rules.remedies import PointsBack, PointsTo
from tests.kit.boards import Kept, a_board

PLAY, HAND, CRIB, HEELS, MUGGINS, PENALTY = PointKind


def hand(seat: int, cards: str, starter: str, *, crib: bool = False, dealt: str = "") -> Shown:
    return Shown(seat, tuple(parse_cards(cards)), Card.parse(starter), crib, tuple(parse_cards(dealt or "")))


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
    board.enter(hand(1, "5H 5C 5S JD", "5D"), hand(0, "2H 4H 6H 8H", "TC", crib=True))
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
            (hand(1, "5H 5C 5S JD", "5D"), Points(1, 6, HAND)),
            f"This player's hand has already been counted {ONCE}",
        ),
        (
            (Points(1, 6, HAND), hand(1, "5H 5C 5S JD", "5D")),
            f"This player's hand has already been counted {ONCE}",
        ),
        ((Points(0, 8, CRIB), Points(0, 6, CRIB)), f"This player's crib has already been counted {ONCE}"),
        ((Points(0, 2, HEELS), Points(0, 2, HEELS)), f"Heels have already been scored {ONCE}"),
        ((Points(0, 2, HEELS), hand(1, "5H 5C 5S JD", "9D")), "Heels were scored, but 9♦ is not a jack."),
        (
            (hand(1, "5H 5C 5S JD", "9D"), Points(0, 2, HEELS)),
            "The starter was 9♦, but heels are for a jack.",
        ),
        (
            (Points(1, 2, PLAY), hand(1, "5H 5C 5S 5D", "JD")),
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
        hand(1, "5H 5C 5S 5D", "JD"),
        hand(0, "2H 3H 4H 7C", "JD"),
        hand(0, "2C 3C 4C 7D", "JD", crib=True),
    ]
    board.enter(Points(0, 2, HEELS), Points(1, 31, PLAY), *turned, NextDeal(1), Points(1, 2, HEELS))
    board.enter(Points(0, 8, HAND), Points(1, 8, HAND), Points(1, 8, CRIB))
    assert {line.doubts for line in board.state.lines} == {()}


def test_the_marker_set_right_holds_for_the_whole_deal_and_begins_none() -> None:
    board = a_board()
    board.enter(Points(1, 2, HEELS), hand(0, "5H 5C 5S QD", "JD"))
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
    board.enter(hand(1, "5H 5C 5S JD", "5D"), hand(0, "2H 4H 6H JD", "5D"))
    assert doubts(board) == ("J♦ was shown elsewhere in this deal.",)
    board.enter(NextDeal(1), hand(0, "2H 4H 6H JD", "5D"))
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


def test_where_both_confirm_an_entry_counts_at_once_and_waits_for_the_other_side() -> None:
    board = a_board(both=True)
    board.enter(Points(0, 4, PLAY), by=0)
    assert board.scores == (4, 0)
    assert list(board.state.lines[0].confirmed) == [0]
    board.do(Confirm(("c1",)), by=1)
    assert list(board.state.lines[0].confirmed) == [0, 1]


def test_an_objection_marks_the_entry_until_its_maker_undoes_it_or_it_is_withdrawn() -> None:
    board = a_board(both=True)
    board.enter(Points(0, 4, PLAY), Points(0, 6, PLAY), by=0)
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
    board.enter(Points(0, 4, PLAY), by=0)
    board.do(Confirm(("c1",)), by=1)
    board.do(Dispute("c1", "it was three"), by=1)
    assert list(board.state.lines[0].confirmed) == [0]
    board.do(Withdraw("c1"), by=1)
    assert list(board.state.lines[0].confirmed) == [0]
    board.do(Confirm(("c1",)), by=1)
    assert list(board.state.lines[0].confirmed) == [0, 1]


def test_without_the_wish_one_phone_is_enough() -> None:
    board = a_board()
    board.enter(Points(0, 4, PLAY), by=0)
    with pytest.raises(match="Nobody asked"):
        board.do(Confirm(("c1",)), by=1)
    board.do(Undo(("c1",)), by=1)
    board.do(AskBoth(on=True))
    assert board.state.both


@pytest.mark.parametrize(
    "made",
    [
        Points(2, 4, PLAY),
        Points(0, 0, PLAY),
        Points(0, 1000, HAND),
        Points(0, 2, PLAY, "renege"),
        Back(0, 0),
        Ruled(" "),
        Ruled("So.", ("nothing",)),
        Ruled("So.", to=(PointsTo(0, -2),)),
        NextDeal(5),
        Marker(2),
        NextGame(0),
        hand(0, "5H 5C 5S", "5D"),
        hand(0, "5H 5C 5S JD", "5H"),
        hand(0, "5H 5C 5S JD", "5D", dealt="5H 5C 5S JD 2H"),
        hand(0, "5H 5C 5S JD", "5D", dealt="5H 5C 5S QD 2H 3H"),
        hand(0, "5H 5C 5S JD", "5D", dealt="5H 5C 5S JD 2H 5D"),
        hand(0, "5H 5C 5S JD", "5D", crib=True, dealt="5H 5C 5S JD 2H 3H"),
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
        board.enter(Points(0, 1, PLAY))


@pytest.mark.parametrize("name", PRESETS)
def test_a_sheet_tells_its_rules_by_the_names_of_their_fields(name: str) -> None:
    sheet, rules = sheet_of(PRESETS[name]), PRESETS[name]
    for field in set(sheet.__dataclass_fields__) & set(rules.__dataclass_fields__):
        told, given = getattr(sheet, field), getattr(rules, field)
        assert told == getattr(given, "value", given)
    helped = name.startswith("club") or name in ("portfolio", "classic")
    assert sheet.impossible_hand == ((19, 25, 26, 27) if helped else ())


def test_all_presets_have_their_sheet() -> None:
    assert [sheet.rules for sheet in all_sheets().sheets] == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_every_named_penalty_cites_an_article_that_there_is(name: str) -> None:
    names = [penalty.name for penalty in penalties_of(PRESETS[name])]
    assert len(set(names)) == len(names)
    for penalty in penalties_of(PRESETS[name]):
        assert article(penalty.citation).text
