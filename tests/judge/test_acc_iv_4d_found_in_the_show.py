"""acc:IV.4b2: a wrong number found when hands or crib are counted is ruled on and carried out.

At a table where the program counts, the deal can be looked at again until somebody throws in the next. The
points are those of `counted_deal`: Ann 30 and heels 2, play 3, hand 12, crib 6; Bob 40, play 3, hand 4.
"""

import pytest

from pegout import Game
from pegout.cards import PACK
from pegout.game import CarryOut, ChooseCrib, Cut, IllegalCommand, Phase, Shuffle, legal_commands, replay
from pegout.game.events import CribShown
from pegout.judge import rule_on
from pegout.rules.remedies import DealReopened, DrawnTo
from tests.kit.builders import cards
from tests.kit.counted_deal import ANN, BOB, CRIB, PLAY, carried, counted, found, turned

SHORT_CRIB = "9C 9D 6S"
"""Counts 6 as well; with the six of clubs from the pack 12: four fifteens and two pairs."""

SCORES = [
    (2, (4, 4, 5), (44, 44)),  # the play and the crib go back
    (4, (4, 5, 4), (36, 44)),  # the play, heels and Ann's hand
    (4, (4, 5, 3), (36, 44)),
    (4, (4, 5, 5), (30, 44)),  # her crib too
    (7, (4, 3, 4), (53, 47)),
    (7, (3, 3, 3), (53, 47)),
    (8, (4, 3, 5), (47, 47)),  # the crib
    (9, (5, 4, 4), (50, 40)),  # the play and Bob's hand
    (11, (5, 3, 4), (50, 40)),
    (12, (5, 3, 5), (44, 40)),  # the play, Bob's hand and the crib
    (16, (3, 5, 4), (38, 44)),  # the play and Ann's hand
    (16, (3, 5, 5), (32, 44)),
]


@pytest.mark.parametrize(("action", "numbers", "scores"), SCORES)
def test_after_the_show_only_what_is_dead_goes_back(
    action: int, numbers: tuple[int, int, int], scores: tuple[int, int]
) -> None:
    position = counted()
    assert position.scores == (53, 47)
    before = position.state
    position = carried(position, found(position.state, *numbers))
    assert position.scores == scores, action
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == BOB
    assert before.deal.counts


@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize(("action", "numbers", "scores"), SCORES)
def test_the_same_once_the_pack_is_shuffled_or_dealt_for_the_next_deal(
    action: int, numbers: tuple[int, int, int], scores: tuple[int, int], dealt: bool
) -> None:
    position = counted()
    position.do(Shuffle(PACK))
    if dealt:
        position.do(Cut(ANN, 10))
    position = carried(position, found(position.state, *numbers))
    assert position.scores == scores, action
    assert position.state.dealer == BOB
    opened = action != 7  # which orders nothing
    assert position.state.deal_number == (1 if opened and not dealt else 2)


@pytest.mark.parametrize(
    ("action", "numbers", "scores"),
    [(3, (4, 4, 3), (59, 47)), (10, (5, 4, 3), (56, 40)), (13, (5, 3, 3), (56, 40))],
)
def test_a_short_crib_is_made_up_and_counted_again(
    action: int, numbers: tuple[int, int, int], scores: tuple[int, int]
) -> None:
    position = counted(SHORT_CRIB)
    assert position.scores == (53, 47)
    position = carried(position, found(position.state, *numbers))
    assert position.scores == scores, action
    shown = [event for event in position.script.events if isinstance(event, CribShown)]
    assert [len(event.cards) for event in shown] == [3, 4]
    assert position.state.dealer == BOB


def test_action_14_the_dealer_picks_four_of_a_long_crib_that_was_counted() -> None:
    """Five cards count 12 here (9 9 6 6 and a king); Ann keeps the four that are worth six."""
    position = counted(f"{CRIB} 6C")
    assert position.scores == (59, 47)
    position = carried(position, found(position.state, 3, 4, 5))
    assert position.waits_for(Phase.CHOOSE_CRIB)
    assert position.state.dealer == ANN
    assert position.scores == (47, 47)
    position.do(ChooseCrib(ANN, cards(CRIB)))
    assert position.scores == (53, 47)
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == BOB


@pytest.mark.parametrize(
    ("numbers", "scores"),
    [
        ((4, 3, 3), (32, 44)),  # Bob's right hand stands; Ann's hand and crib do not, heels do
        ((5, 4, 5), (44, 40)),  # Ann's right hand stands
        ((5, 5, 4), (38, 40)),  # only the crib was right
    ],
)
def test_action_15_the_same_player_deals_again_and_right_numbers_keep_their_counts(
    numbers: tuple[int, int, int], scores: tuple[int, int]
) -> None:
    position = counted()
    ruling = found(position.state, *numbers)
    position = carried(position, ruling)
    assert position.scores == scores
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == ANN
    assert ruling.findings[-1] == "Ann deals again."


def test_what_is_not_counted_yet_is_counted_after_the_ruling() -> None:
    """Found in the play, where nothing but the fifteen and the pair was pegged: Bob's hand is dead."""
    position = turned().play("8C", "7S", "7D")
    assert position.scores == (34, 42)
    ruling = found(position.state, 5, 4, 4)
    assert ruling.findings[-1] == "Ann's hand is counted first, then the crib; Bob deals next."
    assert carried(position, ruling).scores == (30 + 2 + 12 + 6, 40)


def test_names_and_counts_that_go_back_are_told() -> None:
    ruling = found(counted().state, 5, 4, 4)
    assert ruling.findings == (
        "Bob has 5 cards, Ann 4 and the crib 4, instead of 4, 4 and 4.",
        "The points of the play go back, and the wrong hand is dead.",
        "Bob's count goes back: four points.",
        "Nothing is left to count, and Bob deals next.",
    )
    assert ruling.remedies[0] == DealReopened()


def test_once_somebody_throws_in_the_next_deal_the_one_before_stands() -> None:
    position = counted()
    about_it = found(position.state, 5, 4, 4)
    position.do(Shuffle(PACK))
    position.do(Cut(ANN, 10))
    position.do(legal_commands(position.state, BOB)[0])
    with pytest.raises(IllegalCommand, match="the last one stands"):
        position.do(CarryOut(about_it.findings, about_it.remedies, ()))


def test_a_new_deal_that_was_seen_is_dealt_anew() -> None:
    position = counted()
    position.do(Shuffle(PACK))
    position.do(Cut(ANN, 10))
    position = carried(position, found(position.state, 4, 3, 3))
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == ANN
    assert not position.state.deal.hands


def test_the_program_deals_other_cards_then() -> None:
    game = Game.deal(["5C 5D 6H 7S 9C 9D", "8C 7D 2H 2S 6S KH"], starter="JS", names=["Ann", "Bob"], seed=3)
    game.throw(ANN, "9C 9D")
    game.throw(BOB, "6S KH")
    for seat, card in zip((1, 0, 1, 0, 1, 0, 0, 1, 0), PLAY, strict=True):
        if card == "go":
            game.go(seat)
        else:
            game.play(seat, card)
    assert game.state.scores == (23, 7)
    hands = game.state.deal.hands
    game.carry_out(found(game.state, 5, 4, 4))
    assert game.state.scores == (20, 0)
    assert game.state.deal.hands != hands
    assert Game.from_record(game.record).state == game.state


def test_two_cards_alike_in_a_new_hand_are_about_the_new_deal() -> None:
    position = counted()
    position.do(Shuffle(PACK))
    position.do(Cut(ANN, 10))
    position = carried(position, rule_on(position.state, "two-cards-alike", {}))
    assert position.scores == (53, 47)
    assert position.state.dealer == BOB


def test_ruled_twice_nothing_goes_back_twice() -> None:
    """Action 9 takes Bob's 3 and 4; two cards alike then the rest of the deal (acc:IV.5b), and no more."""
    position = counted()
    position = carried(position, found(position.state, 5, 4, 4))
    position = carried(position, found(position.state, 5, 4, 4))
    assert position.scores == (50, 40)


def test_a_deal_that_was_opened_again_can_be_told_from_its_events() -> None:
    position = counted()
    start = turned().state
    position = carried(position, found(position.state, 4, 5, 5))
    assert replay(position.script.events, start) == position.state


def test_a_card_can_be_drawn_to_a_hand_that_was_counted() -> None:
    """Bob's 8 7 2 2 with the six of clubs: the run of three, 7-6-2 twice, 8-7, and the twos: 11."""
    position = counted()
    position.do(CarryOut(("A card short.",), (DealReopened(), DrawnTo(BOB, 1)), ()))
    assert position.scores == (53, 43 + 11)
