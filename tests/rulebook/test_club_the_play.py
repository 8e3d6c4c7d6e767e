"""club:the-play, for two, three and four."""

import pytest

from pegout.game import Phase, view_for
from pegout.game.events import GoSaid
from pegout.rules import PRESETS, Renege, in_words
from tests.kit.builders import cards, pegged_by_each, table

THREE = ["9C TC 3C 4C", "7H 8H KH 2H", "8D 9D KD AD"]
FOUR = ["5H 6H KH QS", "TD 4D JD 2D", "5C 6C 9C 9S", "KS 7S 3S AS"]
CLUB = PRESETS["club"]


def test_left_of_the_dealer_plays_first() -> None:
    for dealer in range(3):
        assert table(THREE, "6S", rules="club", dealer=dealer).turn == (dealer + 1) % 3


def test_the_turn_goes_round_to_the_left() -> None:
    position = table(FOUR, "8D", rules="club", dealer=3)
    turns = []
    for laid in ("5H", "TD", "5C", "7S"):
        turns.append(position.turn)
        position.play(laid)
    assert turns == [0, 1, 2, 3]


def test_all_who_can_carry_on_until_nobody_can() -> None:
    """At 27 seat 0 says go; seat 1 still lays the four."""
    position = table(FOUR, "8D", rules="club", dealer=3).play("5H", "TD", "5C", "7S", "go")
    assert position.turn == 1
    assert position.play("4D").pegged()[-1] == (1, 2)


def test_the_last_to_lay_a_card_has_one_for_go() -> None:
    """Seats 2, 0 and 3 say go one after the other; seat 1 laid the last card."""
    position = table(FOUR, "8D", rules="club", dealer=3)
    position.play("5H", "TD", "5C", "7S", "go", "4D", "6C", "3S", "6H", "JD", "go", "AS", "go", "2D", "go")
    assert position.pegged()[-1] == (1, 1)
    gos = [event.seat for event in position.script.events if isinstance(event, GoSaid)]
    assert gos == [0, 2, 0, 3]


def test_who_said_go_is_not_asked_again_in_the_series() -> None:
    position = table(FOUR, "8D", rules="club", dealer=3)
    position.play("5H", "TD", "5C", "7S", "go", "4D", "6C", "3S", "6H", "JD", "go", "AS", "go", "2D")
    assert position.turn == 3  # not 2, who has said go at 25


def test_thirty_one_is_two_instead_of_one_and_never_three() -> None:
    position = table(["JC AC KC 2C", "TH KH QH 9H"], "7S", rules="club").play("TH", "JC", "KH", "AC")
    assert position.pegged() == [(0, 2)]


def test_the_left_of_the_last_card_starts_the_new_series() -> None:
    """Seat 0 made thirty-one, so seat 1 leads; then 0 lays the last card again."""
    position = table(THREE, "6S", rules="club").play("7H", "8D", "9C", "2H", "AD", "4C")
    assert (position.turn, position.state.deal.count) == (1, 0)


def test_a_leader_without_cards_is_passed_over() -> None:
    """Seat 0 lays the last card of the third series; seat 1 has none left, so seat 2 leads."""
    position = table(FOUR, "8D", rules="club", dealer=3)
    position.play("5H", "TD", "5C", "7S", "go", "4D", "6C", "3S", "6H", "JD", "go", "AS", "go", "2D", "go")
    assert position.turn == 2
    position.play("9C", "KS", "KH")
    assert position.turn == 2  # seat 1 is out of cards and is not asked
    position.play("go")
    assert (position.turn, position.state.deal.count) == (2, 0)


def test_as_hands_are_exhausted_the_others_continue() -> None:
    position = table(["KC QC JC 9C", "KH 7H AH 2H"], "5S", rules="club")
    position.play("KH", "KC", "7H", "go", "AH", "2H", "QC", "JC")
    assert position.turn == 0


def test_the_last_card_scores_one() -> None:
    position = table(["9C 8C 7C 3C", "KH QH 4H 5H"], "6S", rules="club")
    position.play("KH", "9C", "QH", "go", "8C", "4H", "7C", "5H")
    assert position.at(50, 50).play("3C").pegged()[0] == (0, 1)


@pytest.mark.parametrize(
    ("name", "points"),
    [("club", 2), ("acc", 3), ("golden-age", 3), ("portfolio", 3), ("lodge", 3), ("classic", 3)],
)
def test_a_last_card_that_makes_fifteen_scores_two_in_club_and_three_elsewhere(
    name: str, points: int
) -> None:
    """K-Q-9-2 is thirty-one; then 4, 5, ace and the last five make fifteen."""
    position = table(["QC 2C 5C 5D", "KH 9H 4H AH"], "7S", rules=name)
    position.play("KH", "QC", "9H", "2C", "4H", "5C", "AH")
    assert position.at(0, 0).play("5D").pegged()[0] == (0, points)


@pytest.mark.parametrize(("name", "points"), [("club", 2), ("acc", 3)])
def test_so_it_is_with_three(name: str, points: int) -> None:
    """T-J-K-A and Q-9-9-3 are thirty-one; then 4, 2, 4 and the last five make fifteen."""
    position = table(["KC 9C 4C 5C", "TH AH 9H 2H", "JD QD 3D 4D"], "7S", rules=name)
    position.play("TH", "JD", "KC", "AH", "QD", "9C", "9H", "3D", "4C", "2H", "4D")
    assert position.scores == (0, 4, 2)
    assert position.at(0, 0, 0).play("5C").pegged()[0] == (0, points)


def test_fifteen_for_two() -> None:
    assert pegged_by_each("8C 7D", CLUB) == [0, 2]


def test_pairs_go_by_type_not_by_value() -> None:
    assert pegged_by_each("JC QD", CLUB) == [0, 0]
    assert pegged_by_each("JC JD", CLUB) == [0, 2]


def test_pair_royal_and_double_pair_royal() -> None:
    assert pegged_by_each("3C 3D 3H 3S", CLUB) == [0, 2, 6, 12]


@pytest.mark.parametrize(
    ("laid", "length"),
    [
        ("4C 6D 5H", 3),
        ("3C 6D 5H 4S", 4),
        ("3C 6D 5H 7S 4C", 5),
        ("AC 6D 5H 2S 4C 3D", 6),
        ("AC 7D 6H 5S 2C 4D 3H", 7),
    ],
)
def test_runs_of_three_to_seven_score_a_point_a_card(laid: str, length: int) -> None:
    fifteen = 2 if laid == "4C 6D 5H" else 0
    assert pegged_by_each(laid, CLUB)[-1] == length + fifteen


def test_aces_are_low_in_runs() -> None:
    assert pegged_by_each("QC KD AH", CLUB) == [0, 0, 0]


def test_a_run_is_uninterrupted() -> None:
    assert pegged_by_each("4C 5D 9H 6S", CLUB) == [0, 0, 0, 0]


def test_double_runs_do_not_count_in_play() -> None:
    assert pegged_by_each("4C 5D 5H 6S", CLUB) == [0, 0, 2, 0]


def test_a_renege_is_for_whoever_claims_it() -> None:
    assert CLUB.renege is Renege.CLAIMANT
    (clause,) = [clause for clause in in_words(CLUB) if "renege" in clause.fields]
    assert str(clause.citation) == "club:the-play"


@pytest.mark.parametrize(
    ("combination", "earned"),
    [
        ("6C 4D 5H", [0, 0, 5]),  # fifteen with a run
        ("AC 7D 7H", [0, 0, 4]),  # fifteen with a pair
        ("KC 7D 7H 7S", [0, 0, 2, 8]),  # thirty-one with three of a kind
        ("9C 8D 7H 7S", [0, 0, 3, 4]),  # thirty-one with a pair
        ("KC 6D 7H 8S", [0, 0, 0, 5]),  # thirty-one with a run
    ],
)
def test_fifteen_and_thirty_one_are_cumulative_with_runs_and_pairs(
    combination: str, earned: list[int]
) -> None:
    assert pegged_by_each(combination, CLUB) == earned


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_cards_of_a_finished_series_are_turned_over(seat: int | None) -> None:
    """club:the-play.next-series: KC QC 9S and a go, then TH 6S 8H 7S for 31, then 3D alone."""
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules="club").play("KC", "QC", "9S")
    before = view_for(position.state, seat)
    assert (before.played, before.turned) == ((cards("QC"), cards("KC 9S")), (0, 0))
    led = view_for(position.play("go").state, seat)
    assert (led.played, led.turned) == (((), ()), (1, 2))
    second = view_for(position.play("TH", "6S", "8H").state, seat)
    assert (second.played, second.turned) == ((cards("TH 8H"), cards("6S")), (1, 2))
    after = view_for(position.play("7S").state, seat)
    assert (after.played, after.turned) == (((), ()), (3, 4))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_hands_are_seen_again_when_they_are_counted(seat: int | None) -> None:
    position = table(["QC TH 8H 3D", "KC 9S 6S 7S"], "2S", rules="club")
    position.play("KC", "QC", "9S", "go", "TH", "6S", "8H", "7S", "3D")
    view = view_for(position.state, seat)
    assert position.waits_for(Phase.SHUFFLE)
    assert (view.played, view.turned) == ((cards("QC TH 8H 3D"), cards("KC 9S 6S 7S")), (0, 0))


def test_three_players_turn_theirs_over_together() -> None:
    """7H 8D 9C are 24, 2H AD 3C make it 30; then nothing fits, and the others say go to Ann."""
    position = table(THREE, "6S", rules="club").play("7H", "8D", "9C", "2H", "AD", "3C")
    assert position.state.deal.count == 30
    assert view_for(position.state, 0).turned == (0, 0, 0)
    position.play("go", "go")
    assert view_for(position.state, 0).turned == (2, 2, 2)
    assert view_for(position.state, 0).laid == (cards("9C 3C"), cards("7H 2H"), cards("8D AD"))
