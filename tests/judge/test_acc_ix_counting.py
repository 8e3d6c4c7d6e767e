"""acc:IX.2c to IX.5: counting out of turn, the starter astray, cards mixed, help."""

import pytest

from pegout.judge import Ruling, UnclearFact
from pegout.judge.count import (
    CardsMixed,
    CountedTooEarly,
    Help,
    HelpedCounting,
    Mixed,
    Place,
    StarterMisplaced,
    cards_mixed,
    counted_too_early,
    helped_counting,
    starter_misplaced,
)
from pegout.rules.remedies import (
    Correction,
    CribDead,
    DrawnTo,
    GameLost,
    HandDead,
    PointsBack,
    PointsTo,
    Remedy,
    Told,
)
from tests.kit.judge_positions import ANN, BOB, CAT, DAN, at, places

TABLE = at(80, 90)


def ordered(found: Ruling) -> tuple[Remedy, ...]:
    """What the game carries out, without the orders to people."""
    return tuple(remedy for remedy in found.remedies if not isinstance(remedy, Told))


def test_2c_the_dealers_points_are_taken_back_at_no_cost() -> None:
    found = counted_too_early(TABLE, CountedTooEarly(8))
    assert found.remedies == (Correction(ANN, 8), Told("Bob counts first; Ann counts again in turn."))
    assert places(found) == ["acc:IX.2c"]


def test_2c_with_three_somebody_else_may_be_early() -> None:
    table = at(1, 2, 3, rules="club")
    assert ordered(counted_too_early(table, CountedTooEarly(8, CAT))) == (Correction(CAT, 8),)


def test_2c_pone_is_never_early() -> None:
    with pytest.raises(UnclearFact, match="counts first anyway"):
        counted_too_early(TABLE, CountedTooEarly(8, BOB))


def test_2c_with_nothing_pegged_nothing_goes_back() -> None:
    assert ordered(counted_too_early(TABLE, CountedTooEarly(0))) == ()


def test_2c_pegged_out_too_early_costs_nothing_in_a_tournament() -> None:
    assert ordered(counted_too_early(at(121, 90), CountedTooEarly(8))) == (Correction(ANN, 8),)


def test_club_penalties_scoring_too_soon_and_claiming_the_game_is_a_false_claim() -> None:
    """Ann really stands on 113: the eight go back, fifteen more, and Cat, who noticed it, has the eight."""
    table = at(121, 90, 95, rules="club")
    found = counted_too_early(table, CountedTooEarly(8, ANN, CAT))
    assert ordered(found) == (Correction(ANN, 8), PointsBack(ANN, 15), PointsTo(CAT, 8))
    assert places(found) == ["club:penalties.false-claim", "acc:IX.2c"]


def test_club_end_of_game_the_early_end_can_be_claimed_too_soon_as_well() -> None:
    """On 62 to 20 by eight counted too soon: eight and fifteen back, eight to Bob."""
    found = counted_too_early(at(62, 20, rules="club"), CountedTooEarly(8))
    assert ordered(found) == (Correction(ANN, 8), PointsBack(ANN, 15), PointsTo(BOB, 8))


@pytest.mark.parametrize("place", list(Place))
@pytest.mark.parametrize(("rules", "by"), [("acc", "acc:IX.3a"), ("club", "club:penalties.starter")])
def test_3a_the_starter_astray_costs_two(place: Place, rules: str, by: str) -> None:
    found = starter_misplaced(at(9, 9, rules=rules), StarterMisplaced(BOB, place))
    assert ordered(found) == (PointsTo(ANN, 2),)
    assert places(found) == [by]


def test_3a_with_four_the_claimant_has_them() -> None:
    table = at(9, 9, 9, 9, rules="club")
    assert ordered(starter_misplaced(table, StarterMisplaced(BOB, Place.PACK, DAN))) == (PointsTo(DAN, 2),)


@pytest.mark.parametrize("offender", [ANN, BOB])
def test_4a_a_hand_mixed_too_early_is_lost(offender: int) -> None:
    found = cards_mixed(TABLE, CardsMixed(offender, Mixed.HAND, confirmed=False))
    assert found.remedies == (HandDead(offender),)
    assert places(found) == ["acc:IX.4a"]


def test_4a_what_had_been_pegged_for_it_goes_back() -> None:
    found = cards_mixed(TABLE, CardsMixed(BOB, Mixed.HAND, confirmed=False, pegged=12))
    assert found.remedies == (Correction(BOB, 12), HandDead(BOB))


@pytest.mark.parametrize("mixed", list(Mixed))
def test_4a_once_accepted_nothing_is_lost(mixed: Mixed) -> None:
    assert cards_mixed(TABLE, CardsMixed(BOB, mixed, confirmed=True)).remedies == ()


def test_4b_a_dealer_loses_the_crib_too() -> None:
    found = cards_mixed(TABLE, CardsMixed(ANN, Mixed.HAND_AND_CRIB, confirmed=False))
    assert found.remedies == (HandDead(ANN), CribDead())
    assert places(found) == ["acc:IX.4a", "acc:IX.4b"]


def test_4b_or_only_the_crib() -> None:
    found = cards_mixed(TABLE, CardsMixed(ANN, Mixed.CRIB, confirmed=False))
    assert found.remedies == (CribDead(),)
    assert places(found) == ["acc:IX.4b"]


def test_4c_a_pone_pays_two_and_the_crib_is_rebuilt() -> None:
    found = cards_mixed(TABLE, CardsMixed(BOB, Mixed.HAND_AND_CRIB, confirmed=False))
    assert ordered(found) == (HandDead(BOB), PointsTo(ANN, 2))
    assert places(found) == ["acc:IX.4a", "acc:IX.4c"]


def test_4c_a_crib_mixed_by_pone_takes_nothing_back_from_pone() -> None:
    found = cards_mixed(TABLE, CardsMixed(BOB, Mixed.CRIB, confirmed=False, pegged=4))
    assert ordered(found) == (PointsTo(ANN, 2),)


@pytest.mark.parametrize(("again", "drawn"), [(4, ()), (3, (DrawnTo(None, 1),)), (0, (DrawnTo(None, 4),))])
def test_4c2_missing_cards_come_from_the_pack(again: int, drawn: tuple[Remedy, ...]) -> None:
    found = cards_mixed(TABLE, CardsMixed(BOB, Mixed.CRIB, confirmed=False, found=again))
    assert ordered(found) == (PointsTo(ANN, 2), *drawn)
    assert ("acc:IX.4c2" in places(found)) is bool(drawn)


def test_4c1_judges_help_when_the_cards_are_disputed() -> None:
    found = cards_mixed(TABLE, CardsMixed(BOB, Mixed.CRIB, confirmed=False, agreed=False))
    assert any(isinstance(remedy, Told) and "Call the judges" in remedy.text for remedy in found.remedies)


@pytest.mark.parametrize("aid", list(Help))
@pytest.mark.parametrize(("rules", "by"), [("acc", "acc:IX.5"), ("golden-age", "golden-age:9")])
def test_5_help_ends_and_no_points_are_set_on_it(aid: Help, rules: str, by: str) -> None:
    found = helped_counting(at(9, 9, rules=rules), HelpedCounting(BOB, aid))
    assert ordered(found) == ()
    assert places(found) == [by]


def test_5_after_a_judges_word_it_is_refusing_the_judge() -> None:
    found = helped_counting(TABLE, HelpedCounting(BOB, Help.PERSON, told_before=True))
    assert ordered(found) == (GameLost(BOB),)
    assert places(found) == ["acc:IX.5", "acc:XI.4"]
