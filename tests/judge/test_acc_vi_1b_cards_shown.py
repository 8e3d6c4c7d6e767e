"""acc:VI.1b and acc:VI.2b: cards next to the starter's cut are shown to one player, and to nobody else."""

import pytest

from pegout.game import IllegalCommand
from pegout.judge import rule_on
from pegout.notation import read_record
from pegout.rules.remedies import CardsShown, Packet, PointsTo
from tests.kit.judged_tables import ANN, BOB, carried_out, dealt, thrown, told_to, turned


def test_1b_two_to_the_dealer_who_is_shown_the_card_that_pone_saw() -> None:
    """Pone lifted so many cards: what lay under them is the card before the starter."""
    game = turned()
    deal = game.state.deal
    at = deal.pack.index(deal.starter) if deal.starter is not None else 0
    ruling = carried_out(game, "starter-packet-looked-at")
    assert ruling.remedies == (PointsTo(ANN, 2), CardsShown(ANN, Packet.UPPER))
    assert game.scores == (2, 0)
    assert game.view(ANN).shown == (deal.pack[at - 1],)
    assert game.view(BOB).shown == game.view(None).shown == ()


def test_1b_ruled_before_the_table_sees_the_cut_it_is_shown_with_the_cut() -> None:
    game = thrown()
    pack = game.state.deal.pack
    carried_out(game, "starter-packet-looked-at")
    assert game.view(ANN).shown == ()
    game.cut(BOB, 12)
    assert game.view(ANN).shown == (pack[11],)
    assert game.starter == pack[12]


def test_2b_pone_sees_the_cards_under_the_starter() -> None:
    game = turned()
    deal = game.state.deal
    at = deal.pack.index(deal.starter) if deal.starter is not None else 0
    ruling = carried_out(game, "several-starters-shown", {"others": "2"})
    assert ruling.remedies == (CardsShown(BOB, Packet.LOWER, 2),)
    assert game.view(BOB).shown == deal.pack[at + 1 : at + 3]
    assert game.view(ANN).shown == game.view(None).shown == ()
    assert game.starter == deal.starter


def test_2b_without_a_number_it_is_one_card() -> None:
    game = turned()
    carried_out(game, "several-starters-shown")
    assert len(game.view(BOB).shown) == 1


@pytest.mark.parametrize(
    ("incident", "sees", "other"),
    [("starter-packet-looked-at", ANN, BOB), ("several-starters-shown", BOB, ANN)],
)
def test_the_others_are_told_nothing(incident: str, sees: int, other: int) -> None:
    game = turned()
    carried_out(game, incident)
    deal = game.state.deal
    for seat in (other, None):
        known = {deal.starter} | (set() if seat is None else {*deal.hands[seat], *deal.thrown[seat]})
        assert not told_to(game, seat, {card for card in known if card is not None})
    (card,) = game.view(sees).shown
    assert not any(card.pretty in line for line in game.log)
    assert f"{('Ann', 'Bob')[sees]} is shown one card from the pack." in game.log


def test_the_next_deal_has_forgotten_it() -> None:
    game = turned()
    carried_out(game, "starter-packet-looked-at")
    while game.state.deal_number == 1 and not game.over:
        game.do(game.legal(game.to_act[0])[0])
    assert game.view(ANN).shown == ()


def test_without_a_cut_for_the_starter_there_is_nothing_to_show() -> None:
    game = dealt()
    ruling = rule_on(game.state, "several-starters-shown", {})
    with pytest.raises(IllegalCommand, match="Cards of the pack can be shown only from"):
        game.carry_out(ruling)


def test_the_record_repeats_it() -> None:
    game = turned()
    carried_out(game, "starter-packet-looked-at")
    assert "cards-shown A upper 1" in game.record
    assert read_record(game.record).events == game.events
