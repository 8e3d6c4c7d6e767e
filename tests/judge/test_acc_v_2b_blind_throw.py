"""acc:V.2b: pone takes the dealer's throw blindly, and it lies in the crib unseen."""

from collections import Counter

import pytest

from pegout import Game
from pegout.game import CarryOut, Phase
from pegout.game.events import ThrowDrawn
from pegout.judge import RuledElsewhere, UnclearFact, next_incidents, rule_on
from pegout.notation import read_record
from pegout.rules.remedies import BlindThrow, PointsTo
from tests.kit.judged_tables import ANN, BOB, HANDS, carried_out, dealt, thrown, told_to, turned

PEEK = "crib-looked-at-before-throw"


def peeked(seed: int = 3) -> Game:
    """Bob has thrown, and Ann has looked into the crib."""
    game = Game.deal(HANDS, "7D", names=("Ann", "Bob"), seed=seed, cuts=False)
    game.cut(BOB, 26)
    game.throw(BOB, "2C 4C")
    carried_out(game, PEEK)
    return game


def test_two_to_pone_and_two_of_the_dealers_cards_are_the_throw() -> None:
    game = peeked()
    assert game.scores == (0, 2)
    assert game.phase is Phase.STARTER
    (drawn,) = [event for event in game.events if isinstance(event, ThrowDrawn)]
    assert set(drawn.cards) < set(dealt().hand(ANN))
    assert set(game.hand(ANN)) == set(dealt().hand(ANN)) - set(drawn.cards)
    assert game.state.deal.crib == (*game.state.deal.thrown[BOB], *drawn.cards)
    assert game.state.deal.thrown[ANN] == drawn.cards


def test_which_ones_is_chance_of_the_dealer_and_stands_in_the_ruling() -> None:
    """Fifteen ways to draw two of six: with sixty seeds no place stays out, and the same seed repeats it."""
    places: Counter[int] = Counter()
    for seed in range(60):
        (blind,) = [
            remedy
            for command in peeked(seed).commands
            if isinstance(command, CarryOut)
            for remedy in command.remedies
            if isinstance(remedy, BlindThrow)
        ]
        assert len(set(blind.places)) == 2
        places.update(blind.places)
    assert set(places) == {1, 2, 3, 4, 5, 6}
    assert peeked(5).events == peeked(5).events


def test_the_record_repeats_the_draw() -> None:
    game = peeked()
    assert read_record(game.record).events == game.events
    assert Game.from_record(game.record).state.deal.crib == game.state.deal.crib


def test_undo_and_the_same_ruling_draw_the_same_cards() -> None:
    game = peeked()
    crib = game.state.deal.crib
    game.undo()
    assert game.to_act == (ANN,)
    carried_out(game, PEEK)
    assert game.state.deal.crib == crib


def test_pone_sees_none_of_it() -> None:
    """Exchange every card that Bob has not seen: his view stays the same, and so does a spectator's."""
    game = peeked()
    bobs = set(game.hand(BOB)) | set(game.state.deal.thrown[BOB])
    assert not told_to(game, BOB, bobs)
    assert not told_to(game, None, set())
    assert "Two cards drawn unseen from Ann's hand for the crib." in game.log
    assert not any(card.pretty in line for line in game.log for card in game.state.deal.thrown[ANN])


def test_a_dealer_who_has_thrown_looked_too_late_for_it() -> None:
    """Nobody can throw for Ann any more. The judge says so, and goes on with acc:V.2a: two to Bob."""
    for game in (thrown(), ann_has_thrown(), turned()):
        with pytest.raises(RuledElsewhere, match="nobody can throw for Ann") as meant:
            rule_on(game.state, PEEK, {})
        assert next_incidents(meant.value) == {"crib-looked-at": {"offender": "Ann"}}
        ruling = carried_out(game, "crib-looked-at", {"offender": "Ann"})
        assert ruling.remedies == (PointsTo(BOB, 2),)
        assert game.scores == (0, 2)


def ann_has_thrown() -> Game:
    game = dealt()
    game.throw(ANN, "KH QH")
    return game


def test_before_the_deal_there_is_no_crib_to_throw_to() -> None:
    to_cut = Game.new("acc", names=("Ann", "Bob"), dealer=ANN, seed=5, cuts=False).state
    with pytest.raises(UnclearFact, match="No cards have been dealt yet, so nothing was thrown"):
        rule_on(to_cut, PEEK, {})


def test_the_draw_is_not_made_before_it_is_carried_out() -> None:
    ruling = rule_on(dealt().state, PEEK, {})
    assert ruling.remedies == (PointsTo(BOB, 2), BlindThrow(ANN, BOB, 2))
    assert dealt().refusal(CarryOut(ruling.findings, ruling.remedies)) is None


@pytest.mark.parametrize("places", [(1,), (1, 1), (0, 1), (6, 7), (1, 2, 3)])
def test_places_that_no_hand_has_are_refused(places: tuple[int, ...]) -> None:
    why = dealt().refusal(CarryOut(("A peek.",), (BlindThrow(ANN, BOB, 2, places),)))
    assert str(why) == "Draw 2 different cards out of 6, each named by its place in the hand."


def test_of_three_one_card_is_drawn() -> None:
    game = Game.new("acc", seats=3, names=("Ann", "Bob", "Cid"), dealer=0, seed=4)
    carried_out(game, PEEK, {"claimant": "Cid"})
    assert len(game.state.deal.thrown[ANN]) == 1
    assert game.scores == (0, 0, 2)
    assert len(game.hand(ANN)) == 4
