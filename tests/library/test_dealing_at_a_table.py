"""Cards, cuts and packs at a table: fixed ones, the players' own and the program's."""

from dataclasses import replace

import pytest

from pegout import Game
from pegout.cards import PACK, InvalidCard, parse_cards
from pegout.game import (
    Cut,
    IllegalCommand,
    Phase,
    StartMatch,
)
from pegout.library import RandomDealer, StackedDealer
from pegout.rules import PRESETS

HANDS = ["5C 5D QC 8C 3D 7D", "5H 5S KH 9H TS JS"]


@pytest.mark.parametrize(("dealer", "turn"), [(0, 1), (1, 0)])
def test_deal_gives_each_seat_these_cards_and_turns_this_starter(dealer: int, turn: int) -> None:
    game = Game.deal(HANDS, "2S", dealer=dealer)
    assert [game.hand(seat) for seat in range(2)] == [parse_cards(hand) for hand in HANDS]
    game.throw(0, "3D 7D")
    game.throw(1, "TS JS")
    assert str(game.starter) == "2S"
    assert game.turn == turn


@pytest.mark.parametrize("seats", [3, 4])
def test_deal_takes_its_seats_from_the_hands(seats: int) -> None:
    hands = ["2C 4C 6C 8C TC", "2H 4H 6H 8H TH", "2D 4D 6D 8D TD", "2S 4S 6S 8S TS"][:seats]
    game = Game.deal(hands, "KS", "club", dealer=1, crib="QC" if seats == 3 else ())
    assert [game.hand(seat) for seat in range(seats)] == [parse_cards(hand) for hand in hands]
    for seat in range(seats):
        game.throw(seat, game.hand(seat)[-1])
    assert str(game.starter) == "KS"
    assert game.turn == 2
    assert game.view().crib_size == 4


def test_a_fixed_pack_is_dealt_from_its_top_and_then_turned() -> None:
    """Seat 0 deals, so seat 1 has the first card; the thirteenth is the starter."""
    game = Game.new("acc", pack=PACK[::-1])
    assert game.hand(1) == PACK[::-1][0:12:2]
    assert game.hand(0) == PACK[::-1][1:12:2]
    for seat in range(2):
        game.throw(seat, game.hand(seat)[:2])
    assert game.starter is PACK[::-1][12]


def test_a_fixed_pack_may_name_only_its_first_cards() -> None:
    game = Game.new("acc", pack="KS KH", dealer=1)
    assert str(game.hand(0)[0]) == "KS"
    assert str(game.hand(1)[0]) == "KH"
    assert str(game.hand(0)[1]) == "AC"


def test_fixed_packs_are_dealt_one_after_the_other() -> None:
    second = PACK[20:] + PACK[:20]
    game = Game.new("acc", packs=[PACK, second], seed=1)
    while game.state.deal_number < 2:
        game.do(game.legal(game.to_act[0])[0])
    assert game.dealer == 1
    assert game.hand(0) == second[0:12:2]
    assert game.hand(1) == second[1:12:2]


def test_a_pack_with_a_card_twice_is_refused() -> None:
    with pytest.raises(InvalidCard, match="AC is named twice"):
        Game.new("acc", pack=[*PACK[:51], PACK[0]])


def test_players_may_make_every_cut_themselves() -> None:
    game = Game.new("acc", seed=1, cuts=False)
    assert (game.phase, game.to_act) == (Phase.CUT_FOR_DEAL, (0,))
    game.cut(0, 10)
    assert game.to_act == (1,)
    game.cut(1, 11)
    while game.dealer is None:
        game.cut(game.to_act[0], 12)
    pone = 1 - game.dealer
    assert (game.view().phase, game.to_act) == (Phase.CUT, (pone,))
    game.cut(pone, 30)
    for seat in range(2):
        game.throw(seat, game.hand(seat)[:2])
    assert (game.view().phase, game.to_act) == (Phase.STARTER, (pone,))
    top_of_lower = game.state.deal.pack[17]
    game.cut(pone, 17)
    assert game.starter is top_of_lower


def test_a_player_chooses_where_to_cut_within_the_limits() -> None:
    game = Game.new("acc", seed=1, cuts=False)
    assert list(game.legal(0)) == [Cut(0, lifted) for lifted in range(4, 27)]
    with pytest.raises(IllegalCommand, match="4 to 26"):
        game.cut(0, 27)


def test_the_program_cuts_within_the_limits() -> None:
    for seed in range(60):
        game = Game.new("club", seats=4, seed=seed)
        cuts = [command.lifted for command in game.commands if isinstance(command, Cut)]
        assert all(4 <= lifted <= 48 for lifted in cuts)
        assert cuts[0] <= 26


def test_fixed_packs_are_for_the_first_game_only() -> None:
    game = Game.new("acc", pack=PACK, seed=1, match="2 games")
    first = game.hand(0), game.hand(1)
    while not game.over:
        game.do(game.legal(game.to_act[0])[0])
    game.next_game()
    assert (game.hand(0), game.hand(1)) != first


def test_dealers_answer_the_same_state_the_same_way() -> None:
    dealer = RandomDealer(5)
    state = Game.new("acc", dealer=0, seed=5, cuts=False).state
    assert dealer.cut(state) == RandomDealer(5).cut(state)
    shuffling = replace(state, phase=Phase.SHUFFLE)
    assert dealer.shuffle(shuffling) == RandomDealer("5").shuffle(shuffling)
    assert dealer.shuffle(shuffling) != RandomDealer(6).shuffle(shuffling)
    stacked = StackedDealer([], dealer)
    assert stacked.shuffle(shuffling) == dealer.shuffle(shuffling)


def test_fixed_packs_leave_the_cut_for_the_deal_to_chance() -> None:
    chance = RandomDealer(3)
    start = StartMatch(PRESETS["acc"], ("Ann", "Bob"))
    cutting = Game([start], chance, cuts=False).state
    assert cutting.phase is Phase.CUT_FOR_DEAL
    assert StackedDealer([PACK], chance).cut(cutting) == chance.cut(cutting)
    game = Game([start], StackedDealer([PACK], chance))
    assert game.dealer is not None
    assert game.hand(1 - game.dealer) == PACK[0:12:2]
