"""Rulings about the deal, the cut and the crib, carried out."""

from pegout import Game
from pegout.game import Phase, Throw, legal_commands, refusal, view_for
from pegout.game.events import CribShown
from pegout.rules.remedies import (
    CribDead,
    CribTo,
    CutAgain,
    DealtAgain,
    DrawnTo,
    FourOfCrib,
    ToCrib,
)
from tests.kit.builders import cards, table, thrown_table
from tests.kit.ruled_tables import KEPT, dealt_game, do, rule, shown

# The deal


def test_a_void_deal_is_dealt_again_by_whom_the_ruling_names() -> None:
    position = do(table(KEPT, "7D").play("8D"), DealtAgain(1))
    assert position.waits_for(Phase.SHUFFLE)
    assert (position.state.dealer, position.state.deal_number) == (1, 1)
    assert position.deal_again().state.deal_number == 2


def test_the_pack_is_shuffled_and_cut_again_before_the_cards_are_dealt() -> None:
    game = Game.new("acc", dealer=0, seed=4, cuts=False)
    pack = game.state.deal.pack
    game.carry_out(rule(CutAgain(shuffled=True)))
    assert game.phase is Phase.CUT
    assert (game.state.deal_number, game.state.deal.pack == pack) == (1, False)
    game.carry_out(rule(CutAgain(shuffled=False)))
    assert game.phase is Phase.CUT
    game.cut(1, 20)
    assert "have been dealt" in str(game.refusal(rule(CutAgain(shuffled=True))))


def test_the_cut_for_the_deal_is_made_again() -> None:
    game = Game.new("acc", seed=4, cuts=False)
    game.cut(0, 10)
    cuts = game.state.cuts
    game.carry_out(rule(CutAgain(shuffled=False)))
    assert game.state.cuts == cuts
    game.carry_out(rule(CutAgain(shuffled=True)))
    assert (game.phase, game.state.cuts) == (Phase.CUT_FOR_DEAL, ())


def test_cards_are_drawn_from_the_top_of_the_pack_but_never_the_starter() -> None:
    position = thrown_table(KEPT, "7D")
    top = position.state.deal.pack
    position.do(legal_commands(position.state, 1)[0])  # the fewest are lifted: the starter is near the top
    starter = position.state.deal.starter
    do(position, DrawnTo(0, 5), DrawnTo(None, 1))
    expected = [one for one in top if one != starter]
    assert position.state.deal.hands[0][4:] == expected[:5]
    assert position.state.deal.crib[4:] == (expected[5],)
    assert view_for(position.state, 0).hand[4:] == tuple(expected[:5])
    assert view_for(position.state, 1).hand_sizes == (9, 4)


def test_a_hand_that_is_too_large_owes_the_crib() -> None:
    position = do(thrown_table(KEPT, "7D"), ToCrib(0, 2))
    assert position.waits_for(Phase.THROW)
    assert {command.seat for command in legal_commands(position.state, 0) if isinstance(command, Throw)} == {
        0
    }
    assert legal_commands(position.state, 1) == ()
    assert "2 different cards" in str(refusal(position.state, Throw(0, cards("5H"))))
    position.do(Throw(0, cards("5H 5C")))
    assert position.waits_for(Phase.STARTER)
    assert len(position.state.deal.crib) == 6


def test_who_has_not_thrown_throws_first_and_then_what_is_owed() -> None:
    game = dealt_game()
    game.carry_out(rule(ToCrib(0, 1)))
    game.throw(0, "KH QH")
    game.throw(1, "2C 4C")
    assert game.to_act == (0,)
    game.throw(0, "5H")
    assert game.phase is Phase.PLAY
    assert [len(hand) for hand in game.state.deal.hands] == [3, 4]


def test_the_dealer_picks_four_cards_of_the_crib_and_nobody_else_sees_them() -> None:
    position = do(table(KEPT, "7D", crib="2C 3C 4H KD"), DrawnTo(None, 1), FourOfCrib())
    position.play_out()
    assert position.waits_for(Phase.CHOOSE_CRIB)
    crib = position.state.deal.crib
    assert view_for(position.state, 0).crib == crib
    assert view_for(position.state, 1).crib == view_for(position.state, None).crib == ()
    choices = legal_commands(position.state, 0)
    assert len(choices) == 5
    assert legal_commands(position.state, 1) == ()
    position.do(choices[-1])
    assert position.state.deal.crib == crib[1:]
    assert position.waits_for(Phase.SHUFFLE)


def test_a_crib_of_four_needs_no_choice() -> None:
    assert do(table(KEPT, "7D"), FourOfCrib()).play_out().waits_for(Phase.SHUFFLE)


def test_a_crib_that_dies_while_it_is_chosen_is_not_counted() -> None:
    position = do(table(KEPT, "7D"), DrawnTo(None, 1), FourOfCrib()).play_out()
    assert do(position, CribDead()).waits_for(Phase.SHUFFLE)


def test_the_crib_and_the_deal_after_it_change_hands() -> None:
    position = do(table(KEPT, "7D").play("8D", "JD"), CribTo(1)).play_out()
    assert [seat for seat, _ in shown(position)] == [0, 1]
    assert [event.seat for event in position.script.events if isinstance(event, CribShown)] == [1]
    assert position.state.dealer == 0
