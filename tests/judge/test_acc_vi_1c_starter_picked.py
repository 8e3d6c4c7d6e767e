"""acc:VI.1c: the starter went into the dealer's hand; pone draws two of it blindly and picks the starter."""

import pytest

from pegout import Game
from pegout.cards import Card
from pegout.game import CarryOut, IllegalCommand, Phase, PickStarter, legal_commands
from pegout.game.events import StarterDrawn
from pegout.judge import rule_on
from pegout.notation import read_record
from pegout.rules.remedies import PointsTo, StarterPick
from tests.kit.judged_tables import ANN, BOB, carried_out, texts, thrown, told_to, turned

LOST = "starter-in-dealers-hand"


def drawn(*places: int, starter: str = "7D") -> Game:
    """Ann holds 5H 5C 5S JD and the starter, and Bob has drawn the cards at those places."""
    game = turned(starter)
    ruling = rule_on(game.state, LOST, {"seen": "no"})
    assert ruling.remedies == (PointsTo(BOB, 2), StarterPick(ANN, BOB))
    game.do(CarryOut(ruling.findings, (PointsTo(BOB, 2), StarterPick(ANN, BOB, places)), ("acc:VI.1c",)))
    return game


def test_two_to_pone_and_the_table_waits_for_the_pick() -> None:
    game = turned()
    carried_out(game, LOST, {"seen": "no"})
    assert game.scores == (0, 2)
    assert (game.phase, game.to_act, game.starter) == (Phase.PICK_STARTER, (BOB,), None)
    assert len(game.view(BOB).drawn) == 2
    assert {str(card) for card in game.view(BOB).drawn} < {"5H", "5C", "5S", "JD", "7D"}
    assert game.legal(BOB) == tuple(PickStarter(BOB, card) for card in game.view(BOB).drawn)
    assert game.legal(ANN) == ()


def test_the_picked_card_is_the_starter_and_the_other_goes_back() -> None:
    game = drawn(1, 5)
    assert texts(game.view(BOB).drawn) == ["5H", "7D"]
    assert texts(game.hand(ANN)) == ["5C", "5S", "JD"]
    game.pick_starter(BOB, "5H")
    assert (game.phase, game.turn, str(game.starter)) == (Phase.PLAY, BOB, "5H")
    assert texts(game.hand(ANN)) == ["5C", "5S", "JD", "7D"]
    assert game.view(BOB).drawn == ()


def test_the_hand_is_counted_with_what_it_now_holds() -> None:
    """Ann has 5C 5S JD 7D with 5H: three fives 6, each with the jack 6, all three 2, which makes 14.

    Bob has 6C 8D 9D TS with 5H: 6-9 and 5-10 for fifteen 4, and 8-9-10 for 3, which makes 7.
    """
    game = drawn(1, 5)
    game.pick_starter(BOB, "5H")
    shown = {
        line.split()[1]: line for line in played_out(game).record.splitlines() if line.startswith("show")
    }
    assert "= 14" in shown["A"]
    assert "= 7" in shown["B"]


def played_out(game: Game) -> Game:
    while game.phase is Phase.PLAY:
        game.do(game.legal(game.to_act[0])[0])
    return game


@pytest.mark.parametrize(("places", "card", "scores"), [((4, 5), "JD", (2, 2)), ((4, 5), "7D", (0, 2))])
def test_heels_are_those_of_the_starter_that_was_picked(
    places: tuple[int, int], card: str, scores: tuple[int, int]
) -> None:
    game = drawn(*places)
    game.pick_starter(BOB, card)
    assert game.scores == scores


def test_heels_of_the_card_that_lies_no_longer_there_go_back() -> None:
    """Ann had two for the jack of clubs; Bob picks a five, and she has nothing."""
    game = drawn(1, 5, starter="JC")
    assert game.scores == (0, 2)
    game.pick_starter(BOB, "5H")
    assert game.scores == (0, 2)
    game = drawn(1, 5, starter="JC")
    game.pick_starter(BOB, "JC")
    assert game.scores == (2, 2)


def test_only_pone_sees_the_two_cards() -> None:
    """Ann knows her five cards by what she was dealt and took; nobody else knows any of them."""
    game = drawn(1, 5)
    for seat in (ANN, None):
        assert game.view(seat).drawn == ()
        assert game.view(seat).legal == ()
    bobs = set(game.hand(BOB)) | set(game.state.deal.thrown[BOB]) | set(game.view(BOB).drawn)
    assert not told_to(game, BOB, bobs)
    assert not told_to(game, None, set())
    assert not any("5♥" in line or "7♦" in line.split("is the starter")[0] for line in game.log[-1:])


def test_nobody_else_picks_and_nothing_else_is_picked() -> None:
    game = drawn(1, 5)
    assert str(game.refusal(PickStarter(ANN, Card.parse("5H")))) == "Only Bob can pick the starter."
    assert str(game.refusal(PickStarter(BOB, Card.parse("5C")))) == "5C is not one of the two cards drawn."
    assert legal_commands(game.state, ANN) == ()


def test_before_the_table_has_seen_the_cut_chance_cuts_as_well() -> None:
    """Pone's cut was never told to the table: which card the dealer took is drawn like every other cut."""
    game = thrown()
    carried_out(game, LOST, {"seen": "no"})
    (event,) = [event for event in game.events if isinstance(event, StarterDrawn)]
    assert event.held in thrown().state.deal.pack[4:36]
    assert {*event.cards} < {*thrown().hand(ANN), event.held}
    game.pick_starter(BOB, event.cards[0])
    assert game.starter == event.cards[0]
    assert len(game.hand(ANN)) == 4
    assert read_record(game.record).events == game.events


def test_the_record_tells_draw_and_pick() -> None:
    game = drawn(1, 5)
    game.pick_starter(BOB, "5H")
    assert "starter-pick A B 1 5" in game.record
    assert "\npick B 5H\n" in game.record
    assert read_record(game.record).events == game.events


def test_once_the_play_has_begun_the_starter_stands() -> None:
    game = turned()
    ruling = rule_on(game.state, LOST, {"seen": "no"})
    game.play(BOB, "8D")
    with pytest.raises(IllegalCommand, match="The play has begun"):
        game.carry_out(ruling)


def test_where_the_players_officiate_heels_are_due_for_the_pick() -> None:
    game = Game.deal(
        ["5H 5C 5S JD KH QH", "2C 4C 6C 8D 9D TS"], "7D", names=("Ann", "Bob"), seed=3, officiating="players"
    )
    game.throw(BOB, "2C 4C")
    game.throw(ANN, "KH QH")
    game.do(CarryOut(("Lost.",), (StarterPick(ANN, BOB, (4, 5)),), ("acc:VI.1c",)))
    game.pick_starter(BOB, "JD")
    noticed = game.noticed(ANN)
    assert noticed is not None
    assert noticed.due == 2
