"""A season of nine-game nights."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.standings import ACC, Row, season, standings
from tests.kit.proofs import proof
from tests.kit.standings_games import game_results, results

Night = tuple[Row, ...]


@st.composite
def nights(draw: st.DrawFn) -> Night:
    """The standings of a night to which some of eight members came."""
    members = draw(st.permutations(range(1, 9)))[: draw(st.integers(2, 8))]
    return standings(members, draw(st.lists(game_results(players=members), max_size=12)), ACC)


SEASONS = st.lists(nights(), max_size=6)


@proof(25, 1000)
@given(SEASONS)
def test_a_season_is_the_sum_of_its_nights(played: list[Night]) -> None:
    rows = season(played, ACC)
    for row in rows:
        own = [line for night in played for line in night if line.player == row.player]
        assert (row.nights, row.counted) == (len(own), len(own))
        assert row.values == (sum(line.values[0] for line in own), row.won, row.net_spread)
        assert row.average * row.nights == pytest.approx(row.values[0])
        for name in ("played", "won", "lost", "skunks_given", "skunks_taken", "spread_plus", "spread_minus"):
            assert getattr(row, name) == sum(getattr(line, name) for line in own)
    assert {row.player for row in rows} == {line.player for night in played for line in night}


@proof(25, 1000)
@given(SEASONS, st.integers(1, 6))
def test_no_other_choice_of_so_many_nights_has_more_points_than_those_that_count(
    played: list[Night], best: int
) -> None:
    for row in season(played, ACC, best):
        points = sorted(line.values[0] for night in played for line in night if line.player == row.player)
        assert row.values[0] == sum(points[-best:])
        assert row.counted == min(best, row.nights) == len(points[-best:])


@proof(25, 1000)
@given(SEASONS, st.integers(1, 6))
def test_a_place_is_one_more_than_the_number_of_those_who_have_more(played: list[Night], best: int) -> None:
    rows = season(played, ACC, best)
    for row in rows:
        assert row.place == 1 + sum(other.values > row.values for other in rows)


@proof(25, 1000)
@given(SEASONS, st.data())
def test_the_order_of_the_nights_changes_nothing(played: list[Night], data: st.DataObject) -> None:
    assert season(data.draw(st.permutations(played)), ACC, 2) == season(played, ACC, 2)


def test_the_best_two_of_three_nights_by_hand() -> None:
    played = [
        standings([1, 2], results((1, 2, 80)), ACC),
        standings([1, 2, 3], results((1, 2, 100), (2, 3, 111), (2, 1, 119)), ACC),
        standings([1, 2], results((2, 1, 120)), ACC),
    ]
    rows = season(played, ACC, best=2, places=3)
    assert [(row.place, row.player, row.values, row.nights, row.counted) for row in rows] == [
        (1, 2, (6, 3, -8), 3, 2),
        (2, 1, (5, 2, 60), 3, 2),
        (3, 3, (0, 0, -10), 1, 1),
    ]
    assert [row.why for row in rows] == ["more game points, 6 against 5", "more game points, 5 against 0", ""]
    first, second, _ = rows
    assert (first.skunks_given, first.skunks_taken, first.spread_plus, first.spread_minus) == (0, 1, 13, 62)
    assert (second.average, second.net_spread, second.skunks_given) == (5 / 3, 59, 1)


def test_members_who_are_level_share_a_place_and_need_a_play_off_where_it_matters() -> None:
    rows = season([standings([1, 2], [], ACC)], ACC, places=1)
    assert [(row.place, row.needs_playoff) for row in rows] == [(1, True), (1, True)]


def test_at_least_one_night_counts() -> None:
    with pytest.raises(ValueError, match="At least one night must count"):
        season([], ACC, best=0)
