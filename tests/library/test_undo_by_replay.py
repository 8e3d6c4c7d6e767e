"""Taking back is playing the rest again."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.game import Command, Cut, IllegalCommand, NextGame, Phase, replay
from pegout.rules import RuleSet
from tests.kit.builders import card
from tests.kit.proofs import proof
from tests.kit.strategies import SEATINGS

HANDS = ["5C 5D QC 8C 3D 7D", "5H 5S KH 9H TS JS"]


def play_at_random(game: Game, dice: Random, most: int) -> list[Command]:
    """So many commands of players; those that were given."""
    given_commands: list[Command] = []
    while len(given_commands) < most and game.phase is not Phase.MATCH_OVER:
        seat = dice.choice(game.to_act) if game.to_act else 0
        command = dice.choice(game.legal(seat))
        game.do(command)
        given_commands.append(command)
    return given_commands


def facts(game: Game) -> tuple[object, ...]:
    """All there is to know, in a copy: the game goes on with its own."""
    return deepcopy(game.state), game.events, game.commands


@proof(25, 500)
@given(st.sampled_from(SEATINGS), st.integers(0, 2**32), st.integers(1, 120), st.booleans())
def test_undoing_and_doing_the_same_again_changes_nothing(
    seats: object, seed: int, most: int, cuts: bool
) -> None:
    assert seats in SEATINGS
    rules = next(book for book in SEATINGS if book == seats)
    game = Game.new(rules, seed=seed, cuts=cuts, match="2 games")
    last = play_at_random(game, Random(seed), most)[-1]
    before = facts(game)
    game.undo()
    assert facts(game) != before
    game.do(last)
    assert facts(game) == before


@proof(25, 300)
@given(st.sampled_from(SEATINGS), st.integers(0, 2**32), st.integers(2, 60))
def test_everything_can_be_taken_back_and_played_again(rules: RuleSet, seed: int, most: int) -> None:
    game = Game.new(rules, seed=seed)
    start = facts(game)
    commands = play_at_random(game, Random(seed), most)
    end = facts(game)
    for _ in commands:
        game.undo()
        assert replay(game.events) == game.state
    assert facts(game) == start
    for command in commands:
        game.do(command)
    assert facts(game) == end


def test_another_card_may_be_laid_instead() -> None:
    game = Game.deal(HANDS, "2S")
    game.throw(0, "3D 7D")
    game.throw(1, "TS JS")
    game.play(1, "5H")
    game.play(0, "5C")
    assert game.scores == (2, 0)
    game.undo()
    assert (game.scores, game.count, game.turn) == ((0, 0), 5, 0)
    game.play(0, "QC")
    assert (game.scores, game.count) == ((2, 0), 15)


def test_a_throw_is_taken_back_with_the_starter_it_led_to() -> None:
    game = Game.deal(HANDS, "2S")
    game.throw(0, "3D 7D")
    game.throw(1, "TS JS")
    assert game.starter is card("2S")
    game.undo()
    assert game.view().starter is None
    assert game.to_act == (1,)
    game.throw(1, "9H KH")
    assert game.starter is card("2S")


def test_the_cuts_of_the_program_are_not_commands_of_a_player() -> None:
    game = Game.new("acc", seed=1)
    with pytest.raises(IllegalCommand, match="nothing to undo"):
        game.undo()


def test_the_cuts_of_players_are() -> None:
    game = Game.new("acc", seed=1, cuts=False)
    game.cut(0, 10)
    game.undo()
    assert game.to_act == (0,)
    assert not any(isinstance(command, Cut) for command in game.commands)
    with pytest.raises(IllegalCommand, match="nothing to undo"):
        game.undo()


def test_a_won_game_can_be_taken_back() -> None:
    game = Game.new("acc", seed=6, match="2 games")
    while not game.over:
        game.do(game.legal(game.to_act[0])[0])
    scores = game.scores
    game.next_game()
    game.undo()
    assert game.scores == scores
    assert isinstance(game.legal(0)[0], NextGame)
    game.undo()
    assert not game.over
    assert max(game.scores) < 121


def test_taking_back_and_playing_otherwise_deals_the_same_next_cards_to_honest_dice() -> None:
    """The shuffle follows from the seed and the place in the match, so undo cannot fish for cards."""
    game = Game.new("acc", dealer=0, seed=2)
    while game.state.deal_number < 2:
        game.do(game.legal(game.to_act[0])[0])
    dealt = game.hand(0)
    game.undo()
    game.do(game.legal(game.to_act[0])[0])
    assert game.hand(0) == dealt
