"""acc:XI.4: a match can be lost between two of its games, and only the match."""

import pytest

from pegout import Game
from pegout.game import CarryOut, IllegalCommand, Phase
from pegout.rules.remedies import GameLost, MatchLost, PointsTo, Remedy


def rule(*remedies: Remedy) -> CarryOut:
    return CarryOut(("Ann refuses to follow the judge.",), remedies, ("acc:XI.4",))


def between_games() -> Game:
    """Ann has won the first game of a match for five."""
    game = Game.new("acc", dealer=0, seed=1, match="best of 5")
    game.carry_out(rule(GameLost(1)))
    assert game.phase is Phase.GAME_OVER
    return game


def test_the_match_is_lost_and_the_games_stay_as_they_were() -> None:
    game = between_games()
    standings = game.state.standings
    game.carry_out(rule(MatchLost(0)))
    assert game.phase is Phase.MATCH_OVER
    assert game.state.winner == 1
    assert game.state.standings == standings


def test_it_can_be_taken_back() -> None:
    game = between_games()
    before = game.state
    game.carry_out(rule(MatchLost(0)))
    game.undo()
    assert game.state == before


def test_nothing_else_can_be_ruled_between_games() -> None:
    game = between_games()
    with pytest.raises(IllegalCommand, match="The game is over"):
        game.carry_out(rule(PointsTo(0, 2)))


def test_points_that_win_the_game_do_not_save_the_match() -> None:
    game = Game.new("acc", dealer=0, seed=1, match="best of 5")
    game.carry_out(rule(PointsTo(0, 121), MatchLost(0)))
    assert game.phase is Phase.MATCH_OVER
    assert game.state.winner == 1
    assert game.state.standings[0].wins == 1
