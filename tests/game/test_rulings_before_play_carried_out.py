"""Rulings on cuts, throws and the starter, carried out: where every card and peg is afterwards."""

import pytest

from pegout.cards import PACK
from pegout.game import (
    NOT_STARTED,
    Cut,
    GameState,
    Phase,
    PickStarter,
    Shuffle,
    StartMatch,
    Throw,
    to_act,
    tried,
)
from pegout.game.state import Cutting, Packet
from pegout.rules.remedies import (
    BlindThrow,
    CardsShown,
    CutTakenBack,
    StarterCutAgain,
    StarterPick,
    ThrowReturned,
)
from pegout.rules.remedies import Packet as Part
from tests.kit.builders import ACC, card, cards, table, thrown_table
from tests.kit.ruled_tables import KEPT, dealt_game, do, rule

ANN, BOB, CLEO = range(3)


def cutting(*lifted: int, seats: int = 2) -> GameState:
    """The pack is in order, and the first seats have lifted so many."""
    state = tried(NOT_STARTED, StartMatch(ACC.with_seats(seats), ("Ann", "Bob", "Cleo")[:seats]))
    state = tried(state, Shuffle(PACK))
    for seat, number in enumerate(lifted):
        state = tried(state, Cut(seat, number))
    return state


# The cut for the deal


def test_a_cut_taken_back_lies_where_it_lay_and_is_made_before_those_to_come() -> None:
    state = tried(cutting(10, 6, seats=3), rule(CutTakenBack((ANN,))))
    assert (state.phase, state.cutters, to_act(state)) == (Phase.CUT_FOR_DEAL, (BOB, ANN, CLEO), (ANN,))
    assert state.cuts == ((BOB, PACK[15]),)
    assert state.deal.pack == PACK[:10] + PACK[16:]
    assert state.cutting == Cutting((BOB, ANN, CLEO), (Packet(BOB, PACK[10:16]),), state.deal.pack)
    assert (state.recuts, state.dealer, state.first_dealer, state.deal_number) == (1, None, None, 0)


def test_the_last_cut_alone_is_made_again_on_what_it_was_made_on() -> None:
    state = tried(cutting(10, 6), rule(CutTakenBack((BOB,))))
    assert (state.cutters, state.cuts, to_act(state)) == ((ANN, BOB), ((ANN, PACK[9]),), (BOB,))
    assert state.deal.pack == PACK[10:]


def test_both_cuts_taken_back_leave_the_whole_pack_and_nobody_to_deal() -> None:
    won = cutting(10, 6)
    assert won.phase in (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT)
    state = tried(won, rule(CutTakenBack((ANN, BOB))))
    assert (state.deal.pack, state.cuts, state.cutters, to_act(state)) == (PACK, (), (ANN, BOB), (ANN,))
    assert (state.phase, state.dealer, state.first_dealer) == (Phase.CUT_FOR_DEAL, None, None)
    again = tried(tried(state, Cut(ANN, 10)), rule(CutTakenBack((ANN,))))
    assert (again.recuts, again.deal.pack) == (2, PACK)


# Throws


def test_a_throw_goes_back_into_the_hand_and_another_stays_in_the_crib() -> None:
    game = dealt_game(cuts=False)
    game.throw(ANN, "KH QH")
    game.throw(BOB, "2C 4C")
    state = tried(game.state, rule(ThrowReturned(ANN)))
    assert (state.phase, to_act(state)) == (Phase.THROW, (ANN,))
    assert set(state.deal.hands[ANN]) == set(cards("5H 5C 5S JD KH QH"))
    assert (state.deal.crib, state.deal.thrown) == (cards("2C 4C"), [(), cards("2C 4C")])
    state = tried(state, Throw(ANN, cards("5H 5C")))
    assert (state.phase, set(state.deal.crib)) == (Phase.STARTER, set(cards("2C 4C 5H 5C")))


def test_a_throw_drawn_unseen_is_of_the_places_that_were_drawn() -> None:
    state = tried(dealt_game(cuts=False).state, rule(BlindThrow(ANN, BOB, 2, (1, 6))))
    first, last = dealt_game().state.deal.hands[ANN][0], dealt_game().state.deal.hands[ANN][5]
    assert (state.deal.crib, state.deal.thrown[ANN]) == ((first, last), (first, last))
    assert len(state.deal.hands[ANN]) == 4
    assert state.deal.ruled is not None
    assert (state.deal.ruled.draws, state.phase, to_act(state)) == (1, Phase.THROW, (BOB,))
    assert tried(state, Throw(BOB, cards("2C 4C"))).phase is Phase.STARTER


# The starter


def test_a_starter_cut_again_takes_its_heels_back_and_the_rest_is_shuffled() -> None:
    turned = table(KEPT, "JC")
    assert (turned.scores, turned.state.deal.heels) == ((2, 0), 2)
    state = do(turned, StarterCutAgain()).state
    assert (state.scores, state.deal.heels, state.deal.starter, state.deal.turn) == ((0, 0), 0, None, None)
    assert state.phase is Phase.SHUFFLE_REST
    assert (len(state.deal.pack), card("JC") in state.deal.pack) == (40, True)


def test_heels_that_were_never_pegged_are_not_taken_back() -> None:
    assert do(table(KEPT, "7D", scores=(5, 0)), StarterCutAgain()).scores == (5, 0)


@pytest.mark.parametrize(("picked", "other"), [("5H", "7D"), ("7D", "5H")])
def test_pone_picks_one_of_two_cards_as_the_starter_and_the_dealer_keeps_the_other(
    picked: str, other: str
) -> None:
    """Drawn from the dealer's hand with the starter in it: its first card and its last."""
    position = do(table(KEPT, "7D"), StarterPick(ANN, BOB, (1, 5)))
    state = position.state
    assert (state.phase, to_act(state), state.deal.starter, state.deal.turn) == (
        Phase.PICK_STARTER,
        (BOB,),
        None,
        None,
    )
    assert (state.deal.hands[ANN], card("7D") in state.deal.pack) == (list(cards("5C 5S JD")), False)
    assert state.deal.ruled is not None
    assert (state.deal.ruled.drawn, state.deal.ruled.draws) == (cards("5H 7D"), 1)
    position.do(PickStarter(BOB, card(picked)))
    state = position.state
    assert (state.phase, state.deal.turn, state.deal.starter) == (Phase.PLAY, BOB, card(picked))
    assert state.deal.hands[ANN] == [*cards("5C 5S JD"), card(other)]
    assert (state.deal.pack[0], len(state.deal.pack)) == (card(picked), 40)
    assert state.deal.ruled is not None
    assert state.deal.ruled.drawn == ()


def test_a_starter_that_was_not_seen_comes_from_the_cut_that_is_named() -> None:
    position = thrown_table(KEPT, "7D")
    tenth = position.state.deal.pack[10]
    do(position, StarterPick(ANN, BOB, (4, 5), lifted=10))
    assert position.state.deal.ruled is not None
    assert position.state.deal.ruled.drawn == (card("JD"), tenth)
    assert len(position.state.deal.pack) == 39


def test_a_jack_picked_as_the_starter_is_two_for_heels() -> None:
    position = do(table(KEPT, "7D"), StarterPick(ANN, BOB, (4, 5)))
    position.do(PickStarter(BOB, card("JD")))
    assert (position.scores, position.state.deal.heels) == ((2, 0), 2)


@pytest.mark.parametrize("cut_before", [False, True])
@pytest.mark.parametrize("part", Part)
def test_cards_beside_the_starter_are_shown_to_one_seat(part: Part, cut_before: bool) -> None:
    """The lowest two of the upper packet, or the first two of the lower one under the starter."""
    position = thrown_table(KEPT, "7D")
    pack = position.state.deal.pack
    place = pack.index(card("7D"))
    beside = pack[place - 2 : place] if part is Part.UPPER else pack[place + 1 : place + 3]
    look = rule(CardsShown(BOB, part, 2))
    if cut_before:
        position.cut_starter("7D").do(look)
    else:
        position.do(look)
        assert position.state.deal.ruled is not None
        assert position.state.deal.ruled.looks == look.remedies
        position.cut_starter("7D")
    ruled = position.state.deal.ruled
    assert ruled is not None
    assert (ruled.looks, ruled.shown) == ((), ((), beside))
    position.do(look)
    assert position.state.deal.ruled is not None
    assert position.state.deal.ruled.shown == ((), beside)
