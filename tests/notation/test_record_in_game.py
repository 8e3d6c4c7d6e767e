"""The front door's ways in and out: a game's record, a game from a record, its position."""

from random import Random

import pytest

from pegout.game import Phase
from pegout.library import Game
from pegout.notation import InvalidRecord, read_position, read_record, write_position
from pegout.rules import PRESETS
from tests.kit.records_by_hand import WHOLE


def play_on(game: Game, commands: int) -> None:
    dice = Random(commands)
    for _ in range(commands):
        if game.phase is Phase.MATCH_OVER:
            break
        seats = game.to_act or (0,)
        game.do(dice.choice(game.legal(dice.choice(seats))))


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_is_taken_up_from_its_record_at_any_time(name: str) -> None:
    game = Game.new(name, match="best of 3", seed=1)
    for commands in (0, 1, 5, 10, 30, 100, 400):
        play_on(game, commands)
        again = Game.from_record(game.record)
        assert again.events == game.events
        assert again.commands == game.commands
        assert again.position == game.position


def test_a_game_taken_up_goes_on_to_its_end() -> None:
    game = Game.from_record(WHOLE)
    assert game.scores == (35, 10)
    assert game.phase is Phase.THROW  # the program has shuffled and dealt the second deal
    play_on(game, 1000)
    assert game.over
    assert read_record(game.record).events == game.events


def test_what_was_played_before_can_be_taken_back() -> None:
    game = Game.new("acc", dealer=0, seed=3)
    play_on(game, 4)
    before = game.events
    play_on(game, 1)
    again = Game.from_record(game.record)
    again.undo()
    assert again.events == before


def test_a_damaged_record_starts_no_game() -> None:
    with pytest.raises(InvalidRecord, match=r"^line 14: "):
        Game.from_record(WHOLE.replace("= 29", "= 28"))


def test_the_position_is_that_of_the_state() -> None:
    game = Game.new("club", seats=3, seed=5)
    assert game.position == write_position(game.state)
    assert read_position(game.position).deal.hands == [list(game.hand(seat)) for seat in range(3)]
