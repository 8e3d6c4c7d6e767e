"""acc:III.2c: who shows several cards cuts again, and an opponent who has cut chooses."""

import pytest

from pegout.game import Phase
from pegout.judge import UnclearFact, rule_on
from pegout.rules.remedies import CutAgain, CutTakenBack
from tests.judge.test_acc_iii_1_cut_made_again import cutting
from tests.kit.judge_before_play import described
from tests.kit.judged_tables import ANN, BOB, carried_out


def test_the_first_cutter_alone_cuts_again_and_need_not_be_asked_about_the_other() -> None:
    game = cutting(10)
    ruling = carried_out(game, "several-cards-cut", {"cutter": "Ann"})
    assert ruling.remedies[0] == CutTakenBack((ANN,))
    assert (game.to_act, game.state.cuts) == ((ANN,), ())


def test_an_opponent_who_has_cut_chooses() -> None:
    game = cutting(10, 9)
    (left,) = rule_on(game.state, "several-cards-cut", {"cutter": "Ann"}).choices
    assert (left.whose, left.fact) == ("Bob", "opponent")
    assert [option.answer for option in left.options] == ["kept", "again"]
    with pytest.raises(UnclearFact, match="Bob already cut"):
        rule_on(game.state, "several-cards-cut", {"cutter": "Ann", "opponent": "not-cut"})


def test_an_opponent_may_keep_the_card() -> None:
    """Ann's ten cards go back on the 33 that nobody lifted; Bob's nine stay out, and his card counts."""
    game = cutting(10)
    top = cutting().state.deal.pack[:10]
    game.cut(BOB, 9)
    rest = cutting(10).state.deal.pack[9:]
    bobs = cutting(10).state.deal.pack[8]
    carried_out(game, "several-cards-cut", {"cutter": "Ann", "opponent": "kept"})
    assert (game.phase, game.to_act, game.dealer) == (Phase.CUT_FOR_DEAL, (ANN,), None)
    assert game.state.cuts == ((BOB, bobs),)
    assert game.state.deal.pack == top + rest
    lower = next((at for at in range(4, 40) if (top + rest)[at - 1].rank < bobs.rank), None)
    higher = next(at for at in range(4, 40) if (top + rest)[at - 1].rank > bobs.rank)
    game.cut(ANN, higher if lower is None else lower)
    assert game.dealer == (BOB if lower is None else ANN)


def test_an_opponent_may_cut_again() -> None:
    game = cutting(10, 9)
    ruling = carried_out(game, "several-cards-cut", {"cutter": "Bob", "opponent": "again"})
    assert ruling.remedies[0] == CutTakenBack((ANN, BOB))
    assert (game.to_act, game.state.cuts) == ((ANN,), ())
    assert game.state.deal.pack == cutting().state.deal.pack
    game.cut(ANN, 15)
    assert game.to_act == (BOB,)


def test_nobody_who_has_not_cut_can_keep_a_card() -> None:
    with pytest.raises(UnclearFact, match="Nobody else has cut"):
        rule_on(cutting(10).state, "several-cards-cut", {"cutter": "Ann", "opponent": "kept"})


def test_at_a_table_that_is_only_described_the_other_may_not_have_cut() -> None:
    (left,) = rule_on(described(), "several-cards-cut", {"cutter": "Ann"}).choices
    assert [option.answer for option in left.options] == ["kept", "again", "not-cut"]
    ruling = rule_on(described(), "several-cards-cut", {"cutter": "Ann", "opponent": "kept"})
    assert ruling.remedies[0] == CutAgain(shuffled=False)


def test_of_three_all_who_have_cut_may_cut_again() -> None:
    game = cutting(6, 6, seats=3)
    carried_out(game, "several-cards-cut", {"cutter": "Bob", "opponent": "again"})
    assert (game.to_act, game.state.cuts) == ((ANN,), ())
