"""acc:IX: what an article says of counting out of turn and of mixing cards is done to a deal that is counted.

The deal is that of `counted_deal`: after the play Ann, who deals, has 35 and Bob 43; his hand is worth 4,
hers 12, her crib 6.
"""

import pytest

from pegout.game import Accept, CountCrib, CountHand, IllegalCommand, Peg, Phase
from pegout.judge import UnclearFact, rule_on
from pegout.rules.remedies import Correction, CribDead, HandDead, PointsTo, Told
from tests.kit.builders import Table
from tests.kit.counted_deal import ANN, BOB, carried, count, hands_counted, pegged, ruled

MIXED = {"confirmed": "no"}


def counted_by_ann(position: Table, crib: int | None = 6) -> Table:
    """Ann counts and pegs her hand, and the crib if there is one, and Bob accepts."""
    count(position, CountHand(ANN, 12))
    position.do(Accept(BOB))
    if crib is not None:
        count(position, CountCrib(ANN, crib))
        position.do(Accept(BOB))
    return position


def test_ix_2c_the_dealer_takes_the_count_back_and_counts_again_after_pone() -> None:
    """35 and 12 are 47; taken back it is 35 again, Bob counts 4, and then Ann her 12, at no cost."""
    position = pegged()
    count(position, CountHand(ANN, 12))
    assert position.scores == (47, 43)
    ruling = ruled(position.state, "counted-too-early", pegged="12")
    assert ruling.remedies[0] == Correction(ANN, 12)
    carried(position, ruling)
    assert position.scores == (35, 43)
    count(position, CountHand(BOB, 4))
    assert counted_by_ann(position).scores == (53, 47)


def test_ix_4a_pones_hand_is_lost() -> None:
    position = pegged()
    ruling = ruled(position.state, "cards-mixed", offender="Bob", mixed="hand", **MIXED)
    assert ruling.remedies == (HandDead(BOB),)
    carried(position, ruling)
    with pytest.raises(IllegalCommand):
        position.do(CountHand(BOB, 4))
    assert counted_by_ann(position).scores == (53, 43)


def test_ix_4a_what_was_pegged_for_it_goes_back_once() -> None:
    """Pegged and not accepted: 43 and 4 are 47, and 43 again, though it was told how many were pegged."""
    position = pegged()
    count(position, CountHand(BOB, 4))
    ruling = ruled(position.state, "cards-mixed", offender="Bob", mixed="hand", pegged="4", **MIXED)
    assert carried(position, ruling).scores == (35, 43)
    assert counted_by_ann(position).scores == (53, 43)


def test_ix_4b_the_dealer_loses_a_crib_mixed_away() -> None:
    position = hands_counted()
    ruling = ruled(position.state, "cards-mixed", offender="Ann", mixed="crib", **MIXED)
    assert ruling.remedies == (CribDead(),)
    carried(position, ruling)
    assert position.scores == (47, 47)
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == BOB


def test_ix_4b_and_the_hand_with_it() -> None:
    """Bob's 4 make 47, and Ann stays on 35."""
    position = pegged()
    count(position, CountHand(BOB, 4))
    ruling = ruled(position.state, "cards-mixed", offender="Ann", mixed="hand-and-crib", **MIXED)
    assert set(ruling.remedies) == {HandDead(ANN), CribDead()}
    carried(position, ruling)
    position.do(Accept(ANN))
    assert position.scores == (35, 47)
    assert position.waits_for(Phase.SHUFFLE)


def test_ix_4c_pone_pays_two_and_the_dealer_counts_the_crib_all_the_same() -> None:
    """47 and 2 are 49, which Ann pegs herself (acc:XI.2), and 6 for the crib make 55."""
    position = hands_counted()
    ruling = ruled(position.state, "cards-mixed", offender="Bob", mixed="crib", **MIXED)
    assert [one for one in ruling.remedies if not isinstance(one, Told)] == [PointsTo(ANN, 2)]
    carried(position, ruling)
    position.do(Peg(ANN, 2))
    count(position, CountCrib(ANN, 6))
    assert position.scores == (55, 47)


def test_ix_4c2_a_table_that_knows_the_crib_finds_all_of_it() -> None:
    """No card is cut in place of one that lies there: the crib would have five."""
    facts = {"offender": "Bob", "mixed": "crib", "found": "3", **MIXED}
    with pytest.raises(UnclearFact, match="This table knows the cards of the crib, so found cannot be 3"):
        rule_on(hands_counted().state, "cards-mixed", facts)


def test_viii_5b_a_count_that_was_announced_is_lost_with_both_pegs() -> None:
    """Bob has announced four and took out both pegs: he stays on 43, and nobody calls muggins for it."""
    position = pegged()
    position.do(CountHand(BOB, 4))
    carried(position, ruled(position.state, "both-pegs-removed", player="Bob", points="4"))
    with pytest.raises(IllegalCommand):
        position.do(Peg(BOB, 4))
    position.do(Accept(ANN))
    assert counted_by_ann(position).scores == (53, 43)


INCIDENTS = {"counted-too-early", "cards-mixed"}
