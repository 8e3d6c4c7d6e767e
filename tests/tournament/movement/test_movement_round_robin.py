"""Round robins: everybody against everybody."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.movement import InvalidField, round_robin
from tests.kit.charts import is_possible, make_ups, meetings, pairs, places, regular
from tests.kit.proofs import proof

SIZES = st.integers(2, 40)
TIMES = st.integers(1, 3)


@proof(25, 1000)
@given(SIZES, TIMES)
def test_everybody_meets_everybody_else_so_many_times(players: int, times: int) -> None:
    everybody = {(low, high) for low in range(1, players + 1) for high in range(low + 1, players + 1)}
    assert meetings(round_robin(players, times)) == dict.fromkeys(everybody, times)


@proof(25, 1000)
@given(SIZES, TIMES)
def test_nobody_is_in_two_places_and_everybody_is_in_one(players: int, times: int) -> None:
    chart = round_robin(players, times)
    assert all(is_possible(each) for each in chart.rounds)
    assert all(sorted(places(each)) == list(range(1, players + 1)) for each in chart.rounds)


@proof(25, 1000)
@given(SIZES, TIMES)
def test_it_takes_no_more_rounds_than_it_must(players: int, times: int) -> None:
    """Every pair once, at half as many tables as players."""
    tables = players // 2
    assert len(round_robin(players, times).rounds) == times * players * (players - 1) // 2 // tables


@proof(25, 1000)
@given(SIZES, TIMES)
def test_in_an_odd_field_everybody_sits_out_equally_often_and_nothing_is_missed(
    players: int, times: int
) -> None:
    chart = round_robin(players, times)
    out = [player for each in regular(chart) for player in each.sitting_out]
    wanted = times if players % 2 else 0
    assert [out.count(player) for player in range(1, players + 1)] == [wanted] * players
    assert (make_ups(chart), chart.short, chart.warnings) == ([], (), ())


def test_four_players_by_hand() -> None:
    assert [sorted(pairs([each])) for each in round_robin(4).rounds] == [
        [(1, 4), (2, 3)],
        [(1, 3), (2, 4)],
        [(1, 2), (3, 4)],
    ]


@pytest.mark.parametrize(("players", "times"), [(1, 1), (0, 1), (4, 0), (4, -2)])
def test_what_is_no_round_robin_is_refused(players: int, times: int) -> None:
    with pytest.raises(InvalidField, match="at least"):
        round_robin(players, times)
