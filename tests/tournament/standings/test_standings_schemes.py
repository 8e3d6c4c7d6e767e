"""What single games are worth under each scheme, and which results can stand at all."""

from dataclasses import replace

import pytest
from hypothesis import given

from pegout.refusal import IllegalCommand
from pegout.tournament.standings import (
    ACC,
    GOLDEN_AGE,
    SCHEMES,
    WINS,
    GameResult,
    Kind,
    Scheme,
    forfeit,
    refusal,
    standings,
)
from tests.kit.proofs import proof
from tests.kit.standings_games import game_results, results

WORTHS = [
    # scheme, the loser's points, the winner's score, the loser's score, a skunk
    (GOLDEN_AGE, 120, 131, 120, False),
    (GOLDEN_AGE, 91, 131, 91, False),
    (GOLDEN_AGE, 90, 141, 90, True),
    (GOLDEN_AGE, 61, 141, 61, True),
    (GOLDEN_AGE, 60, 161, 60, True),
    (GOLDEN_AGE, 0, 161, 0, True),
    (ACC, 91, 2, 0, False),
    (ACC, 90, 3, 0, True),
    (ACC, 61, 3, 0, True),
    (ACC, 60, 3, 0, True),
    (WINS, 91, 1, 0, False),
    (WINS, 60, 1, 0, True),
    (replace(ACC, double_skunk=4), 60, 4, 0, True),
    (replace(ACC, skunk_below=0, double_skunk_below=0), 5, 2, 0, False),
    (replace(ACC, skunk_below=0, double_skunk=4), 60, 4, 0, True),
    (replace(ACC, skunk_below=81), 80, 3, 0, True),
    (replace(ACC, skunk_below=81), 81, 2, 0, False),
]


@pytest.mark.parametrize(("scheme", "points", "winner", "loser", "skunk"), WORTHS)
def test_a_game_is_worth_what_the_scheme_says(
    scheme: Scheme, points: int, winner: int, loser: int, skunk: bool
) -> None:
    first, second = standings([1, 2], results((2, 1, points)), scheme)
    assert (first.player, second.player) == (2, 1)
    assert (first.values[0], second.values[0]) == (winner, loser)
    assert (first.skunks_given, first.skunks_taken) == (skunk, 0)
    assert (second.skunks_given, second.skunks_taken) == (0, skunk)
    assert (first.spread_plus, second.spread_minus) == (121 - points, 121 - points)


def test_a_forfeit_is_won_by_ten_and_pegs_nothing_for_who_forfeits() -> None:
    """acc:XI.4; the 111 are written for the spread and were never pegged."""
    rows = standings([1, 2], [forfeit(1, 2, 3)], GOLDEN_AGE)
    assert [(row.values, row.won, row.lost, row.net_spread) for row in rows] == [
        ((131,), 1, 0, 10),
        ((0,), 0, 1, -10),
    ]


def test_an_event_may_count_the_points_of_who_forfeits() -> None:
    rows = standings([1, 2], [forfeit(1, 2, 3)], replace(GOLDEN_AGE, forfeiter_adds_points=True))
    assert [row.values for row in rows] == [((131,)), ((111,))]


def test_the_clock_skunks_nobody() -> None:
    rows = standings([1, 2], [GameResult(1, 2, 40, 100, 1, Kind.TIME)], ACC)
    assert [(row.player, row.values, row.skunks_given) for row in rows] == [
        (2, (2, 1, 60), 0),
        (1, (0, 0, -60), 0),
    ]


def test_a_drawn_game_counts_for_both_where_the_event_allows_it() -> None:
    drawn = [GameResult(1, 2, 80, 80, 1, Kind.TIME)]
    rows = standings([1, 2], drawn, replace(ACC, draws=True, draw=1))
    assert [(row.place, row.values, row.drawn, row.won) for row in rows] == [(1, (1, 0, 0), 1, 0)] * 2
    with pytest.raises(IllegalCommand, match="no drawn games"):
        standings([1, 2], drawn, ACC)


REFUSED = [
    (GameResult(1, 1, 121, 90, 1), "cannot play player 1"),
    (GameResult(1, 2, 120, 90, 1), "Enter 121 points for the winner"),
    (GameResult(1, 2, 122, 90, 1), "Enter 121 points for the winner"),
    (GameResult(1, 2, 121, 121, 1), "Enter 121 points for the winner"),
    (GameResult(1, 2, -1, 121, 1), "Enter 121 points for the winner"),
    (GameResult(1, 2, 121, 110, 1, Kind.FORFEIT), "Enter a forfeit as 121-111"),
    (GameResult(1, 2, 121, 90, 1, Kind.TIME), "fewer than 121 points on both sides"),
    (GameResult(1, 2, -1, 90, 1, Kind.TIME), "fewer than 121 points on both sides"),
    (GameResult(1, 2, 90, 90, 1, Kind.TIME), "no drawn games"),
]


@pytest.mark.parametrize(("result", "words"), REFUSED)
def test_a_result_that_cannot_stand_is_refused_with_what_to_do(result: GameResult, words: str) -> None:
    why = refusal(result, ACC)
    assert why is not None
    assert words in why.message
    with pytest.raises(IllegalCommand, match=f"^Round 1, {result.first} against {result.second}: "):
        standings([1, 2], [result], ACC)


def test_a_player_who_is_not_in_the_field_is_named() -> None:
    with pytest.raises(IllegalCommand, match="player 9 is not in the field"):
        standings([1, 2], results((1, 9, 100)), ACC)
    with pytest.raises(IllegalCommand, match="player 8 is not in the field"):
        standings([1, 2], results((8, 2, 100)), ACC)


@proof(25, 1000)
@given(game_results())
def test_the_winner_is_who_has_more_points_from_either_side(result: GameResult) -> None:
    turned = GameResult(
        result.second, result.first, result.second_points, result.first_points, result.round, result.kind
    )
    more = result.first if result.first_points > result.second_points else result.second
    assert result.winner == turned.winner == more
    assert {result.winner, result.loser} == {result.first, result.second}
    assert all(refusal(each, scheme) is None for each in (result, turned) for scheme in SCHEMES.values())


def test_a_drawn_game_has_neither_winner_nor_loser() -> None:
    drawn = GameResult(1, 2, 80, 80, 1, Kind.TIME)
    assert (drawn.winner, drawn.loser) == (None, None)
