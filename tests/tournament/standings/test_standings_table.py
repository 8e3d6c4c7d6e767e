"""The standings as a whole: order, shared places, sums and explanations."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.standings import ACC, GOLDEN_AGE, SCHEMES, WINS, GameResult, Kind, Scheme, standings
from tests.kit.proofs import proof
from tests.kit.standings_games import PLAYERS, many_results, results

DRAWS = {name: replace(scheme, draws=True, draw=1) for name, scheme in SCHEMES.items()}


def figures(player: int, games: list[GameResult], scheme: Scheme) -> tuple[int, ...]:
    """The player's measures worked out game by game from the rules, not from running sums."""
    score = won = spread = 0
    for game in games:
        if player not in (game.first, game.second):
            continue
        mine, other = game.first_points, game.second_points
        if game.second == player:
            mine, other = other, mine
        spread += mine - other
        won += mine > other
        if mine == other:
            score += 1
        elif mine > other:
            skunked = game.kind is Kind.PLAYED
            bonus = {"golden-age": (10, 20, 40), "acc": (2, 3, 3), "wins": (1, 1, 1)}[scheme.name]
            score += bonus[2 if skunked and other <= 60 else 1 if skunked and other <= 90 else 0]
        if scheme.name == "golden-age" and not (game.kind is Kind.FORFEIT and mine < other):
            score += mine
    return {"golden-age": (score,), "acc": (score, won, spread), "wins": (score, spread)}[scheme.name]


@proof(25, 2000)
@given(many_results(draws=True), st.sampled_from(sorted(DRAWS)))
def test_every_figure_is_what_the_rules_give_game_by_game(games: list[GameResult], name: str) -> None:
    rows = standings(PLAYERS, games, DRAWS[name])
    assert {row.player: row.values for row in rows} == {
        player: figures(player, games, DRAWS[name]) for player in PLAYERS
    }


@proof(25, 2000)
@given(many_results(draws=True))
def test_spread_skunks_and_games_cancel_out_over_the_field(games: list[GameResult]) -> None:
    rows = standings(PLAYERS, games, DRAWS["acc"])
    assert sum(row.net_spread for row in rows) == 0
    assert sum(row.skunks_given for row in rows) == sum(row.skunks_taken for row in rows)
    assert sum(row.won for row in rows) == sum(row.lost for row in rows)
    assert sum(row.played for row in rows) == 2 * len(games)
    assert all(row.played == row.won + row.lost + row.drawn for row in rows)


@proof(25, 2000)
@given(many_results(), st.sampled_from(sorted(SCHEMES)))
def test_a_place_is_one_more_than_the_number_of_those_who_have_more(
    games: list[GameResult], name: str
) -> None:
    rows = standings(PLAYERS, games, SCHEMES[name])
    for row in rows:
        assert row.place == 1 + sum(other.values > row.values for other in rows)
    assert [(row.place, row.player) for row in rows] == sorted((row.place, row.player) for row in rows)


@proof(25, 1000)
@given(many_results(), st.data())
def test_the_order_in_which_results_and_players_come_changes_nothing(
    games: list[GameResult], data: st.DataObject
) -> None:
    shuffled, players = data.draw(st.permutations(games)), data.draw(st.permutations(PLAYERS))
    assert standings(PLAYERS, games, ACC) == standings(players, shuffled, ACC)


@proof(25, 2000)
@given(many_results(), st.integers(0, 8))
def test_a_play_off_is_needed_exactly_where_a_shared_place_matters(
    games: list[GameResult], places: int
) -> None:
    rows = standings(PLAYERS, games, ACC, places)
    taken = [row.place for row in rows]
    for row in rows:
        assert row.needs_playoff == (taken.count(row.place) > 1 and row.place <= places)


@proof(25, 2000)
@given(many_results())
def test_the_explanation_names_the_first_measure_that_differs(games: list[GameResult]) -> None:
    rows = standings(PLAYERS, games, ACC)
    for row, below in pairwise(rows):
        if row.values[0] != below.values[0]:
            assert row.why == f"more game points, {row.values[0]} against {below.values[0]}"
        elif row.won != below.won:
            assert row.why == f"more games won, {row.won} against {below.won}"
        elif row.net_spread != below.net_spread:
            assert row.why == f"more net spread, {row.net_spread:+d} against {below.net_spread:+d}"
        else:
            assert row.why.startswith("level in everything, ")
    assert rows[-1].why == ""


def test_a_qualifying_by_hand() -> None:
    """1 has a skunk and a win, 2 two wins, 3 a skunk and a win with less spread, 4 nothing."""
    games = results((1, 4, 80), (2, 4, 100), (1, 2, 120), (3, 4, 85), (2, 3, 111), (3, 1, 119))
    rows = standings([1, 2, 3, 4], games, ACC, places=2)
    assert [(row.place, row.player, row.values) for row in rows] == [
        (1, 1, (5, 2, 40)),
        (2, 3, (5, 2, 28)),
        (3, 2, (4, 2, 30)),
        (4, 4, (0, 0, -98)),
    ]
    assert [row.why for row in rows] == [
        "more net spread, +40 against +28",
        "more game points, 5 against 4",
        "more game points, 4 against 0",
        "",
    ]


def test_six_golden_age_games_by_hand() -> None:
    games = results((1, 2, 95), (1, 2, 88), (2, 1, 60), (2, 1, 120), (1, 2, 100), (2, 1, 91))
    first, second = standings([1, 2], games, GOLDEN_AGE)
    assert (first.player, first.values) == (2, (363 + 95 + 88 + 100 + 40 + 10 + 10,))
    assert (second.player, second.values) == (1, (363 + 60 + 120 + 91 + 10 + 20 + 10,))
    assert first.why == "more points, 706 against 674"
    assert (first.skunks_given, first.skunks_taken) == (1, 1)


def test_players_without_a_game_share_the_last_place() -> None:
    rows = standings([3, 1, 2], [], WINS, places=1)
    assert [(row.place, row.player, row.played) for row in rows] == [(1, 1, 0), (1, 2, 0), (1, 3, 0)]
    assert [row.why for row in rows] == [
        "level in everything, 0 wins, +0 net spread; a play-off decides"
    ] * 2 + [""]


@pytest.mark.parametrize("name", sorted(SCHEMES))
def test_nobody_gives_empty_standings(name: str) -> None:
    assert standings([], [], SCHEMES[name]) == ()
