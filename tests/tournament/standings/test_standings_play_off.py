"""golden-age:12, play-offs: what is played next, and the final order."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.refusal import IllegalCommand
from pegout.tournament.standings import (
    ACC,
    GOLDEN_AGE,
    GameResult,
    Kind,
    PlayOff,
    play_off,
    settled,
    standings,
)
from tests.kit.proofs import proof
from tests.kit.standings_games import PLAYERS, many_results, results


def test_two_play_one_game() -> None:
    assert play_off([4, 9], [], GOLDEN_AGE) == PlayOff(((4, 9),), ((4, 9),))
    assert play_off([4, 9], results((9, 4, 100)), GOLDEN_AGE) == PlayOff(((9,), (4,)))


def test_a_drawn_play_off_is_played_again() -> None:
    scheme = replace(ACC, draws=True)
    drawn = GameResult(4, 9, 80, 80, 1, Kind.TIME)
    assert play_off([4, 9], [drawn], scheme).to_play == ((4, 9),)
    assert play_off([4, 9], [drawn, *results((9, 4, 100))], scheme).order == ((9,), (4,))


def test_three_play_a_round_robin_scored_like_the_event() -> None:
    first = play_off([1, 2, 3], results((1, 2, 100)), GOLDEN_AGE)
    assert first == PlayOff(((1, 2, 3),), ((1, 3), (2, 3)))
    # One win each, 131 points; besides that 1 has 110, 2 has 100 and 3 has 105 from the game lost.
    games = results((1, 2, 100), (2, 3, 105), (3, 1, 110))
    assert play_off([1, 2, 3], games, GOLDEN_AGE).order == ((1,), (3,), (2,))


LEVEL = results((1, 2, 100), (2, 3, 100), (3, 1, 100))


def test_three_who_are_still_level_play_the_round_robin_again() -> None:
    assert play_off([1, 2, 3], LEVEL, GOLDEN_AGE) == PlayOff(((1, 2, 3),), ((1, 2), (1, 3), (2, 3)))
    again = [*LEVEL, *results((1, 2, 100), (2, 3, 101), (3, 1, 102))]
    assert play_off([1, 2, 3], again, GOLDEN_AGE).order == ((1,), (3,), (2,))


def test_two_of_three_who_are_still_level_play_one_game() -> None:
    """1 wins both; 2 and 3 lose to 1 with 100 each and share their own game."""
    games = [*results((1, 2, 100), (1, 3, 100)), GameResult(2, 3, 80, 80, 3, Kind.TIME)]
    scheme = replace(GOLDEN_AGE, draws=True)
    assert play_off([1, 2, 3], games, scheme) == PlayOff(((1,), (2, 3)), ((2, 3),))
    assert play_off([1, 2, 3], [*games, *results((3, 2, 90))], scheme) == PlayOff(((1,), (3,), (2,)))


def test_places_that_do_not_matter_are_not_played_for() -> None:
    games = [*results((1, 2, 100), (1, 3, 100)), GameResult(2, 3, 80, 80, 3, Kind.TIME)]
    found = play_off([1, 2, 3], games, replace(GOLDEN_AGE, draws=True), places=1)
    assert found == PlayOff(((1,), (2, 3)))


def test_four_play_a_knock_out() -> None:
    assert play_off([1, 2, 3, 4], [], GOLDEN_AGE).to_play == ((1, 4), (2, 3))
    half = results((4, 1, 100))
    assert play_off([1, 2, 3, 4], half, GOLDEN_AGE) == PlayOff(((1, 2, 3, 4),), ((2, 3),))
    semis = results((4, 1, 100), (2, 3, 100))
    assert play_off([1, 2, 3, 4], semis, GOLDEN_AGE) == PlayOff(((4, 2), (1, 3)), ((4, 2), (1, 3)))
    assert play_off([1, 2, 3, 4], semis, GOLDEN_AGE, places=2).to_play == ((4, 2),)
    final = results((4, 1, 100), (2, 3, 100), (2, 4, 90), (3, 1, 119))
    assert play_off([1, 2, 3, 4], final, GOLDEN_AGE) == PlayOff(((2,), (4,), (3,), (1,)))


def test_five_play_a_knock_out_with_byes_for_the_first_drawn() -> None:
    assert play_off([1, 2, 3, 4, 5], [], GOLDEN_AGE, places=1).to_play == ((4, 5),)
    games = results((5, 4, 100))
    assert play_off([1, 2, 3, 4, 5], games, GOLDEN_AGE, places=1).to_play == ((1, 5), (2, 3))


def test_eight_who_play_for_four_places_leave_the_first_losers_where_they_are() -> None:
    games = results(
        (1, 8, 100), (2, 7, 100), (3, 6, 100), (4, 5, 100), (1, 4, 100), (2, 3, 100), (1, 2, 100), (4, 3, 100)
    )
    found = play_off(range(1, 9), games, GOLDEN_AGE, places=4)
    assert found == PlayOff(((1,), (2,), (4,), (3,), (8, 7, 6, 5)))
    assert len(play_off(range(1, 9), games, GOLDEN_AGE, places=5).to_play) == 2


def test_results_that_nobody_asked_for_are_given_back() -> None:
    games = results((9, 4, 100), (4, 9, 100), (4, 7, 20))
    assert play_off([4, 9], games, GOLDEN_AGE).unused == tuple(games[1:])


def test_a_result_that_cannot_stand_is_refused() -> None:
    with pytest.raises(IllegalCommand, match="Play-off, 4 against 9: Enter 121"):
        play_off([4, 9], [GameResult(4, 9, 120, 90, 1)], GOLDEN_AGE)


@pytest.mark.parametrize("tied", [(), (5,)])
def test_nobody_and_one_alone_have_nothing_to_play(tied: tuple[int, ...]) -> None:
    assert play_off(tied, [], GOLDEN_AGE) == PlayOff((tied,))


def test_nobody_waits_for_those_who_have_left() -> None:
    assert play_off([4, 9], [], GOLDEN_AGE, gone=[4]) == PlayOff(((9,), (4,)))
    assert play_off([4, 9], [], GOLDEN_AGE, gone=[4, 9]) == PlayOff(((4, 9),))
    assert play_off([1, 2, 3, 4], [], GOLDEN_AGE, gone=[2, 4]) == PlayOff(((1, 3), (2, 4)), ((1, 3),))


def test_who_leaves_in_the_middle_of_a_play_off_loses_what_is_left_of_it() -> None:
    won_one = results((1, 2, 100))
    assert play_off([1, 2, 3], won_one, GOLDEN_AGE, gone=[1]).to_play == ((2, 3),)
    found = play_off([1, 2, 3], [*won_one, *results((3, 2, 100))], GOLDEN_AGE, gone=[1])
    assert found.order == ((3,), (2,), (1,))  # twice 100 points against 121 and 10 for one game won


def test_who_has_left_stands_behind_those_who_are_level_and_still_there() -> None:
    rows = standings([1, 2, 3], results((1, 2, 100), (2, 1, 100)), GOLDEN_AGE, places=1)
    assert [(row.player, row.place) for row in rows] == [(1, 1), (2, 1), (3, 3)]
    found = settled(rows, [], GOLDEN_AGE, 1, gone=[1])
    assert found.to_play == ()
    assert [(row.player, row.place, row.needs_playoff) for row in found.rows] == [
        (2, 1, False),
        (1, 2, False),
        (3, 3, False),
    ]
    assert found.rows[0].why == "the other has left"


@st.composite
def whole_play_offs(draw: st.DrawFn) -> tuple[int, int, list[GameResult], PlayOff]:
    """So many tied and so many places, with everything played that was asked for, in any order."""
    tied = draw(st.integers(2, 12))
    games: list[GameResult] = []
    places = draw(st.integers(1, tied))
    while (found := play_off(range(1, tied + 1), games, GOLDEN_AGE, places)).to_play and len(games) < 60:
        first, second = draw(st.sampled_from(found.to_play))
        winner, loser = draw(st.sampled_from([(first, second), (second, first)]))
        games += results((winner, loser, draw(st.integers(95, 120))))
    return tied, places, games, found


@proof(25, 1000)
@given(whole_play_offs())
def test_playing_what_is_asked_for_separates_the_places_that_matter(
    case: tuple[int, int, list[GameResult], PlayOff],
) -> None:
    tied, places, games, found = case
    if not found.is_over:  # a round robin of three may stay level for long
        assert len(games) == 60
        return
    assert sorted(player for group in found.order for player in group) == list(range(1, tied + 1))
    assert all(len(group) == 1 for group in found.order[:places])
    assert found.unused == ()


@proof(25, 1000)
@given(whole_play_offs())
def test_the_winner_of_a_knock_out_lost_no_game_and_everybody_else_lost_one(
    case: tuple[int, int, list[GameResult], PlayOff],
) -> None:
    tied, _, games, found = case
    if tied < 4 or not found.is_over:
        return
    losers = {game.loser for game in games}
    assert losers == set(range(1, tied + 1)) - set(found.order[0])


@proof(25, 1000)
@given(many_results(), st.integers(0, 8), st.data())
def test_play_offs_change_the_order_of_the_tied_and_no_figures(
    games: list[GameResult], places: int, data: st.DataObject
) -> None:
    rows = standings(PLAYERS, games[:4], GOLDEN_AGE, places)
    played: list[GameResult] = []
    while (found := settled(rows, played, GOLDEN_AGE, places)).to_play and len(played) < 60:
        first, second = data.draw(st.sampled_from(found.to_play))
        played += results((first, second, data.draw(st.integers(95, 120))))
    kept = {row.player: row for row in rows}
    for row in found.rows:
        before = kept.pop(row.player)
        assert replace(row, place=before.place, why=before.why, needs_playoff=before.needs_playoff) == before
    assert kept == {}
    assert [row.values for row in found.rows] == sorted((row.values for row in rows), reverse=True)
    if not found.to_play:
        assert not any(row.needs_playoff for row in found.rows)
        assert [row.place for row in found.rows if row.place <= places] == list(range(1, min(places, 8) + 1))


def test_a_settled_table_says_that_a_play_off_decided() -> None:
    rows = standings([1, 2, 3], results((1, 3, 100), (2, 3, 100)), ACC, places=1)
    before = settled(rows, [], ACC, 1)
    assert (before.rows, before.to_play) == (rows, ((1, 2),))
    after = settled(rows, results((2, 1, 90)), ACC, 1)
    assert [(row.place, row.player, row.why, row.needs_playoff) for row in after.rows] == [
        (1, 2, "the play-off", False),
        (2, 1, "more game points, 2 against 0", False),
        (3, 3, "", False),
    ]
    assert after.to_play == ()


def test_only_as_many_of_the_tied_are_separated_as_there_are_places_left() -> None:
    """1, 2 and 3 have their places; 4 to 7 are level, and one place is left for them."""
    games = results((1, 8, 100), (1, 8, 100), (1, 8, 100), (2, 8, 100), (2, 8, 100), (3, 8, 100))
    rows = standings(range(1, 9), games, ACC, places=4)
    semis = results((4, 7, 100), (5, 6, 100))
    assert settled(rows, semis, ACC, 4).to_play == ((4, 5),)
    after = settled(rows, [*semis, *results((5, 4, 100))], ACC, 4)
    assert [(row.place, row.player) for row in after.rows] == [
        (1, 1), (2, 2), (3, 3), (4, 5), (5, 4), (6, 7), (6, 6), (8, 8)
    ]  # fmt: skip
    assert after.to_play == ()
    assert [row.why for row in after.rows][
        5
    ] == "level in everything, 0 game points, 0 games won, +0 net spread"


@proof(25, 1000)
@given(st.data())
def test_whenever_people_leave_the_others_are_separated_and_nobody_gone_is_asked_to_play(
    data: st.DataObject,
) -> None:
    tied = data.draw(st.integers(2, 10))
    places = data.draw(st.integers(1, tied))
    games: list[GameResult] = []
    gone: set[int] = set()
    for _ in range(60):
        found = play_off(range(1, tied + 1), games, GOLDEN_AGE, places, gone)
        assert not gone.intersection(player for pair in found.to_play for player in pair)
        assert sorted(player for group in found.order for player in group) == list(range(1, tied + 1))
        if found.is_over:
            there = [group for group in found.order[:places] if not gone.issuperset(group)]
            assert all(len(group) == 1 for group in there)
            return
        first, second = data.draw(st.sampled_from(found.to_play))
        if data.draw(st.integers(0, 3)) == 0:
            gone.add(first)
        else:
            games += results((first, second, data.draw(st.integers(95, 120))))
