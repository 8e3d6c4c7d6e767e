"""What a deal scored and what of it goes back: heels, the play, counts; never twice, and without being asked.

The deal is that of `counted_deal`: Ann 30, heels 2, play 3, hand 12, crib 6; Bob 40, play 3, hand 4.
"""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.edition import FIRST_EDITION
from pegout.game import CarryOut, CountHand, GameState, Phase, tried
from pegout.rules import PRESETS, RuleSet
from pegout.rules.remedies import Correction, HandDead, PlayRetracted, PointsBack, PointsTo, Remedy
from tests.kit.builders import Table
from tests.kit.counted_deal import (
    ANN,
    BOB,
    carried,
    count,
    counted,
    found,
    pegged,
    pegged_of_old,
    ruled,
    turned,
)
from tests.kit.proofs import proof
from tests.kit.rulings import ruled_match


def test_iv_1b_a_void_deal_takes_heels_back() -> None:
    """Only Bob has played a card, and nothing but heels was pegged."""
    position = turned().play("8C")
    assert position.scores == (32, 40)
    ruling = ruled(position.state, "deal-out-of-turn", dealt_by="Ann", all_played="no")
    position = carried(position, ruling)
    assert position.scores == (30, 40)
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == BOB
    assert ruling.findings[-1] == "Bob deals."


def test_iv_1b_heels_that_nobody_has_pegged_are_not_taken() -> None:
    position = turned(officiating="players")
    assert position.scores == (30, 40)
    ruling = ruled(position.state, "deal-out-of-turn", dealt_by="Ann", all_played="no", heels="yes")
    assert carried(position, ruling).scores == (30, 40)


def test_iv_1b_a_deal_that_stands_keeps_its_points_and_the_other_deals_next() -> None:
    position = turned().play("8C", "7S")
    ruling = ruled(position.state, "deal-out-of-turn", dealt_by="Ann", all_played="yes")
    assert ruling.findings[-1] == "Bob deals next."
    assert carried(position, ruling).scores == (34, 40)


def test_iv_4d_action_4_takes_heels_and_action_9_leaves_them() -> None:
    """In the play, after a fifteen for Ann: then what is not dead is counted."""
    after = [(4, (4, 5, 4), (30 + 6, 44)), (9, (5, 4, 4), (32 + 12 + 6, 40))]
    for action, numbers, scores in after:
        position = turned().play("8C", "7S")
        position = carried(position, found(position.state, *numbers))
        assert position.scores == scores, action


def test_iv_5b_in_the_play_everything_of_the_deal_goes_back() -> None:
    position = turned().play("8C", "7S", "7D")
    position = carried(position, ruled(position.state, "two-cards-alike"))
    assert position.scores == (30, 40)
    assert position.state.dealer == ANN


def test_iv_5b_after_the_show_everything_goes_back_once_whatever_is_said() -> None:
    position = counted()
    ruling = ruled(position.state, "two-cards-alike", pone_pegged="4", dealer_pegged="20")
    position = carried(position, ruling)
    assert position.scores == (30, 40)
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == ANN


def test_iv_5b_after_another_ruling_only_the_rest_goes_back() -> None:
    position = counted()
    position = carried(position, found(position.state, 4, 5, 5))
    assert position.scores == (30, 44)
    position = carried(position, ruled(position.state, "two-cards-alike"))
    assert position.scores == (30, 40)


def test_iv_5b_points_that_were_corrected_do_not_go_back_again() -> None:
    position = counted()
    position.do(CarryOut(("Bob's hand counted two too many.",), (Correction(BOB, 2),), ()))
    assert position.scores == (53, 45)
    position = carried(position, ruled(position.state, "two-cards-alike"))
    assert position.scores == (30, 40)


def test_penalties_of_the_deal_stay() -> None:
    position = turned().play("8C", "7S")
    position.do(CarryOut(("A peek, and a false claim.",), (PointsTo(BOB, 2), PointsBack(ANN, 15)), ()))
    assert position.scores == (19, 42)
    position = carried(position, ruled(position.state, "two-cards-alike"))
    assert position.scores == (15, 42)


def of_first_edition(position: Table) -> Table:
    position.state.edition = FIRST_EDITION
    return position


def test_a_game_of_the_first_edition_keeps_what_rulings_meant_then() -> None:
    """A hand declared dead while hands were counted kept its count, and counts were points of the play."""
    position = pegged_of_old()
    position.do(CountHand(BOB, 4))
    position.do(CarryOut(("Dead.",), (HandDead(BOB),), ()))
    assert position.scores == (35, 47)
    position.do(CarryOut(("Back.",), (PlayRetracted(),), ()))
    assert position.scores == (32, 40)


def test_a_game_of_this_edition_takes_back_the_count_with_the_hand_and_the_play_without_counts() -> None:
    ruled_on: list[tuple[Remedy, tuple[int, int]]] = [(HandDead(BOB), (35, 43)), (PlayRetracted(), (32, 44))]
    for remedy, scores in ruled_on:
        position = pegged()
        count(position, CountHand(BOB, 4))
        position.do(CarryOut(("Ruled.",), (remedy,), ()))
        assert position.scores == scores


@pytest.mark.parametrize("position", [turned().play("8C", "7S", "7D"), counted()], ids=["play", "show"])
def test_a_game_of_the_first_edition_carries_out_what_is_ordered_today(position: Table) -> None:
    old = of_first_edition(position)
    assert carried(old, ruled(old.state, "two-cards-alike")).scores == (30, 40)


@given(st.integers(0, 2**32), st.sampled_from([PRESETS[name] for name in ("acc", "club", "portfolio")]))
@proof(25, 400)
def test_iv_5b_brings_the_scores_back_to_where_the_deal_began_whenever_it_is_found(
    seed: int, rules: RuleSet
) -> None:
    """In the play and between deals, in games that nobody else has ruled on."""
    began: tuple[int, ...] = ()
    for script in islice(ruled_match(rules, seed, often=0), 150):
        state = script.state
        if state.phase is Phase.CUT:
            assert state.deal_number == 1 or _all_back(state) == began
            began = state.scores
        elif state.phase is Phase.PLAY and state.deal.starter is not None:
            assert _all_back(state) == began


def _all_back(state: GameState) -> tuple[int, ...]:
    ruling = ruled(state, "two-cards-alike")
    return tried(state, CarryOut(ruling.findings, ruling.remedies, ())).scores
