"""acc:VI.1d: the rest of the pack is shuffled and the starter cut again."""

import pytest

from pegout import Game
from pegout.cards import PACK
from pegout.game import CarryOut, Phase, Shuffle, refusal, tried
from pegout.judge import rule_on
from pegout.rules.remedies import CutAgain

AGAIN = CarryOut(("The card cut lay face up.",), (CutAgain(shuffled=True),), ("acc:VI.1d",))


def at_the_starter(seats: int = 2) -> Game:
    """A game whose players make the cuts, all throws made."""
    game = Game.new("acc", seats=seats, dealer=0, seed=5, cuts=False)
    game.cut(game.to_act[0], 20)
    for seat in game.to_act:
        game.throw(seat, game.hand(seat)[: game.rules.thrown])
    assert game.phase is Phase.STARTER
    return game


@pytest.mark.parametrize(("seats", "left"), [(2, 40), (3, 36), (4, 32)])
def test_the_cards_left_are_shuffled_and_cut_again(seats: int, left: int) -> None:
    game = at_the_starter(seats)
    before = game.state.deal.pack
    game.do(AGAIN)
    after = game.state.deal.pack
    assert game.phase is Phase.STARTER
    assert len(after) == left
    assert sorted(after) == sorted(before)
    assert after != before
    game.cut(game.to_act[0], 10)
    assert game.starter == after[10]


def test_the_judge_orders_it() -> None:
    game = at_the_starter()
    game.carry_out(rule_on(game.state, "cut-card-face-up", {}))
    assert game.phase is Phase.STARTER


def test_it_can_be_taken_back_and_is_repeated_alike() -> None:
    game = at_the_starter()
    before = game.state
    game.do(AGAIN)
    shuffled = game.state
    game.undo()
    assert game.state == before
    game.do(AGAIN)
    assert game.state == shuffled


def test_other_cards_than_those_left_are_refused() -> None:
    game = at_the_starter()
    held = game.hand(0)[0]
    state = tried(game.state, AGAIN)
    assert state.phase is Phase.SHUFFLE_REST
    pack = state.deal.pack
    for wrong in (PACK, pack[1:], (held, *pack[1:]), (pack[1], *pack[1:])):
        assert "cards left in the pack" in str(refusal(state, Shuffle(tuple(wrong))))
    assert refusal(state, Shuffle(pack[::-1])) is None
