"""The sixteen actions of acc:IV.4d, each carried out on a deal with a wrong number of cards."""

from copy import deepcopy
from dataclasses import replace

import pytest

from pegout.cards import PACK
from pegout.game import CarryOut, GameState, Phase, decide, legal_commands, replay
from pegout.game.events import CribShown, Event, HandShown
from pegout.rules.remedies import (
    CribDead,
    DealtAgain,
    DrawnTo,
    FourOfCrib,
    HandDead,
    PlayRetracted,
    PlayStops,
    Remedy,
    ToCrib,
)
from tests.kit.builders import Table, table, thrown_table

KEPT = ["5H 5C 5S 2C", "TC 8D 9D 6S"]
CRIB = "3H 4H QH KD"
DEALER, PONE = 0, 1


def held(state: GameState, pone: int, dealer: int, crib: int) -> GameState:
    """The same deal with so many cards in the hands and the crib: moved to and from the pack."""
    state = deepcopy(state)
    deal = state.deal
    pack = [card for card in deal.pack if card != deal.starter]
    for seat, number in ((PONE, pone), (DEALER, dealer)):
        hand = deal.hands[seat]
        wanted = number - len(deal.played[seat])
        while len(hand) > wanted:
            pack.append(hand.pop())
        while len(hand) < wanted:
            hand.append(pack.pop(0))
    box = list(deal.crib)
    while len(box) > crib:
        pack.append(box.pop())
    while len(box) < crib:
        box.append(pack.pop(0))
    deal.crib = tuple(box)
    deal.pack = (*pack, *(() if deal.starter is None else (deal.starter,)))
    return replace(state, deal=deal)


def before_starter(pone: int, dealer: int, crib: int) -> GameState:
    return held(thrown_table(KEPT, "7D", crib=CRIB, scores=(30, 40)).state, pone, dealer, crib)


def after_starter(pone: int, dealer: int, crib: int) -> GameState:
    """Ten and five make fifteen: the dealer has pegged two."""
    position = table(KEPT, "7D", crib=CRIB, scores=(30, 40)).play("TC", "5H")
    assert position.scores == (32, 40)
    return held(position.state, pone, dealer, crib)


def carried(state: GameState, *remedies: Remedy) -> Table:
    position = Table(state)
    position.do(CarryOut(("A wrong number.",), remedies, ("acc:IV.4b",)))
    return position


def counted(events: list[Event]) -> list[str]:
    """Whose hands were counted, and whether the crib was, in order."""
    names = {PONE: "pone", DEALER: "dealer"}
    return [
        names[event.seat] if isinstance(event, HandShown) else "crib"
        for event in events
        if isinstance(event, HandShown | CribShown)
    ]


def numbers(state: GameState) -> tuple[int, int, int]:
    deal = state.deal
    sizes = [len(hand) + len(pile) for hand, pile in zip(deal.hands, deal.played, strict=True)]
    return sizes[PONE], sizes[DEALER], len(deal.crib)


def played_out(position: Table) -> Table:
    while position.phase in (Phase.THROW, Phase.STARTER, Phase.PLAY, Phase.CHOOSE_CRIB):
        options = [command for seat in (0, 1) for command in legal_commands(position.state, seat)]
        position.do(options[len(options) // 2])
    return position


def test_action_1_the_same_player_deals_again() -> None:
    position = carried(before_starter(4, 5, 4), DealtAgain(DEALER))
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == DEALER
    assert position.scores == (30, 40)


STOPPING: list[tuple[int, tuple[int, int, int], tuple[Remedy, ...], list[str]]] = [
    (2, (4, 4, 5), (CribDead(),), ["pone", "dealer"]),
    (4, (4, 5, 3), (HandDead(DEALER),), ["pone", "crib"]),
    (4, (4, 5, 5), (HandDead(DEALER), CribDead()), ["pone"]),
    (9, (5, 4, 4), (HandDead(PONE),), ["dealer", "crib"]),
    (10, (5, 4, 3), (DrawnTo(None, 1), HandDead(PONE)), ["dealer", "crib"]),
    (11, (5, 3, 4), (HandDead(PONE),), ["dealer", "crib"]),
    (12, (5, 3, 5), (HandDead(PONE), CribDead()), ["dealer"]),
    (13, (6, 3, 2), (DrawnTo(None, 2), HandDead(PONE)), ["dealer", "crib"]),
    (16, (3, 5, 4), (HandDead(DEALER),), ["pone", "crib"]),
    (16, (3, 5, 5), (HandDead(DEALER), CribDead()), ["pone"]),
]


@pytest.mark.parametrize(("action", "found", "remedies", "counts"), STOPPING)
def test_actions_that_stop_play_take_its_points_back_and_count_what_is_not_dead(
    action: int, found: tuple[int, int, int], remedies: tuple[Remedy, ...], counts: list[str]
) -> None:
    state = after_starter(*found)
    position = carried(state, PlayRetracted(), *remedies, PlayStops())
    assert counted(position.script.events) == counts, action
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == PONE
    shown = [event for event in position.script.events if isinstance(event, HandShown | CribShown)]
    gained = [sum(event.count.total for event in shown if event.seat == seat) for seat in (0, 1)]
    assert position.scores == (30 + gained[0], 40 + gained[1])
    assert replay(position.script.events, state) == position.state


def test_the_crib_that_was_made_up_has_four_cards_when_it_is_counted() -> None:
    position = carried(after_starter(5, 4, 3), PlayRetracted(), DrawnTo(None, 1), HandDead(PONE), PlayStops())
    crib = next(event for event in position.script.events if isinstance(event, CribShown))
    assert len(crib.cards) == 4


@pytest.mark.parametrize("turned", [False, True])
def test_action_3_the_crib_is_made_up_and_play_goes_on(turned: bool) -> None:
    state = after_starter(4, 4, 2) if turned else before_starter(4, 4, 2)
    position = carried(state, DrawnTo(None, 2))
    assert numbers(position.state) == (4, 4, 4)
    assert position.phase is state.phase
    assert counted(played_out(position).script.events) == ["pone", "dealer", "crib"]


def test_action_5_the_surplus_goes_into_the_crib_and_what_is_still_short_is_drawn() -> None:
    position = carried(before_starter(5, 5, 1), ToCrib(PONE, 1), ToCrib(DEALER, 1), DrawnTo(None, 1))
    assert position.waits_for(Phase.THROW)
    for seat in (DEALER, PONE):
        options = legal_commands(position.state, seat)
        assert len(options) == 5
        position.do(options[0])
    assert position.waits_for(Phase.STARTER)
    assert numbers(position.state) == (4, 4, 4)
    assert counted(played_out(position).script.events) == ["pone", "dealer", "crib"]


def test_action_5_can_lead_to_a_new_deal() -> None:
    assert carried(before_starter(5, 3, 3), ToCrib(PONE, 1), DealtAgain(DEALER)).waits_for(Phase.SHUFFLE)


def test_action_6_the_short_hand_is_made_up_and_play_goes_on() -> None:
    position = carried(before_starter(2, 4, 4), DrawnTo(PONE, 2))
    assert numbers(position.state) == (4, 4, 4)
    assert counted(played_out(position).script.events) == ["pone", "dealer", "crib"]


@pytest.mark.parametrize("found", [(4, 2, 4), (2, 4, 4), (3, 3, 2), (1, 1, 4), (3, 4, 3)])
def test_action_7_play_goes_on_with_hands_as_they_are(found: tuple[int, int, int]) -> None:
    position = carried(after_starter(*found))
    shown = [
        event for event in played_out(position).script.events if isinstance(event, HandShown | CribShown)
    ]
    assert tuple(len(event.cards) for event in shown) == found


def test_action_8_play_goes_on_and_the_crib_is_dead() -> None:
    for state in (before_starter(4, 3, 5), after_starter(3, 3, 5)):
        assert counted(played_out(carried(state, CribDead())).script.events) == ["pone", "dealer"]


@pytest.mark.parametrize("turned", [False, True])
def test_action_14_the_dealer_picks_four_cards_of_the_crib_after_the_play(turned: bool) -> None:
    state = after_starter(3, 4, 6) if turned else before_starter(3, 4, 6)
    position = carried(state, FourOfCrib())
    while not position.waits_for(Phase.CHOOSE_CRIB):
        options = [command for seat in (0, 1) for command in legal_commands(position.state, seat)]
        position.do(options[0])
    assert len(legal_commands(position.state, DEALER)) == 15
    assert counted(position.script.events) == []
    assert counted(played_out(position).script.events) == ["pone", "dealer", "crib"]
    assert len(position.state.deal.crib) == 4


def test_action_15_the_points_go_back_and_the_same_player_deals_again() -> None:
    position = carried(after_starter(5, 5, 2), PlayRetracted(), DealtAgain(DEALER))
    assert position.waits_for(Phase.SHUFFLE)
    assert position.scores == (30, 40)
    assert counted(position.script.events) == []


@pytest.mark.parametrize("pone", range(1, 8))
@pytest.mark.parametrize("dealer", range(1, 8))
def test_play_comes_to_an_end_with_hands_of_any_size(pone: int, dealer: int) -> None:
    """Somebody has the last card, and every card on the table is one of the pack."""
    for state in (before_starter(pone, dealer, 4), after_starter(pone, dealer, 4)):
        position = played_out(carried(state))
        assert position.waits_for(Phase.SHUFFLE)
        deal = position.state.deal
        assert not any(deal.hands)
        assert sorted([*deal.pack, *deal.crib, *deal.played[0], *deal.played[1]]) == sorted(PACK)


def test_a_hand_without_a_card_is_passed_over() -> None:
    assert played_out(carried(before_starter(0, 4, 8), CribDead())).waits_for(Phase.SHUFFLE)
    assert played_out(carried(before_starter(0, 0, 4))).waits_for(Phase.SHUFFLE)


def test_deciding_a_ruling_leaves_the_given_state_as_it_was() -> None:
    state = after_starter(5, 4, 3)
    before = deepcopy(state)
    decide(state, CarryOut(("A wrong number.",), (PlayRetracted(), HandDead(PONE), PlayStops()), ()))
    assert state == before
