"""golden-age:4, the movement of the six games, for fields of every size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.movement import InvalidField, golden_age
from tests.kit.charts import (
    games,
    is_possible,
    make_ups,
    meetings,
    pairs,
    places,
    regular,
    table_of,
)
from tests.kit.proofs import proof

SIZES = st.integers(2, 400)
MOVING = st.integers(11, 400)
ODD_FIELDS = st.integers(3, 200).map(lambda half: 2 * half + 1)


@proof(25, 399)
@given(SIZES)
def test_everybody_plays_six_games_in_a_field_of_any_size(players: int) -> None:
    chart = golden_age(players)
    assert games(chart) == dict.fromkeys(range(1, players + 1), 6)
    assert chart.short == ()


@proof(25, 394)
@given(st.integers(7, 400))
def test_from_seven_players_up_nobody_meets_twice(players: int) -> None:
    assert set(meetings(golden_age(players)).values()) == {1}


@proof(25, 399)
@given(SIZES)
def test_nobody_is_in_two_places_and_everybody_is_in_one(players: int) -> None:
    chart = golden_age(players)
    assert all(is_possible(each) for each in chart.rounds)
    for each in regular(chart):
        assert sorted(places(each)) == list(range(1, players + 1))


@proof(25, 390)
@given(MOVING)
def test_the_first_round_seats_neighbours_by_number(players: int) -> None:
    first = golden_age(players).rounds[0]
    tables = [(seating.table, seating.first, seating.second) for seating in first.seatings]
    assert tables == [(table, 2 * table - 1, 2 * table) for table in range(1, players // 2 + 1)]


@proof(25, 390)
@given(MOVING)
def test_odd_numbers_go_one_table_up_from_the_last_to_the_first_and_even_numbers_stay(players: int) -> None:
    chart = golden_age(players)
    last = (
        players + 1
    ) // 2  # in an odd field the table without anybody who stays: sitting out is being there
    for before, after in zip(regular(chart), regular(chart)[1:], strict=False):
        for player in range(1, players + 1):
            here, there = table_of(before, player) or last, table_of(after, player) or last
            if player % 2 == 0:
                assert there == here
            else:
                assert there == (1 if here == last else here + 1)


@proof(25, 390)
@given(MOVING)
def test_six_rounds_are_played_and_make_ups_only_in_odd_fields(players: int) -> None:
    chart = golden_age(players)
    assert len(regular(chart)) == 6
    assert [len(each.sitting_out) for each in regular(chart)] == [players % 2] * 6
    assert len(make_ups(chart)) == (3 if players % 2 else 0)


@proof(25, 198)
@given(ODD_FIELDS)
def test_the_six_who_sat_out_play_in_order_first_against_second(players: int) -> None:
    chart = golden_age(players)
    out = [player for each in regular(chart) for player in each.sitting_out]
    assert make_ups(chart) == [(out[0], out[1]), (out[2], out[3]), (out[4], out[5])]
    assert len(chart.rounds) == 7


def test_twelve_players_by_hand() -> None:
    chart = golden_age(12)
    assert pairs(chart.rounds[1:2]) == [(2, 11), (1, 4), (3, 6), (5, 8), (7, 10), (9, 12)]
    assert pairs(chart.rounds[5:6]) == [(2, 3), (4, 5), (6, 7), (8, 9), (10, 11), (1, 12)]


def test_eleven_players_by_hand() -> None:
    chart = golden_age(11)
    assert [each.sitting_out for each in chart.rounds] == [(11,), (9,), (7,), (5,), (3,), (1,), ()]
    assert pairs(chart.rounds[1:2]) == [(2, 11), (1, 4), (3, 6), (5, 8), (7, 10)]
    assert make_ups(chart) == [(11, 9), (7, 5), (3, 1)]


def test_seven_players_meet_everybody_else_once() -> None:
    everybody = {(low, high) for low in range(1, 8) for high in range(low + 1, 8)}
    assert meetings(golden_age(7)) == dict.fromkeys(everybody, 1)


@pytest.mark.parametrize("players", [7, 8, 9, 10])
def test_small_fields_need_no_more_than_six_rounds_and_the_make_ups(players: int) -> None:
    assert len(regular(golden_age(players))) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_fewer_than_seven_get_a_chart_and_a_warning_that_opponents_repeat(players: int) -> None:
    chart = golden_age(players)
    assert len(chart.warnings) == 1
    assert chart.warnings[0].startswith("Opponents repeat")
    most = -(-6 // (players - 1))  # six games shared out evenly among the others, rounded up
    assert max(meetings(chart).values()) == most


@proof(25, 394)
@given(st.integers(7, 400))
def test_from_seven_players_up_there_is_no_warning(players: int) -> None:
    assert golden_age(players).warnings == ()


@pytest.mark.parametrize("players", [-1, 0, 1])
def test_nobody_can_play_alone(players: int) -> None:
    with pytest.raises(InvalidField, match=f"at least 2 players, but there are {players}"):
        golden_age(players)
