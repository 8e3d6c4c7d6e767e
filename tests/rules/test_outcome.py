"""What a finished game is worth."""

import pytest

from pegout.rules import PRESETS, Ending, Opponents, ends_early, forfeited, outcome_of
from tests.kit.builders import ACC

CLUB, CLUB_THREE, CLUB_FOUR = PRESETS["club"], PRESETS["club-3"], PRESETS["club-4"]

LINES = [
    # preset, the loser's score, skunked, double skunked, games, bonus
    ("acc", 91, False, False, 1, 0),
    ("acc", 90, True, False, 2, 0),
    ("acc", 61, True, False, 2, 0),
    ("acc", 60, False, True, 2, 0),
    ("golden-age", 91, False, False, 1, 10),
    ("golden-age", 90, True, False, 1, 20),
    ("golden-age", 61, True, False, 1, 20),
    ("golden-age", 60, False, True, 1, 40),
    ("club", 91, False, False, 1, 0),
    ("club", 90, True, False, 2, 0),
    ("club", 61, True, False, 2, 0),
    ("club", 60, True, False, 2, 0),
    ("portfolio", 90, False, False, 1, 0),
    ("portfolio", 61, False, False, 1, 0),
    ("portfolio", 60, False, True, 2, 0),
    ("lodge", 90, False, False, 1, 0),
    ("lodge", 60, False, False, 1, 0),
    ("lodge", 0, False, False, 1, 0),
    ("classic", 90, False, False, 1, 0),
    ("classic", 60, False, False, 1, 0),
    ("classic", 0, False, False, 1, 0),
]


@pytest.mark.parametrize(("name", "loser", "skunk", "double", "games", "bonus"), LINES)
@pytest.mark.parametrize("winner", [0, 1])
def test_the_skunk_lines_lie_exactly_where_the_book_draws_them(
    name: str, loser: int, skunk: bool, double: bool, games: int, bonus: int, winner: int
) -> None:
    scores = (121, loser) if winner == 0 else (loser, 121)
    outcome = outcome_of(scores, winner, PRESETS[name], Ending.PEGGED_OUT)
    assert outcome.skunked == ((1 - winner,) if skunk else ())
    assert outcome.double_skunked == ((1 - winner,) if double else ())
    assert (outcome.games, outcome.bonus) == (games, bonus)
    assert outcome.winner == winner


def test_a_skunk_is_a_margin_of_thirty_one_and_a_double_of_sixty_one() -> None:
    """acc:I.6q-r speak of margins: with 121 for the winner they are the same lines."""
    for loser in range(121):
        outcome = outcome_of((121, loser), 0, ACC, Ending.PEGGED_OUT)
        assert bool(outcome.skunked or outcome.double_skunked) == (121 - loser >= 31)
        assert bool(outcome.double_skunked) == (121 - loser >= 61)


def test_the_spread_of_two_is_the_margin() -> None:
    outcome = outcome_of((121, 97), 0, ACC, Ending.PEGGED_OUT)
    assert (outcome.spread(0), outcome.spread(1)) == (24, -24)


def test_the_spread_of_several_is_the_distance_to_the_winner_and_adds_up_to_nought() -> None:
    outcome = outcome_of((100, 121, 90, 110), 1, CLUB_FOUR, Ending.PEGGED_OUT)
    assert [outcome.spread(side) for side in range(4)] == [-21, 63, -31, -11]


@pytest.mark.parametrize(
    ("scores", "ended"),
    [((61, 30), True), ((60, 30), False), ((61, 31), False), ((62, 0), True), ((30, 61), False)],
)
def test_two_end_early_at_61_against_less_than_31(scores: tuple[int, int], ended: bool) -> None:
    assert ends_early(scores, 0, CLUB) is ended


@pytest.mark.parametrize(
    ("scores", "ended"),
    [((61, 30, 30), True), ((61, 31, 30), False), ((61, 30, 31), False), ((60, 0, 0), False)],
)
def test_three_end_early_only_if_every_opponent_is_short(scores: tuple[int, ...], ended: bool) -> None:
    assert ends_early(scores, 0, CLUB_THREE) is ended


@pytest.mark.parametrize(
    ("scores", "ended"), [((30, 30, 61, 30), True), ((30, 31, 61, 30), False), ((0, 0, 60, 0), False)]
)
def test_four_end_early_only_if_every_opponent_is_short(scores: tuple[int, ...], ended: bool) -> None:
    assert ends_early(scores, 2, CLUB_FOUR) is ended


def test_a_table_may_agree_that_one_short_opponent_is_enough() -> None:
    house = CLUB_THREE.override(early_end_needs=Opponents.ANY)
    assert ends_early((61, 31, 30), 0, house)
    assert not ends_early((61, 31, 31), 0, house)


@pytest.mark.parametrize("name", ["acc", "golden-age", "portfolio", "lodge", "classic"])
def test_other_books_know_no_early_end(name: str) -> None:
    assert not ends_early((120, 0), 0, PRESETS[name])


def test_an_early_end_is_a_double_skunk_worth_two() -> None:
    outcome = outcome_of((61, 30, 12), 0, CLUB_THREE, Ending.EARLY)
    assert outcome.double_skunked == (1, 2)
    assert outcome.skunked == ()
    assert outcome.games == 2


def test_each_opponent_under_the_line_is_skunked_separately() -> None:
    outcome = outcome_of((121, 90, 91, 35), 0, CLUB_FOUR, Ending.PEGGED_OUT)
    assert outcome.skunked == (1, 3)
    assert outcome.games == 2


def test_the_game_is_worth_two_if_any_was_skunked_and_one_if_none() -> None:
    assert outcome_of((121, 91, 90), 0, CLUB_THREE, Ending.PEGGED_OUT).games == 2
    assert outcome_of((121, 91, 91), 0, CLUB_THREE, Ending.PEGGED_OUT).games == 1


def test_a_table_may_agree_that_all_must_be_skunked() -> None:
    house = CLUB_THREE.override(skunk_needs=Opponents.EVERY)
    assert outcome_of((121, 91, 90), 0, house, Ending.PEGGED_OUT).games == 1
    assert outcome_of((121, 90, 90), 0, house, Ending.PEGGED_OUT).games == 2


def test_a_game_ended_by_the_clock_has_no_skunk() -> None:
    outcome = outcome_of((70, 20), 0, ACC, Ending.TIME)
    assert (outcome.skunked, outcome.double_skunked, outcome.games) == ((), (), 1)


BONUS = CLUB.override(win_bonus=10, early_end_at=61, early_end_under=31, early_end_games=2)


def test_a_win_has_its_bonus_by_the_clock_by_a_ruling_and_before_the_end() -> None:
    assert outcome_of((50, 40), 0, BONUS, Ending.TIME).bonus == 10
    assert forfeited((60, 12), 0, BONUS).bonus == 10
    early = outcome_of((61, 30), 0, BONUS, Ending.EARLY)
    assert (early.double_skunked, early.games, early.bonus) == ((1,), 2, 10)


def test_only_those_short_of_the_hole_are_double_skunked_by_an_early_end() -> None:
    three = CLUB_THREE.override(early_end_at=61, early_end_under=31, early_end_needs=Opponents.ANY)
    assert outcome_of((61, 31, 30), 0, three, Ending.EARLY).double_skunked == (2,)


@pytest.mark.parametrize(
    ("scores", "loser", "winner"),
    [((80, 30, 20), 0, 1), ((80, 20, 30), 0, 2), ((30, 30, 80), 2, 0), ((50, 10, 50), 1, 2)],
)
def test_acc_xi_4_a_lost_game_goes_to_the_best_of_the_others_then_to_the_left(
    scores: tuple[int, ...], loser: int, winner: int
) -> None:
    lost = forfeited(scores, loser, CLUB_THREE)
    assert lost.winner == winner
    assert (lost.scores[winner], lost.scores[loser]) == (121, 111)
