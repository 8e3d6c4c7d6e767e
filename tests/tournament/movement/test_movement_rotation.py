"""Qualifying by rotation and club nights: so many games for any number of players."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.movement import InvalidField, club_night, rotation
from tests.kit.charts import games, is_possible, make_ups, meetings, places, regular, table_of
from tests.kit.proofs import proof

SIZES = st.integers(2, 120)
GAMES = st.integers(1, 33)


@proof(25, 1000)
@given(SIZES, GAMES)
def test_everybody_plays_the_games_promised_but_one_player_where_both_numbers_are_odd(
    players: int, number: int
) -> None:
    chart = rotation(players, number)
    played = games(chart)
    short = [player for player in range(1, players + 1) if played[player] != number]
    assert [number - played[player] for player in short] == [1] * (players * number % 2)
    assert chart.short == tuple(short)


@proof(25, 1000)
@given(SIZES, GAMES)
def test_nobody_meets_twice_while_there_are_more_players_than_games(players: int, number: int) -> None:
    chart = rotation(players, number)
    repeated = max(meetings(chart).values()) > 1
    assert repeated == (players <= number)
    assert bool(chart.warnings) == repeated


@proof(25, 1000)
@given(st.integers(2, 20), st.integers(20, 60))
def test_where_opponents_repeat_they_repeat_evenly(players: int, number: int) -> None:
    met = meetings(rotation(players, number))
    often = [met[low, high] for low in range(1, players + 1) for high in range(low + 1, players + 1)]
    assert max(often) - min(often) <= 1


@proof(25, 1000)
@given(SIZES, GAMES)
def test_nobody_is_in_two_places_and_everybody_is_in_one(players: int, number: int) -> None:
    chart = rotation(players, number)
    assert all(is_possible(each) for each in chart.rounds)
    for each in regular(chart):
        assert sorted(places(each)) == list(range(1, players + 1))
        assert len(each.sitting_out) == players % 2


@proof(25, 2000)
@given(st.integers(1, 33), st.integers(0, 40))
def test_with_as_many_tables_as_games_one_side_stays_and_the_other_moves_up(number: int, more: int) -> None:
    players = max(2, 2 * number - 1 + more)
    chart = rotation(players, number)
    last = (players + 1) // 2
    for before, after in zip(regular(chart), regular(chart)[1:], strict=False):
        moves = {
            player: ((table_of(after, player) or last) - (table_of(before, player) or last)) % last
            for player in range(1, players + 1)
        }
        assert all(move == player % 2 % last for player, move in moves.items())


@proof(25, 2000)
@given(st.integers(2, 40), st.integers(1, 33))
def test_otherwise_nobody_walks_further_than_to_the_next_table(players: int, number: int) -> None:
    chart = rotation(players, number)
    if number <= (players + 1) // 2:
        return
    for before, after in zip(regular(chart), regular(chart)[1:], strict=False):
        for player in range(1, players + 1):
            here, there = table_of(before, player), table_of(after, player)
            if here is None or there is None:  # the place without an opponent is next to table 1
                assert {here, there} == {None, 1}
            else:
                assert abs(here - there) <= 1


@proof(25, 2000)
@given(st.integers(1, 60).map(lambda half: 2 * half + 1), GAMES)
def test_who_sits_out_more_often_than_others_makes_it_up_or_is_short(players: int, number: int) -> None:
    chart = rotation(players, number)
    out = [player for each in regular(chart) for player in each.sitting_out]
    least = min(out.count(player) for player in range(1, players + 1))
    missed = sorted(player for player in set(out) if out.count(player) > least)
    assert all(out.count(player) == least + 1 for player in missed)
    assert sorted([*(player for pair in make_ups(chart) for player in pair), *chart.short]) == missed


def test_nine_players_and_nine_games_by_count() -> None:
    """Eighty-one places at tables of two: eight whole games each come first, and one game is one short."""
    chart = rotation(9, 9)
    assert sorted(games(chart).values()) == [8, 9, 9, 9, 9, 9, 9, 9, 9]
    assert len(chart.short) == 1


@proof(25, 297)
@given(st.integers(4, 300))
def test_a_club_night_is_nine_games_for_any_number_from_four_up(players: int) -> None:
    chart = club_night(players)
    played = games(chart)
    assert set(played) == set(range(1, players + 1))
    assert sorted(set(played.values())) == ([8, 9] if players % 2 else [9])
    assert len(chart.short) == players % 2


@pytest.mark.parametrize("players", [0, 1, 2, 3])
def test_fewer_than_four_are_no_club_night(players: int) -> None:
    with pytest.raises(InvalidField, match="at least 4 players"):
        club_night(players)


@pytest.mark.parametrize(("players", "number"), [(1, 9), (8, 0), (8, -1)])
def test_a_rotation_needs_two_players_and_a_game(players: int, number: int) -> None:
    with pytest.raises(InvalidField, match="A chart needs at least"):
        rotation(players, number)
