"""Scores entered by both players, and whether they agree."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from pegout.tournament.standings import GameResult, Kind, ScoreEntry, agreement
from tests.kit.proofs import proof
from tests.kit.standings_games import game_results

CARD = ScoreEntry(3, 7, 121, 88, 2)
OTHER_CARD = ScoreEntry(7, 3, 88, 121, 2)


@proof(25, 1000)
@given(game_results(draws=True))
def test_two_cards_of_the_same_game_agree_on_its_result(result: GameResult) -> None:
    first = ScoreEntry(
        result.first, result.second, result.first_points, result.second_points, result.round, result.kind
    )
    second = ScoreEntry(
        result.second, result.first, result.second_points, result.first_points, result.round, result.kind
    )
    found = agreement(first, second)
    assert (found.result, found.differences, found.agreed) == (result, (), True)


DIFFERENT: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"points": 90}, ("Player 3 wrote 88 points for player 7, and player 7 wrote 90.",)),
    ({"opponent_points": 120}, ("Player 3 wrote 121 points for player 3, and player 7 wrote 120.",)),
    ({"round": 4}, ("Player 3 wrote round 2, and player 7 wrote 4.",)),
    ({"kind": Kind.FORFEIT}, ("Player 3 wrote played, and player 7 wrote forfeit.",)),
    (
        {"points": 121, "opponent_points": 88},
        (
            "Player 3 wrote 121 points for player 3, and player 7 wrote 88.",
            "Player 3 wrote 88 points for player 7, and player 7 wrote 121.",
        ),
    ),
]


@pytest.mark.parametrize(("change", "words"), DIFFERENT)
def test_whatever_differs_is_said(change: dict[str, Any], words: tuple[str, ...]) -> None:
    found = agreement(CARD, replace(OTHER_CARD, **change))
    assert (found.result, found.differences, found.agreed) == (None, words, False)


def test_cards_of_different_games_are_told_apart() -> None:
    opponents = "player 3 played player 7, and player 7 played player 5"
    found = agreement(CARD, replace(OTHER_CARD, opponent=5))
    assert found.differences == (f"These are not two cards of one game: {opponents}.",)
    assert agreement(CARD, CARD).result is None


def test_players_are_called_by_their_names_where_these_are_known() -> None:
    names = {3: "Ann", 7: "Bob"}
    found = agreement(CARD, replace(OTHER_CARD, points=90), names.__getitem__)
    assert found.differences == ("Ann wrote 88 points for Bob, and Bob wrote 90.",)
