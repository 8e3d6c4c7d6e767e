"""The cross-check: sums that cancel out, and cards that say the same."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.standings import (
    ACC,
    GameResult,
    ScoreEntry,
    check_cards,
    check_results,
    check_rows,
    forfeit,
    standings,
)
from tests.kit.proofs import proof
from tests.kit.standings_games import PLAYERS, many_results, results, rounds_of_results


def cards(games: list[GameResult]) -> list[ScoreEntry]:
    """Both players' entries of every game."""
    first = [
        ScoreEntry(game.first, game.second, game.first_points, game.second_points, game.round, game.kind)
        for game in games
    ]
    second = [
        ScoreEntry(game.second, game.first, game.second_points, game.first_points, game.round, game.kind)
        for game in games
    ]
    return first + second


@proof(25, 1000)
@given(rounds_of_results(), st.data())
def test_cards_of_the_same_games_in_any_order_fit(games: list[GameResult], data: st.DataObject) -> None:
    assert check_cards(data.draw(st.permutations(cards(games))), ACC) == ()
    assert check_results(games, ACC) == ()


@st.composite
def damaged(draw: st.DrawFn) -> tuple[list[ScoreEntry], ScoreEntry, ScoreEntry]:
    """Cards with one loser's score written wrongly on one of them: the entry as it was and as it is."""
    entries = cards(draw(rounds_of_results()))
    place = draw(st.integers(0, len(entries) - 1))
    entry = entries[place]
    low = min(entry.points, entry.opponent_points)
    wrong = draw(st.integers(0, 120).filter(lambda points: points != low))
    mine = entry.points == low
    written = replace(entry, points=wrong) if mine else replace(entry, opponent_points=wrong)
    return [*entries[:place], written, *entries[place + 1 :]], entry, written


@proof(25, 1000)
@given(damaged())
def test_one_wrong_score_on_one_card_is_found_with_both_players(
    case: tuple[list[ScoreEntry], ScoreEntry, ScoreEntry],
) -> None:
    entries, entry, written = case
    found = check_cards(entries, ACC)
    both = {entry.player, entry.opponent}
    assert found
    assert all(set(each.players) == both for each in found)
    assert found[0].words.startswith(f"Round {entry.round}: Player ")
    off = (written.points - written.opponent_points) - (entry.points - entry.opponent_points)
    assert f"Net spread adds up to {off:+d} instead of 0" in found[1].words
    assert all(f"player {player}" in each.words.lower() for each in found for player in both)


@proof(25, 1000)
@given(damaged())
def test_skunks_that_do_not_cancel_out_are_found(
    case: tuple[list[ScoreEntry], ScoreEntry, ScoreEntry],
) -> None:
    entries, entry, written = case
    crossed = (min(entry.points, entry.opponent_points) < 91) != (
        min(written.points, written.opponent_points) < 91
    )
    words = [each.words for each in check_cards(entries, ACC)]
    assert any("Skunks given come to" in each for each in words) == crossed


@proof(25, 1000)
@given(rounds_of_results(), st.data())
def test_a_card_with_a_game_missing_is_found_with_both_players(
    games: list[GameResult], data: st.DataObject
) -> None:
    entries = cards(games)
    lost = data.draw(st.sampled_from(entries))
    found = check_cards([entry for entry in entries if entry is not lost], ACC)
    words = f"player {lost.player} has no such game."
    assert found[0].words.endswith(words)
    assert set(found[0].players) == {lost.player, lost.opponent}
    assert any("Games won come to" in each.words for each in found)


def test_an_entry_written_twice_is_found() -> None:
    entries = cards(results((1, 2, 100)))
    found = [each.words for each in check_cards([*entries, entries[0]], ACC)]
    assert found[:2] == [
        "Round 1: Player 1 plays against player 2 and player 2.",
        "Round 1: Player 1 has 121-100 against player 2, but player 2 has no such game.",
    ]


def test_two_games_of_the_same_two_fit_where_games_belong_to_no_round() -> None:
    entries = cards([GameResult(1, 2, 121, 100, 0), GameResult(1, 2, 90, 121, 0)])
    assert check_cards(entries, ACC) == ()
    assert check_cards(entries[::-1], ACC) == ()
    assert next(iter(check_cards(entries[:3], ACC))).words == (
        "Player 1 has 90-121 against player 2, but player 2 has no such game."
    )


def test_a_score_that_cannot_be_is_found_though_both_wrote_it() -> None:
    found = check_cards(cards([GameResult(1, 2, 120, 100, 3)]), ACC)
    assert [each.players for each in found] == [(1, 2), (2, 1)]
    assert found[0].words.startswith("Round 3: Player 1 against player 2 cannot be 120-100. Enter 121 points")


def test_who_wrote_their_own_number_as_opponent_is_found_once_and_in_the_sums() -> None:
    found = check_cards([ScoreEntry(4, 4, 121, 100, 1)], ACC)
    assert [each.players for each in found] == [(4, 4), (4,), (4,)]


def test_players_are_called_by_their_names_where_these_are_known() -> None:
    names = {1: "Ann", 2: "Bob"}
    found = check_cards(cards(results((1, 2, 100)))[:1], ACC, names.__getitem__)
    assert [each.words for each in found] == [
        "Round 1: Ann has 121-100 against Bob, but Bob has no such game.",
        "Net spread adds up to +21 instead of 0: ask Ann and Bob.",
        "Games won come to 1, but games lost to 0: ask Ann and Bob.",
    ]


def test_two_games_in_one_round_are_found_among_shared_results() -> None:
    games = [GameResult(1, 2, 121, 100, 1), GameResult(3, 1, 121, 90, 1), forfeit(2, 3, 2)]
    assert [(each.words, each.players) for each in check_results(games, ACC)] == [
        ("Round 1: Player 1 plays against player 2 and player 3.", (1, 2, 3))
    ]


def test_a_shared_result_that_cannot_be_is_found() -> None:
    found = check_results([GameResult(1, 1, 121, 100, 1)], ACC)
    assert [each.players for each in found] == [(1, 1)]


@proof(25, 1000)
@given(many_results())
def test_standings_of_results_always_add_up(games: list[GameResult]) -> None:
    assert check_rows(standings(PLAYERS, games, ACC)) == ()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"spread_plus": 24}, ["Net spread adds up to +3 instead of 0."]),
        ({"skunks_given": 1}, ["Skunks given come to 1, but skunks taken to 0."]),
        ({"played": 2}, ["Player 1's games do not match those won, lost and drawn."]),
        ({"won": 2, "played": 2}, ["Games won come to 2, but games lost to 1."]),
    ],
)
def test_rows_that_do_not_add_up_are_found(change: dict[str, Any], words: list[str]) -> None:
    first, second = standings([1, 2], results((1, 2, 100)), ACC)
    assert [each.words for each in check_rows([replace(first, **change), second])] == words
